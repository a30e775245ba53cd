"""People who look for a game: `store.seeks`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import astuple

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import SEEKS_LOCK, Database
from banjar.server.store.schema import SEEKS
from banjar.server.store.seek_row import CLAIM_MILLISECONDS, SeekRow

ENDED_SEEK_LIFETIME_MILLISECONDS = 60_000
"""How long a search is kept after the person was last there, or was paired: all their tabs read the outcome."""


class TooManySeeks(Exception):
    """Too many people of one network look for a game."""


class SeekStore:
    """One row a person, in the database, so that people are paired whichever process they are connected to."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, row: SeekRow, alive_since: int, most: int) -> SeekRow:
        """Add a search in place of an earlier one; if it is the same command, the stored search lives on.

        Raises TooManySeeks if `most` others wait in the same network.
        """

        async def work(connection: AsyncConnection) -> SeekRow:
            await self._database.lock(connection, SEEKS_LOCK)
            is_own = SEEKS.c.identity == row.identity
            found = (await connection.execute(select(SEEKS).where(is_own))).first()
            if found is not None and found.command == row.command:
                await connection.execute(update(SEEKS).where(is_own).values(seen_at=row.seen_at))
                return SeekRow(*found)
            others = select(func.count()).where(
                SEEKS.c.made_from == row.made_from, _is_waiting(alive_since), SEEKS.c.identity != row.identity
            )
            if (await connection.scalar(others) or 0) >= most:
                raise TooManySeeks
            await connection.execute(delete(SEEKS).where(is_own))
            await connection.execute(self._database.insert(SEEKS).values(astuple(row)))
            return row

        return await self._database.write(work)

    async def claim(
        self, wish: str, table: str, alive_since: int, choose: Callable[[Sequence[SeekRow]], Sequence[SeekRow]]
    ) -> list[SeekRow]:
        """Reserve those whom `choose` picks out of all who wait for this, the longest waiting first, for a table."""
        waiting = select(SEEKS).where(SEEKS.c.wish == wish, _is_waiting(alive_since))

        async def work(connection: AsyncConnection) -> list[SeekRow]:
            await self._database.lock(connection, SEEKS_LOCK)
            found = await connection.execute(waiting.order_by(SEEKS.c.created_at, SEEKS.c.identity))
            chosen = list(choose([SeekRow(*columns) for columns in found]))
            reserving = update(SEEKS).where(SEEKS.c.identity.in_([row.identity for row in chosen]))
            if chosen:
                await connection.execute(reserving.values(table_id=table))
            return chosen

        return await self._database.write(work, idempotent=False)

    async def confirm(self, table: str, now: int) -> None:
        """The game of this table has begun."""
        await self._database.execute(update(SEEKS).where(SEEKS.c.table_id == table).values(paired_at=now))

    async def release(self, table: str) -> None:
        """Those who were chosen for this table wait again, because it could not be made."""
        releasing = update(SEEKS).where(SEEKS.c.table_id == table, SEEKS.c.paired_at.is_(None))
        await self._database.execute(releasing.values(table_id=None))

    async def current(self, now: int, limit: int) -> list[SeekRow]:
        """All searches that are kept, the longest waiting first."""
        found = select(SEEKS).where(_is_kept(now)).order_by(SEEKS.c.created_at, SEEKS.c.identity).limit(limit)
        return [SeekRow(*columns) for columns in await self._database.fetch_all(found)]

    async def of(self, identity: str, now: int) -> SeekRow | None:
        """The search of one person."""
        rows = await self._database.fetch_all(select(SEEKS).where(SEEKS.c.identity == identity, _is_kept(now)))
        return SeekRow(*rows[0]) if rows else None

    async def set_seen(self, identities: Collection[str], seen_at: int) -> None:
        """These people were last there at that time; what was found for them stays."""
        seen = update(SEEKS).where(SEEKS.c.identity.in_(identities), SEEKS.c.table_id.is_(None))
        if identities:
            await self._database.execute(seen.values(seen_at=seen_at))

    async def stop(self, identity: str) -> None:
        """End a search for which nobody has been found."""
        await self._database.execute(delete(SEEKS).where(SEEKS.c.identity == identity, SEEKS.c.table_id.is_(None)))

    async def forget(self, identity: str) -> None:
        """Delete the search of one person, whatever came of it."""
        await self._database.execute(delete(SEEKS).where(SEEKS.c.identity == identity))

    async def void_claims(self, now: int) -> None:
        """Release those who were chosen for tables that were never made."""
        is_void = and_(SEEKS.c.paired_at.is_(None), SEEKS.c.seen_at < now - CLAIM_MILLISECONDS)
        await self._database.execute(update(SEEKS).where(is_void, SEEKS.c.table_id.is_not(None)).values(table_id=None))

    async def purge(self, now: int) -> None:
        """Delete searches that are no longer kept."""
        await self._database.execute(delete(SEEKS).where(~_is_kept(now)))


def _is_waiting(alive_since: int) -> ColumnElement[bool]:
    return and_(SEEKS.c.table_id.is_(None), SEEKS.c.seen_at >= alive_since)


def _is_kept(now: int) -> ColumnElement[bool]:
    since = now - ENDED_SEEK_LIFETIME_MILLISECONDS
    return or_(SEEKS.c.seen_at >= since, func.coalesce(SEEKS.c.paired_at, 0) >= since)
