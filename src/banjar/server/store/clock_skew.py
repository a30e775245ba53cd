"""The clock of this machine beside the database's: processes on the same tables must agree on the time."""

from __future__ import annotations

import logging

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.outages import wall_clock

MOST = 1_000
"""Milliseconds that nobody notices."""

logger = logging.getLogger("banjar.server")


async def compare(database: Database) -> None:
    """Warn whoever runs the server if the clocks differ."""

    async def work(connection: AsyncConnection) -> int:
        before = wall_clock()
        there = (await connection.execute(text("SELECT extract(epoch FROM clock_timestamp())"))).scalar_one()
        return ahead(before, round(1000 * there), wall_clock())

    found = await database.read(work)
    if abs(found) > MOST:
        logger.warning(
            "the clock of this machine is %.1f seconds %s the database's: the clocks of tables go wrong if processes "
            "on one database do not agree on the time",
            abs(found) / 1000,
            "ahead of" if found > 0 else "behind",
        )


def ahead(before: int, there: int, after: int) -> int:
    """By how much at least, if it was asked before and answered after."""
    return min(after - there, 0) or max(before - there, 0)
