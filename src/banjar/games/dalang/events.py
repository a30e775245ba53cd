"""What can happen: the entries of the journal. Every decision writes at least one.

Beside each member stand the entry's fields; those not named say nothing. "Secret" cards are known to the seat alone,
and the number of entries that the others find never depends on them.
"""

from __future__ import annotations

from enum import IntEnum


class Event(IntEnum):
    """What an entry of the journal tells."""

    TURN_BEGAN = 0  # seat; amount: the turn's number
    RETURNED = 1  # seat: fled before, present again
    DREW = 2  # seat, card (secret), amount 1
    RESHUFFLED = 3  # amount: the discards that are the new draw pile
    TURN_ENDED = 4  # seat, by choice, forced, or after a scoring
    PLAYED = 5  # seat, card: the active player's card
    SPARED = 6  # seat: who may not react to the warrior that follows
    PARRIED = 7  # seat, card
    FLED = 8  # seat; amount: cards in hand
    FORCED = 9  # seat, card: the second card, which ends the turn
    DID_NOT_FORCE = 10  # seat, card: the kind that was asked for
    JOINED = 11  # seat, card: the scholar or artist played after the active player's
    PASSED = 12  # seat, card: the active player's card that was not answered
    DONE = 13  # seat, card: scholar or artist; amount: cards put, taken or discarded
    PUT_ON_STACK = 14  # seat, card (secret), place: island, amount 1; by a scholar or in a flight
    TOOK_FROM_STACK = 15  # seat, card (secret), place: island, amount 1
    DISCARDED = 16  # seat, card, amount; place: the island of the stack, or NOTHING when from hand
    SHOWED = 17  # seat, card, amount: cards shown in a contest
    WON_DISC = 18  # seat, card: PRIEST or PRINCE, place: island, amount: cards shown
    TOOK_SEAL = 19  # seat, place: island
    NAMED_GOAL = 20  # seat, place: island
    BLOCKED = 21  # seat, card, place: the goal
    STOWED = 22  # seat, card (secret), place: the island that is left, amount 1
    DALANG_MOVED = 23  # seat: the active player, place: the goal
    TOOK_MASK = 24  # seat, place: the mask's number, amount: its value
    PICKED_UP = 25  # seat, place: island; to the seat one entry a card (kind) with its amount, to others the sum
    GAME_ENDED = 26  # seat: whose turn it was, amount: an EndReason


JOURNAL_CAPACITY = 96
"""Enough for the fullest decision, the last card stowed before a scoring (a secret card takes two entries):
the card and the one that follows by itself 4, three other hands of one card 6, three players back 3, the move 1,
two masks 2, four stacks of which 4 cards are picked up (4 + 1) and at most 11 kinds discarded 64, the turn's end and
the next one's beginning 2, a reshuffle 1, five cards drawn 10: 93.
"""
