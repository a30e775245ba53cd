"""Pauses that keep quick answers from telling anything."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from banjar.bots.levels import LEVELS, LONGEST_THOUGHT, Thinker

if TYPE_CHECKING:
    from banjar.table.table import Table

SHORTEST_PAUSE = 1000
LONGEST_PAUSE = 2500
"""Milliseconds that a reaction takes at least, by lot, where other people watch (B10.4)."""


def release(table: Table) -> int:
    """When the answer to the present question may become known, whatever it is.

    It depends on what all can see alone, so that a quick answer does not tell that there was nothing to choose.
    """
    if table.play is None or table.to_act is None:
        return table.since
    seat = table.seats[table.to_act]
    is_reaction = table.play.state.phase in table.play.game.rules.reactions
    if seat.is_played_by_bot:
        searches = isinstance(LEVELS[seat.level or table.settings.substitute], Thinker)
        return table.since + max(table.settings.pace, LONGEST_THOUGHT if is_reaction and searches else 0)
    if not is_reaction or table.persons < 2:
        return table.since
    return table.since + SHORTEST_PAUSE + _lot(table) % (LONGEST_PAUSE - SHORTEST_PAUSE)


def bot_seed(table: Table) -> int:
    """The seed of a bot for the present decision."""
    return _lot(table) >> 1


def _lot(table: Table) -> int:
    digest = hashlib.sha256(f"{table.id} {table.secret} {table.position}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
