"""Notifications between processes on one PostgreSQL, sent with NOTIFY when a transaction commits."""

from __future__ import annotations

import asyncio
import contextlib
import enum
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.engines import asyncpg_arguments, keep_alive

CHANNEL = "banjar"
CHECK_INTERVAL_SECONDS = 20.0
"""How often a silent connection is checked."""
CHECK_TIMEOUT_SECONDS = 5
LISTENER_CLOSE_TIMEOUT_SECONDS = 2
RECONNECT_DELAYS_SECONDS = (0.1, 0.5, 1.0, 2.0, 5.0)
"""Delays between attempts to reconnect; the last one repeats."""

logger = logging.getLogger(__name__)


class NotificationKind(enum.StrEnum):
    """What has changed, and what the notification's number is."""

    ENTRY = "entry"
    """A log entry was appended; its number."""
    DELETED = "deleted"
    """The table was deleted; 0."""
    CHAT = "chat"
    """A line was added to the chat; its number."""
    CHAT_REWRITTEN = "chat_rewritten"
    """Lines of somebody were deleted from the chat; 0."""
    AUTO_REPLY = "auto_reply"
    """The auto-reply of a seat was changed; the seat."""
    PRESENCE = "presence"
    """Somebody connected or disconnected; the seat."""
    SEAT_TOKENS = "seat_tokens"
    """The tokens of a seat were revoked; the seat."""
    BANS = "bans"
    """Somebody was barred, silenced or forgiven; no table, 0."""
    KEYS = "keys"
    """A key was replaced; no table, 0."""
    GENERATION = "generation"
    """Earlier cookies of an identity are no longer valid; the identity stands for the table, and its generation."""
    MISSED = "missed"
    """The connection was lost for a while, so any table may have changed. Never sent; passed to listeners only."""


class Notification(msgspec.Struct, frozen=True, array_like=True):
    """Something that another process has committed."""

    kind: NotificationKind
    table: str
    number: int
    process: str
    """The process that wrote it."""

    def encode(self) -> str:
        """The payload for NOTIFY."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def decode(cls, payload: str) -> Notification:
        """The notification in a payload; msgspec.DecodeError if it is not one."""
        return msgspec.json.decode(payload, type=cls)


Listener = Callable[[Notification], None]


class Notifier:
    """Sends the notifications of this process; on SQLite there is nobody to send them to."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self.process = process

    async def send(self, connection: AsyncConnection, kind: NotificationKind, table: str, number: int) -> None:
        """Queue a notification, delivered when the connection's transaction commits."""
        if self._database.is_shared:
            payload = Notification(kind, table, number, self.process).encode()
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )


class NotificationListener:
    """Receives the notifications of other processes on a connection of its own, and reconnects by itself."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._listeners: list[Listener] = []
        self._connection: Any = None
        self._disconnected = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def subscribe(self, listener: Listener) -> None:
        """Call the listener with every notification from now on."""
        self._listeners.append(listener)

    async def open(self) -> None:
        """Connect, and stay connected in the background."""
        await self._connect()
        self._task = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        """Disconnect."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._disconnect()

    def terminate(self) -> None:
        """Drop the connection, whatever it waits for."""
        if self._connection is not None:
            self._connection.terminate()

    async def _connect(self) -> None:
        import asyncpg

        engine = self._database.engine
        _, options = engine.dialect.create_connect_args(engine.url)
        self._disconnected = disconnected = asyncio.Event()
        connection = await asyncpg.connect(**{**options, **asyncpg_arguments()})
        self._connection = connection
        keep_alive(connection)
        connection.add_termination_listener(lambda _: disconnected.set())
        await connection.add_listener(CHANNEL, self._receive)

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            await connection.close(timeout=LISTENER_CLOSE_TIMEOUT_SECONDS)
        except Exception:
            connection.terminate()

    async def _stay_connected(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._disconnected.wait(), CHECK_INTERVAL_SECONDS)
            if await self._is_alive():
                continue
            logger.warning("the connection for notifications is lost")
            await self._disconnect()
            await self._reconnect()
            self._tell(Notification(NotificationKind.MISSED, "", 0, ""))

    async def _is_alive(self) -> bool:
        import asyncpg

        if self._disconnected.is_set():
            return False
        try:
            await self._connection.execute("SELECT 1", timeout=CHECK_TIMEOUT_SECONDS)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        return True

    async def _reconnect(self) -> None:
        attempt = 0
        while True:
            try:
                await self._connect()
                return
            except Exception as error:
                await self._disconnect()
                logger.warning("no connection for notifications: %s", error)
            await asyncio.sleep(RECONNECT_DELAYS_SECONDS[min(attempt, len(RECONNECT_DELAYS_SECONDS) - 1)])
            attempt += 1

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        try:
            notification = Notification.decode(payload)
        except msgspec.DecodeError:
            logger.warning("a message on the channel %s is not Banjar's", CHANNEL)
            return
        if notification.process != self._process:
            self._tell(notification)

    def _tell(self, notification: Notification) -> None:
        for listener in self._listeners:
            try:
                listener(notification)
            except Exception:
                logger.exception("a listener failed on a notification of kind %s", notification.kind)
