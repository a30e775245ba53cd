"""Links that people save to get their identity back: `store.recovery_links`."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database, is_storable
from banjar.server.store.schema import RECOVERY_LINKS

LIFETIME_MILLISECONDS = 400 * 24 * 3600 * 1000
"""As long as browsers keep the identity itself."""


class RecoveryLinkStore:
    """One for each identity; only hashes of the tokens are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def replace(self, token_hash: str, identity: str, now: int) -> int:
        """Store a link in place of the one before; returns when it expires."""
        row = {"identity": identity, "token_hash": token_hash, "created_at": now}
        adding = self._database.insert(RECOVERY_LINKS).values(row)
        await self._database.execute(
            adding.on_conflict_do_update(
                index_elements=[RECOVERY_LINKS.c.identity], set_={"token_hash": token_hash, "created_at": now}
            )
        )
        return now + LIFETIME_MILLISECONDS

    async def identity_of(self, token_hash: str, now: int) -> str | None:
        """The identity a link stands for; None if it is unknown, used or expired."""
        is_valid = RECOVERY_LINKS.c.created_at > now - LIFETIME_MILLISECONDS
        found = select(RECOVERY_LINKS.c.identity).where(RECOVERY_LINKS.c.token_hash == token_hash, is_valid)
        rows = await self._database.fetch_all(found) if is_storable(token_hash) else []
        return str(rows[0].identity) if rows else None

    async def created_at(self, identity: str, now: int) -> int | None:
        """Since when somebody has a link; None if they have none."""
        is_valid = RECOVERY_LINKS.c.created_at > now - LIFETIME_MILLISECONDS
        found = select(RECOVERY_LINKS.c.created_at).where(RECOVERY_LINKS.c.identity == identity, is_valid)
        rows = await self._database.fetch_all(found)
        return int(rows[0].created_at) if rows else None

    async def use(self, token_hash: str, now: int) -> str | None:
        """Use a link up; the identity it stands for, None if it is unknown, used or expired."""
        using = (
            delete(RECOVERY_LINKS)
            .where(RECOVERY_LINKS.c.token_hash == token_hash, RECOVERY_LINKS.c.created_at > now - LIFETIME_MILLISECONDS)
            .returning(RECOVERY_LINKS.c.identity)
        )

        async def work(connection: AsyncConnection) -> str | None:
            identity: str | None = await connection.scalar(using)
            return identity

        return await self._database.write(work, idempotent=False) if is_storable(token_hash) else None

    async def purge(self, now: int) -> None:
        """Delete links that have expired."""
        await self._database.execute(
            delete(RECOVERY_LINKS).where(RECOVERY_LINKS.c.created_at <= now - LIFETIME_MILLISECONDS)
        )
