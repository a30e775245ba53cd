"""Scripted people who play on through every fault, and remember what the server acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import itertools
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

THINK_SECONDS = 0.03
"""The longest thought before a decision."""
ANSWER_SECONDS = 2.0
"""After this a command counts as not answered, and is sent again to another process."""
SILENCE_SECONDS = 5.0
"""After so long without a message a person connects again."""
RETRY_SECONDS = 0.05
PATIENCE_SECONDS = 4.0
"""How long all tables are waited for after a fault."""
LEFT_BEHIND_SECONDS = 30.0
"""A table that has been still for so long is waited for until it moves: no table is left behind by the others."""
STUCK_SECONDS = 90.0
"""A table that is still for longer does not go on by itself."""
LATE = ("stale-version", "not-your-turn", "not-running")
"""Refusals of a decision that was overtaken: nothing has changed."""
CUT = (OSError, TimeoutError, websockets.WebSocketException, httpx.TransportError)
PLANS = (("altar", 2), ("dalang", 3), ("altar", 4), ("dalang", 4), ("altar", 3), ("dalang", 2))
"""Games and numbers of players, table by table."""


class Legal(msgspec.Struct):
    """An action that is offered."""

    text: str


class View(msgspec.Struct):
    """The part of the game that a person reads."""

    legal: list[Legal] = []


class You(msgspec.Struct):
    """What only this person sees."""

    auto_reply_due: bool = False


class Message(msgspec.Struct):
    """Any message from the server."""

    type: str
    version: int = 0
    status: str = ""
    game: View | None = None
    you: You | None = None
    command: str | None = None
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Busy(Exception):
    """The same is to be sent again in a moment."""


@dataclasses.dataclass
class Acknowledged:
    """A decision that the server said it had carried out."""

    version: int
    action: str


@dataclasses.dataclass
class Game:
    """One game at a table, as its people know it."""

    id: str
    acknowledged: dict[str, Acknowledged] = dataclasses.field(default_factory=dict)
    """By command."""
    refused: set[str] = dataclasses.field(default_factory=set)
    """Commands of which the server said that they have changed nothing."""
    last_shown: int = 0
    """The highest version that anybody was shown."""
    is_over: bool = False


class Person:
    """An identity with one socket at a time, at any of the processes."""

    def __init__(self, crowd: Crowd, name: str, home: int, acts_over_http: bool) -> None:
        self.name = name
        self._crowd = crowd
        self._home = home
        self._acts_over_http = acts_over_http
        self._cookie = ""
        self._lots = random.Random(f"{crowd.seed} {name}")
        self._numbers = itertools.count()

    @property
    def _address(self) -> str:
        return self._crowd.addresses[self._home % len(self._crowd.addresses)]

    def command_id(self) -> str:
        """A new command id."""
        return f"{self.name}-{next(self._numbers)}"

    async def insist(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Post until there is an answer; the same command may be carried out once only."""
        while True:
            try:
                if not self._cookie:
                    me = await self._crowd.http.get(f"{self._address}/api/me")
                    self._cookie = me.raise_for_status().headers["set-cookie"].split(";")[0]
                    self._crowd.http.cookies.clear()
                answer = await self._post(path, body)
                if "error" in answer:
                    raise RuntimeError(f"the server refused {body}: {answer}")
                return answer
            except (*CUT, Busy, httpx.HTTPStatusError):
                await self._go_elsewhere()

    async def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        found = await self._crowd.http.post(self._address + path, json=body, headers={"cookie": self._cookie})
        answer: dict[str, Any] = {} if found.status_code in (429, 503) else found.json()
        if not answer or answer.get("error", {}).get("code") in ("busy", "too-fast"):
            self._crowd.busy += 1
            raise Busy
        return answer

    async def _go_elsewhere(self) -> None:
        self._home += 1
        await asyncio.sleep(self._lots.uniform(RETRY_SECONDS, 2 * RETRY_SECONDS))

    async def play(self, game: Game) -> None:
        """Decide until the game is over, connecting and sending again after every cut."""
        turn = Turn(self, self._crowd, game, self._lots)
        while not game.is_over:
            try:
                address = self._address.replace("http", "ws", 1) + "/api/socket"
                async with connect(
                    address,
                    additional_headers={"Cookie": self._cookie},
                    compression=None,
                    ping_interval=None,
                    open_timeout=ANSWER_SECONDS,
                    close_timeout=RETRY_SECONDS,
                ) as socket:
                    self._crowd.sockets.add(socket)
                    try:
                        await self._play_on(socket, turn)
                    finally:
                        self._crowd.sockets.discard(socket)
            except (*CUT, Busy):
                await self._go_elsewhere()

    async def _play_on(self, socket: ClientConnection, turn: Turn) -> None:
        turn.view, is_sent = None, False
        await watch(socket, turn.game)
        while not turn.game.is_over:
            if turn.pending is None and turn.prepare():
                await asyncio.sleep(self._lots.uniform(0, THINK_SECONDS))
            if turn.pending is not None and not is_sent:
                if self._acts_over_http:
                    async with asyncio.timeout(ANSWER_SECONDS):
                        found = await self._post(f"/api/tables/{turn.game.id}/commands", turn.pending)
                    is_refused = "error" in found
                    turn.answered(found["error"]["code"] if is_refused else "", found.get("version", 0))
                    if is_refused:
                        await watch(socket, turn.game)
                    continue
                await socket.send(json.dumps({"do": "ask", "table": turn.game.id, "command": turn.pending}))
                is_sent = True
            async with asyncio.timeout(ANSWER_SECONDS if is_sent else SILENCE_SECONDS):
                message = decode(await socket.recv())
            if message.type in ("table", "update"):
                turn.shown(message)
            elif message.command is not None and turn.is_pending(message.command):
                turn.answered(message.code, message.version)
                is_sent = False
                if message.code:
                    await watch(socket, turn.game)
            elif message.type == "refused" and message.code in ("busy", "too-fast"):
                raise Busy  # it could not be watched
            elif message.type == "bye":
                raise ConnectionResetError("the server stops")


