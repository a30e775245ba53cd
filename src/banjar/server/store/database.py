"""Connections, transactions and retries."""

from __future__ import annotations

import asyncio
import contextlib
import time
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy.dialects.sqlite as sqlite
from sqlalchemy import Executable, Select, Table, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from banjar.server.metering import Charged
from banjar.server.process_clock import wall_clock
from banjar.server.store.engines import keep_alive, postgresql_engine, sqlite_engine
from banjar.server.store.errors import (
    StoreError,
    StoreUnavailable,
    is_lock_timeout,
    is_outage,
    is_transient,
    unavailable,
)
from banjar.server.store.file_lock import FileLock
from banjar.server.store.file_watch import FileWatch
from banjar.server.store.outages import Kind, Outages
from banjar.server.store.sqlite_file import check_file, create_file
from banjar.server.store.url import DatabaseUrl

if TYPE_CHECKING:
    import sqlalchemy.dialects.postgresql as postgresql

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
"""The statements of one transaction; called again if the transaction is retried."""

RETRY_DELAYS_SECONDS = (0.05, 0.2, 0.5, 1.0)
"""Delays between the attempts at a transaction, which is tried once more often than there are delays."""
RETRY_TIMEOUT_SECONDS = 2.0
"""No attempt begins later than this after the first."""
MAX_CHARGED_SECONDS = 0.05
"""What a transaction costs whoever asked for it at most: a database that is slow or away is not their doing."""
MIGRATION_LOCK = 0x62616E6A6172
"""The key of a PostgreSQL advisory lock; any number that all processes of Banjar agree on."""
PROCESSES_LOCK = MIGRATION_LOCK + 1
SEEKS_LOCK = MIGRATION_LOCK + 2


