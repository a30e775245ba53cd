"""Time that is owed to the clocks: spans in which nobody could decide.

A debt is a row beside those of the processes, written in the very transaction that finds it and deleted when all tables
have been credited. So neither a crash nor another outage in the middle of the credit loses it: this process or any
other begins again, and tables remember until when they have been credited.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.outages import Span
from banjar.server.store.schema import DOUBTED, GONE, OWED, PROCESSES


def is_process() -> ColumnElement[bool]:
    """For statements: whether a row is that of a process."""
    others = (PROCESSES.c.id.startswith(OWED), PROCESSES.c.id.startswith(DOUBTED), PROCESSES.c.id == GONE)
    return ~or_(*others)


class Debts:
    """Every method is a part of a transaction that nobody else changes debts beside."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, connection: AsyncConnection, span: Span, is_doubtful: bool = False) -> None:
        """Owe a span; twice the same is the same debt."""
        since, until = span
        insertion = self._database.insert(PROCESSES).values(
            id=_name(DOUBTED if is_doubtful else OWED, span), started_at=since, beat_at=until
        )
        await connection.execute(insertion.on_conflict_do_nothing())

    async def are_there(self, connection: AsyncConnection) -> bool:
        """Is anything owed, certainly or not?"""
        return bool(await connection.scalar(select(exists().where(~is_process(), PROCESSES.c.id != GONE))))

    async def owed(self, connection: AsyncConnection) -> list[Span]:
        """What is certain, by the beginnings."""
        return await self._spans(connection, OWED)

    async def doubted(self, connection: AsyncConnection) -> list[Span]:
        """What is not."""
        return await self._spans(connection, DOUBTED)

    async def pay(self, connection: AsyncConnection, spans: list[Span]) -> None:
        """They are owed no longer."""
        await self._delete(connection, OWED, spans)

    async def void(self, connection: AsyncConnection) -> None:
        """Nothing is owed where somebody who was alive before the span has said something since."""
        for since, until in await self.doubted(connection):
            alive = select(PROCESSES.c.id).where(
                is_process(), PROCESSES.c.started_at <= since, PROCESSES.c.beat_at > since
            )
            if await connection.scalar(alive.limit(1)) is not None:
                await self._delete(connection, DOUBTED, [(since, until)])

    async def decide(self, connection: AsyncConnection, now: int, silence: int) -> bool:
        """A doubt ends with a word, or when there was none in all the silence that followed: was that so for any?"""
        await self.void(connection)
        certain = [span for span in await self.doubted(connection) if now >= span[1] + silence]
        await self._delete(connection, DOUBTED, certain)
        for span in certain:
            await self.add(connection, span)
        return bool(certain)

    async def _delete(self, connection: AsyncConnection, kind: str, spans: list[Span]) -> None:
        await connection.execute(delete(PROCESSES).where(PROCESSES.c.id.in_([_name(kind, span) for span in spans])))

    async def _spans(self, connection: AsyncConnection, kind: str) -> list[Span]:
        found = select(PROCESSES.c.started_at, PROCESSES.c.beat_at).where(PROCESSES.c.id.startswith(kind))
        return [(since, until) for since, until in await connection.execute(found.order_by(*found.selected_columns))]


def _name(kind: str, span: Span) -> str:
    return f"{kind}{span[0]} {span[1]}"
