"""Compare this machine's clock with the database's: processes that share tables must agree on the time."""

from __future__ import annotations

import logging

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.process_clock import CLOCK, wall_clock
from banjar.server.store.database import Database

MAX_SKEW_MILLISECONDS = 1_000

logger = logging.getLogger("banjar.server")


async def agree_on_time(database: Database) -> None:
    """Set this process's clock by the database's; log a warning if they differ by more than MAX_SKEW_MILLISECONDS."""
    found = await database.read(skew_of)
    CLOCK.set(-found)
    if abs(found) > MAX_SKEW_MILLISECONDS:
        logger.warning(
            "the clock of this machine is %.1f seconds %s the database's, by which all its processes go",
            abs(found) / 1000,
            "ahead of" if found > 0 else "behind",
        )


async def skew_of(connection: AsyncConnection) -> int:
    """By how many milliseconds this process's clock is ahead of PostgreSQL's, at least."""
    asked_at = wall_clock()
    seconds = (await connection.execute(text("SELECT extract(epoch FROM clock_timestamp())"))).scalar_one()
    return skew(asked_at, round(1000 * seconds), wall_clock())


def skew(asked_at: int, database_time: int, answered_at: int) -> int:
    """By how many milliseconds this clock is ahead, at least: the database answered between the two times."""
    return min(answered_at - database_time, 0) or max(asked_at - database_time, 0)
