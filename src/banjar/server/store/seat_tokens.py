"""Tokens with which programs play a seat: `store.seat_tokens`."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database, is_storable
from banjar.server.store.notifications import NotificationKind, Notifier
from banjar.server.store.schema import SEAT_TOKENS
from banjar.server.store.tables import lock_table


class SeatTokenStore:
    """Only hashes of the tokens are stored."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database = database
        self._notifier = notifier

    async def create(self, token_hash: str, table: str, seat: int, now: int) -> None:
        """Let a program play a seat; StoreError if there is no such table."""
        row = {"token_hash": token_hash, "table_id": table, "seat": seat, "created_at": now}

        async def work(connection: AsyncConnection) -> None:
            await lock_table(connection, table)
            await connection.execute(self._database.insert(SEAT_TOKENS).values(row).on_conflict_do_nothing())

        await self._database.write(work)

    async def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        """The table and the seat of a token."""
        found = select(SEAT_TOKENS.c.table_id, SEAT_TOKENS.c.seat).where(SEAT_TOKENS.c.token_hash == token_hash)
        rows = await self._database.fetch_all(found) if is_storable(token_hash) else []
        return (rows[0].table_id, rows[0].seat) if rows else None

    async def revoke(self, table: str, seat: int) -> None:
        """Delete all tokens of a seat."""
        removing = delete(SEAT_TOKENS).where(SEAT_TOKENS.c.table_id == table, SEAT_TOKENS.c.seat == seat)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(removing)
            await self._notifier.send(connection, NotificationKind.SEAT_TOKENS, table, seat)

        await self._database.write(work)
