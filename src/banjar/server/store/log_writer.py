"""Writing many entries at once, in the words of each database's driver."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from operator import attrgetter
from typing import Any, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.notifications import CHANNEL, Notification
from banjar.server.store.table_row import LogAppend, TableRow

COLUMNS = ("id", "code", "game", "status", "visibility", "version", "due_at", "created_at", "updated_at", "summary")
LATER = COLUMNS[1:]
TYPES = ("text", "text", "text", "text", "text", "bigint", "bigint", "bigint", "bigint", "bytea")
values = attrgetter(*COLUMNS)


class LogWriter(Protocol):
    """One transaction after another on a connection of its own; every step takes a whole batch."""

    connection: AsyncConnection

    async def begin(self) -> None:
        """Start a transaction that writes."""

    async def commit(self) -> None:
        """Make it last."""

    async def lengths(self, ids: Collection[str]) -> dict[str, int]:
        """The last entry's number of each table that exists; nobody else appends to them until the commit."""

    async def create(self, rows: Sequence[TableRow]) -> set[str]:
        """Insert new tables; the ids of those whose id and code were free."""

    async def discard(self, ids: Collection[str]) -> None:
        """Take back what `create` made in this transaction."""

    async def insert(self, entries: Sequence[LogAppend]) -> None:
        """Insert entries."""

    async def update(self, rows: Sequence[TableRow]) -> None:
        """Make the tables' rows new."""

    async def add_members(self, members: Sequence[tuple[str, str]]) -> None:
        """Insert those pairs of table and identity that are not there."""

    async def announce(self, news: Sequence[Notification]) -> None:
        """Tell other processes after the commit."""

    async def holds(self, entry: LogAppend) -> bool:
        """Whether the log has just this entry."""


class SqliteLogWriter:
    """With aiosqlite; no one else writes after BEGIN IMMEDIATE, so reading first decides everything."""

    def __init__(self, connection: AsyncConnection, driver: Any) -> None:
        self.connection = connection
        self._driver = driver

    async def begin(self) -> None:
        await self._driver.execute("BEGIN IMMEDIATE")

    async def commit(self) -> None:
        await self._driver.execute("COMMIT")

    async def lengths(self, ids: Collection[str]) -> dict[str, int]:
        found = await self._driver.execute_fetchall(
            "SELECT id, (SELECT max(seq) FROM events WHERE table_id = tables.id) FROM tables"
            " WHERE id IN (SELECT value FROM json_each(?))",
            (json.dumps(list(ids)),),
        )
        return {table: length or 0 for table, length in found}

    async def create(self, rows: Sequence[TableRow]) -> set[str]:
        taken = await self._driver.execute_fetchall(
            "SELECT id, NULL FROM tables WHERE id IN (SELECT value FROM json_each(?))"
            " UNION ALL SELECT NULL, code FROM tables WHERE code IN (SELECT value FROM json_each(?))",
            (json.dumps([row.id for row in rows]), json.dumps([row.code for row in rows if row.code is not None])),
        )
        ids = {table for table, _ in taken if table is not None}
        codes = {code for _, code in taken if code is not None}
        free = [row for row in rows if row.id not in ids and row.code not in codes]
        marks = ", ".join("?" * len(COLUMNS))
        await self._driver.executemany(
            f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({marks})", [values(row) for row in free]
        )
        return {row.id for row in free}

    async def discard(self, ids: Collection[str]) -> None:
        await self._driver.executemany("DELETE FROM tables WHERE id = ?", [(table,) for table in ids])

    async def insert(self, entries: Sequence[LogAppend]) -> None:
        await self._driver.executemany(
            "INSERT INTO events (table_id, seq, at, body) VALUES (?, ?, ?, ?)",
            [(entry.row.id, entry.row.version, entry.at, entry.body) for entry in entries],
        )

    async def update(self, rows: Sequence[TableRow]) -> None:
        settings = ", ".join(f"{column} = ?" for column in LATER)
        await self._driver.executemany(
            f"UPDATE tables SET {settings} WHERE id = ?", [(*values(row)[1:], row.id) for row in rows]
        )

    async def add_members(self, members: Sequence[tuple[str, str]]) -> None:
        await self._driver.executemany(
            "INSERT INTO members (table_id, identity, seen_version) VALUES (?, ?, 0) ON CONFLICT DO NOTHING", members
        )

    async def announce(self, news: Sequence[Notification]) -> None:
        """Nobody else is there."""

    async def holds(self, entry: LogAppend) -> bool:
        found = await self._driver.execute_fetchall(
            "SELECT at, body FROM events WHERE table_id = ? AND seq = ?", (entry.row.id, entry.row.version)
        )
        return [tuple(one) for one in found] == [(entry.at, entry.body)]


