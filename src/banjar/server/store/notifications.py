"""News from other processes: PostgreSQL tells them after the commit."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database, connect_args

CHANNEL = "banjar"
PULSE_SECONDS = 20.0
"""How often a silent connection is asked whether it is alive."""
RETRY_SECONDS = (0.1, 0.5, 1.0, 2.0, 5.0)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notification:
    """Something that another process wrote; of kind `lost` if some news may have been missed."""

    kind: str
    table: str
    number: int
    process: str

    def encode(self) -> str:
        """As PostgreSQL carries it."""
        return json.dumps([self.kind, self.table, self.number, self.process])

    @classmethod
    def decode(cls, payload: str) -> Notification:
        """The news in a payload; ValueError if it is none of ours."""
        try:
            kind, table, number, process = json.loads(payload)
        except TypeError:
            raise ValueError(payload) from None
        return cls(str(kind), str(table), int(number), str(process))


Listener = Callable[[Notification], None]


async def announce(connection: AsyncConnection, news: Notification) -> None:
    """Told to the others when the transaction commits."""
    await connection.execute(
        text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": news.encode()}
    )


class NotificationListener:
    """A connection of its own that hears all news and comes back by itself."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._listeners: list[Listener] = []
        self._connection: Any = None
        self._ended = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def listen(self, listener: Listener) -> None:
        """Call it with all news from now on."""
        self._listeners.append(listener)

    async def open(self) -> None:
        """Hear what is announced from now on."""
        await self._connect()
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Hear no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._disconnect()

    def terminate(self) -> None:
        """End the connection, whatever it waits for."""
        if self._connection is not None:
            self._connection.terminate()

    async def _connect(self) -> None:
        import asyncpg

        engine = self._database.engine
        _, options = engine.dialect.create_connect_args(engine.url)
        self._ended = ended = asyncio.Event()
        connection = await asyncpg.connect(**{**options, **connect_args()})
        self._connection = connection
        connection.add_termination_listener(lambda _: ended.set())
        await connection.add_listener(CHANNEL, self._hear)

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            await connection.close(timeout=2)
        except Exception:
            connection.terminate()

    async def _stay(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), PULSE_SECONDS)
            if await self._is_alive():
                continue
            log.warning("the connection for news from other processes is lost")
            await self._disconnect()
            await self._reconnect()
            self._tell(Notification("lost", "", 0, ""))

    async def _is_alive(self) -> bool:
        import asyncpg

        if self._ended.is_set():
            return False
        try:
            await self._connection.execute("SELECT 1", timeout=5)
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
                log.warning("no connection for news from other processes: %s", error)
            await asyncio.sleep(RETRY_SECONDS[min(attempt, len(RETRY_SECONDS) - 1)])
            attempt += 1

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        try:
            news = Notification.decode(payload)
        except ValueError:
            log.warning("a message on the channel %s is not Banjar's", CHANNEL)
            return
        if news.process != self._process:
            self._tell(news)

    def _tell(self, news: Notification) -> None:
        for listener in self._listeners:
            try:
                listener(news)
            except Exception:
                log.exception("a listener failed on news of kind %s", news.kind)
