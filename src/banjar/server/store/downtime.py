"""Downtime that is still to be credited to the clocks: `store.downtime`."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.downtime_records import DowntimeRecords
from banjar.server.store.processes import ProcessStore
from banjar.server.store.span import Span


class DowntimeStore:
    """Spans in which nobody could move: no process was alive, or the database was away."""

    def __init__(self, database: Database, processes: ProcessStore, records: DowntimeRecords) -> None:
        self._database = database
        self._processes = processes
        self._records = records

    @property
    def is_pending(self) -> bool:
        """Whether there may be downtime that not all tables have been credited for."""
        return self._database.outages.is_pending or self._records.were_found

    def add(self, span: Span) -> None:
        """Let a span be credited that this process has noticed; it is recorded by the next `pending`."""
        self._database.outages.add(span)

    async def pending(self, now: int) -> list[Span]:
        """The spans to credit, by start; they stay pending until `settle`, whatever happens to this process.

        Empty while one of them is doubtful: tables only know until when they have been credited, so an earlier span
        must be decided before a later one.
        """
        return await self._database.outages.hand_over(lambda outages: self._record(outages, now))

    async def settle(self, spans: list[Span]) -> None:
        """Delete these spans: all tables have been credited for them."""

        async def work(connection: AsyncConnection) -> bool:
            await self._records.lock(connection)
            await self._records.delete(connection, spans)
            return await self._records.exist(connection)

        self._records.were_found = await self._database.write(work)

    async def _record(self, outages: list[Span], now: int) -> list[Span]:
        """Record outages that this process saw; returns all pending spans."""
        processes, records = self._processes, self._records

        async def work(connection: AsyncConnection) -> tuple[list[Span], bool, bool]:
            await records.lock(connection)
            for span in outages:
                await records.add(connection, span)
            is_resolved = await records.resolve(connection, now, processes.heartbeat_timeout)
            is_alone = processes.is_alone or (is_resolved and not await processes.has_others(connection, now))
            spans = [] if await records.doubtful(connection) else await records.certain(connection)
            return spans, is_alone, await records.exist(connection)

        spans, processes.is_alone, records.were_found = await self._database.write(work)
        return spans
