"""The logs of all tables: `store.logs`."""

from __future__ import annotations

from sqlalchemy import select

from banjar.server.store.database import Database, is_storable
from banjar.server.store.group_commit import GroupCommit
from banjar.server.store.schema import LOG_ENTRIES
from banjar.server.store.table_row import LogAppend


class LogStore:
    """Numbered from 1 without gaps, and append-only but for `ForgettingStore`."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._group_commit = GroupCommit(database, process)

    @property
    def appended(self) -> int:
        """How many entries this process has committed."""
        return self._group_commit.appended

    async def append(self, appending: LogAppend) -> bool:
        """True when committed; False, and nothing is written, if the entry is not the next one of its log.

        After StoreUnavailable the entry may have been written or not: read the log.
        """
        return await self._group_commit.append(appending)

    async def entries(self, table: str, after: int = 0, most: int | None = None) -> list[bytes]:
        """The bodies of the entries with a number above `after`, in order; no more than `most`."""
        if not is_storable(table):
            return []
        found = (
            select(LOG_ENTRIES.c.body)
            .where(LOG_ENTRIES.c.table_id == table, LOG_ENTRIES.c.number > after)
            .order_by(LOG_ENTRIES.c.number)
            .limit(most)
        )
        return [body for (body,) in await self._database.fetch_all(found)]

    async def close(self) -> None:
        """Write what is pending; later appends fail."""
        await self._group_commit.close()