class Database:
    """The connections of this process to one database."""

    def __init__(self, url: DatabaseUrl) -> None:
        self.url = url
        self.commits = 0
        """Transactions committed that wrote."""
        self.outages = Outages()
        self._file_lock: FileLock | None = None
        self._file_watch: FileWatch | None = None
        self._running: set[asyncio.Task[Any]] = set()
        self._is_closed = False
        self._connections: weakref.WeakSet[Any] = weakref.WeakSet()
        # SQLite has one writer. This lock is fair and wakes the next one at once; SQLite's own polls.
        self.write_lock: contextlib.AbstractAsyncContextManager[Any] = contextlib.nullcontext()
        if url.file is not None:
            check_file(url.file)
            self._file_lock = FileLock(url.file)
            try:
                create_file(url.file)
                self._file_lock.lock_database()
                self._file_watch = FileWatch(url.file)
            except StoreError:
                self._file_lock.release()
                raise
            self.write_lock = asyncio.Lock()
            self.engine = sqlite_engine(url)
            event.listen(self.engine.sync_engine, "do_connect", self._open_existing)
        else:
            self.engine = postgresql_engine(url)
            event.listen(self.engine.sync_engine, "connect", self._remember_connection)
        self._write_engine = self.engine.execution_options(writes=True)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use it too: on PostgreSQL."""
        return self.url.file is None

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An INSERT that knows ON CONFLICT."""
        if not self.is_shared:
            return sqlite.insert(table)
        import sqlalchemy.dialects.postgresql as postgresql

        return postgresql.insert(table)

    async def lock(self, connection: AsyncConnection, key: int) -> None:
        """Let one process at a time hold this advisory lock, until its transaction ends."""
        if self.is_shared:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})

    def watch_file(self) -> None:
        """From now on every transaction fails with FileGone while the SQLite file is not the one that is open."""
        if self._file_watch is not None:
            self._file_watch.start()

    def check_file(self) -> None:
        """Raise FileGone if the SQLite file was deleted or replaced, so that what is written to it is lost."""
        if self._file_watch is not None:
            self._file_watch.check()

    def check_queued(self, since: float) -> None:
        """Raise the error of a write that failed while this one waited for `write_lock`.

        Otherwise everybody who waits would find out one after the other that the database is locked.
        """
        if not self.is_shared and (error := self.outages.last_failure("write", since)) is not None:
            raise error.with_traceback(None)

    async def connect(self) -> AsyncConnection:
        """A connection for writing that the caller manages."""
        self._check_open()
        return await self._write_engine.connect()

    async def read(self, work: Work[T]) -> T:
        """Run the work in one transaction, with retries; StoreUnavailable if none succeeds."""
        return await self._transact("read", work, True)

    async def write(self, work: Work[T], *, idempotent: bool = True, retry_timeout: float = RETRY_TIMEOUT_SECONDS) -> T:
        """Run work that writes, like `read`.

        Work that is not idempotent is not retried after a commit that may have succeeded.
        """
        return await self._transact("write", work, idempotent, retry_timeout)

    async def write_patiently(self, work: Work[T]) -> T:
        """Run work that may take long, such as a migration, once: PostgreSQL's timeouts do not apply to it."""
        if not self.is_shared:
            return await self.write(work, retry_timeout=0)
        engine = postgresql_engine(self.url, is_patient=True)
        try:
            async with engine.begin() as connection:
                return await work(connection)
        finally:
            await engine.dispose()

    async def fetch_all(self, statement: Select[Any]) -> list[Any]:
        """The rows of one SELECT."""

        async def work(connection: AsyncConnection) -> list[Any]:
            return list((await connection.execute(statement)).all())

        return await self.read(work)

    async def execute(self, statement: Executable, *, idempotent: bool = True) -> int:
        """Run one statement that writes; the number of rows it changed."""

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(statement)).rowcount

        return await self.write(work, idempotent=idempotent)

    async def _transact(
        self, kind: Kind, work: Work[T], idempotent: bool, retry_timeout: float = RETRY_TIMEOUT_SECONDS
    ) -> T:
        give_up_at = time.monotonic() + retry_timeout
        is_write = kind == "write"
        engine: AsyncEngine = self._write_engine if is_write else self.engine
        lock = self.write_lock if is_write else contextlib.nullcontext()
        for delay in (*RETRY_DELAYS_SECONDS, None):
            self._check_open()
            is_committing, started_at, queued_at = False, wall_clock(), time.monotonic()

            async def transact(queued_at: float = queued_at) -> T:
                nonlocal is_committing
                async with lock:
                    if is_write:
                        self.check_queued(queued_at)
                        self.check_file()
                    async with engine.connect() as connection, self._terminated_on_timeout(connection):
                        with Charged(MAX_CHARGED_SECONDS):
                            await connection.begin()
                            result = await work(connection)
                            is_committing = True
                            await connection.commit()
                    self.check_file()
                return result

            try:
                result = await (transact() if self.is_shared else self._completed(transact()))
                self.commits += is_write
                self.outages.record_success(kind)
                return result
            except StoreError:
                raise
            except Exception as error:
                if not is_transient(error) and not is_outage(error):
                    raise
                if not is_lock_timeout(error):
                    self.outages.record_failure(kind, started_at, error)
                is_last = delay is None or time.monotonic() + delay > give_up_at
                if is_last or not is_transient(error) or (is_committing and not idempotent):
                    raise unavailable(error) from error
            await asyncio.sleep(delay or 0)
        raise AssertionError

    @contextlib.asynccontextmanager
    async def _terminated_on_timeout(self, connection: AsyncConnection) -> AsyncIterator[None]:
        """Drop a connection to PostgreSQL that did not answer in time: a rollback would not be answered either."""
        try:
            yield
        except TimeoutError:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            if self.is_shared:
                driver.terminate()
            raise

    async def _completed(self, work: Coroutine[Any, Any, T]) -> T:
        """Run SQLite work to its end even if the caller is cancelled.

        aiosqlite closes a connection whose statement is cancelled, but the statement keeps its lock until its last
        reference is gone, which may be the traceback of the cancellation.
        """
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait([task])
            if not task.cancelled():
                task.exception()  # mark it as retrieved
            raise

    def _check_open(self) -> None:
        """A connection opened after `close` would never be closed."""
        if self._is_closed:
            raise StoreUnavailable("the database is closed")

    def _open_existing(self, _dialect: object, _record: object, places: list[Any], options: dict[str, Any]) -> None:
        """Let a new connection to SQLite open the file that is in use, never make or open another one.

        Whoever opens an empty file deletes the write-ahead log beside it, and with it all that is not in the file yet.
        """
        self.check_file()
        assert self.url.file is not None
        places[0] = f"{self.url.file.absolute().as_uri()}?mode=rw"
        options["uri"] = True

    def _remember_connection(self, connection: DBAPIConnection, _: object) -> None:
        keep_alive(connection.driver_connection)
        self._connections.add(connection.driver_connection)

    def terminate(self) -> None:
        """Drop all connections to PostgreSQL at once; whatever waits for an answer fails."""
        self._is_closed = True
        for connection in list(self._connections):
            connection.terminate()

    async def close(self) -> None:
        """Close all connections and release the file."""
        self._is_closed = True
        try:
            while self._running:
                await asyncio.wait(self._running)
            await self.engine.dispose()
        finally:
            if self._file_watch is not None:
                self._file_watch.close()
            if self._file_lock is not None:
                self._file_lock.release()


def is_storable(text: str) -> bool:
    """Whether a database can hold the text. Clients send anything; what cannot be stored is simply not found."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False
