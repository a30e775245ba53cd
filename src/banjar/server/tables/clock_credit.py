"""Time in which nobody could decide is given back to the clocks of all running tables."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial

import msgspec

from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.span import Span, uncredited
from banjar.server.store.store import Store
from banjar.server.store.table_row import LogAppend, TableRow
from banjar.server.tables.manager import TableManager
from banjar.table import log
from banjar.table.table import RUNNING, Table

AT_ONCE = 500

logger = logging.getLogger("banjar.server")


class ClockCredit:
    """Whoever is interrupted begins again, and so may several processes at the same time.

    The debt stays in the database until the last page of tables is through. An entry says until when it credits, the
    table's row keeps that beside it, and both are committed together as the next entry of the log or not at all: so
    nobody credits a table for what somebody else, or an earlier attempt, has credited it for.
    """

    def __init__(self, store: Store, manager: TableManager) -> None:
        self._store = store
        self._manager = manager

    async def settle(self) -> None:
        """Give back what is owed, if it is certain what that is."""
        spans = await self._store.downtime.pending(self._manager.now())
        if spans:
            await self.credit(spans)
            await self._store.downtime.settle(spans)

    async def credit(self, spans: list[Span]) -> None:
        """Credit all running tables, without opening those that are not in memory."""
        after = ""
        while rows := await self._store.tables.running(after, AT_ONCE):
            found = await asyncio.gather(*(self._credit(row, spans) for row in rows), return_exceptions=True)
            await self._store.members.skip_unread(
                [row.id for row, done in zip(rows, found, strict=True) if done is True]
            )
            for error in found:
                if isinstance(error, StoreUnavailable):
                    raise error
                if isinstance(error, Exception):
                    logger.error("a table could not be credited", exc_info=error)  # all others are not to wait for it
            after = rows[-1].id

    async def _credit(self, row: TableRow | None, spans: list[Span]) -> bool:
        """Whether it is this process that has credited the table."""
        while row is not None and row.status == RUNNING:
            owed, until = uncredited(spans, row.summary.credited_until)
            if not owed:
                return False
            live = self._manager.tables.get(row.id)
            if live is None:
                if await self._credit_stored(row, owed, until):
                    return True
            else:
                if await self._manager.append(live, partial(self._entry, spans)):
                    return True
                await self._manager.catch_up(live)  # the game may have begun, or ended, at another process
                if self._entry(spans, live.table) is None:
                    return False
            row = await self._store.tables.get(row.id)
        return False

    def _entry(self, spans: list[Span], table: Table) -> log.Entry | None:
        owed, until = uncredited(spans, table.credited_until)
        if not owed or table.status != RUNNING:
            return None
        return log.Credited(at=self._manager.now(), milliseconds=owed, until=until)

    async def _credit_stored(self, row: TableRow, owed: int, until: int) -> bool:
        entry = log.Credited(at=self._manager.now(), milliseconds=owed, until=until)
        # As the table will count it; a table that is taken up too early does no harm.
        given = min(owed, max(0, entry.at - row.updated_at))
        # When it was last played stays: lists of tables are in that order.
        after = replace(
            row,
            version=row.version + 1,
            due_at=None if row.due_at is None else row.due_at + given,
            summary=msgspec.structs.replace(row.summary, credited_until=until),
        )
        return await self._store.logs.append(LogAppend(after, entry.at, log.encoded(entry)))
