"""Who is barred from the server or silenced: `store.bans`."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.audit_log import insert_entry
from banjar.server.store.database import Database, is_storable
from banjar.server.store.moderation_rows import AuditEntry, Ban
from banjar.server.store.notifications import NotificationKind, Notifier
from banjar.server.store.schema import BANS


class BanStore:
    """A ban and the line of the audit log about it are written together."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database = database
        self._notifier = notifier

    async def all(self, now: int) -> list[Ban]:
        """All bans that have not expired, oldest first."""
        lasting = BANS.c.expires_at.is_(None) | (BANS.c.expires_at > now)
        found = select(BANS).where(lasting).order_by(BANS.c.created_at, BANS.c.id)
        return [Ban(*row) for row in await self._database.fetch_all(found)]

    async def create(self, ban: Ban, entry: AuditEntry) -> None:
        """Add a ban."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(self._database.insert(BANS).values(asdict(ban)).on_conflict_do_nothing())
            await insert_entry(self._database, connection, entry)
            await self._notifier.send(connection, NotificationKind.BANS, "", 0)

        await self._database.write(work)

    async def delete(self, ban_id: str, entry: AuditEntry) -> bool:
        """Undo a ban; whether there was one. A retry after a lost commit may find none, with the entry written."""

        async def work(connection: AsyncConnection) -> bool:
            removed = await connection.execute(delete(BANS).where(BANS.c.id == ban_id))
            if removed.rowcount:
                await insert_entry(self._database, connection, entry)
                await self._notifier.send(connection, NotificationKind.BANS, "", 0)
            return bool(removed.rowcount)

        return await self._database.write(work) if is_storable(ban_id) else False

    async def purge(self, now: int) -> None:
        """Delete what has expired."""
        await self._database.execute(delete(BANS).where(BANS.c.expires_at <= now))
