"""One WebSocket per client: what it watches, what it asks for, and what it is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from banjar.protocol import messages
from banjar.server.bot_pool.errors import BotUnavailable
from banjar.server.context import ServerContext
from banjar.server.http.request import language_wanted
from banjar.server.store.errors import StoreUnavailable
from banjar.server.tables.broadcast import talk
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.viewpoint import current_seat
from banjar.table import chat
from banjar.table.errors import Refusal

HEARTBEAT = 20
"""Seconds after which a client should say something, and after three of which it is taken for gone."""
MOST_WAITING = 256
"""Messages; a client that is so far behind is sent away and comes back for the whole table."""
MOST_TABLES = 20
MOST_LINES = 200
"""Of the chat, told to somebody who comes; older ones are read over HTTP."""
LAST_WORDS = 4.0
"""Seconds for what is queued when a connection ends; fewer than a server has that stops."""
TOO_SLOW, GOING_AWAY, NO_IDENTITY, TRY_LATER = 4408, 1001, 4401, 1013

logger = logging.getLogger("banjar.server")


class SocketViewer:
    """A connection's look at one table; a Viewer."""

    def __init__(self, connection: Connection, who: str) -> None:
        self.who: str | None = who
        self.seat: int | None = None
        self.token: str | None = None
        self._connection = connection

    def send(self, message: bytes) -> None:
        """Queue a message."""
        self._connection.send(message)

    def end(self) -> None:
        """The connection may look at other tables."""


