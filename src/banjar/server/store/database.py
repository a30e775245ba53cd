"""An open database: connections, transactions, and trying again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import weakref
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy.dialects.sqlite as sqlite
from sqlalchemy import Connection, Executable, Select, Table, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from banjar.server.store.errors import StoreError, StoreUnavailable, is_outage, is_passing, plain
from banjar.server.store.lock import FileLock
from banjar.server.store.outages import Outages, wall_clock
from banjar.server.store.url import DatabaseUrl

if TYPE_CHECKING:
    import sqlalchemy.dialects.postgresql as postgresql

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

WAITS = (0.05, 0.2, 0.5, 1.0)
"""Seconds between the attempts."""
BUSY_SECONDS = 5
CONNECT_SECONDS = 10
COMMAND_SECONDS = 30
HEADER = b"SQLite format 3\0"


class Database:
    """The connections to one database."""

    def __init__(self, address: DatabaseUrl) -> None:
        self.address = address
        self.commits = 0
        self.outages = Outages()
        self._lock: FileLock | None = None
        self._begun: set[asyncio.Task[Any]] = set()
        self._is_closed = False
        self._connections: weakref.WeakSet[Any] = weakref.WeakSet()
        # SQLite has one writer; waiting here is fair and wakes at once, its own waiting does neither.
        self.turn: contextlib.AbstractAsyncContextManager[Any] = contextlib.nullcontext()
        if address.file is not None:
            check_file(address)
            self._lock = FileLock(address.file)
            try:
                make_file(address.file)
            except StoreError:
                self._lock.release()
                raise
            self.turn = asyncio.Lock()
            self.engine = sqlite_engine(address)
        else:
            self.engine = postgresql_engine(address)
            event.listen(self.engine.sync_engine, "connect", self._keep)
        self._writer = self.engine.execution_options(writes=True)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use it too."""
        return self.address.file is None

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insertion that may say what happens if the row is there."""
        if not self.is_shared:
            return sqlite.insert(table)
        import sqlalchemy.dialects.postgresql as postgresql

        return postgresql.insert(table)

    async def connect(self) -> AsyncConnection:
        """A connection of one's own."""
        self._check_open()
        return await self._writer.connect()

    async def read(self, work: Work[T]) -> T:
        """What the work finds, in one transaction."""
        return await self._attempt(self.engine, work, True, contextlib.nullcontext())

    async def write(self, work: Work[T], *, repeatable: bool = True) -> T:
        """Do the work in one transaction. What must not happen twice is not repeated after a commit of unknown fate."""
        return await self._attempt(self._writer, work, repeatable, self.turn)

    async def rows(self, statement: Select[Any]) -> list[Any]:
        """What one statement finds."""

        async def work(connection: AsyncConnection) -> list[Any]:
            return list((await connection.execute(statement)).all())

        return await self.read(work)

    async def change(self, statement: Executable, *, repeatable: bool = True) -> int:
        """How many rows one statement changed."""

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(statement)).rowcount

        return await self.write(work, repeatable=repeatable)

    async def _attempt(
        self,
        engine: AsyncEngine,
        work: Work[T],
        repeatable: bool,
        turn: contextlib.AbstractAsyncContextManager[Any],
    ) -> T:
        kind = "write" if engine is self._writer else "read"
        for wait in (*WAITS, None):
            self._check_open()
            committing, began = False, wall_clock()

            async def transact() -> T:
                nonlocal committing
                async with turn, engine.connect() as connection:
                    await connection.begin()
                    result = await work(connection)
                    committing = True
                    await connection.commit()
                return result

            try:
                result = await (transact() if self.is_shared else self._completed(transact()))
                self.commits += engine is self._writer
                self.outages.worked(kind)
                return result
            except StoreError:
                raise
            except Exception as error:
                if not is_passing(error) and not is_outage(error):
                    raise
                self.outages.failed(kind, began)
                if wait is None or not is_passing(error) or (committing and not repeatable):
                    raise unavailable(error) from error
            await asyncio.sleep(wait)
        raise AssertionError

    async def _completed(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of it, also if nobody waits for it any more.

        SQLite's driver closes a connection whose statement is called off, but the statement keeps its lock until its
        last reference is gone, which may be the traceback of what called it off.
        """
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait([task])
            if not task.cancelled():
                task.exception()  # nobody is there to hear it
            raise

    def _check_open(self) -> None:
        """Who comes late would open a connection that nobody closes."""
        if self._is_closed:
            raise StoreUnavailable("the database is closed")

    def _keep(self, connection: Any, _: Any) -> None:
        self._connections.add(connection.driver_connection)

    def terminate(self) -> None:
        """End all connections to a server at once: whoever waits for an answer is told that there will be none."""
        self._is_closed = True
        for connection in list(self._connections):
            connection.terminate()

    async def close(self) -> None:
        """Close all connections and let others have the file."""
        self._is_closed = True
        try:
            while self._begun:
                await asyncio.wait(self._begun)
            await self.engine.dispose()
        finally:
            if self._lock is not None:
                self._lock.release()


def unavailable(error: BaseException) -> StoreUnavailable:
    """The sentence for a database that stays away."""
    return StoreUnavailable(f"the database does not answer: {plain(error)}")


def check_file(address: DatabaseUrl) -> None:
    """StoreError for a path that cannot be an SQLite database of ours."""
    file = address.file
    assert file is not None
    if not file.parent.is_dir():
        raise StoreError(f"the folder {file.parent} of the database does not exist")
    if not file.exists():
        return
    if not file.is_file():
        raise StoreError(f"{file} is no file and so no database")
    try:
        with file.open("rb") as opened:
            start = opened.read(len(HEADER))
    except OSError as error:
        raise StoreError(f"the database {file} cannot be read: {error.strerror}") from error
    if start not in (b"", HEADER):
        raise StoreError(f"{file} is no database of Banjar's but some other file")
    if not os.access(file, os.W_OK):
        raise StoreError(f"the database {file} cannot be written: this user may only read it")


def make_file(file: pathlib.Path) -> None:
    """For this user alone: it holds the key that signs everybody's identity."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise StoreError(f"the database {file} cannot be made: {error.strerror}") from error


def sqlite_engine(address: DatabaseUrl) -> AsyncEngine:
    """Every commit is on the disk before anybody hears of it."""
    engine = create_async_engine(
        address.url,
        hide_parameters=True,
        pool_size=4,
        max_overflow=4,
        pool_timeout=CONNECT_SECONDS,
        connect_args={"isolation_level": None, "timeout": BUSY_SECONDS},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A reader that turns into a writer fails at once if another wrote meanwhile, so writers say it first.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def postgresql_engine(address: DatabaseUrl) -> AsyncEngine:
    """A server that hangs is noticed, and what a hanging client holds is freed by the server."""
    return create_async_engine(
        address.url,
        hide_parameters=True,
        pool_size=8,
        max_overflow=8,
        pool_timeout=CONNECT_SECONDS,
        pool_pre_ping=True,
        isolation_level="READ COMMITTED",
        connect_args=connect_args(),
    )


def connect_args() -> dict[str, Any]:
    """For asyncpg; the settings are the server's, in milliseconds."""
    settings = {"application_name": "banjar", "idle_in_transaction_session_timeout": "60000"}
    return {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS, "server_settings": settings}
