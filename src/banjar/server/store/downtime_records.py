"""The rows of `downtimes`: spans in which nobody could move, until they are credited to all clocks.

A span is recorded in the very transaction that finds it and deleted when all tables have been credited. So neither a
crash nor another outage in between loses it: this process or any other starts over, and tables know until when they
have been credited.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import PROCESSES_LOCK, Database
from banjar.server.store.schema import CERTAIN, DOUBTFUL, DOWNTIMES, PROCESSES
from banjar.server.store.span import Span


class DowntimeRecords:
    """Every method is a part of a transaction; those that write must hold `lock`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.were_found = False
        """Whether there were any when this process last looked; set once the transaction is committed."""

    async def lock(self, connection: AsyncConnection) -> None:
        """Keep other processes from changing processes and downtimes until the commit."""
        await self._database.lock(connection, PROCESSES_LOCK)

    async def exist(self, connection: AsyncConnection) -> bool:
        """Whether there are any spans, certain or doubtful."""
        return bool(await connection.scalar(select(select(DOWNTIMES.c.state).exists())))

    async def certain(self, connection: AsyncConnection) -> list[Span]:
        """The certain spans, by start."""
        return await self._spans(connection, CERTAIN)

    async def doubtful(self, connection: AsyncConnection) -> list[Span]:
        """The doubtful spans, by start."""
        return await self._spans(connection, DOUBTFUL)

    async def add(self, connection: AsyncConnection, span: Span, state: str = CERTAIN) -> None:
        """Record a span; a certain one never becomes doubtful."""
        insertion = self._database.insert(DOWNTIMES).values(started_at=span.start, ended_at=span.end, state=state)
        if state == CERTAIN:
            key = [DOWNTIMES.c.started_at, DOWNTIMES.c.ended_at]
            await connection.execute(insertion.on_conflict_do_update(index_elements=key, set_={"state": state}))
        else:
            await connection.execute(insertion.on_conflict_do_nothing())

    async def delete(self, connection: AsyncConnection, spans: Iterable[Span]) -> None:
        """Delete spans that were credited or refuted."""
        for span in spans:
            await connection.execute(delete(DOWNTIMES).where(*_is(span)))

    async def refute(self, connection: AsyncConnection) -> None:
        """Delete a doubtful span if a process that was alive before it has sent a heartbeat since it began."""
        for span in await self.doubtful(connection):
            witness = exists().where(
                PROCESSES.c.stopped_at.is_(None),
                PROCESSES.c.started_at <= span.start,
                PROCESSES.c.heartbeat_at > span.start,
            )
            if await connection.scalar(select(witness)):
                await self.delete(connection, [span])

    async def resolve(self, connection: AsyncConnection, now: int, heartbeat_timeout: int) -> bool:
        """Refute doubtful spans, or make them certain after a timeout without a heartbeat; returns whether any were."""
        await self.refute(connection)
        proven = [span for span in await self.doubtful(connection) if now >= span.end + heartbeat_timeout]
        for span in proven:
            await connection.execute(update(DOWNTIMES).where(*_is(span)).values(state=CERTAIN))
        return bool(proven)

    async def _spans(self, connection: AsyncConnection, state: str) -> list[Span]:
        found = select(DOWNTIMES.c.started_at, DOWNTIMES.c.ended_at).where(DOWNTIMES.c.state == state)
        return [Span(*row) for row in await connection.execute(found.order_by(*found.selected_columns))]


def _is(span: Span) -> tuple[Any, Any]:
    return DOWNTIMES.c.started_at == span.start, DOWNTIMES.c.ended_at == span.end
