"""C1: what is in the box, and the numbers of the rules."""

from __future__ import annotations

from enum import IntEnum

MIN_PLAYERS, MAX_PLAYERS = 2, 3
KINDS = 3
COUNTS = (6, 4, 2)  # C1.1
BRIGHTNESS = (1, 2, 3)  # C1.1
DECK = 12
HAND = 4  # C2.1
HIDDEN_FACTOR, MOON_FACTOR = 2, 3  # C3.3, C4.1


class Kind(IntEnum):
    PAPER = 0
    SILK = 1
    GLASS = 2
