"""Delete a person's data from tables that others keep: `store.forgetting`."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping

import msgspec
from sqlalchemy import Table, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.notifications import NotificationKind, Notifier
from banjar.server.store.schema import AUTO_REPLIES, CHAT_LINES, LOG_ENTRIES, MEMBERS, SEAT_TOKENS, TABLES
from banjar.server.store.table_row import StoredSummary, TableRow
from banjar.server.store.tables import delete_table
from banjar.table import log
from banjar.table.forgetting import NO_NAME, forget_in_chat, forget_in_log

READ_AT_ONCE = 500
WRITTEN_AT_ONCE = 100
"""Rows of one statement: between two of them others get their turn."""


class ForgettingStore:
    """The only one that rewrites log entries. Each table is one transaction; done again, nothing happens."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database = database
        self._notifier = notifier

    async def forget_member(self, table: str, identity: str, pseudonym: str, now: int) -> bool:
        """Replace a member in the log and the row of a table; whether the table is gone.

        It is deleted if nobody else is a member. Otherwise the log gets one more entry, which tells everybody who has
        the table in memory to read it again.
        """

        async def work(connection: AsyncConnection) -> bool:
            row = await self._locked_row(connection, table)
            if row is None:
                return True
            members = set(
                (await connection.execute(select(MEMBERS.c.identity).where(MEMBERS.c.table_id == table))).scalars()
            )
            if identity not in members:
                return False
            if members == {identity}:
                await delete_table(connection, table)
                await self._notifier.send(connection, NotificationKind.DELETED, table, 0)
                return True
            await self._rewrite(connection, row, identity, pseudonym, now)
            return False

        return await self._database.write(work)

    async def _locked_row(self, connection: AsyncConnection, table: str) -> TableRow | None:
        found = (await connection.execute(select(TABLES).where(TABLES.c.id == table).with_for_update())).first()
        return None if found is None else TableRow.from_columns(found)

    async def _rewrite(
        self, connection: AsyncConnection, row: TableRow, identity: str, pseudonym: str, now: int
    ) -> None:
        stored = await _all_rows(connection, LOG_ENTRIES, row.id)
        bodies = [body for _, _, body in stored]
        # In a thread: the log of a long game takes longer than others can wait.
        forgotten = await asyncio.to_thread(forget_in_log, bodies, identity, pseudonym)
        await _replace_bodies(connection, LOG_ENTRIES, row.id, forgotten.bodies)
        number, at = len(stored) + 1, max(now, stored[-1][1])
        entry = {"table_id": row.id, "number": number, "at": at, "body": log.encode(log.Forgotten(at=at))}
        await connection.execute(self._database.insert(LOG_ENTRIES).values(entry))
        own = [seat for seat, holder in enumerate(row.summary.holders) if holder == identity]
        summary = _without(row.summary, identity, pseudonym, forgotten.chairs if row.status == "open" else set())
        made_from = None if log.decode(bodies[0]).who == identity else row.made_from
        await connection.execute(
            update(TABLES)
            .where(TABLES.c.id == row.id)
            .values(version=number, summary=summary.encode(), made_from=made_from)
        )
        for belonging in (SEAT_TOKENS, AUTO_REPLIES):
            await connection.execute(delete(belonging).where(belonging.c.table_id == row.id, belonging.c.seat.in_(own)))
        of_table = MEMBERS.c.table_id == row.id
        await connection.execute(delete(MEMBERS).where(of_table, MEMBERS.c.identity == identity))
        # The new entry holds nothing to read.
        await connection.execute(update(MEMBERS).where(of_table).values(seen_version=MEMBERS.c.seen_version + 1))
        await self._notifier.send(connection, NotificationKind.ENTRY, row.id, number)
        if own:
            await self._notifier.send(connection, NotificationKind.SEAT_TOKENS, row.id, own[0])

    async def forget_lines(self, table: str, identity: str, pseudonym: str) -> None:
        """Delete somebody's lines from the chat of a table; does nothing if the table is gone."""

        async def work(connection: AsyncConnection) -> None:
            if await self._locked_row(connection, table) is None:
                return
            lines = [(number, body) for number, _, body in await _all_rows(connection, CHAT_LINES, table)]
            forgotten = await asyncio.to_thread(forget_in_chat, lines, identity, pseudonym)
            for start in range(0, len(forgotten.deleted), WRITTEN_AT_ONCE):
                chosen = CHAT_LINES.c.number.in_(forgotten.deleted[start : start + WRITTEN_AT_ONCE])
                await connection.execute(delete(CHAT_LINES).where(CHAT_LINES.c.table_id == table, chosen))
            await _replace_bodies(connection, CHAT_LINES, table, forgotten.bodies)
            if forgotten.deleted or forgotten.bodies:
                await self._notifier.send(connection, NotificationKind.CHAT_REWRITTEN, table, 0)

        await self._database.write(work)


async def _all_rows(connection: AsyncConnection, stored: Table, table: str) -> list[tuple[int, int, bytes]]:
    """Numbers, times and bodies of the log or the chat of a table, in order."""
    rows: list[tuple[int, int, bytes]] = []
    while True:
        following = stored.c.number > (rows[-1][0] if rows else 0)
        page = await connection.execute(
            select(stored.c.number, stored.c.at, stored.c.body)
            .where(stored.c.table_id == table, following)
            .order_by(stored.c.number)
            .limit(READ_AT_ONCE)
        )
        found = [(number, at, body) for number, at, body in page]
        rows += found
        if len(found) < READ_AT_ONCE:
            return rows


async def _replace_bodies(connection: AsyncConnection, stored: Table, table: str, bodies: Mapping[int, bytes]) -> None:
    is_meant = (stored.c.table_id == table) & (stored.c.number == bindparam("meant"))
    replacing = update(stored).where(is_meant).values(body=bindparam("new_body"))
    rows = [{"meant": number, "new_body": body} for number, body in bodies.items()]
    for start in range(0, len(rows), WRITTEN_AT_ONCE):
        await connection.execute(replacing, rows[start : start + WRITTEN_AT_ONCE])


def _without(summary: StoredSummary, identity: str, pseudonym: str, chairs: Collection[int]) -> StoredSummary:
    """The summary with the pseudonym; `chairs` that are free lose the names that were planned for them."""
    seats = list(summary.shown.seats)
    for number, holder in enumerate(summary.holders):
        if holder == identity:
            seats[number] = msgspec.structs.replace(seats[number], name=NO_NAME)
        elif holder is None and number in chairs:
            seats[number] = msgspec.structs.replace(seats[number], name=None)
    holders = [pseudonym if holder == identity else holder for holder in summary.holders]
    return msgspec.structs.replace(summary, shown=msgspec.structs.replace(summary.shown, seats=seats), holders=holders)
