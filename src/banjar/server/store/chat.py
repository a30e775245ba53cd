"""The chat of tables: `store.chat`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database, is_storable
from banjar.server.store.notifications import NotificationKind, Notifier
from banjar.server.store.schema import CHAT_LINES
from banjar.server.store.tables import lock_table

DELETED_AT_ONCE = 500
RETRY_SEARCH_LINES = 50
"""How many of the last lines a retry looks through for the line of the attempt before."""


class LinePlace(NamedTuple):
    """The place of a line among those of all tables."""

    table: str
    number: int


class FoundLine(NamedTuple):
    """A line of a table."""

    table: str
    number: int
    body: bytes


class ChatStore:
    """Lines are numbered from 1, by table."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database = database
        self._notifier = notifier

    async def lines(self, table: str, after: int = 0, limit: int = 200) -> list[tuple[int, bytes]]:
        """Numbers and bodies of the lines with a number above `after`, in order."""
        if not is_storable(table):
            return []
        found = (
            select(CHAT_LINES.c.number, CHAT_LINES.c.body)
            .where(CHAT_LINES.c.table_id == table, CHAT_LINES.c.number > after)
            .order_by(CHAT_LINES.c.number)
            .limit(limit)
        )
        return [(number, body) for number, body in await self._database.fetch_all(found)]

    async def search(self, text: str, after: LinePlace, most: int) -> tuple[list[FoundLine], LinePlace | None]:
        """The lines that contain a text, an identity, among the next `most` of all tables; the place to go on from.

        None if there are no more. The text must be letters and digits.
        """
        place = tuple_(CHAT_LINES.c.table_id, CHAT_LINES.c.number)
        following = select(CHAT_LINES.c.table_id, CHAT_LINES.c.number).where(place > after)
        last = await self._database.fetch_all(
            following.order_by(CHAT_LINES.c.table_id, CHAT_LINES.c.number).offset(most - 1).limit(1)
        )
        end = LinePlace(*last[0]) if last else None
        # By the database: few lines are found, and fetching all would keep the event loop busy.
        body, part = CHAT_LINES.c.body, text.encode()
        is_found = body.op("LIKE")(b"%" + part + b"%") if self._database.is_shared else func.instr(body, part) > 0
        found = select(CHAT_LINES.c.table_id, CHAT_LINES.c.number, body).where(place > after, is_found)
        if end is not None:
            found = found.where(place <= end)
        return [FoundLine(*row) for row in await self._database.fetch_all(found)], end

    async def add(self, table: str, at: int, body: bytes) -> int:
        """Add a line; returns its number. StoreError if there is no such table."""
        is_retry = False

        async def work(connection: AsyncConnection) -> int:
            nonlocal is_retry
            await lock_table(connection, table)
            found = await connection.execute(
                select(CHAT_LINES.c.number, CHAT_LINES.c.at, CHAT_LINES.c.body)
                .where(CHAT_LINES.c.table_id == table)
                .order_by(CHAT_LINES.c.number.desc())
                .limit(RETRY_SEARCH_LINES if is_retry else 1)
            )
            lines = found.all()
            if is_retry:
                # The attempt before may have been committed although the answer was lost.
                for number, *line in lines:
                    if line == [at, body]:
                        return int(number)
            is_retry = True
            number = lines[0][0] + 1 if lines else 1
            await connection.execute(
                self._database.insert(CHAT_LINES).values(table_id=table, number=number, at=at, body=body)
            )
            await self._notifier.send(connection, NotificationKind.CHAT, table, number)
            return int(number)

        return await self._database.write(work)

    async def delete(self, table: str, numbers: Sequence[int]) -> None:
        """Delete these lines; never the last one, from which the next is numbered."""
        for start in range(0, len(numbers), DELETED_AT_ONCE):
            chosen = CHAT_LINES.c.number.in_(numbers[start : start + DELETED_AT_ONCE])
            await self._database.execute(delete(CHAT_LINES).where(CHAT_LINES.c.table_id == table, chosen))
