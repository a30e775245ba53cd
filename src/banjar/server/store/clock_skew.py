"""Compare this machine's clock with the database's: processes that share tables must agree on the time."""

from __future__ import annotations

import logging

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.outages import wall_clock

MAX_SKEW_MILLISECONDS = 1_000

logger = logging.getLogger("banjar.server")


async def warn_about_skew(database: Database) -> None:
    """Log a warning if the clocks differ by more than MAX_SKEW_MILLISECONDS."""

    async def work(connection: AsyncConnection) -> int:
        asked_at = wall_clock()
        seconds = (await connection.execute(text("SELECT extract(epoch FROM clock_timestamp())"))).scalar_one()
        return skew(asked_at, round(1000 * seconds), wall_clock())

    found = await database.read(work)
    if abs(found) > MAX_SKEW_MILLISECONDS:
        logger.warning(
            "the clock of this machine is %.1f seconds %s the database's: the clocks of tables go wrong if processes "
            "on one database do not agree on the time",
            abs(found) / 1000,
            "ahead of" if found > 0 else "behind",
        )


def skew(asked_at: int, database_time: int, answered_at: int) -> int:
    """By how many milliseconds this clock is ahead, at least: the database answered between the two times."""
    return min(answered_at - database_time, 0) or max(asked_at - database_time, 0)
