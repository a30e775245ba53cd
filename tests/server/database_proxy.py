"""The line between a server and its PostgreSQL, which a test can cut, or let hang."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit


class Line:
    """Carries TCP connections to the socket of a PostgreSQL server on this machine, from a thread of its own."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        (folder,) = parse_qs(parts.query)["host"]
        self._target = f"{folder}/.s.PGSQL.5432"
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._listening: asyncio.Server | None = None
        self._port = 0
        self._carrying: set[asyncio.Task[None]] = set()
        self._connections: set[asyncio.Task[None]] = set()
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._user, self._name = parts.username or "postgres", parts.path.lstrip("/")

    @property
    def url(self) -> str:
        """The address of the database at the near end."""
        return f"postgresql://{self._user}@127.0.0.1:{self._port}/{self._name}"

    def cut(self) -> None:
        """Nobody gets through, and whoever was connected is thrown out."""
        self._do(self._cut())

    def mend(self) -> None:
        """Listen, at the same port as before."""
        self._do(self._mend())

    def hang(self) -> None:
        """Whoever is connected, or connects from now on, gets no answer and no error, until the end."""
        self._loop.call_soon_threadsafe(self._is_open.clear)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    async def _mend(self) -> None:
        self._listening = await asyncio.start_server(self._connect, "127.0.0.1", self._port)
        self._port = self._listening.sockets[0].getsockname()[1]

    async def _cut(self) -> None:
        if self._listening is not None:
            self._listening.close()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _connect(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        connection = asyncio.create_task(self._join(near, to_near))
        self._connections.add(connection)
        await asyncio.wait([connection])
        self._connections.discard(connection)

    async def _join(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        far, to_far = await asyncio.open_unix_connection(self._target)
        ways = [asyncio.create_task(self._carry(near, to_far)), asyncio.create_task(self._carry(far, to_near))]
        self._carrying.update(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        self._carrying.difference_update(ways)
        for writer in (to_near, to_far):
            writer.transport.abort()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._is_open.wait()
                target.write(data)
                await target.drain()

    @classmethod
    @contextlib.contextmanager
    def to(cls, url: str) -> Iterator[Line]:
        """A line that is open."""
        line = cls(url)
        line._thread.start()
        line.mend()
        try:
            yield line
        finally:
            line.cut()
            line._loop.call_soon_threadsafe(line._loop.stop)
            line._thread.join(10)
            line._loop.close()
