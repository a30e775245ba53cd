"""The log writer on aiosqlite."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.notifications import Notification
from banjar.server.store.schema import TABLES
from banjar.server.store.table_row import LogAppend, TableRow

if TYPE_CHECKING:
    import aiosqlite

COLUMNS = tuple(TABLES.c.keys())
INSERT_TABLE = f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
UPDATE_TABLE = f"UPDATE tables SET {', '.join(f'{column} = ?' for column in COLUMNS[1:])} WHERE id = ?"


class SqliteLogWriter:
    """After BEGIN IMMEDIATE nobody else writes, so what is read first stays true until the commit."""

    def __init__(self, connection: AsyncConnection, driver: aiosqlite.Connection) -> None:
        self.connection = connection
        self._driver = driver

    async def begin(self) -> None:
        await self._driver.execute("BEGIN IMMEDIATE")

    async def commit(self) -> None:
        await self._driver.execute("COMMIT")

    async def last_numbers(self, ids: Collection[str]) -> dict[str, int | None]:
        found = await self._driver.execute_fetchall(
            "SELECT id, (SELECT max(number) FROM log_entries WHERE table_id = tables.id) FROM tables"
            " WHERE id IN (SELECT value FROM json_each(?))",
            (json.dumps(list(ids)),),
        )
        return {table: number or 0 for table, number in found}

    async def insert_tables(self, rows: Sequence[TableRow]) -> set[str]:
        taken = await self._driver.execute_fetchall(
            "SELECT id, NULL FROM tables WHERE id IN (SELECT value FROM json_each(?))"
            " UNION ALL SELECT NULL, code FROM tables WHERE code IN (SELECT value FROM json_each(?))",
            (json.dumps([row.id for row in rows]), json.dumps([row.code for row in rows if row.code is not None])),
        )
        ids = {table for table, _ in taken if table is not None}
        codes = {code for _, code in taken if code is not None}
        free = [row for row in rows if row.id not in ids and row.code not in codes]
        await self._driver.executemany(INSERT_TABLE, [row.columns for row in free])
        return {row.id for row in free}

    async def delete_tables(self, ids: Collection[str]) -> None:
        await self._driver.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table in ids])

    async def insert_entries(self, entries: Sequence[LogAppend]) -> None:
        await self._driver.executemany(
            "INSERT INTO log_entries (table_id, number, at, body) VALUES (?, ?, ?, ?)",
            [(entry.row.id, entry.row.version, entry.at, entry.body) for entry in entries],
        )

    async def update_tables(self, rows: Sequence[TableRow]) -> None:
        await self._driver.executemany(UPDATE_TABLE, [(*row.columns[1:], row.id) for row in rows])

    async def add_members(self, members: Sequence[tuple[str, str]]) -> None:
        await self._driver.executemany(
            "INSERT INTO members (table_id, identity, seen_version) VALUES (?, ?, 0) ON CONFLICT DO NOTHING", members
        )

    async def notify(self, notifications: Sequence[Notification]) -> None:
        """Do nothing: an SQLite file serves one process."""

    async def has_entry(self, entry: LogAppend) -> bool:
        found = await self._driver.execute_fetchall(
            "SELECT at, body FROM log_entries WHERE table_id = ? AND number = ?", (entry.row.id, entry.row.version)
        )
        return [tuple(one) for one in found] == [(entry.at, entry.body)]
