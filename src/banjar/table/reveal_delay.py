"""Delays that keep the speed of a reply from giving anything away (B10.4).

A delay depends only on what everybody can see and on a random number, never on what the seat could choose. All times
are milliseconds.
"""

from __future__ import annotations

import hashlib

from banjar.table.settings import MAX_PACE_MILLISECONDS

MAX_DELAY_FACTOR = 2.5
"""A person's reaction takes between 1 and this many times the table's reaction pause."""
MAX_DELAY_MILLISECONDS = int(MAX_DELAY_FACTOR * MAX_PACE_MILLISECONDS)


def random_bits(table_id: str, secret: int, game_version: int) -> int:
    """64 bits for the decision asked at a version of the game: the same in every process, unknown to players."""
    digest = hashlib.sha256(f"{table_id} {secret} {game_version}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def drawn_delay(minimum: int, bits: int) -> int:
    """How long a person's reply is held back: drawn between the minimum and the maximum."""
    return minimum + bits % (1 + int((MAX_DELAY_FACTOR - 1) * minimum))


def maximum_delay(minimum: int) -> int:
    """The longest delay that could have been drawn; a clock that starts after it says nothing about the draw."""
    return int(MAX_DELAY_FACTOR * minimum)