async def watch(socket: ClientConnection, game: Game) -> None:
    """Ask for the table as it is now."""
    await socket.send(json.dumps({"do": "watch", "table": game.id}))


class Turn:
    """What one person knows of a game, and the decision that is not answered yet."""

    def __init__(self, person: Person, crowd: Crowd, game: Game, lots: random.Random) -> None:
        self.game = game
        self.view: Message | None = None
        self.pending: dict[str, Any] | None = None
        self._person, self._crowd, self._lots = person, crowd, lots
        self._known_version = 0

    def is_pending(self, command: str) -> bool:
        """Whether this command is the one without an answer."""
        return self.pending is not None and self.pending["command"] == command

    def prepare(self) -> bool:
        """Choose an action if it is this person's turn; whether it was."""
        view = self.view
        if view is None or view.status != "running" or view.version < self._known_version or view.game is None:
            return False
        if not view.game.legal or (view.you is not None and view.you.auto_reply_due):
            return False
        self.view = None
        action = self._lots.choice(view.game.legal).text
        command = self._person.command_id()
        self.pending = {"do": "act", "command": command, "version": view.version, "action": action}
        return True

    def shown(self, message: Message) -> None:
        """Take a view."""
        self.view = message
        if message.version > self.game.last_shown:
            self.game.last_shown = message.version
            self._crowd.moved(self.game)
        self.game.is_over = self.game.is_over or message.status == "over"

    def answered(self, code: str, version: int) -> None:
        """Note the answer to the decision; `code` is empty if it was carried out."""
        assert self.pending is not None
        command, action = self.pending["command"], self.pending["action"]
        if not code:
            self.game.acknowledged[command] = Acknowledged(version, action)
            self._known_version = version
            self._crowd.was_acknowledged(self.game)
        elif code in LATE:
            self.game.refused.add(command)
        elif code in ("busy", "too-fast"):
            self._crowd.busy += 1
            raise Busy
        else:
            raise RuntimeError(f"the server refused {action} at version {self.pending['version']}: {code}")
        self.pending = None


