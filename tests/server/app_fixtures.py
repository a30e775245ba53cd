"""A server inside the process of a test, with its clock, random numbers and bots under control."""

from __future__ import annotations

import asyncio
import contextlib
import json
import pathlib
import random
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from tests.protocol.strict import decode_server_message
from tests.server.client import Client

import banjar
from banjar.server.app import create_app
from banjar.server.bot_pool.pool import BotPool
from banjar.server.bot_pool.request import ActionScore, BotReply, BotRequest
from banjar.server.bot_pool.requester import Requester
from banjar.server.config import Config
from banjar.server.context import ServerContext
from banjar.server.http.routes.tables import OneTimeViewer
from banjar.server.identity import COOKIE, Identities
from banjar.server.serve import MAX_MESSAGE_BYTES
from banjar.server.store.store import Store
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.manager import TableManager
from banjar.server.tables.runtime import milliseconds

ORIGIN = "http://banjar.test"
KEY = b"the same key in every app, so that two can be compared"


class RandomBotPool(BotPool):
    """Decides at random, at once and without processes."""

    def __init__(self) -> None:
        super().__init__(1)

    async def start(self) -> None:
        """Start nothing."""

    async def close(self) -> None:
        """End nothing."""

    @property
    def is_warming(self) -> dict[str, bool]:
        return {}

    async def ask(self, bot_request: BotRequest, requester: Requester = Requester()) -> BotReply:  # noqa: ARG002, B008
        game = banjar.load(bot_request.game, players=bot_request.players, **bot_request.options)
        state = game.from_origin(bot_request.origin)
        for action in bot_request.actions:
            state.play(action)
        legal = [action.text for action in state.seen_by(bot_request.seat).legal_actions()]
        reasons = [ActionScore(action) for action in legal] if bot_request.explain else []
        return BotReply(random.Random(bot_request.seed).choice(legal), 0.0, bot_request.level, reasons)


@dataclass
class AppUnderTest:
    """A server and its parts."""

    asgi: Starlette
    context: ServerContext
    manager: TableManager
    store: Store
    address: str = ORIGIN

    def cookie(self, who: str) -> str:
        """The cookie header of an identity."""
        return f"{COOKIE}={self.context.identities.signed(who)}"

    def client(self, who: str | None = None, **headers: str) -> httpx.AsyncClient:
        """An HTTP client that calls the app directly."""
        known = {"cookie": self.cookie(who)} if who is not None else {}
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.asgi), base_url=ORIGIN, headers=known | headers, timeout=30
        )

    async def document(self) -> dict[str, Any]:
        """The OpenAPI document."""
        found: dict[str, Any] = json.loads(self.asgi.state.document.encoded)
        return found

    def network_client(self, name: str) -> Client:
        """A client over the network; needs `listening_app`."""
        return Client(self.address, name)


@contextlib.asynccontextmanager
async def running_app(
    folder: pathlib.Path,
    *,
    key: bytes | None = None,
    workers: BotPool | None = None,
    url: str | None = None,
    process: str = "app",
    **settings: Any,
) -> AsyncIterator[AppUnderTest]:
    """A server without a port; requests call it directly."""
    config = Config(**({"limits": False} | settings))
    folder.mkdir(parents=True, exist_ok=True)
    store = await Store.open(url or f"sqlite:///{folder / 'banjar.db'}", process=process, now=milliseconds())
    app = create_app(config, store, workers or RandomBotPool())
    async with app.router.lifespan_context(app):
        context: ServerContext = app.state.context
        context.manager.runtime.draw = random.Random(1).randrange
        if key is not None:
            context.identities = context.sessions.identities = Identities(key)
        yield AppUnderTest(app, context, context.manager, store)


@contextlib.asynccontextmanager
async def listening_app(folder: pathlib.Path, **settings: Any) -> AsyncIterator[AppUnderTest]:
    """The same server, listening on a free port."""
    async with running_app(folder, **settings) as app:
        with socket.socket(proto=socket.IPPROTO_TCP) as listening:
            listening.bind(("127.0.0.1", 0))
            app.address = "http://{}:{}".format(*listening.getsockname())
            server = uvicorn.Server(
                uvicorn.Config(
                    app.asgi, lifespan="off", log_config=None, access_log=False, ws_max_size=MAX_MESSAGE_BYTES
                )
            )
            serving = asyncio.create_task(server._serve([listening]))
            while not server.started:
                await asyncio.sleep(0.005)
            try:
                yield app
            finally:
                for connection in list(app.context.connections):
                    connection.end(1001)
                server.should_exit = True
                await serving


OF_OTHERS = {"presence", "spectators"}
"""Messages that come whenever others come and go."""


