"""Write many log entries in one transaction, with each database's driver directly."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.notifications import Notification
from banjar.server.store.table_row import LogAppend, TableRow


class LogWriter(Protocol):
    """One transaction at a time on a dedicated connection; every step takes a whole batch."""

    connection: AsyncConnection

    async def begin(self) -> None:
        """Begin a transaction that writes."""

    async def commit(self) -> None:
        """Commit it."""

    async def last_numbers(self, ids: Collection[str]) -> dict[str, int | None]:
        """The number of the last entry of each table that exists; locks these tables until the commit.

        None for a table that another process has locked; nobody waits for it.
        """

    async def insert_tables(self, rows: Sequence[TableRow]) -> set[str]:
        """Insert new tables; the ids of those whose id and code were free."""

    async def delete_tables(self, ids: Collection[str]) -> None:
        """Undo `insert_tables` for these."""

    async def insert_entries(self, entries: Sequence[LogAppend]) -> None:
        """Insert rows of `log_entries`."""

    async def update_tables(self, rows: Sequence[TableRow]) -> None:
        """Replace the rows of tables."""

    async def add_members(self, members: Sequence[tuple[str, str]]) -> None:
        """Insert those pairs of table and identity that are not there."""

    async def notify(self, notifications: Sequence[Notification]) -> None:
        """Tell other processes after the commit."""

    async def has_entry(self, entry: LogAppend) -> bool:
        """Whether the log holds exactly this entry."""
