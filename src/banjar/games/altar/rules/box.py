"""A1: what is in the box."""

from __future__ import annotations

from enum import IntEnum


class Kind(IntEnum):
    """Playing cards; the first four are farmers and share their numbers with the goods."""

    RICE = 0
    PEANUT = 1
    BANANA = 2
    PEPPER = 3
    STONEMASON = 4
    PRIEST = 5
    SHRINE = 6
    ORACLE = 7


class Colour(IntEnum):
    RED = 0
    BLUE = 1
    YELLOW = 2
    GREEN = 3


GOODS = 4
HAND_KINDS = 7  # oracles are never in a hand
KINDS = 8
ROWS = 4
ROW_LENGTH = 4
OFFER = ROWS * ROW_LENGTH
HAND_SIZE = 3
MIN_PLAYERS = 2
MAX_PLAYERS = 4
COLOURS = 4
SET_FARMERS = 3

CARD_COUNTS = (5, 5, 5, 5, 12, 9, 9, 8)  # A1.1
DECK_WITHOUT_ORACLES = 50
ORACLES = 8
DECK = DECK_WITHOUT_ORACLES + ORACLES
GOODS_EACH = 25  # A1.4
ALL_GOODS = GOODS * GOODS_EACH

SHRINE_COST = 7
EXTRA_FARMER_COST = 1  # A3.5: for each beside the first
SACRIFICE_PRICE = 5
LEAST_MAJORITY = 2  # A3.18
MAJORITY_BONUS = 1  # points or stones; of a good one card
LOOK_DEPTH = 4
STARTING_STONES = (2, 3, 4, 5)  # A2.3
SHRINE_POINTS = 4
STONES_PER_POINT = 5
BEST_VALUE = 3

# A1.3: red lacks rice, blue lacks peanut, yellow lacks banana, green lacks pepper.
STARTING_SETS = (
    (Kind.PEANUT, Kind.BANANA, Kind.PEPPER),
    (Kind.RICE, Kind.BANANA, Kind.PEPPER),
    (Kind.RICE, Kind.PEANUT, Kind.PEPPER),
    (Kind.RICE, Kind.PEANUT, Kind.BANANA),
)
