"""Group commit: the entries that arrive while a transaction runs share the next one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from banjar.server.store.database import WAITS, Database, unavailable
from banjar.server.store.errors import StoreUnavailable, is_outage, is_passing
from banjar.server.store.log_writer import LogWriter, PostgresqlLogWriter, SqliteLogWriter
from banjar.server.store.notifications import Notification
from banjar.server.store.outages import wall_clock
from banjar.server.store.table_row import LogAppend

MOST_ENTRIES = 500
MOST_BYTES = 8_000_000
log = logging.getLogger(__name__)
FairQueue = tuple[LogAppend, "asyncio.Future[bool]"]


class GroupCommit:
    """The one writer of logs in this process."""

    def __init__(self, database: Database, process: str) -> None:
        self.appended = 0
        self._database = database
        self._process = process
        self._waiting: list[FairQueue] = []
        self._log_writer: LogWriter | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, appending: LogAppend) -> bool:
        """Whether the entry is the table's next one; if so it is committed."""
        appending.check()
        if self._closed:
            raise StoreUnavailable("the database is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((appending, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return await done

    async def close(self) -> None:
        """Write what waits, then no more."""
        self._closed = True
        if self._task is not None:
            try:
                await asyncio.wait([self._task])
            except asyncio.CancelledError:
                self._task.cancel()
                raise
        await self._drop()

    async def _work(self) -> None:
        while self._waiting:
            # Those whose entry was just committed come first with their next one.
            await asyncio.sleep(0)
            batch = self._take()
            try:
                if batch:
                    await self._settle(batch)
            finally:
                for _, done in batch:
                    if not done.done():
                        done.cancel()

    def _take(self) -> list[FairQueue]:
        """What goes into one transaction: at most one entry a table, so that each is decided by itself."""
        taken: list[FairQueue] = []
        left: list[FairQueue] = []
        claimed: set[tuple[str, str]] = set()
        size = 0
        for waiting in self._waiting:
            if waiting[1].cancelled():
                continue
            claims = waiting[0].claims
            is_full = len(taken) >= MOST_ENTRIES or (taken and size + waiting[0].size > MOST_BYTES)
            if is_full or not claimed.isdisjoint(claims):
                left.append(waiting)
            else:
                taken.append(waiting)
                size += waiting[0].size
            claimed |= claims
        self._waiting = left
        return taken

    async def _settle(self, batch: list[FairQueue], doubtful: bool = False) -> None:
        """Answer everybody in the batch. It is doubtful if an earlier attempt may have been committed."""
        for wait in (*WAITS, None):
            outcome = await self._attempt([appending for appending, _ in batch], doubtful)
            if not isinstance(outcome, Failure):
                for (_, done), won in zip(batch, outcome, strict=True):
                    if not done.done():
                        done.set_result(won)
                return
            doubtful |= outcome.committing
            error = outcome.error
            if not is_passing(error) and not is_outage(error) and len(batch) > 1:
                for waiting in batch:
                    await self._settle([waiting], doubtful)
                return
            if wait is None or not is_passing(error):
                for _, done in batch:
                    if not done.done():
                        is_ours = is_passing(error) or is_outage(error)
                        done.set_exception(unavailable(error) if is_ours else error)
                return
            await asyncio.sleep(wait)

    async def _attempt(self, batch: Sequence[LogAppend], doubtful: bool) -> list[bool] | Failure:
        committing, began = False, wall_clock()
        async with self._database.turn:
            try:
                log_writer = await self._open()
                await log_writer.begin()
                won, written = await self._write(log_writer, batch, doubtful)
                committing = True
                await log_writer.commit()
            except Exception as error:
                if is_passing(error) or is_outage(error):
                    self._database.outages.failed("write", began)
                await self._drop()
                return Failure(error, committing)
            except BaseException:
                await self._drop()
                raise
        self._database.commits += 1
        self._database.outages.worked("write")
        self.appended += written
        return won

    async def _write(self, log_writer: LogWriter, batch: Sequence[LogAppend], doubtful: bool) -> tuple[list[bool], int]:
        """Write the entries that are the next ones of their tables; who won, and how many entries were written."""
        following = [appending.row.id for appending in batch if appending.row.version > 1]
        lengths = await log_writer.lengths(following) if following else {}
        chosen = [one for one in batch if one.row.version == 1 or lengths.get(one.row.id) == one.row.version - 1]
        chosen = await self._create(log_writer, chosen)
        entries = [part for appending in chosen for part in appending.parts()]
        if entries:
            await log_writer.insert(entries)
        if later := [part.row for part in entries if part.row.version > 1]:
            await log_writer.update(later)
        if members := [(part.row.id, identity) for part in entries for identity in part.members]:
            await log_writer.add_members(members)
        if entries:
            await log_writer.announce(
                [Notification("entry", part.row.id, part.row.version, self._process) for part in entries]
            )
        ids = {appending.row.id for appending in chosen}
        won = [one.row.id in ids or (doubtful and await log_writer.holds(one)) for one in batch]
        return won, len(entries)

    async def _create(self, log_writer: LogWriter, chosen: list[LogAppend]) -> list[LogAppend]:
        """Insert the tables that begin; the entries all of whose tables could."""
        rows = [part.row for appending in chosen for part in appending.parts() if part.row.version == 1]
        if not rows:
            return chosen
        made = await log_writer.create(rows)
        kept: list[LogAppend] = []
        discarded: set[str] = set()
        for appending in chosen:
            new = {part.row.id for part in appending.parts() if part.row.version == 1}
            if new <= made:
                kept.append(appending)
            else:
                discarded |= new & made
        if discarded:
            await log_writer.discard(discarded)
        return kept

    async def _open(self) -> LogWriter:
        if self._log_writer is None:
            connection = await self._database.connect()
            driver = (await connection.get_raw_connection()).driver_connection
            log_writer = PostgresqlLogWriter if self._database.is_shared else SqliteLogWriter
            self._log_writer = log_writer(connection, driver)
        return self._log_writer

    async def _drop(self) -> None:
        """Forget the connection and with it whatever was not committed."""
        log_writer, self._log_writer = self._log_writer, None
        if log_writer is None:
            return
        try:
            await log_writer.connection.invalidate()
            await log_writer.connection.close()
        except Exception:
            log.exception("a connection could not be closed")


class Failure:
    """What an attempt ended with, and whether its commit had been asked for."""

    def __init__(self, error: Exception, committing: bool) -> None:
        self.error = error
        self.committing = committing
