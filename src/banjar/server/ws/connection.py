"""One client's WebSocket: decode its messages, dispatch them, and queue what it is sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from banjar.protocol import client_messages, server_messages
from banjar.protocol.chat import chat_line
from banjar.protocol.errors import UNREADABLE, decode_error
from banjar.protocol.server_messages import HintMessage, Pong, encode
from banjar.server import peer
from banjar.server.access_log import SOCKET_METHOD, SOCKET_PATH, log_access
from banjar.server.bot_pool.errors import BotUnavailable
from banjar.server.budgets import BYTE_SECONDS, address_account
from banjar.server.context import ServerContext
from banjar.server.metering import Meter, current_meter, metered
from banjar.server.network import network_of
from banjar.server.send_queue import SendQueue
from banjar.server.store.errors import StoreUnavailable
from banjar.server.tables.broadcast import chat_message
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.viewpoint import current_seat
from banjar.server.ws.frame_limits import SEND_TEXT
from banjar.table import chat
from banjar.table.errors import Refusal

SOCKET_HEARTBEAT_SECONDS = 20
"""How often a client should send something; after three intervals without a message it is disconnected."""
MESSAGE_SECONDS = 0.0001
"""What a message costs in processor time before it is handled: reading, decoding and starting a task."""
SEND_SECONDS = 0.00005
"""What a message costs that is sent, apart from its bytes."""
MAX_WATCHED_TABLES = 20
CHAT_LINES_ON_WATCH = 200
"""Chat lines sent when a client begins to watch; older ones are read over HTTP."""
SOCKET_CLOSE_TIMEOUT_SECONDS = 4.0
"""How long queued messages may take when a connection ends; shorter than the server's shutdown timeout."""
TOO_SLOW, SILENT, GOING_AWAY, TRY_LATER = 4408, 4409, 1001, 1013

logger = logging.getLogger("banjar.server")


class SocketViewer:
    """A connection that watches one table; a Viewer."""

    def __init__(self, connection: Connection, who: str) -> None:
        self.who: str | None = who
        self.seat: int | None = None
        self.token: str | None = None
        self.network: str | None = connection.network
        self._connection = connection

    def send(self, message: bytes) -> None:
        """Queue a message."""
        self._connection.send(message)

    def end(self) -> None:
        """Do nothing: the connection may watch other tables."""


