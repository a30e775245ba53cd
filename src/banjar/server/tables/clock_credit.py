"""Credit server downtime to all running clocks."""

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
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.manager import TableManager
from banjar.table import log
from banjar.table.table import RUNNING, Table

PAGE_ROWS = 500

logger = logging.getLogger("banjar.server")


class ClockCredit:
    """Can be interrupted and restarted, and run in several processes at the same time.

    The downtime stays in the database until the last page of tables is done. An entry says until when it credits, the
    table's row repeats that, and both are committed together as the next entry of the log or not at all. So no table
    is credited twice for the same downtime.
    """

    def __init__(self, store: Store, manager: TableManager) -> None:
        self._store = store
        self._manager = manager

    async def settle(self) -> None:
        """Credit all pending downtime, if its length is certain."""
        spans = await self._store.downtime.pending(self._manager.now())
        if spans:
            await self.credit(spans)
            await self._store.downtime.settle(spans)

    async def credit(self, spans: list[Span]) -> None:
        """Credit all running tables, without opening those that are not in memory."""
        after = ""
        while rows := await self._store.tables.running(after, PAGE_ROWS):
            results = await asyncio.gather(*(self._credit(row, spans) for row in rows), return_exceptions=True)
            await self._store.members.skip_unread(
                [row.id for row, done in zip(rows, results, strict=True) if done is True]
            )
            for error in results:
                if isinstance(error, StoreUnavailable):
                    raise error
                if isinstance(error, Exception):
                    logger.error("crediting a table failed", exc_info=error)  # the other tables go on
            after = rows[-1].id

    async def _credit(self, row: TableRow | None, spans: list[Span]) -> bool:
        """Credit one table; returns whether this process did it."""
        while row is not None and row.status == RUNNING:
            owed, until = uncredited(spans, row.summary.credited_until)
            if not owed:
                return False
            live = self._manager.tables.get(row.id)
            if live is None:
                if await self._credit_stored(row, owed, until):
                    return True
            else:
                if await self._manager.commands.append(live, partial(self._entry, live, spans)):
                    return True
                await self._manager.commands.catch_up(live)  # another process may have started or ended the game
                if self._entry(live, spans, live.table) is None:
                    return False
            row = await self._store.tables.get(row.id)
        return False

    def _entry(self, live: LiveTable, spans: list[Span], table: Table) -> log.Entry | None:
        owed, until = uncredited(spans, table.credited_until)
        if not owed or table.status != RUNNING:
            return None
        return log.Credited(at=live.time(self._manager.now()), milliseconds=owed, until=until)

    async def _credit_stored(self, row: TableRow, owed: int, until: int) -> bool:
        entry = log.Credited(at=self._manager.now(), milliseconds=owed, until=until)
        # As `Table` will count it; a table that is claimed too early does no harm.
        credit = min(owed, max(0, entry.at - row.updated_at))
        # `updated_at` stays: lists of tables are sorted by it.
        after = replace(
            row,
            version=row.version + 1,
            due_at=None if row.due_at is None else row.due_at + credit,
            summary=msgspec.structs.replace(row.summary, credited_until=until),
        )
        return await self._store.logs.append(LogAppend(after, entry.at, log.encode(entry)))
