"""Events: their types, the names of their fields, and one writer function per type.

Every decision writes at least one event. The number of events that another seat sees never depends on a secret card.
"""

from __future__ import annotations

from enum import IntEnum

from banjar.games.dalang.rules.box import KINDS
from banjar.games.dalang.rules.state import State
from banjar.kernel.event_buffer import (
    EVERYONE,
    NOBODY,
    NOTHING,
    EventFields,
    EventRecord,
    announce,
    confide,
    write,
)
from banjar.kernel.rule import inlined, rule


class EventType(IntEnum):
    TURN_BEGAN = 0
    RETURNED = 1
    DREW = 2
    RESHUFFLED = 3
    TURN_ENDED = 4
    PLAYED = 5
    SPARED = 6
    PARRIED = 7
    FLED = 8
    FORCED = 9
    DID_NOT_FORCE = 10
    JOINED = 11
    PASSED = 12
    DONE = 13
    PUT_ON_STACK = 14
    TOOK_FROM_STACK = 15
    DISCARDED = 16
    SHOWED = 17
    WON_DISC = 18
    TOOK_SEAL = 19
    NAMED_GOAL = 20
    BLOCKED = 21
    STOWED = 22
    DALANG_MOVED = 23
    TOOK_MASK = 24
    PICKED_UP = 25
    GAME_ENDED = 26


EVENT_FIELDS: dict[EventType, EventFields] = {
    EventType.TURN_BEGAN: EventFields(amount="turn"),
    EventType.RETURNED: EventFields(),
    EventType.DREW: EventFields(card="card", amount="count"),
    EventType.RESHUFFLED: EventFields(amount="count"),
    EventType.TURN_ENDED: EventFields(amount="turn"),
    EventType.PLAYED: EventFields(card="card", place="island", amount="count"),
    EventType.SPARED: EventFields(),
    EventType.PARRIED: EventFields(card="card", amount="count"),
    EventType.FLED: EventFields(amount="count"),
    EventType.FORCED: EventFields(card="card", amount="count"),
    EventType.DID_NOT_FORCE: EventFields(card="card"),
    EventType.JOINED: EventFields(card="card", amount="count"),
    EventType.PASSED: EventFields(card="card"),
    EventType.DONE: EventFields(card="card", amount="count"),
    EventType.PUT_ON_STACK: EventFields(card="card", place="island", amount="count"),
    EventType.TOOK_FROM_STACK: EventFields(card="card", place="island", amount="count"),
    EventType.DISCARDED: EventFields(card="card", place="island", amount="count"),
    EventType.SHOWED: EventFields(card="card", amount="count"),
    EventType.WON_DISC: EventFields(card="card", place="island", amount="count"),
    EventType.TOOK_SEAL: EventFields(place="island"),
    EventType.NAMED_GOAL: EventFields(place="island"),
    EventType.BLOCKED: EventFields(card="card", place="island", amount="count"),
    EventType.STOWED: EventFields(card="card", place="island", amount="count"),
    EventType.DALANG_MOVED: EventFields(place="island"),
    EventType.TOOK_MASK: EventFields(place="mask", amount="value"),
    EventType.PICKED_UP: EventFields(card="card", place="island", amount="count"),
    EventType.GAME_ENDED: EventFields(amount="reason"),
}


@rule
def turn_began(s: State, seat: int, turn: int) -> None:
    announce(s.events, EventType.TURN_BEGAN.value, seat, NOTHING, NOTHING, turn)


@rule
def returned(s: State, seat: int) -> None:
    """A player who had fled is present again."""
    announce(s.events, EventType.RETURNED.value, seat, NOTHING, NOTHING, 0)


@rule
def drew(s: State, seat: int, card: int) -> None:
    """Only the seat learns the card."""
    confide(s.events, EventType.DREW.value, seat, card, NOTHING, 1)


@rule
def reshuffled(s: State, count: int) -> None:
    """`count` discards became the new draw pile."""
    announce(s.events, EventType.RESHUFFLED.value, NOBODY, NOTHING, NOTHING, count)


@rule
def turn_ended(s: State, seat: int, turn: int) -> None:
    """By choice, forced, or after a scoring."""
    announce(s.events, EventType.TURN_ENDED.value, seat, NOTHING, NOTHING, turn)


@rule
def played(s: State, seat: int, card: int, island: int) -> None:
    """By the active player; `island` is a Dalang card's goal, else NOTHING."""
    announce(s.events, EventType.PLAYED.value, seat, card, island, 1)


@rule
def spared(s: State, seat: int) -> None:
    """The seat may not react to the warrior that is played next."""
    announce(s.events, EventType.SPARED.value, seat, NOTHING, NOTHING, 0)


