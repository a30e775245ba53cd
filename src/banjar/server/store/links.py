"""Personal links that make another device the same person's: `store.links`."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database, is_storable
from banjar.server.store.schema import LINKS


class LinkStore:
    """Only hashes of the links' tokens are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, token_hash: str, identity: str, expires_at: int) -> None:
        """Add a link that `use` accepts once."""
        row = {"token_hash": token_hash, "identity": identity, "expires_at": expires_at}
        await self._database.execute(self._database.insert(LINKS).values(row).on_conflict_do_nothing())

    async def identity_of(self, token_hash: str, now: int) -> str | None:
        """The identity a link stands for, without using it; None if it is unknown, used or expired."""
        is_valid = LINKS.c.used_at.is_(None) & (LINKS.c.expires_at > now)
        found = select(LINKS.c.identity).where(LINKS.c.token_hash == token_hash, is_valid)
        rows = await self._database.fetch_all(found) if is_storable(token_hash) else []
        return str(rows[0].identity) if rows else None

    async def use(self, token_hash: str, now: int) -> str | None:
        """Use a link up; the identity it stands for, None if it is unknown, used or expired."""
        using = (
            update(LINKS)
            .where(LINKS.c.token_hash == token_hash, LINKS.c.used_at.is_(None), LINKS.c.expires_at > now)
            .values(used_at=now)
            .returning(LINKS.c.identity)
        )

        async def work(connection: AsyncConnection) -> str | None:
            identity: str | None = await connection.scalar(using)
            return identity

        return await self._database.write(work, idempotent=False) if is_storable(token_hash) else None

    async def purge(self, now: int) -> None:
        """Delete links that are used or expired."""
        is_spent = LINKS.c.used_at.is_not(None) | (LINKS.c.expires_at <= now)
        await self._database.execute(delete(LINKS).where(is_spent))
