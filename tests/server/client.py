"""A client driven by a test: a cookie, HTTP requests and one socket."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from types import TracebackType
from typing import Any

import httpx
import websockets
from tests.protocol.strict import decode_server_message
from websockets.asyncio.client import ClientConnection, connect

REPLY_TIMEOUT_SECONDS = 30.0


class RequestRefused(Exception):
    """The server refused a request."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence


class Client:
    """Keeps everything the server has sent, and records gaps between versions."""

    numbers = itertools.count()

    def __init__(self, address: str, name: str, seed: int = 0) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, timeout=REPLY_TIMEOUT_SECONDS)
        self.tables: dict[str, dict[str, Any]] = {}
        self.received: list[str] = []
        self.gaps: list[tuple[int, int]] = []
        self.chat: list[dict[str, Any]] = []
        self.said_bye = False
        self._random = random.Random(f"{name} {seed}")
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Condition()

    async def __aenter__(self) -> Client:
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        await self.disconnect()
        await self.http.aclose()

    def become(self, cookies: dict[str, str]) -> None:
        """Take over the identity in these cookies."""
        for name, value in cookies.items():
            self.http.cookies.set(name, value, httpx.URL(self.address).host)

    async def connect(self) -> Client:
        """Open the socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + "/api/socket"
        self._socket = await connect(address, additional_headers={"Cookie": cookie}, compression=None)
        self._reading = asyncio.create_task(self._read(self._socket))
        return self

    async def disconnect(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)
        self._socket = self._reading = None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                decode_server_message(text)
                self.received.append(text)
                await self._take(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the socket was closed"))
                    answer.exception()

    async def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "table":
                self.tables[message["table"]] = message
            case "update":
                known = self.tables[message["table"]]
                if message["version"] != known["version"] + 1:
                    self.gaps.append((known["version"], message["version"]))
                self.tables[message["table"]] = known | message
            case "presence":
                self.tables[message["table"]]["seats"][message["seat"]]["present"] = message["present"]
            case "chat":
                self.chat.extend(message["lines"])
            case "bye":
                self.said_bye = True
            case "done" | "refused" | "hint":
                answer = self._answers.get(message["command"] or "")
                if answer is not None and not answer.done():
                    answer.set_result(message)
        async with self._changed:
            self._changed.notify_all()

    async def send(self, message: dict[str, Any] | str) -> None:
        """Send a message on the socket."""
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    def new_command(self) -> str:
        """A new command id."""
        return f"{self.name}-{next(self.numbers)}"

    async def answer(self, command: str, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with a command id and return the reply; RequestRefused if it was refused."""
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[command] = future
        try:
            await self.send(message)
            async with asyncio.timeout(REPLY_TIMEOUT_SECONDS):
                found = await future
        finally:
            self._answers.pop(command, None)
        if found["type"] == "refused":
            raise RequestRefused(found["code"], found["sentence"])
        return found

    async def ask(self, table: str, do: str, command: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command to a table."""
        command = command or self.new_command()
        asked = {"do": do, "command": command, **fields}
        return await self.answer(command, {"do": "ask", "table": table, "command": asked})

    async def watch(self, table: str, version: int | None = None) -> dict[str, Any]:
        """Watch a table; returns the first view."""
        self.tables.pop(table, None)
        await self.send({"do": "watch", "table": table, "version": version})
        await self.until(lambda: table in self.tables)
        return self.tables[table]

    async def until(self, condition: Any, timeout_seconds: float = REPLY_TIMEOUT_SECONDS) -> None:
        """Wait until a condition on what was received is true."""
        async with asyncio.timeout(timeout_seconds), self._changed:
            await self._changed.wait_for(condition)

    async def create(self, start: bool = False, **settings: Any) -> str:
        """Create a table over HTTP; returns its id."""
        body = {"command": self.new_command(), "name": self.name, "settings": settings, "start": start}
        made = await self.http.post("/api/tables", json=body)
        if made.is_error:
            raise RequestRefused(**made.json()["error"])
        table: str = made.json()["table"]
        return table

    async def act(self, table: str) -> bool:
        """Make a random decision if it is this client's turn; whether it was."""
        now = self.tables[table]
        legal = now["game"]["legal"] if now["game"] is not None else []
        if now["status"] != "running" or not legal:
            return False
        action = self._random.choice(legal)["text"]
        try:
            await self.ask(table, "act", version=now["version"], action=action)
        except RequestRefused as error:
            if error.code not in ("stale-version", "not-your-turn", "substituted", "not-running"):
                raise
        return True

    async def play(self, table: str, timeout_seconds: float = 120.0) -> None:
        """Make random decisions until the game is over."""
        async with asyncio.timeout(timeout_seconds):
            while self.tables[table]["status"] != "over":
                if await self.act(table):
                    continue
                version = self.tables[table]["version"]
                await self.until(lambda known=version: self.tables[table]["version"] > known, timeout_seconds)


async def seat_clients(address: str, count: int, start: bool = True, **settings: Any) -> tuple[str, list[Client]]:
    """A table with `count` clients, all watching."""
    clients = [await Client(address, f"client{number}").__aenter__() for number in range(count)]
    bots = settings.pop("bots", [])
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in clients[1:]), *({"kind": "bot", "level": one} for one in bots)]
    table = await clients[0].create(seats=seats, **settings)
    for client in clients:
        await client.connect()
        if client is not clients[0]:
            await client.ask(table, "join", name=client.name)
            await client.ask(table, "ready")
        await client.watch(table)
    if start:
        await clients[0].ask(table, "start")
        for client in clients:
            await client.until(lambda client=client: client.tables[table]["status"] != "open")
    return table, clients
