"""What can happen: the entries of the journal."""

from __future__ import annotations

from enum import IntEnum


class EventType(IntEnum):
    """The comment names the fields in use beside `seat`; `card` is a Kind or a good."""

    TURN_BEGAN = 0  # amount: the turn's number
    BOUGHT = 1  # card: good, amount: price
    BOUGHT_NOTHING = 2
    PLAYED = 3  # card, amount: how many, place: stones paid
    SHRINE_RETURNED = 4
    DEMON_MOVED = 5  # place: row
    LAID = 6  # card: good, face up
    HID = 7  # card: good, face down; secret
    OFFERED = 8  # card: good from the supply, face up
    TOOK = 9  # card, place: row
    ROW_LAID = 10  # card, place: row; one entry a card, from top to bottom
    ORACLES_REMOVED = 11  # place: row, amount
    LOOK_DECLINED = 12
    LOOKED = 13  # card: good, place: 1 for the altar's top, 2 below it ..., amount: 1 if it lay face down; secret
    KEPT = 14  # card: good, place: as in LOOKED; both secret
    ALTAR_SHOWN = 15  # after a look: card: the top's good if it lies face up, amount: height
    SCORED = 16  # card, place: row
    GAINED_STONES = 17  # card: the scored kind, amount, place: 1 for the majority bonus
    GAINED_POINTS = 18  # card, amount, place: likewise
    GAINED_GOOD = 19  # card: good, place: 1 for the majority bonus, amount: 1 if it was a substitute
    SUBSTITUTE_DECLINED = 20  # place: 1 for the majority bonus
    NOTHING_LEFT = 21  # the supply is empty; place: 1 for the majority bonus
    GAME_ENDED = 22


# A take can lay three rows (two of them all oracles, with no altar to look at) and then score a card:
# 1 + 3 * (4 + 1) + 1 + 4 * 2 + 1 entries, and the last row ends the game instead.
ENTRIES_PER_DECISION = 28
