"""Group commit: the entries that arrive while a transaction runs share the next one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from banjar.server.process_clock import wall_clock
from banjar.server.store.database import RETRY_DELAYS_SECONDS, RETRY_TIMEOUT_SECONDS, Database
from banjar.server.store.errors import (
    RowLocked,
    StoreUnavailable,
    is_lock_timeout,
    is_outage,
    is_transient,
    unavailable,
)
from banjar.server.store.log_writer import LogWriter
from banjar.server.store.log_writer.postgresql import PostgresqlLogWriter
from banjar.server.store.log_writer.sqlite import SqliteLogWriter
from banjar.server.store.notifications import Notification, NotificationKind
from banjar.server.store.table_row import LogAppend

MAX_BATCH_ENTRIES = 500
MAX_BATCH_BYTES = 8_000_000
FIRST_LOCKED_DELAY_SECONDS = 0.005
MAX_LOCKED_DELAY_SECONDS = 0.1
"""An entry of a table that another process has locked is tried again after a delay that doubles up to this."""
APART_DELAY_SECONDS = 0.7
"""The same for an entry that has to wait for a lock each time, and keeps all others waiting as long."""
LOCKED_ELSEWHERE = "another process has locked the table"

logger = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class PendingAppend:
    """An entry on its way into the database."""

    append: LogAppend
    done: asyncio.Future[bool]
    """Tells whether the entry was the next one of its log."""
    give_up_at: float
    """No attempt begins later, by the monotonic clock."""
    locked_delay: float = FIRST_LOCKED_DELAY_SECONDS
    is_apart: bool = False
    """Whether it is committed in a transaction of its own, because a batch with it had to wait for a lock."""
    may_be_committed: bool = False
    """Whether an attempt was lost after its commit had been sent."""

    def resolve(self, is_appended: bool) -> None:
        """Tell whoever waits, if they still do."""
        if not self.done.done():
            self.done.set_result(is_appended)

    def fail(self, error: Exception) -> None:
        """Tell whoever waits that nothing is known of the entry."""
        if not self.done.done():
            self.done.set_exception(error)


class GroupCommit:
    """The only writer of logs in this process."""

    def __init__(self, database: Database, process: str) -> None:
        self.appended = 0
        """Entries committed."""
        self._database = database
        self._process = process
        self._pending: list[PendingAppend] = []
        self._delayed: set[PendingAppend] = set()
        self._log_writer: LogWriter | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, appending: LogAppend) -> bool:
        """Commit the entry; False, and nothing is written, if it is not the next one of its log."""
        appending.check()
        if self._is_closed:
            raise StoreUnavailable("the database is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._enqueue(PendingAppend(appending, done, time.monotonic() + RETRY_TIMEOUT_SECONDS))
        return await done

    def _enqueue(self, pending: PendingAppend) -> None:
        self._delayed.discard(pending)
        self._pending.append(pending)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    def _enqueue_later(self, pending: PendingAppend) -> None:
        """Try again an entry of a table that another process has locked, without keeping the others waiting."""
        if self._is_closed or time.monotonic() + pending.locked_delay > pending.give_up_at:
            pending.fail(unavailable(RowLocked(LOCKED_ELSEWHERE)))
            return
        self._delayed.add(pending)
        asyncio.get_running_loop().call_later(pending.locked_delay, self._enqueue_delayed, pending)
        pending.locked_delay = min(2 * pending.locked_delay, MAX_LOCKED_DELAY_SECONDS)

    def _enqueue_delayed(self, pending: PendingAppend) -> None:
        if pending in self._delayed:
            self._enqueue(pending)

    async def close(self) -> None:
        """Write what is pending; later appends fail."""
        self._is_closed = True
        while self._delayed:
            self._delayed.pop().fail(StoreUnavailable("the database is closed"))
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
                for pending in batch:
                    if pending not in self._delayed and pending not in self._pending:
                        pending.done.cancel()

    def _take_batch(self) -> list[PendingAppend]:
        """What goes into one transaction: at most one entry per table and code, so that each is decided by itself."""
        taken: list[PendingAppend] = []
        left: list[PendingAppend] = []
        used_keys: set[tuple[str, str]] = set()
        size = 0
        for pending in self._pending:
            append = pending.append
            if pending.is_apart and time.monotonic() > pending.give_up_at:
                pending.fail(unavailable(RowLocked(LOCKED_ELSEWHERE)))
            if pending.done.done():
                continue
            keys = append.unique_keys
            is_full = (
                len(taken) >= MAX_BATCH_ENTRIES
                or (taken and size + append.size > MAX_BATCH_BYTES)
                or (taken and (pending.is_apart or taken[0].is_apart))
            )
            if is_full or not used_keys.isdisjoint(keys):
                left.append(pending)
            else:
                taken.append(pending)
                size += append.size
            used_keys |= keys
        self._pending = left
        return taken

    async def _commit_batch(self, batch: list[PendingAppend]) -> None:
        """Retry until everybody in the batch has an answer, or is put back because of a locked table."""
        give_up_at = min(pending.give_up_at for pending in batch)
        for delay in (*RETRY_DELAYS_SECONDS, None):
            outcome = await self._attempt(batch)
            if not isinstance(outcome, Failure):
                for pending, is_appended in zip(batch, outcome, strict=True):
                    if is_appended is None:
                        self._enqueue_later(pending)
                    else:
                        pending.resolve(is_appended)
                return
            for pending in batch:
                pending.may_be_committed |= outcome.is_committing
            error = outcome.error
            is_databases = is_transient(error) or is_outage(error)
            if is_lock_timeout(error):
                self._put_apart(batch)
                return
            if len(batch) > 1 and not is_databases:
                for pending in batch:  # one of them is to blame
                    await self._commit_batch([pending])
                return
            if delay is None or not is_transient(error) or time.monotonic() + delay > give_up_at:
                for pending in batch:
                    pending.fail(unavailable(error) if is_databases else error)
                return
            await asyncio.sleep(delay)

    def _put_apart(self, batch: list[PendingAppend]) -> None:
        """Try the entries one by one after a lock timeout; the one that waited alone is to blame, and waits again."""
        for pending in batch:
            if len(batch) == 1:
                pending.locked_delay = APART_DELAY_SECONDS
                self._enqueue_later(pending)
            else:
                pending.is_apart = True
                self._pending.append(pending)

    async def _attempt(self, batch: Sequence[PendingAppend]) -> list[bool | None] | Failure:
        """One transaction; for each entry whether it was appended, by this attempt or an earlier one.

        None for an entry of a table that another process has locked.
        """
        is_committing, started_at, queued_at = False, wall_clock(), time.monotonic()
        async with self._database.write_lock:
            try:
                self._database.check_queued(queued_at)
                self._database.check_file()
                log_writer = await self._open_writer()
                await log_writer.begin()
                outcome, written = await self._write(log_writer, batch)
                is_committing = True
                await log_writer.commit()
                self._database.check_file()
            except Exception as error:
                if (is_transient(error) or is_outage(error)) and not is_lock_timeout(error):
                    self._database.outages.record_failure("write", started_at, error)
                await self._drop_writer()
                return Failure(error, is_committing)
            except BaseException:
                await self._drop_writer()
                raise
        self._database.commits += 1
        self._database.outages.record_success("write")
        self.appended += written
        return outcome

    async def _write(self, log_writer: LogWriter, batch: Sequence[PendingAppend]) -> tuple[list[bool | None], int]:
        """Write the entries that are the next ones of their logs; which these are, and how many entries it took."""
        appends = [pending.append for pending in batch]
        existing = [append.row.id for append in appends if append.row.version > 1]
        last = await log_writer.last_numbers(existing) if existing else {}
        locked = {table for table, number in last.items() if number is None}
        chosen = [one for one in appends if one.row.version == 1 or last.get(one.row.id) == one.row.version - 1]
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
        outcome = [
            None
            if one.append.row.id in locked
            else one.append.row.id in ids or (one.may_be_committed and await log_writer.has_entry(one.append))
            for one in batch
        ]
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
