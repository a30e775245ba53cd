"""A proxy between a server and its PostgreSQL that a test can cut, or let hang."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit


class DatabaseProxy:
    """Forwards TCP connections to the Unix socket of a PostgreSQL server, in a thread of its own."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        (folder,) = parse_qs(parts.query)["host"]
        self._socket = f"{folder}/.s.PGSQL.5432"
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._server: asyncio.Server | None = None
        self._port = 0
        self._forwarding: set[asyncio.Task[None]] = set()
        self._connections: set[asyncio.Task[None]] = set()
        self._may_forward = asyncio.Event()
        self._may_forward.set()
        self._user, self._name = parts.username or "postgres", parts.path.lstrip("/")

    @property
    def url(self) -> str:
        """The database's URL through the proxy."""
        return f"postgresql://{self._user}@127.0.0.1:{self._port}/{self._name}"

    def cut(self) -> None:
        """Refuse new connections and drop the open ones."""
        self._do(self._cut())

    def restore(self) -> None:
        """Accept connections again, at the same port."""
        self._do(self._restore())

    def hang(self) -> None:
        """Give no answer and no error on any connection, until `resume` or the end."""
        self._loop.call_soon_threadsafe(self._may_forward.clear)

    def resume(self) -> None:
        """Forward everything that came meanwhile, and go on."""
        self._loop.call_soon_threadsafe(self._may_forward.set)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    async def _restore(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def _cut(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._forwarding:
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _connect(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        connection = asyncio.create_task(self._join(client, to_client))
        self._connections.add(connection)
        await asyncio.wait([connection])
        self._connections.discard(connection)

    async def _join(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        database, to_database = await asyncio.open_unix_connection(self._socket)
        directions = [
            asyncio.create_task(self._forward(client, to_database)),
            asyncio.create_task(self._forward(database, to_client)),
        ]
        self._forwarding.update(directions)
        await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
        for direction in directions:
            direction.cancel()
        await asyncio.gather(*directions, return_exceptions=True)
        self._forwarding.difference_update(directions)
        for writer in (to_client, to_database):
            writer.transport.abort()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _forward(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._may_forward.wait()
                target.write(data)
                await target.drain()

    @classmethod
    @contextlib.contextmanager
    def to(cls, url: str) -> Iterator[DatabaseProxy]:
        """A proxy that forwards, until the end of the block."""
        proxy = cls(url)
        proxy._thread.start()
        proxy.restore()
        try:
            yield proxy
        finally:
            proxy.cut()
            proxy._loop.call_soon_threadsafe(proxy._loop.stop)
            proxy._thread.join(10)
            proxy._loop.close()
