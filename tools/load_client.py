"""The scripted players of `tools/load.py` and `tools/attack.py`, in one process.

Reads commands on standard input, one per line.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAMES = ("altar", "dalang")
SEATS = 3
AT_ONCE = 25
HOME = "127.0.0.1"
HEARTBEAT_SECONDS = 20
KEEPALIVE_SECONDS = 1.0
"""Shorter than the server's, which would close a connection that is about to be used."""
MAX_PER_BLOCK = 250
"""Addresses used of every block 127.0.x."""
LATE = ("stale-version", "not-your-turn", "not-running")


class Legal(msgspec.Struct):
    """An action that is offered."""

    text: str


class Game(msgspec.Struct):
    """The part of a view that a scripted player reads."""

    legal: list[Legal] = []


class Message(msgspec.Struct):
    """Any message from the server."""

    type: str
    version: int = 0
    status: str = ""
    game: Game | None = None
    command: str | None = None
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Metrics:
    """What is measured."""

    def __init__(self) -> None:
        self.messages = self.bytes = self.moves = self.late = 0
        self.latencies: list[float] = []


class Table:
    """One table with its seats, all in this process."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.game = GAMES[number % len(GAMES)]
        self.id = ""
        self.seats: list[Seat] = []
        self.asked: dict[str, float] = {}
        self.sent: dict[int, float] = {}
        """By version: when its command was sent."""
        self.seen: dict[int, tuple[int, float]] = {}
        """By version: how many seats have seen it, and when the last one did."""

    def clear(self) -> None:
        """Forget the game that is over."""
        self.id = ""
        for found in (self.asked, self.sent, self.seen):
            found.clear()
        for seat in self.seats:
            seat.version, seat.status, seat.legal = 0, "open", []

    def saw(self, version: int) -> None:
        """Note that one more seat has the view of a version."""
        self.seen[version] = (self.seen.get(version, (0, 0.0))[0] + 1, time.perf_counter())
        self._measure(version)

    def did(self, command: str | None, version: int) -> None:
        """Note that the server has acknowledged a command."""
        if command in self.asked:
            self.sent[version] = self.asked.pop(command)
            self._measure(version)

    def _measure(self, version: int) -> None:
        """Measure once the answer and everybody's view have arrived, in any order."""
        count, last = self.seen.get(version, (0, 0.0))
        if count == SEATS and version in self.sent:
            self.crowd.figures.moves += 1
            self.crowd.figures.latencies.append(last - self.sent.pop(version))
            del self.seen[version]
            for old in [known for known in self.seen if known < version]:
                del self.seen[old]