@dataclass
class InProcessSocket:
    """A socket that calls the app directly and keeps every text the server sends."""

    app: AppUnderTest
    who: str
    language: str = "en"
    texts: list[str] = field(default_factory=list)
    code: int | None = None
    """The close code, once the server has closed the socket."""

    async def __aenter__(self) -> InProcessSocket:
        self.is_read = asyncio.Event()
        self.is_read.set()
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._changed = asyncio.Condition()
        scope = {
            "type": "websocket",
            "path": "/api/socket",
            "query_string": f"language={self.language}".encode(),
            "headers": [(b"cookie", self.app.cookie(self.who).encode()), (b"host", b"banjar.test")],
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
        }
        await self._incoming.put({"type": "websocket.connect"})
        self._task = asyncio.create_task(self.app.asgi(scope, self._incoming.get, self._take))
        await self.until(lambda: len(self.texts) > 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._incoming.put({"type": "websocket.disconnect", "code": 1001})
        await self._task

    async def _take(self, message: Any) -> None:
        await self.is_read.wait()
        if message["type"] == "websocket.close":
            self.code = message["code"]
        if message["type"] == "websocket.send":
            decode_server_message(message["text"])
            self.texts.append(message["text"])
            async with self._changed:
                self._changed.notify_all()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition on what was sent is true."""
        async with asyncio.timeout(30), self._changed:
            await self._changed.wait_for(condition)

    async def say(self, message: dict[str, Any] | str, answers: int = 1) -> list[dict[str, Any]]:
        """Send a message and wait for `answers` messages; returns all since, without those about others."""
        known = len(self.texts)
        text = message if isinstance(message, str) else json.dumps(message)
        await self._incoming.put({"type": "websocket.receive", "text": text})
        await self.until(lambda: len(self._heard(known)) >= answers)
        return self._heard(known)

    def _heard(self, known: int) -> list[dict[str, Any]]:
        return [found for found in map(json.loads, self.texts[known:]) if found["type"] not in OF_OTHERS]

    async def answered(self, command: str, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with a command id; returns the reply."""
        known = len(self.texts)
        await self.say(message, 0)

        def found() -> dict[str, Any] | None:
            heard = (json.loads(text) for text in self.texts[known:])
            return next((one for one in heard if one.get("command") == command and "type" in one), None)

        await self.until(lambda: found() is not None)
        answer = found()
        assert answer is not None
        return answer

    async def ask(self, table: str, do: str, command: str, **fields: Any) -> dict[str, Any]:
        """Send a command to a table."""
        asked = {"do": do, "command": command, **fields}
        return await self.answered(command, {"do": "ask", "table": table, "command": asked})


def identity(letter: str) -> str:
    """A readable identity for tests."""
    return letter * 26


async def start_table(app: AppUnderTest, count: int, **settings: Any) -> tuple[str, list[str]]:
    """A running table with `count` persons, returned in the order of their seats; the first is the owner."""
    people = [identity("abcd"[number]) for number in range(count)]
    bots = settings.pop("bots", 0)
    plans = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1), *[{"kind": "bot", "level": "novice"}] * bots]
    wanted = {"seats": plans, "starter": "first", "reaction_pause": 0, "pace": 0} | settings
    table = await create_table(app, people[0], wanted)
    for who in people[1:]:
        for do, fields in (("join", {"name": who[:3]}), ("ready", {})):
            await send_command(app, who, table, do, **fields)
    await send_command(app, people[0], table, "start")
    return table, people


async def create_table(
    app: AppUnderTest, who: str, settings: dict[str, Any], command: str = "make", start: bool = False
) -> str:
    """Create a table over HTTP; returns its id."""
    body = {"command": command, "name": who[:3], "settings": settings, "start": start}
    async with app.client(who) as client:
        answer = await client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def send_command(
    app: AppUnderTest, who: str, table: str, do: str, command: str | None = None, **fields: Any
) -> httpx.Response:
    """Send a command over HTTP."""
    asked = {"do": do, "command": command or f"{do} {random.getrandbits(60)}", **fields}
    async with app.client(who) as client:
        return await client.post(f"/api/tables/{table}/commands", json=asked)


async def play_steps(app: AppUnderTest, table: str, steps: int, seed: int = 0) -> LiveTable:
    """Make up to `steps` random decisions, whoever's turn it is."""
    live, dice = await app.manager.open(table), random.Random(seed)
    await until_persons_turn(live)
    for _ in range(steps):
        seat = live.table.to_act
        if seat is None or live.table.session is None:
            break
        action = dice.choice(live.table.session.state.legal_actions()).text
        who = live.table.seats[seat].holder
        assert who is not None
        await send_command(app, who, table, "act", version=live.table.version, action=action)
        await until_persons_turn(live)
    return live


async def start_watching(app: AppUnderTest, live: LiveTable, people: list[str]) -> list[OneTimeViewer]:
    """Let these people watch the table."""
    viewers = [OneTimeViewer(who) for who in people]
    for viewer in viewers:
        await app.manager.viewers.watch(live, viewer, None)
    return viewers


async def until_persons_turn(live: LiveTable) -> None:
    """Wait until it is a person's turn."""
    async with asyncio.timeout(30):
        while (seat := live.table.to_act) is not None and (
            live.table.seats[seat].is_played_by_bot or live.due_auto_reply() is not None
        ):
            await asyncio.sleep(0.002)