class Crowd:
    """All people of a run, at tables where a new game begins whenever one is over."""

    def __init__(self, addresses: Sequence[str], tables: int, seed: int, bots: Sequence[str] = ()) -> None:
        self.addresses = addresses
        self.seed = seed
        self.busy = 0
        """How often somebody was told to try again."""
        self.games: list[Game] = []
        self.sockets: set[ClientConnection] = set()
        self.longest_stall = 0.0
        """Seconds without an acknowledged decision at a table."""
        self.http = httpx.AsyncClient(timeout=ANSWER_SECONDS, limits=httpx.Limits(max_connections=None))
        self._bots = bots
        self._tables = tables
        self._versions = [0] * tables
        """By table: how many versions were shown in all its games."""
        self._moved_at = [time.monotonic()] * tables
        self._table_of: dict[str, int] = {}
        self._last: dict[str, float] = {}
        self._changed = asyncio.Event()
        self._is_closing = False

    def moved(self, game: Game) -> None:
        """Note a new version."""
        self._versions[self._table_of[game.id]] += 1
        self._moved_at[self._table_of[game.id]] = time.monotonic()
        self._changed.set()

    def was_acknowledged(self, game: Game) -> None:
        """Measure how long the table had to wait for this decision."""
        now = time.monotonic()
        self.longest_stall = max(self.longest_stall, now - self._last.get(game.id, now))
        self._last[game.id] = now

    def cut_all(self) -> None:
        """Cut all connections, so that everybody has to connect again."""
        for socket in self.sockets:
            socket.transport.abort()

    @property
    def acknowledged(self) -> int:
        """How many decisions were acknowledged."""
        return sum(len(game.acknowledged) for game in self.games)

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Play while the block lasts."""
        playing = [asyncio.create_task(self._keep_playing(number)) for number in range(self._tables)]
        body = asyncio.current_task()
        assert body is not None
        failures: list[BaseException] = []

        def ended(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (error := task.exception()) is not None:
                failures.append(error)
                body.cancel()

        for task in playing:
            task.add_done_callback(ended)
        try:
            yield
        except asyncio.CancelledError:
            if not failures:
                raise
            body.uncancel()
            raise failures[0] from None
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await self.http.aclose()

    async def advance(self, versions: int) -> None:
        """Wait until every table has moved on so far, or one keeps the others waiting; TimeoutError if it is stuck."""
        wanted = [known + versions for known in self._versions]
        started_at = time.monotonic()
        while any(now < least for now, least in zip(self._versions, wanted, strict=True)):
            still = time.monotonic() - min(self._moved_at)
            if still > STUCK_SECONDS:
                raise TimeoutError(f"a table did not move for {STUCK_SECONDS:.0f} s")
            if time.monotonic() - started_at > PATIENCE_SECONDS and still < LEFT_BEHIND_SECONDS:
                return
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await self._changed.wait()

    async def finish(self, timeout_seconds: float) -> int:
        """Begin no new games and wait for the last ones to end; returns how many did not."""
        self._is_closing = True
        ends_at = time.monotonic() + timeout_seconds
        while time.monotonic() < ends_at and not all(game.is_over for game in self.games):
            await asyncio.sleep(0.1)
        return sum(not game.is_over for game in self.games)

    async def _keep_playing(self, number: int) -> None:
        kind, players = PLANS[number % len(PLANS)]
        persons = 1 if self._bots else players
        people = [Person(self, f"t{number}p{seat}", number + seat, seat % 2 == 1) for seat in range(persons)]
        while not self._is_closing:
            game = await self._begin(number, kind, players, people)
            await asyncio.gather(*(person.play(game) for person in people))

    async def _begin(self, number: int, kind: str, players: int, people: Sequence[Person]) -> Game:
        owner = people[0]
        bots = [{"kind": "bot", "level": self._bots[seat % len(self._bots)]} for seat in range(players - len(people))]
        settings = {
            "game": kind,
            "seats": [{"kind": "me"}, *({"kind": "open"} for _ in people[1:]), *bots],
            "pace": 0,
            "reaction_pause": 0,
        }
        body = {"command": owner.command_id(), "name": owner.name, "settings": settings, "start": len(people) == 1}
        table = (await owner.insist("/api/tables", body))["table"]
        orders = [(person, order) for person in people[1:] for order in ({"do": "join", "name": person.name}, READY)]
        for person, order in (*orders, *([(owner, START)] if len(people) > 1 else [])):
            await person.insist(f"/api/tables/{table}/commands", {**order, "command": person.command_id()})
        game = Game(table)
        self._table_of[table] = number
        self.games.append(game)
        return game


READY = {"do": "ready"}
START = {"do": "start"}