class Seat:
    """A scripted player: a cookie, a socket, and random decisions."""

    def __init__(self, crowd: Crowd, table: Table, number: int) -> None:
        self.crowd, self.table = crowd, table
        self.name = f"p{number}"
        self.local = crowd.local_address(number)
        self.cookie = ""
        self.socket: ClientConnection
        self.version = 0
        self.status = "open"
        self.legal: list[str] = []
        self._lots = random.Random(number)
        self._numbers = itertools.count()
        self._waiting: dict[str, asyncio.Future[Message]] = {}

    async def arrive(self) -> None:
        """Get an identity and open the socket."""
        http = self.crowd.http(self.local)
        answer = await http.get("/api/me", headers={"cookie": ""})
        self.cookie = answer.headers["set-cookie"].split(";")[0]
        http.cookies.clear()
        address = self.crowd.address.replace("http", "ws", 1) + "/api/socket"
        self.socket = await connect(
            address,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
            local_addr=(self.local, 0),
        )
        self.crowd.readers.append(asyncio.create_task(self._read()))

    async def beat(self) -> None:
        """Show the server that somebody is there, as browsers do."""
        await self.socket.send('{"do":"ping","number":0}')

    async def _read(self) -> None:
        figures = self.crowd
        async for text in self.socket:
            figures.figures.messages += 1
            figures.figures.bytes += len(text)
            self._take(decode(text))

    def _take(self, message: Message) -> None:
        match message.type:
            case "table" | "update":
                self.version, self.status = message.version, message.status
                self.legal = [action.text for action in message.game.legal] if message.game is not None else []
                if message.type == "update":
                    self.table.saw(message.version)
                if self.crowd.is_playing:
                    self.decide()
            case "done" | "refused":
                waiting = self._waiting.pop(message.command or "", None)
                if waiting is not None:
                    waiting.set_result(message)
                elif message.type == "done":
                    self.table.did(message.command, message.version)
                elif message.code in LATE:
                    self.crowd.figures.late += 1
                else:
                    raise RuntimeError(message.code)

    def decide(self) -> None:
        """Act after a pause, if it is this player's turn."""
        if self.status == "running" and self.legal:
            version, action = self.version, self._lots.choice(self.legal)
            self.legal = []
            asyncio.get_running_loop().call_later(
                self._lots.uniform(0, 2 * self.crowd.think), self._act, version, action
            )

    def _act(self, version: int, action: str) -> None:
        if not self.crowd.is_playing:
            if version == self.version:
                self.legal = [action]
            return
        command = f"{self.name}-{next(self._numbers)}"
        self.table.asked[command] = time.perf_counter()
        self.crowd.tasks.append(
            asyncio.create_task(self._send(command, {"do": "act", "version": version, "action": action}))
        )

    async def _send(self, command: str, wanted: dict[str, object]) -> None:
        asked = {"do": "ask", "table": self.table.id, "command": {**wanted, "command": command}}
        await self.socket.send(json.dumps(asked))

    async def ask(self, **wanted: object) -> None:
        """Send a command that is not measured."""
        command = f"{self.name}-{next(self._numbers)}"
        self._waiting[command] = asyncio.get_running_loop().create_future()
        answer = self._waiting[command]
        await self._send(command, wanted)
        found = await answer
        if found.type != "done":
            raise RuntimeError(found.code)