class PostgresqlLogWriter:
    """With asyncpg; columns travel as arrays, so that a batch of any size is one statement."""

    INPUT = "unnest(" + ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(TYPES, 1)) + ")"

    def __init__(self, connection: AsyncConnection, driver: Any) -> None:
        self.connection = connection
        self._driver = driver

    async def begin(self) -> None:
        await self._driver.execute("BEGIN ISOLATION LEVEL READ COMMITTED")

    async def commit(self) -> None:
        await self._driver.execute("COMMIT")

    async def lengths(self, ids: Collection[str]) -> dict[str, int]:
        names = sorted(ids)
        # All processes lock in the same order, or two batches could wait for each other.
        await self._driver.fetch("SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE", names)
        # Another statement: what was committed while the first waited for its locks is seen only now.
        found = await self._driver.fetch(
            "SELECT id, (SELECT max(seq) FROM events WHERE table_id = tables.id) FROM tables"
            " WHERE id = ANY($1::text[])",
            names,
        )
        return {table: length or 0 for table, length in found}

    async def create(self, rows: Sequence[TableRow]) -> set[str]:
        ordered = sorted(rows, key=attrgetter("id"))
        made = await self._driver.fetch(
            f"INSERT INTO tables ({', '.join(COLUMNS)}) SELECT * FROM {self.INPUT} ON CONFLICT DO NOTHING RETURNING id",
            *arrays([values(row) for row in ordered]),
        )
        return {table for (table,) in made}

    async def discard(self, ids: Collection[str]) -> None:
        await self._driver.execute("DELETE FROM tables WHERE id = ANY($1::text[])", list(ids))

    async def insert(self, entries: Sequence[LogAppend]) -> None:
        await self._driver.execute(
            "INSERT INTO events (table_id, seq, at, body)"
            " SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])",
            *arrays([(entry.row.id, entry.row.version, entry.at, entry.body) for entry in entries]),
        )

    async def update(self, rows: Sequence[TableRow]) -> None:
        settings = ", ".join(f"{column} = new.{column}" for column in LATER)
        await self._driver.execute(
            f"UPDATE tables SET {settings} FROM {self.INPUT} AS new ({', '.join(COLUMNS)}) WHERE tables.id = new.id",
            *arrays([values(row) for row in rows]),
        )

    async def add_members(self, members: Sequence[tuple[str, str]]) -> None:
        await self._driver.execute(
            "INSERT INTO members (table_id, identity, seen_version)"
            " SELECT table_id, identity, 0 FROM unnest($1::text[], $2::text[]) AS new (table_id, identity)"
            " ON CONFLICT DO NOTHING",
            *arrays(members),
        )

    async def announce(self, news: Sequence[Notification]) -> None:
        await self._driver.execute(
            "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload", CHANNEL, [one.encode() for one in news]
        )

    async def holds(self, entry: LogAppend) -> bool:
        found = await self._driver.fetchrow(
            "SELECT at, body FROM events WHERE table_id = $1 AND seq = $2", entry.row.id, entry.row.version
        )
        return found is not None and tuple(found) == (entry.at, entry.body)


def arrays(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """One list a column."""
    return [list(column) for column in zip(*rows, strict=True)]
