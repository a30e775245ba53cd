"""Who did what to whom: `store.audit_log`."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.moderation_rows import AuditEntry
from banjar.server.store.schema import AUDIT_LOG

AUDIT_LIFETIME_MILLISECONDS = 365 * 24 * 3600 * 1000


class AuditLogStore:
    """Entries are deleted after a year: they name identities and networks."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, entry: AuditEntry) -> None:
        """Add an entry about something that is stored elsewhere."""

        async def work(connection: AsyncConnection) -> None:
            await insert_entry(self._database, connection, entry)

        await self._database.write(work)

    async def entries(self, limit: int, before: int | None = None) -> list[AuditEntry]:
        """The latest entries first; only those before a time."""
        found = select(AUDIT_LOG).order_by(AUDIT_LOG.c.at.desc(), AUDIT_LOG.c.id).limit(limit)
        if before is not None:
            found = found.where(AUDIT_LOG.c.at < before)
        return [AuditEntry(*row) for row in await self._database.fetch_all(found)]

    async def purge(self, now: int) -> None:
        """Delete entries that are older than a year."""
        await self._database.execute(delete(AUDIT_LOG).where(AUDIT_LOG.c.at <= now - AUDIT_LIFETIME_MILLISECONDS))


async def insert_entry(database: Database, connection: AsyncConnection, entry: AuditEntry) -> None:
    """Add an entry in the transaction of what it is about."""
    await connection.execute(database.insert(AUDIT_LOG).values(asdict(entry)).on_conflict_do_nothing())
