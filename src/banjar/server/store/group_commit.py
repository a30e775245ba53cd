"""Group commit: the entries that arrive while a transaction runs share the next one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from banjar.server.store.database import RETRY_DELAYS_SECONDS, Database
from banjar.server.store.errors import StoreUnavailable, is_outage, is_transient, unavailable
from banjar.server.store.log_writer import LogWriter
from banjar.server.store.log_writer.postgresql import PostgresqlLogWriter
from banjar.server.store.log_writer.sqlite import SqliteLogWriter
from banjar.server.store.notifications import Notification, NotificationKind
from banjar.server.store.outages import wall_clock
from banjar.server.store.table_row import LogAppend

MAX_BATCH_ENTRIES = 500
MAX_BATCH_BYTES = 8_000_000

logger = logging.getLogger(__name__)

PendingAppend = tuple[LogAppend, "asyncio.Future[bool]"]
"""An entry, and the future that tells whether it was the next one of its log."""


class GroupCommit:
    """The only writer of logs in this process."""

    def __init__(self, database: Database, process: str) -> None:
        self.appended = 0
        """Entries committed."""
        self._database = database
        self._process = process
        self._pending: list[PendingAppend] = []
        self._log_writer: LogWriter | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, appending: LogAppend) -> bool:
        """Commit the entry; False, and nothing is written, if it is not the next one of its log."""
        appending.check()
        if self._is_closed:
            raise StoreUnavailable("the database is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((appending, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return await done

    async def close(self) -> None:
        """Write what is pending; later appends fail."""
        self._is_closed = True
        if self._task is not None:
            try:
                await asyncio.wait([self._task])
            except asyncio.CancelledError:
                self._task.cancel()
                raise
        await self._drop_writer()

    async def _run(self) -> None:
        while self._pending:
            # Let those whose entry was just committed come with their next one.
            await asyncio.sleep(0)
            batch = self._take_batch()
            try:
                if batch:
                    await self._commit_batch(batch)
            finally:
                for _, done in batch:
                    if not done.done():
                        done.cancel()

    def _take_batch(self) -> list[PendingAppend]:
        """What goes into one transaction: at most one entry per table and code, so that each is decided by itself."""
        taken: list[PendingAppend] = []
        left: list[PendingAppend] = []
        used_keys: set[tuple[str, str]] = set()
        size = 0
        for pending in self._pending:
            append, done = pending
            if done.cancelled():
                continue
            keys = append.unique_keys
            is_full = len(taken) >= MAX_BATCH_ENTRIES or (taken and size + append.size > MAX_BATCH_BYTES)
            if is_full or not used_keys.isdisjoint(keys):
                left.append(pending)
            else:
                taken.append(pending)
                size += append.size
            used_keys |= keys
        self._pending = left
        return taken

    async def _commit_batch(self, batch: list[PendingAppend], may_be_committed: bool = False) -> None:
        """Retry until everybody in the batch has an answer."""
        for delay in (*RETRY_DELAYS_SECONDS, None):
            outcome = await self._attempt([append for append, _ in batch], may_be_committed)
            if not isinstance(outcome, Failure):
                for (_, done), is_appended in zip(batch, outcome, strict=True):
                    if not done.done():
                        done.set_result(is_appended)
                return
            may_be_committed |= outcome.is_committing
            error = outcome.error
            if not is_transient(error) and not is_outage(error) and len(batch) > 1:
                for pending in batch:  # one of them is to blame
                    await self._commit_batch([pending], may_be_committed)
                return
            if delay is None or not is_transient(error):
                for _, done in batch:
                    if not done.done():
                        is_databases = is_transient(error) or is_outage(error)
                        done.set_exception(unavailable(error) if is_databases else error)
                return
            await asyncio.sleep(delay)

    async def _attempt(self, batch: Sequence[LogAppend], may_be_committed: bool) -> list[bool] | Failure:
        """One transaction; for each entry whether it was appended, by this attempt or an earlier one."""
        is_committing, started_at = False, wall_clock()
        async with self._database.write_lock:
            try:
                log_writer = await self._open_writer()
                await log_writer.begin()
                outcome, written = await self._write(log_writer, batch, may_be_committed)
                is_committing = True
                await log_writer.commit()
            except Exception as error:
                if is_transient(error) or is_outage(error):
                    self._database.outages.record_failure("write", started_at)
                await self._drop_writer()
                return Failure(error, is_committing)
            except BaseException:
                await self._drop_writer()
                raise
        self._database.commits += 1
        self._database.outages.record_success("write")
        self.appended += written
        return outcome

    async def _write(
        self, log_writer: LogWriter, batch: Sequence[LogAppend], may_be_committed: bool
    ) -> tuple[list[bool], int]:
        """Write the entries that are the next ones of their logs; which these are, and how many entries it took."""
        existing = [append.row.id for append in batch if append.row.version > 1]
        last = await log_writer.last_numbers(existing) if existing else {}
        chosen = [one for one in batch if one.row.version == 1 or last.get(one.row.id) == one.row.version - 1]
        chosen = await self._insert_tables(log_writer, chosen)
        entries = [part for append in chosen for part in append.parts()]
        if entries:
            await log_writer.insert_entries(entries)
        if later := [part.row for part in entries if part.row.version > 1]:
            await log_writer.update_tables(later)
        if members := [(part.row.id, identity) for part in entries for identity in part.members]:
            await log_writer.add_members(members)
        if entries:
            await log_writer.notify(
                [Notification(NotificationKind.ENTRY, part.row.id, part.row.version, self._process) for part in entries]
            )
        ids = {append.row.id for append in chosen}
        outcome = [one.row.id in ids or (may_be_committed and await log_writer.has_entry(one)) for one in batch]
        return outcome, len(entries)

    async def _insert_tables(self, log_writer: LogWriter, chosen: list[LogAppend]) -> list[LogAppend]:
        """Insert the new tables; returns the entries all of whose tables could be inserted."""
        rows = [part.row for append in chosen for part in append.parts() if part.row.version == 1]
        if not rows:
            return chosen
        inserted = await log_writer.insert_tables(rows)
        kept: list[LogAppend] = []
        discarded: set[str] = set()
        for append in chosen:
            new = {part.row.id for part in append.parts() if part.row.version == 1}
            if new <= inserted:
                kept.append(append)
            else:
                discarded |= new & inserted
        if discarded:
            await log_writer.delete_tables(discarded)
        return kept

    async def _open_writer(self) -> LogWriter:
        if self._log_writer is None:
            connection = await self._database.connect()
            driver: Any = (await connection.get_raw_connection()).driver_connection
            log_writer = PostgresqlLogWriter if self._database.is_shared else SqliteLogWriter
            self._log_writer = log_writer(connection, driver)
        return self._log_writer

    async def _drop_writer(self) -> None:
        """Drop the connection, and with it whatever was not committed."""
        log_writer, self._log_writer = self._log_writer, None
        if log_writer is None:
            return
        try:
            await log_writer.connection.invalidate()
            await log_writer.connection.close()
        except Exception:
            logger.exception("a connection could not be closed")


class Failure:
    """Why an attempt failed, and whether its commit had been sent."""

    def __init__(self, error: Exception, is_committing: bool) -> None:
        self.error = error
        self.is_committing = is_committing