@rule
def parried(s: State, seat: int, card: int) -> None:
    announce(s.events, EventType.PARRIED.value, seat, card, NOTHING, 1)


@rule
def fled(s: State, seat: int, count: int) -> None:
    """With `count` cards in hand; the events that follow say what happens to them."""
    announce(s.events, EventType.FLED.value, seat, NOTHING, NOTHING, count)


@rule
def forced(s: State, seat: int, card: int) -> None:
    """The second card, which ends the turn."""
    announce(s.events, EventType.FORCED.value, seat, card, NOTHING, 1)


@rule
def did_not_force(s: State, seat: int, card: int) -> None:
    """`card` is the kind asked for."""
    announce(s.events, EventType.DID_NOT_FORCE.value, seat, card, NOTHING, 0)


@rule
def joined(s: State, seat: int, card: int) -> None:
    """A scholar or artist after the active player's."""
    announce(s.events, EventType.JOINED.value, seat, card, NOTHING, 1)


@rule
def passed(s: State, seat: int, card: int) -> None:
    """`card` is the active player's card that was not answered."""
    announce(s.events, EventType.PASSED.value, seat, card, NOTHING, 0)


@rule
def done(s: State, seat: int, card: int, count: int) -> None:
    """`count` cards were put, taken or discarded with a scholar or artist."""
    announce(s.events, EventType.DONE.value, seat, card, NOTHING, count)


@rule
def put_on_stack(s: State, seat: int, card: int, island: int) -> None:
    """With a scholar or in a flight; only the seat learns the card."""
    confide(s.events, EventType.PUT_ON_STACK.value, seat, card, island, 1)


@rule
def took_from_stack(s: State, seat: int, card: int, island: int) -> None:
    """Only the seat learns the card."""
    confide(s.events, EventType.TOOK_FROM_STACK.value, seat, card, island, 1)


@rule
def discarded(s: State, seat: int, card: int, island: int, count: int) -> None:
    """From the stack at `island`, or from the hand if that is NOTHING."""
    announce(s.events, EventType.DISCARDED.value, seat, card, island, count)


@rule
def showed(s: State, seat: int, card: int, count: int) -> None:
    announce(s.events, EventType.SHOWED.value, seat, card, NOTHING, count)


@rule
def won_disc(s: State, seat: int, card: int, island: int, count: int) -> None:
    """The disc of a priest or prince, won with `count` cards shown."""
    announce(s.events, EventType.WON_DISC.value, seat, card, island, count)


@rule
def took_seal(s: State, seat: int, island: int) -> None:
    announce(s.events, EventType.TOOK_SEAL.value, seat, NOTHING, island, 0)


@rule
def named_goal(s: State, seat: int, island: int) -> None:
    announce(s.events, EventType.NAMED_GOAL.value, seat, NOTHING, island, 0)


@rule
def blocked(s: State, seat: int, card: int, island: int) -> None:
    """`island` is the goal."""
    announce(s.events, EventType.BLOCKED.value, seat, card, island, 1)


@rule
def stowed(s: State, seat: int, card: int, island: int) -> None:
    """At the island that is left; only the seat learns the card."""
    confide(s.events, EventType.STOWED.value, seat, card, island, 1)


@rule
def dalang_moved(s: State, seat: int, island: int) -> None:
    announce(s.events, EventType.DALANG_MOVED.value, seat, NOTHING, island, 0)


@rule
def took_mask(s: State, seat: int, mask: int, value: int) -> None:
    """`mask` is its index in the state."""
    announce(s.events, EventType.TOOK_MASK.value, seat, NOTHING, mask, value)


@rule
def picked_up(s: State, seat: int, island: int) -> None:
    """The stack that became the seat's hand: one event per kind for the seat, one number for the others.

    One event per kind would tell the others how many kinds there are.
    """
    player = s.players[seat]
    own = 1 << seat
    for card in range(KINDS):
        if player.hand[card] > 0:
            write(s.events, EventType.PICKED_UP.value, seat, card, island, player.hand[card], own)
    write(s.events, EventType.PICKED_UP.value, seat, NOTHING, island, player.hand_count, EVERYONE ^ own)


@rule
def game_ended(s: State, seat: int, reason: int) -> None:
    """`seat` is the one whose turn it was, `reason` an EndReason."""
    announce(s.events, EventType.GAME_ENDED.value, seat, NOTHING, NOTHING, reason)


@inlined
def card_of(event: EventRecord) -> int:
    return event.card


@inlined
def island_of(event: EventRecord) -> int:
    return event.place


@inlined
def count_of(event: EventRecord) -> int:
    return event.amount
