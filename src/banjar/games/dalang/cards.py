"""What is in the box (B1): cards, islands, masks and starting cards."""

from __future__ import annotations

from enum import IntEnum


class Kind(IntEnum):
    """The kinds of playing cards; a Dalang card is named after its two islands."""

    PRIEST = 0
    WARRIOR = 1
    PRINCE = 2
    SCHOLAR = 3
    ARTIST = 4
    DALANG_KP = 5
    DALANG_KT = 6
    DALANG_KW = 7
    DALANG_PT = 8
    DALANG_PW = 9
    DALANG_TW = 10


class Island(IntEnum):
    """The islands, in the order in which they are dealt to."""

    KUKUSCH = 0
    PANSCHAR = 1
    TSCHAKKALAG = 2
    WONTONG = 3


MIN_PLAYERS = 3
MAX_PLAYERS = 4
KINDS = 11
ISLANDS = 4

COURT_COUNTS = (30, 30, 30, 30, 15)
"""Cards of each kind before the Dalang cards."""

COURT_KINDS = 5
PAIRS = 6
PAIR_ISLANDS = (0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3)
"""The two islands of each pair, one pair after the other."""

DALANG_COUNTS = (4, 4, 4, 4, 4, 4)
DALANG_CARDS = 24
DECK_SIZE = 159
LARGEST_SHOW = 29
"""A contest's first card cannot be shown."""

MAX_MASKS = 24
MASK_VALUES = (2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5)
SEAL_VALUE = 3

STARTING_CARDS = 4
START_PRIEST = (0, 1, 2, 3)
"""The island of the priest disc on each starting card, 1 to 4."""
START_PRINCE = (1, 2, 3, 0)

DEALT_TO_STACK = 3
DRAWN_BY_ACTIVE = 2
DRAWN_BY_OTHERS = 1
MOST_EXCHANGED = 3
MOST_SPREAD = 3
KEPT_FROM_BOTTOM = 4
IDLE_ROUNDS = 2
