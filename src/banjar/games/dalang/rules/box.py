"""B1: what is in the box."""

from __future__ import annotations

from enum import IntEnum


class Kind(IntEnum):
    """Playing cards; a Dalang card is named after its two islands."""

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
    KUKUSCH = 0
    PANSCHAR = 1
    TSCHAKKALAG = 2
    WONTONG = 3


MIN_PLAYERS = 3
MAX_PLAYERS = 4
ISLANDS = 4
COURT_KINDS = 5  # the kinds before the Dalang cards
PAIRS = 6
KINDS = COURT_KINDS + PAIRS

COURT_COUNTS = (30, 30, 30, 30, 15)  # B1.2
DALANG_COUNTS = (4, 4, 4, 4, 4, 4)
DALANG_CARDS = 24
DECK_SIZE = 159
PAIR_ISLANDS = (0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3)  # the two islands of each pair, pair after pair

MAX_MASKS = 24
MASK_VALUES = (2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5)  # B1.3
SEAL_VALUE = 3

STARTING_CARDS = 4
START_PRIEST = (0, 1, 2, 3)  # B1.5: the priest disc's island on the starting cards 1 to 4
START_PRINCE = (1, 2, 3, 0)

DEALT_TO_STACK = 3
DRAWN_BY_ACTIVE = 2
DRAWN_BY_OTHERS = 1
LEAST_STOWED = 2  # B3.6: the order of fewer cards is not asked
MOST_SPREAD = 3  # B4.3
MOST_EXCHANGED = 3  # B5.1, B5.2
CONTEST_DISCARDS = 1  # B6.1
LEAST_SHOWN = 1  # B6.1: besides the card discarded
MOST_SHOWN = 29  # B6.1: a contest's first card is not shown
KEPT_FROM_BOTTOM = 4  # B8.3
IDLE_ROUNDS = 2  # B9.3
