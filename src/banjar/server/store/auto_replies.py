"""The auto-replies of seats: `store.auto_replies`."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database, is_storable
from banjar.server.store.notifications import NotificationKind, Notifier
from banjar.server.store.schema import AUTO_REPLIES
from banjar.server.store.tables import lock_table


class AutoReplyStore:
    """One JSON body per seat."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database = database
        self._notifier = notifier

    async def of_table(self, table: str) -> dict[int, bytes]:
        """The bodies of a table, by seat."""
        if not is_storable(table):
            return {}
        found = select(AUTO_REPLIES).where(AUTO_REPLIES.c.table_id == table).order_by(AUTO_REPLIES.c.seat)
        return {row.seat: row.body for row in await self._database.fetch_all(found)}

    async def set(self, table: str, seat: int, body: bytes) -> None:
        """Replace the auto-reply of a seat; StoreError if there is no such table."""
        insertion = self._database.insert(AUTO_REPLIES).values(table_id=table, seat=seat, body=body)
        replacing = insertion.on_conflict_do_update(
            index_elements=[AUTO_REPLIES.c.table_id, AUTO_REPLIES.c.seat], set_={"body": insertion.excluded.body}
        )

        async def work(connection: AsyncConnection) -> None:
            await lock_table(connection, table)
            await connection.execute(replacing)
            await self._notifier.send(connection, NotificationKind.AUTO_REPLY, table, seat)

        await self._database.write(work)
