"""Pauses that keep quick answers from telling anything."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from banjar.table.settings import SLOWEST_PACE

if TYPE_CHECKING:
    from banjar.table.table import Table

SPREAD = 2.5
"""Where other people watch, a reaction takes the pause of the table up to so many times, by lot (B10.4)."""
LONGEST = int(SPREAD * SLOWEST_PACE)
"""Milliseconds: no table has a longer pause."""


def release(table: Table) -> int:
    """When the answer to the present question may become known, whatever it is.

    It depends on what all can see alone, so that a quick answer does not tell that there was nothing to choose.
    """
    if table.play is None or table.to_act is None:
        return table.since
    pause = _pause(table)
    if table.seats[table.to_act].is_played_by_bot:
        return table.since + max(pause, table.settings.pace)
    return table.since + pause + _lot(table) % (1 + int((SPREAD - 1) * pause))


def clock_start(table: Table) -> int:
    """When the clock of the person to act begins to run: not before an answer may be known, and no hint at the lot."""
    return table.since + int(SPREAD * _pause(table))


def _pause(table: Table) -> int:
    """How long a reaction takes at least, where there is somebody it could tell something."""
    assert table.play is not None
    assert table.to_act is not None
    is_reaction = table.play.state.phase in table.play.game.rules.reactions
    others = table.persons - (not table.seats[table.to_act].is_played_by_bot)
    return table.settings.reaction_pause if is_reaction and others else 0


def bot_seed(table: Table) -> int:
    """The seed of a bot for the present decision."""
    return _lot(table) >> 1


def _lot(table: Table) -> int:
    digest = hashlib.sha256(f"{table.id} {table.secret} {table.position}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
