"""The log writer on asyncpg."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from operator import attrgetter
from typing import Any

from sqlalchemy import BigInteger, LargeBinary, Text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.notifications import CHANNEL, Notification
from banjar.server.store.schema import TABLES
from banjar.server.store.table_row import LogAppend, TableRow

ARRAY_TYPES = {Text: "text[]", BigInteger: "bigint[]", LargeBinary: "bytea[]"}
LOG_LOCK_TIMEOUT_MILLISECONDS = 150
"""Shorter than that of other statements: all tables wait for a batch."""
BEGIN = f"BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = {LOG_LOCK_TIMEOUT_MILLISECONDS}"
COLUMNS = tuple(TABLES.c.keys())
TABLE_ROWS = "unnest({})".format(
    ", ".join(f"${number}::{ARRAY_TYPES[type(column.type)]}" for number, column in enumerate(TABLES.c, 1))
)
INSERT_TABLES = (
    f"INSERT INTO tables ({', '.join(COLUMNS)}) SELECT * FROM {TABLE_ROWS} ON CONFLICT DO NOTHING RETURNING id"
)
UPDATE_TABLES = (
    f"UPDATE tables SET {', '.join(f'{column} = new.{column}' for column in COLUMNS[1:])}"
    f" FROM {TABLE_ROWS} AS new ({', '.join(COLUMNS)}) WHERE tables.id = new.id"
)


class PostgresqlLogWriter:
    """Columns travel as arrays: a batch of any size is one statement."""

    def __init__(self, connection: AsyncConnection, driver: Any) -> None:  # noqa: ANN401 (asyncpg has no types)
        self.connection = connection
        self._driver = driver

    async def begin(self) -> None:
        await self._driver.execute(BEGIN)

    async def commit(self) -> None:
        await self._driver.execute("COMMIT")

    async def last_numbers(self, ids: Collection[str]) -> dict[str, int | None]:
        names = list(ids)
        locked = await self._driver.fetch(
            "SELECT id FROM tables WHERE id = ANY($1::text[]) FOR UPDATE SKIP LOCKED", names
        )
        own = {table for (table,) in locked}
        # A second statement, because the first may not see what was committed before it got its locks.
        found = await self._driver.fetch(
            "SELECT id, (SELECT max(number) FROM log_entries WHERE table_id = tables.id) FROM tables"
            " WHERE id = ANY($1::text[])",
            names,
        )
        return {table: (number or 0) if table in own else None for table, number in found}

    async def insert_tables(self, rows: Sequence[TableRow]) -> set[str]:
        ordered = sorted(rows, key=attrgetter("id"))
        made = await self._driver.fetch(INSERT_TABLES, *transpose([row.columns for row in ordered]))
        return {table for (table,) in made}

    async def delete_tables(self, ids: Collection[str]) -> None:
        await self._driver.execute("DELETE FROM tables WHERE id = ANY($1::text[])", list(ids))

    async def insert_entries(self, entries: Sequence[LogAppend]) -> None:
        await self._driver.execute(
            "INSERT INTO log_entries (table_id, number, at, body)"
            " SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])",
            *transpose([(entry.row.id, entry.row.version, entry.at, entry.body) for entry in entries]),
        )

    async def update_tables(self, rows: Sequence[TableRow]) -> None:
        await self._driver.execute(UPDATE_TABLES, *transpose([row.columns for row in rows]))

    async def add_members(self, members: Sequence[tuple[str, str]]) -> None:
        await self._driver.execute(
            "INSERT INTO members (table_id, identity, seen_version)"
            " SELECT table_id, identity, 0 FROM unnest($1::text[], $2::text[]) AS new (table_id, identity)"
            " ON CONFLICT DO NOTHING",
            *transpose(members),
        )

    async def notify(self, notifications: Sequence[Notification]) -> None:
        await self._driver.execute(
            "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload",
            CHANNEL,
            [notification.encode() for notification in notifications],
        )

    async def has_entry(self, entry: LogAppend) -> bool:
        found = await self._driver.fetchrow(
            "SELECT at, body FROM log_entries WHERE table_id = $1 AND number = $2", entry.row.id, entry.row.version
        )
        return found is not None and tuple(found) == (entry.at, entry.body)


def transpose(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """One list per column."""
    return [list(column) for column in zip(*rows, strict=True)]
