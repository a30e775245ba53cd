"""Delays that keep the moment of a reply from giving anything away (B10.4); docs/secrecy.md says why they are so.

A delay depends on what everybody can see, on how long the people of this table took when they did have a choice, and on
a random number; never on what the seat can choose now. All times are milliseconds.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Sequence

from banjar.table.settings import MAX_PACE_MILLISECONDS

MAX_PAUSE_FACTOR = 2.5
"""A reply is held back for between 1 and this many times the table's reaction pause."""
MAX_DELAY_FACTOR = 30
"""No reply is held back for longer than this many times the reaction pause; see `maximum_delay`."""
FULL_PAUSE_MILLISECONDS = 1000
"""The reaction pause from which on thinking times are imitated in full; a shorter one makes them shorter too."""
MAX_DELAY_MILLISECONDS = max(int(MAX_PAUSE_FACTOR * MAX_PACE_MILLISECONDS), MAX_DELAY_FACTOR * FULL_PAUSE_MILLISECONDS)

USUAL_THINKING_FACTOR = 3.5
"""Before anybody at the table has reacted: the median thinking time, in pauses."""
USUAL_SPREAD = 0.9
"""The same: the standard deviation of its logarithm."""
USUAL_WEIGHT = 0.2
"""How much the usual thinking time counts beside the observed ones, divided by how many there are."""
OTHERS_WEIGHT = 2.0
"""How much the observed times of all other seats count together; each of the seat's own counts 1."""
BLUR = 0.08
"""The standard deviation of the logarithm by which an observed time is changed at least, so that none is seen twice."""
BLUR_OF_ONE = 0.5
"""The same where a single time is known; of n it is divided by √n: the fewer, the less certain is the next."""


def random_bits(table_id: str, secret: int, game_version: int, purpose: str = "") -> int:
    """64 bits for the decision asked at a version of the game: the same in every process, unknown to players."""
    digest = hashlib.sha256(f"{table_id} {secret} {game_version}{purpose}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def drawn_delay(minimum: int, bits: int) -> int:
    """How long a person's reply is held back at least: drawn from 1 to MAX_PAUSE_FACTOR times the pause."""
    return minimum + bits % (1 + int((MAX_PAUSE_FACTOR - 1) * minimum))


def imitated_thinking(minimum: int, own: Sequence[int], others: Sequence[int], bits: int) -> int:
    """How long the player of a reply that needs no thought seems to think; `own` and `others` are observed times.

    These are how long this seat and the other seats took for reactions in which they had a choice. One of them is drawn
    and blurred, or a usual time as long as there are few.
    """
    dice = random.Random(bits)
    usual = USUAL_WEIGHT / max(1, len(own) + len(others))
    (source,) = dice.choices((own, others, None), (len(own), OTHERS_WEIGHT if others else 0, usual))
    if source is None:
        thinking = USUAL_THINKING_FACTOR * _scale(minimum) * dice.lognormvariate(0, USUAL_SPREAD)
    else:
        thinking = dice.choice(source) * dice.lognormvariate(0, max(BLUR, BLUR_OF_ONE / math.sqrt(len(source))))
    return min(round(thinking), maximum_delay(minimum))


def maximum_delay(minimum: int) -> int:
    """The longest delay that could have been drawn; a clock that starts after it says nothing about the draw."""
    return max(int(MAX_PAUSE_FACTOR * minimum), MAX_DELAY_FACTOR * _scale(minimum))


def _scale(minimum: int) -> int:
    return min(minimum, FULL_PAUSE_MILLISECONDS)
