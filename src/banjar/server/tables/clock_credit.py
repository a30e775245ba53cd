"""Credit server downtime to all running clocks."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial

import msgspec

from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.outages import Span, uncounted
from banjar.server.store.store import Store
from banjar.server.store.table_row import LogAppend, TableRow
from banjar.server.tables.manager import TableManager
from banjar.table import log
from banjar.table.table import RUNNING, Table

PAGE_ROWS = 500

logger = logging.getLogger("banjar.server")


class Summary(msgspec.Struct):
    """What the row of a table says about its credit."""

    credited_until: int = 0


class ClockCredit:
    """May be interrupted and started again, and several processes may do it at the same time.

    The downtime stays in the database until the last page of tables is done. An entry says until when it credits, the
    table's row repeats that, and both are committed together as the next entry of the log or not at all. So no table
    is credited twice for the same downtime.
    """

    def __init__(self, store: Store, manager: TableManager) -> None:
        self._store = store
        self._manager = manager

    async def settle(self) -> None:
        """Credit what is owed, if it is certain how much that is."""
        spans = await self._store.owed(self._manager.now())
        if spans:
            await self.credit(spans)
            await self._store.paid(spans)

    async def credit(self, spans: list[Span]) -> None:
        """Credit all running tables, without opening those that are not in memory."""
        after = ""
        while rows := await self._store.running_rows(after, PAGE_ROWS):
            results = await asyncio.gather(*(self._credit(row, spans) for row in rows), return_exceptions=True)
            await self._store.skip_unread([row.id for row, done in zip(rows, results, strict=True) if done is True])
            for error in results:
                if isinstance(error, StoreUnavailable):
                    raise error
                if isinstance(error, Exception):
                    logger.error("crediting a table failed", exc_info=error)  # the other tables go on
            after = rows[-1].id

    async def _credit(self, row: TableRow | None, spans: list[Span]) -> bool:
        """Whether this process has credited the table."""
        while row is not None and row.status == RUNNING:
            owed, until = uncounted(spans, msgspec.json.decode(row.summary, type=Summary).credited_until)
            if not owed:
                return False
            live = self._manager.tables.get(row.id)
            if live is None:
                if await self._credit_stored(row, owed, until):
                    return True
            else:
                if await self._manager.commands.append(live, partial(self._entry, spans)):
                    return True
                await self._manager.commands.catch_up(live)  # another process may have started or ended the game
                if self._entry(spans, live.table) is None:
                    return False
            row = await self._store.row(row.id)
        return False

    def _entry(self, spans: list[Span], table: Table) -> log.Entry | None:
        owed, until = uncounted(spans, table.credited_until)
        if not owed or table.status != RUNNING:
            return None
        return log.Credited(at=self._manager.now(), milliseconds=owed, until=until)

    async def _credit_stored(self, row: TableRow, owed: int, until: int) -> bool:
        entry = log.Credited(at=self._manager.now(), milliseconds=owed, until=until)
        # As `Table` will count it; a table that is claimed too early does no harm.
        credit = min(owed, max(0, entry.at - row.updated_at))
        summary = msgspec.json.decode(row.summary, type=dict[str, msgspec.Raw])
        summary["credited_until"] = msgspec.Raw(msgspec.json.encode(until))
        # `updated_at` stays: lists of tables are sorted by it.
        after = replace(
            row,
            version=row.version + 1,
            due_at=None if row.due_at is None else row.due_at + credit,
            summary=msgspec.json.encode(summary),
        )
        return await self._store.append(LogAppend(after, entry.at, log.encode(entry)))
