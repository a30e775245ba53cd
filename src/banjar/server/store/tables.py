"""The rows of all tables: find them, and claim those whose next step is due: `store.tables`."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Select, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database, is_storable
from banjar.server.store.errors import StoreError
from banjar.server.store.notifications import NotificationKind, Notifier
from banjar.server.store.schema import AUTO_REPLIES, CHAT_LINES, LOG_ENTRIES, MEMBERS, PRESENCE, SEAT_TOKENS, TABLES
from banjar.server.store.table_row import TableRow

DELETED_WITH_A_TABLE = (LOG_ENTRIES, MEMBERS, AUTO_REPLIES, CHAT_LINES, SEAT_TOKENS, PRESENCE)


class ListPlace(NamedTuple):
    """The place of a table in the list of public ones."""

    turn: int
    """1 for the newest table of its network."""
    created_at: int
    table: str


class TablePage(NamedTuple):
    """A part of the list of public tables."""

    rows: list[TableRow]
    last: ListPlace | None
    """The place of the last; None if nothing comes after it."""


class TableStore:
    """Rows are written by `LogStore.append`, together with the log entry that changes them."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database = database
        self._notifier = notifier

    async def get(self, table: str) -> TableRow | None:
        """The row of a table."""
        return await self._one(select(TABLES).where(TABLES.c.id == table), table)

    async def by_code(self, code: str) -> TableRow | None:
        """The row of the open table with this code."""
        return await self._one(select(TABLES).where(TABLES.c.code == code), code)

    async def public(self, status: str, limit: int, since: int = 0, after: ListPlace | None = None) -> TablePage:
        """Public tables of a status that were updated `since` a moment, those of one network in turn with others'.

        First the newest table of each network from which some were made, the newest of them first; then the second
        newest of each, and so on: nobody's tables hide those of others. The next page comes `after` the last place.
        """
        turn = func.row_number().over(
            partition_by=func.coalesce(TABLES.c.made_from, TABLES.c.id),
            order_by=(TABLES.c.created_at.desc(), TABLES.c.id),
        )
        listed = (
            select(TABLES.c.id, turn.label("turn"))
            .where(TABLES.c.visibility == "public", TABLES.c.status == status, TABLES.c.updated_at >= since)
            .subquery()
        )
        found = (
            select(TABLES, listed.c.turn)
            .join(listed, listed.c.id == TABLES.c.id)
            .order_by(listed.c.turn, TABLES.c.created_at.desc(), TABLES.c.id)
            .limit(limit)
        )
        if after is not None:
            is_later = or_(
                TABLES.c.created_at < after.created_at,
                and_(TABLES.c.created_at == after.created_at, TABLES.c.id > after.table),
            )
            found = found.where(or_(listed.c.turn > after.turn, and_(listed.c.turn == after.turn, is_later)))
        if after is not None and not is_storable(after.table):
            return TablePage([], None)
        rows = [(TableRow.from_columns(columns), turn) for *columns, turn in await self._database.fetch_all(found)]
        last = ListPlace(rows[-1][1], rows[-1][0].created_at, rows[-1][0].id) if len(rows) == limit else None
        return TablePage([row for row, _ in rows], last)

    async def of_member(self, identity: str, limit: int, before: int | None = None) -> list[tuple[TableRow, int]]:
        """The tables of a member with the version they have seen, last updated first; only those updated `before`."""
        found = (
            select(TABLES, MEMBERS.c.seen_version)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
            .where(MEMBERS.c.identity == identity)
            .order_by(TABLES.c.updated_at.desc(), TABLES.c.id)
            .limit(limit)
        )
        if before is not None:
            found = found.where(TABLES.c.updated_at < before)
        if not is_storable(identity):
            return []
        rows = await self._database.fetch_all(found)
        return [(TableRow.from_columns(columns), seen_version) for *columns, seen_version in rows]

    async def running(self, after: str, limit: int) -> list[TableRow]:
        """A page of the running tables, by id; the next page comes after its last id."""
        found = select(TABLES).where(TABLES.c.status == "running", TABLES.c.id > after).order_by(TABLES.c.id)
        return [TableRow.from_columns(columns) for columns in await self._database.fetch_all(found.limit(limit))]

    async def due(self, now: int, limit: int | None = None) -> list[tuple[str, int]]:
        """Ids and `due_at` of the tables that any process may take over, earliest first."""
        found = (
            select(TABLES.c.id, TABLES.c.due_at)
            .where(TABLES.c.due_at <= now, TABLES.c.status.in_(("open", "running")))
            .order_by(TABLES.c.due_at, TABLES.c.id)
            .limit(limit)
        )
        return [(table, due_at) for table, due_at in await self._database.fetch_all(found)]

    async def claim(self, table: str, due_at: int, until: int) -> bool:
        """Whether this process takes the due table over; if so no other does before `until`."""
        claiming = update(TABLES).where(TABLES.c.id == table, TABLES.c.due_at == due_at).values(due_at=until)
        return until != due_at and await self._database.execute(claiming, idempotent=False) == 1

    async def set_due_at(self, table: str, version: int, due_at: int | None) -> None:
        """Set when the table is due, unless an entry was appended after this version."""
        setting = update(TABLES).where(TABLES.c.id == table, TABLES.c.version == version).values(due_at=due_at)
        await self._database.execute(setting)

    async def delete(self, table: str) -> None:
        """Delete a table with everything that belongs to it."""

        async def work(connection: AsyncConnection) -> None:
            await delete_table(connection, table)
            await self._notifier.send(connection, NotificationKind.DELETED, table, 0)

        await self._database.write(work)

    async def _one(self, found: Select[Any], asked: str) -> TableRow | None:
        rows = await self._database.fetch_all(found) if is_storable(asked) else []
        return TableRow.from_columns(rows[0]) if rows else None


async def delete_table(connection: AsyncConnection, table: str) -> None:
    """Delete a table with everything that belongs to it."""
    # The row first: whoever appends waits for it, and then finds no table.
    await connection.execute(delete(TABLES).where(TABLES.c.id == table))
    for belonging in DELETED_WITH_A_TABLE:
        await connection.execute(delete(belonging).where(belonging.c.table_id == table))


async def lock_table(connection: AsyncConnection, table: str) -> None:
    """Keep others from deleting or writing to the table until the commit; StoreError if there is none."""
    locked = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
    if not is_storable(table) or await connection.scalar(locked) is None:
        raise StoreError(f"there is no table {table!r}")