class Connection:
    """A client on a socket."""

    def __init__(self, context: ServerContext, socket: WebSocket, who: str, address: str) -> None:
        self.who = who
        self._context = context
        self._socket = socket
        self._address = address
        self.language = language_wanted(socket)
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._looks: dict[str, tuple[LiveTable, SocketViewer]] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._close_code = GOING_AWAY
        self._is_ended = False

    def send(self, message: bytes) -> None:
        """Queue a message; whoever does not keep up is sent away."""
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(message)
        elif self._waiting.qsize() == MOST_WAITING:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Close after what is queued."""
        self._close_code = code
        self._is_ended = True
        self._waiting.put_nowait(None)

    async def run(self) -> None:
        """Talk until one side has had enough."""
        self._context.connections.add(self)
        self.send(messages.welcome(self.language, HEARTBEAT))
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._context.connections.discard(self)
            for live, look in self._looks.values():
                self._context.manager.viewers.unwatch(live, look)
            for task in (writing, reading, *self._work):
                task.cancel()
            await asyncio.gather(writing, reading, *self._work, return_exceptions=True)

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await self._waiting.get()) is not None:
                await self._socket.send_text(message.decode())
            if self._socket.application_state is WebSocketState.CONNECTED:
                await self._socket.close(self._close_code)

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError, KeyError):
            while not self._is_ended:
                async with asyncio.timeout(3 * HEARTBEAT):
                    received = await self._socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                text = received.get("text")
                pause = await self._take(text.encode() if text is not None else received.get("bytes") or b"")
                # What came in one piece is received without waiting: others have their turn here. As long as somebody
                # who is too fast is not read, what they send stays with them.
                await asyncio.sleep(pause)
            await asyncio.sleep(LAST_WORDS)

    async def _take(self, text: bytes) -> float:
        """See to a message; in how many seconds the next one may be read."""
        try:
            self._context.limits.spend("message", self.who, self._address)
        except Refusal as error:
            self.send(messages.refused(error, self.language, *_meant(text)))
            return float(error.values["seconds"])
        try:
            message = messages.decode(text)
        except messages.UNREADABLE as error:
            reason = " ".join(str(error).split())[:200]
            self.send(messages.refused(Refusal("bad-message", reason=reason), self.language, *_meant(text)))
        else:
            # A held answer or a hint takes its time; what comes after it must not wait.
            task = asyncio.create_task(self._answer(message))
            self._work.add(task)
            task.add_done_callback(self._work.discard)
            if isinstance(message, messages.Watch | messages.Unwatch | messages.Speak):
                await asyncio.wait((task,))
        return 0.0

    async def _answer(self, message: messages.FromClient) -> None:
        command = getattr(message, "command", None)
        command_id = command if isinstance(command, str) or command is None else command.command
        table = getattr(message, "table", None)
        try:
            await self._do(message)
        except Refusal as error:
            self.send(messages.refused(error, self.language, command_id, table))
        except (StoreUnavailable, BotUnavailable):
            self.send(messages.refused(Refusal("busy"), self.language, command_id, table))
        except Exception:
            logger.exception("a message could not be answered")
            self.send(messages.refused(Refusal("busy"), self.language, command_id, table))

    async def _do(self, message: messages.FromClient) -> None:
        manager = self._context.manager
        match message:
            case messages.Ping():
                self.send(messages.pong(message.number, manager.now()))
            case messages.Speak():
                self.language = messages.language_of(message.language)
            case messages.Watch():
                await self._watch(message)
            case messages.Unwatch():
                live, look = await self._looked_at(message.table)
                del self._looks[message.table]
                manager.viewers.unwatch(live, look)
            case messages.Ask():
                live = await manager.open(message.table)
                own = self._looks[message.table][1].seat if message.table in self._looks else None
                version = await manager.commands.submit(live, message.command, self.who, own)
                self.send(messages.done(message.command.command, message.table, version=version))
            case messages.Uncover():
                live, look = await self._looked_at(message.table)
                await manager.viewers.uncover(live, look, message.seat)
            case messages.SetStanding():
                live, look = await self._looked_at(message.table)
                await manager.auto_replies.set(live, look, message.standing)
                self.send(messages.done(message.command, message.table))
            case messages.Say() | messages.Mute():
                await self._talk(message)
            case messages.Hint():
                self._context.limits.spend("hint", self.who, self._address)
                live, look = await self._looked_at(message.table)
                self.send(messages.hint(message.command, message.table, await self._context.advice(live, look)))

    async def _looked_at(self, table: str) -> tuple[LiveTable, SocketViewer]:
        if not self._is_watched(table):
            await self._context.manager.open(table)  # refused if there is none
            raise Refusal("not-watching")
        return self._looks[table]

    def _is_watched(self, table: str) -> bool:
        """Is this connection looking at the table? Nobody looks at one that was deleted."""
        if table in self._looks and self._context.manager.tables.get(table) is not self._looks[table][0]:
            del self._looks[table]
        return table in self._looks

    async def _watch(self, message: messages.Watch) -> None:
        manager = self._context.manager
        if self._is_watched(message.table):
            await manager.viewers.resend(*self._looks[message.table], message.version)
            return
        if len(self._looks) >= MOST_TABLES:
            raise Refusal("not-allowed")
        live = await manager.open(message.table)
        look = SocketViewer(self, self.who)
        self._looks[message.table] = (live, look)
        try:
            await manager.viewers.watch(live, look, message.version)
        finally:
            if look not in live.viewers:
                self._looks.pop(message.table, None)
        async with live.lock:
            room = chat.PLAYERS if live.table.seats_of(self.who) else chat.SPECTATORS
            lines = live.chat.visible_lines(live.table, room)[-MOST_LINES:]
        if lines:
            self.send(talk(message.table, lines))

    async def _talk(self, message: messages.Say | messages.Mute) -> None:
        manager = self._context.manager
        self._context.limits.spend("chat", self.who, self._address)
        live, look = await self._looked_at(message.table)
        now, command = manager.now(), message.command
        async with live.lock:
            if isinstance(message, messages.Say):
                seat = current_seat(live, look)
                line = chat.new_line(live.table, live.chat, self.who, message.name, message.text, command, now, seat)
            else:
                line = chat.mute_line(live.table, self.who, message.target, message.muted, command, now)
        number = await manager.chat.say(live, line)
        self.send(messages.done(message.command, message.table, number=number))


def _meant(text: bytes) -> tuple[str | None, str | None]:
    """The command and table of a message that cannot be read, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(text)
    except messages.UNREADABLE:
        return None, None
    if not isinstance(found, dict):
        return None, None
    command = found.get("command")
    if isinstance(command, dict):
        command = command.get("command")
    table = found.get("table")
    return command if isinstance(command, str) else None, table if isinstance(table, str) else None
