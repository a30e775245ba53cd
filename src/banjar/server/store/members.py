"""The members of tables, and how far each has read: `store.members`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.schema import MEMBERS


class MemberStore:
    """Members are added by `LogStore.append`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables_of(self, identity: str, after: str, limit: int) -> list[str]:
        """A page of the tables of a member, by id; the next page comes after its last id."""
        found = select(MEMBERS.c.table_id).where(MEMBERS.c.identity == identity, MEMBERS.c.table_id > after)
        rows = await self._database.fetch_all(found.order_by(MEMBERS.c.table_id).limit(limit))
        return [table for (table,) in rows]

    async def has_others(self, table: str, identity: str) -> bool:
        """Whether anybody else is a member of the table."""
        others = select(MEMBERS.c.identity).where(MEMBERS.c.table_id == table, MEMBERS.c.identity != identity)
        return bool(await self._database.fetch_all(others.limit(1)))

    async def mark_seen(self, versions: Mapping[tuple[str, str], int]) -> None:
        """Store the version each (table, member) has seen; a version earlier than the stored one is ignored."""
        is_member = (MEMBERS.c.table_id == bindparam("table")) & (MEMBERS.c.identity == bindparam("member"))
        is_later = MEMBERS.c.seen_version < bindparam("version")
        marking = update(MEMBERS).where(is_member, is_later).values(seen_version=bindparam("version"))
        # Sorted, so that processes that mark the same members do not deadlock.
        rows = [{"table": table, "member": who, "version": seen} for (table, who), seen in sorted(versions.items())]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(marking, rows)

        if rows:
            await self._database.write(work)

    async def skip_unread(self, tables: Sequence[str]) -> None:
        """Count one more entry of these tables as seen by all members, because it holds nothing to read."""
        skipping = update(MEMBERS).where(MEMBERS.c.table_id.in_(tables))
        await self._database.execute(skipping.values(seen_version=MEMBERS.c.seen_version + 1), idempotent=False)
