"""Which seats have a connected person, and through which process: `store.presence`."""

from __future__ import annotations

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.notifications import NotificationKind, Notifier
from banjar.server.store.schema import PRESENCE, PROCESSES


class PresenceStore:
    """Presence lasts as long as the process it came through."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database = database
        self._notifier = notifier

    async def clear(self) -> None:
        """Delete the presence left by an earlier process of this name."""
        await self._database.execute(delete(PRESENCE).where(PRESENCE.c.process_id == self._notifier.process))

    async def set(self, table: str, seat: int, is_present: bool) -> None:
        """Store whether the person of this seat is connected to this process."""
        row = {"process_id": self._notifier.process, "table_id": table, "seat": seat}

        async def work(connection: AsyncConnection) -> None:
            if is_present:
                await connection.execute(self._database.insert(PRESENCE).values(row).on_conflict_do_nothing())
            else:
                await connection.execute(
                    delete(PRESENCE).where(*(PRESENCE.c[name] == value for name, value in row.items()))
                )
            await self._notifier.send(connection, NotificationKind.PRESENCE, table, seat)

        await self._database.write(work)

    async def is_present(self, table: str, seat: int, alive_since: int) -> bool:
        """Whether the person of this seat is connected to a process with a heartbeat since `alive_since`."""
        found = exists().where(
            PRESENCE.c.table_id == table,
            PRESENCE.c.seat == seat,
            PRESENCE.c.process_id == PROCESSES.c.id,
            PROCESSES.c.heartbeat_at >= alive_since,
        )
        return bool((await self._database.fetch_all(select(found)))[0][0])
