"""What can happen: the entries of the journal. Every decision writes at least one."""

from __future__ import annotations

from enum import IntEnum


class EventType(IntEnum):
    """The comment names the fields in use beside `seat`. A secret card is in the seat's own entry only.

    How many entries another seat finds never depends on a secret card.
    """

    TURN_BEGAN = 0  # amount: the turn's number
    RETURNED = 1  # had fled and is present again
    DREW = 2  # card: secret, amount: 1
    RESHUFFLED = 3  # no seat; amount: the discards that are the new draw pile
    TURN_ENDED = 4  # amount: the turn's number; by choice, forced, or after a scoring
    PLAYED = 5  # card, place: a Dalang card's goal, amount: 1; by the active player
    SPARED = 6  # seat: who may not react to the warrior played next
    PARRIED = 7  # card, amount: 1
    FLED = 8  # amount: cards in hand; what becomes of them follows
    FORCED = 9  # card, amount: 1; the second card, which ends the turn
    DID_NOT_FORCE = 10  # card: the kind asked for
    JOINED = 11  # card, amount: 1; a scholar or artist after the active player's
    PASSED = 12  # card: the active player's, which was not answered
    DONE = 13  # card: scholar or artist, amount: cards put, taken or discarded with it
    PUT_ON_STACK = 14  # card: secret, place: island, amount: 1; by a scholar or in a flight
    TOOK_FROM_STACK = 15  # card: secret, place: island, amount: 1
    DISCARDED = 16  # card, amount, place: the island of the stack, NOTHING if from the hand
    SHOWED = 17  # card, amount
    WON_DISC = 18  # card: priest or prince, place: island, amount: cards shown
    TOOK_SEAL = 19  # place: island
    NAMED_GOAL = 20  # place: island
    BLOCKED = 21  # card, place: the goal, amount: 1
    STOWED = 22  # card: secret, place: the island that is left, amount: 1
    DALANG_MOVED = 23  # place: the goal
    TOOK_MASK = 24  # place: the mask's index, amount: its value
    PICKED_UP = 25  # card: secret, place: island, amount; for the seat an entry a kind, for others the sum
    GAME_ENDED = 26  # seat: whose turn it was, amount: EndReason


# The fullest decision is the last card stowed before a scoring; a secret card takes two entries. This card
# and the one that follows by itself: 4, three more hands of one card: 6, three players back: 3, the move:
# 1, masks: 2, the turn's end: 1, the next one's beginning: 1, a reshuffle: 1, five cards drawn: 10; and for
# each of four stacks four cards picked up: 4 + 1, the kinds discarded above them: 11. That is 29 + 64.
ENTRIES_PER_DECISION = 96