class Crowd:
    """All players of this process."""

    def __init__(self, address: str, tables: int, first: int, per_address: int | None = None) -> None:
        self.address = address
        self._per_address = per_address
        self._http: dict[str, httpx.AsyncClient] = {}
        self.figures = Metrics()
        self.think = 0.0
        self.is_playing = False
        self._numbers = itertools.count()
        self.tasks: list[asyncio.Task[None]] = []
        self.readers: list[asyncio.Task[None]] = []
        self.tables = [Table(self, first + number) for number in range(tables)]
        for number, table in enumerate(self.tables):
            table.seats = [Seat(self, table, (first + number) * SEATS + seat) for seat in range(SEATS)]
        self.seats = [seat for table in self.tables for seat in table.seats]

    def local_address(self, number: int) -> str:
        """The loopback address of a player: all have the same, or so many share one as the crowd was told."""
        if self._per_address is None:
            return HOME
        block, host = divmod(number // self._per_address, MAX_PER_BLOCK)
        return f"127.0.{block + 1}.{host + 1}"

    def http(self, local: str) -> httpx.AsyncClient:
        """The client of an address."""
        if local not in self._http:
            limits = httpx.Limits(keepalive_expiry=KEEPALIVE_SECONDS)
            transport = httpx.AsyncHTTPTransport(local_address=local, verify=False, limits=limits)
            self._http[local] = httpx.AsyncClient(base_url=self.address, timeout=300, transport=transport)
        return self._http[local]

    async def connect(self) -> dict[str, object]:
        """Open all sockets."""
        await in_turn([seat.arrive for seat in self.seats])
        self.tasks.append(asyncio.create_task(self._beat()))
        return {}

    async def _beat(self) -> None:
        while True:
            for seat in self.seats:
                await asyncio.sleep(HEARTBEAT_SECONDS / len(self.seats))
                with contextlib.suppress(ConnectionClosed):
                    await seat.beat()

    async def sit_down(self) -> dict[str, object]:
        """Create and start a table for all who have none or have finished theirs, with everybody watching."""
        free = [table for table in self.tables if not table.id or table.seats[0].status == "over"]
        await in_turn([self._starter(table) for table in free])
        return {}

    def _starter(self, table: Table) -> Callable[[], Awaitable[None]]:
        async def start() -> None:
            maker = table.seats[0]
            table.clear()
            settings = {
                "game": table.game,
                "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
                "pace": 0,
                "reaction_pause": 0,
            }
            body = {"command": f"make-{next(self._numbers)}", "name": maker.name, "settings": settings}
            http = self.http(maker.local)
            made = await http.post("/api/tables", json=body, headers={"cookie": maker.cookie})
            table.id = made.raise_for_status().json()["table"]
            for seat in table.seats[1:]:
                await seat.ask(do="join", name=seat.name)
                await seat.ask(do="ready")
            for seat in table.seats:
                await seat.socket.send(json.dumps({"do": "watch", "table": table.id}))
            while not all(seat.version for seat in table.seats):
                await asyncio.sleep(0.01)
            await maker.ask(do="start")

        return start

    async def play(self, seconds: float, think: float) -> dict[str, object]:
        """Let everybody play, and measure after a warm-up."""
        self.think, self.is_playing = think, True
        for seat in self.seats:
            seat.decide()
        await asyncio.sleep(max(0.5, think))
        self.figures = Metrics()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        took, figures = time.perf_counter() - began, self.figures
        self.is_playing = False
        await asyncio.sleep(1)
        over = sum(seat.status == "over" for seat in self.seats) // SEATS
        lost = [reader for reader in self.readers if reader.done()]
        return {
            "seconds": took,
            "moves": figures.moves,
            "messages": figures.messages,
            "bytes": figures.bytes,
            "late": figures.late,
            "over": over,
            "lost": sorted({str(reader.exception()) for reader in lost}),
            "latencies": [round(one, 5) for one in figures.latencies],
        }


class Echoes:
    """Sockets at the echo server, each with one message in flight."""

    def __init__(self, address: str, count: int) -> None:
        self._address = address.replace("http", "ws", 1) + "/echo"
        self._count = count
        self._sockets: list[ClientConnection] = []
        self._messages = 0

    async def connect(self) -> dict[str, object]:
        """Open all sockets."""

        async def one() -> None:
            self._sockets.append(await connect(self._address, compression=None, ping_interval=None))

        await in_turn([one] * self._count)
        return {}

    async def echo(self, seconds: float, size: int) -> dict[str, object]:
        """Send and receive."""
        text = "x" * size

        async def talk(socket: ClientConnection) -> None:
            while True:
                await socket.send(text)
                await socket.recv()
                self._messages += 1

        tasks = [asyncio.create_task(talk(socket)) for socket in self._sockets]
        await asyncio.sleep(1)
        self._messages, began = 0, time.perf_counter()
        await asyncio.sleep(seconds)
        found = {"seconds": time.perf_counter() - began, "messages": self._messages}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return found


async def in_turn(works: list[Callable[[], Awaitable[None]]]) -> None:
    """Await all, AT_ONCE at a time."""
    for first in range(0, len(works), AT_ONCE):
        await asyncio.gather(*(work() for work in works[first : first + AT_ONCE]))


async def obey() -> None:
    """Run the commands from standard input and print the answers."""
    loop, crowd = asyncio.get_running_loop(), None
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        wanted = json.loads(line)
        match wanted["do"]:
            case "crowd":
                crowd = Crowd(wanted["address"], wanted["tables"], wanted["first"], wanted.get("per_address"))
                answer = await crowd.connect()
            case "sit":
                assert crowd is not None
                answer = await crowd.sit_down()
            case "play":
                assert crowd is not None
                answer = await crowd.play(wanted["seconds"], wanted["think"])
            case "echoes":
                echoes = Echoes(wanted["address"], wanted["count"])
                answer = await echoes.connect()
                answer = await echoes.echo(wanted["seconds"], wanted["size"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    uvloop.run(obey())