class Connection:
    """A client on a socket; an OpenConnection."""

    def __init__(self, context: ServerContext, socket: WebSocket, who: str, address: str) -> None:
        self.who = who
        self._context = context
        self._socket = socket
        self.address = address
        self.network = network_of(address)
        self.language = peer.language_of(socket)
        self._queue = SendQueue(context.queued_bytes, address)
        self._account = address_account(address)
        self._meter = Meter(context.budgets, self._account, ("identity", who))
        self._viewers: dict[str, tuple[LiveTable, SocketViewer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._close_code = GOING_AWAY
        self._is_ended = False
        self._is_writing = False
        extension = socket.scope.get("extensions", {}).get(SEND_TEXT)
        self._send_text: Callable[[bytes], bool] | None = extension and extension["send"]

    def send(self, message: bytes) -> None:
        """Send a message, or queue it if others wait; a client that does not keep up is disconnected."""
        if self._is_ended:
            return
        send_text = None if self._is_writing or self._queue.qsize() else self._send_text
        if send_text is not None and not self._turn_seconds() and send_text(message):
            self._charge(message)
        elif not self._queue.put(message):
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Close with a code once everything queued is sent."""
        self._close_code = code
        self._is_ended = True
        self._queue.end()

    async def run(self) -> None:
        """Read and write until either side closes."""
        self._context.connections.add(self)
        self.send(server_messages.welcome(self.language, SOCKET_HEARTBEAT_SECONDS))
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._context.connections.discard(self)
            self._context.lobby_feed.unfollow(self)
            for live, viewer in self._viewers.values():
                self._context.manager.viewers.unwatch(live, viewer)
            for task in (writing, reading, *self._tasks):
                task.cancel()
            await asyncio.gather(writing, reading, *self._tasks, return_exceptions=True)
            self._queue.clear()

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await self._queue.get()) is not None:
                self._is_writing = True
                wait = self._turn_seconds()
                if wait > 0:
                    await asyncio.sleep(wait)
                self._charge(message)
                await self._socket.send_text(message.decode())
                self._is_writing = False
            if self._socket.application_state is WebSocketState.CONNECTED:
                await self._socket.close(self._close_code)

    def _turn_seconds(self) -> float:
        return self._context.budgets.turn_seconds(self._account, SEND_SECONDS)

    def _charge(self, message: bytes) -> None:
        self._meter.add(SEND_SECONDS + len(message) * BYTE_SECONDS)

    async def _read(self) -> None:
        current_meter.set(self._meter)  # of the tasks that handle messages
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError, KeyError):
            while not self._is_ended:
                try:
                    async with asyncio.timeout(3 * SOCKET_HEARTBEAT_SECONDS):
                        received = await self._socket.receive()
                except TimeoutError:
                    self.end(SILENT)
                    break
                if received["type"] == "websocket.disconnect":
                    return
                text = received.get("text")
                pause = await self._receive(text.encode() if text is not None else received.get("bytes") or b"")
                # Messages that came in one piece are received without waiting, so let other tasks run here. While a
                # client that is too fast is not read, its messages stay in its own buffers.
                await asyncio.sleep(pause)
            await asyncio.sleep(SOCKET_CLOSE_TIMEOUT_SECONDS)

    async def _receive(self, text: bytes) -> float:
        """Start to handle a message; returns the seconds to wait before reading the next."""
        self._meter.add(MESSAGE_SECONDS)
        self._meter.add_bytes(len(text))
        try:
            self._meter.check()
            await self._context.budgets.wait_for_turn(self._account)
            self._context.limits.spend("message", self.who, self.address)
        except Refusal as error:
            self._refuse(error, *_addressed(text))
            return float(error.values["seconds"])
        try:
            message = client_messages.decode(text)
        except UNREADABLE as error:
            self._refuse(Refusal("bad-message", reason=decode_error(error)), *_addressed(text))
        else:
            # A delayed reaction or a hint takes its time, and later messages must not wait for it.
            is_command = isinstance(message, client_messages.Ask)  # which is charged where it is carried out
            task = asyncio.create_task(self._handle(message) if is_command else self._handle_metered(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            if isinstance(message, client_messages.Watch | client_messages.Unwatch | client_messages.SetLanguage):
                await asyncio.wait((task,))
        return 0.0

    async def _handle_metered(self, message: client_messages.ClientMessage) -> None:
        await metered(self._handle(message), self._meter)

    async def _handle(self, message: client_messages.ClientMessage) -> None:
        command = getattr(message, "command", None)
        command_id = command if isinstance(command, str) or command is None else command.command
        table = getattr(message, "table", None)
        try:
            await self._dispatch(message)
        except Refusal as error:
            self._refuse(error, command_id, table)
        except (StoreUnavailable, BotUnavailable):
            self._refuse(Refusal("busy"), command_id, table)
        except Exception:
            logger.exception("unhandled exception in a message")
            self._refuse(Refusal("busy"), command_id, table)

    def _refuse(self, error: Refusal, command: str | None, table: str | None) -> None:
        log_access(self._context.config, self.address, SOCKET_PATH, error.code, method=SOCKET_METHOD)
        self.send(server_messages.refused(error, self.language, command, table))

    async def _dispatch(self, message: client_messages.ClientMessage) -> None:
        manager = self._context.manager
        match message:
            case client_messages.Ping():
                self.send(encode(Pong(number=message.number, now=manager.now())))
            case client_messages.SetLanguage():
                self.language = peer.supported_language(message.language)
            case client_messages.FollowLobby():
                feed = self._context.lobby_feed
                (feed.follow if message.following else feed.unfollow)(self)
            case client_messages.Watch():
                await self._watch(message)
            case client_messages.Unwatch():
                live, viewer = await self._watched(message.table)
                del self._viewers[message.table]
                manager.viewers.unwatch(live, viewer)
            case client_messages.Ask():
                if self._is_watched(message.table):
                    live, viewer = self._viewers[message.table]
                    own = viewer.seat
                else:
                    live, own = await manager.look(message.table, self.who, self.network), None
                version = await manager.commands.submit(live, message.command, self.who, own)
                self.send(server_messages.done(message.command.command, message.table, version=version))
            case client_messages.Uncover():
                live, viewer = await self._watched(message.table)
                await manager.viewers.uncover(live, viewer, message.seat)
            case client_messages.SetAutoReply():
                live, viewer = await self._watched(message.table)
                await manager.auto_replies.set(live, viewer, message.auto_reply)
                self.send(server_messages.done(message.command, message.table))
            case client_messages.Say() | client_messages.Mute():
                await self._add_line(message)
            case client_messages.RequestHint():
                self._context.limits.spend("hint", self.who, self.address)
                live, viewer = await self._watched(message.table)
                reasons = await self._context.hint(live, viewer)
                self.send(encode(HintMessage(command=message.command, table=message.table, reasons=reasons)))

    async def _watched(self, table: str) -> tuple[LiveTable, SocketViewer]:
        if not self._is_watched(table):
            await self._context.manager.open(table)  # refused if there is none
            raise Refusal("not-watching")
        return self._viewers[table]

    def _is_watched(self, table: str) -> bool:
        """Whether this connection watches the table; a deleted one is watched by nobody."""
        if table in self._viewers and self._context.manager.tables.get(table) is not self._viewers[table][0]:
            del self._viewers[table]
        return table in self._viewers

    async def _watch(self, message: client_messages.Watch) -> None:
        manager = self._context.manager
        if self._is_watched(message.table):
            await manager.viewers.resend(*self._viewers[message.table], message.version)
            return
        if len(self._viewers) >= MAX_WATCHED_TABLES:
            raise Refusal("not-allowed")
        live = await manager.open(message.table)
        viewer = SocketViewer(self, self.who)
        self._viewers[message.table] = (live, viewer)
        try:
            await manager.viewers.watch(live, viewer, message.version)
        finally:
            if viewer not in live.viewers:
                self._viewers.pop(message.table, None)
        async with live.lock:
            room = chat.PLAYERS if live.table.seats_of(self.who) else chat.SPECTATORS
            lines = live.chat.visible_lines(live.table, room)[-CHAT_LINES_ON_WATCH:]
            shown = [chat_line(live.table, number, line) for number, line in lines]
        if shown:
            self.send(chat_message(message.table, shown))

    async def _add_line(self, message: client_messages.Say | client_messages.Mute) -> None:
        manager = self._context.manager
        self._context.limits.spend("chat", self.who, self.address)
        live, viewer = await self._watched(message.table)
        now, command = manager.now(), message.command
        async with live.lock:
            if isinstance(message, client_messages.Say):
                self._context.moderation.check_may_write(self.who, self.address)
                seat = current_seat(live, viewer)
                name, text, phrase = message.name, message.text, message.phrase
                line = chat.new_line(live.table, live.chat, self.who, name, text, command, now, seat, phrase=phrase)
            else:
                line = chat.mute_line(live.table, live.chat, self.who, message.target, message.muted, command, now)
        number = await manager.chat.say(live, line)
        self.send(server_messages.done(message.command, message.table, number=number))


def _addressed(text: bytes) -> tuple[str | None, str | None]:
    """The command and table of a message that cannot be decoded, so that the refusal can name them."""
    try:
        found = msgspec.json.decode(text)
    except UNREADABLE:
        return None, None
    if not isinstance(found, dict):
        return None, None
    command = found.get("command")
    if isinstance(command, dict):
        command = command.get("command")
    table = found.get("table")
    return command if isinstance(command, str) else None, table if isinstance(table, str) else None
