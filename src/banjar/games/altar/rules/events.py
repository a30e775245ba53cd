"""Events: their types, the names of their fields, and one writer function per type."""

from __future__ import annotations

from enum import IntEnum

from banjar.games.altar.rules.box import Kind
from banjar.games.altar.rules.state import State
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
    BOUGHT = 1
    BOUGHT_NOTHING = 2
    PLAYED = 3
    SHRINE_RETURNED = 4
    DEMON_MOVED = 5
    LAID = 6
    HID = 7
    OFFERED = 8
    TOOK = 9
    ROW_LAID = 10
    ORACLES_REMOVED = 11
    LOOK_DECLINED = 12
    LOOKED = 13
    KEPT = 14
    ALTAR_SHOWN = 15
    SCORED = 16
    GAINED_STONES = 17
    GAINED_POINTS = 18
    GAINED_GOOD = 19
    SUBSTITUTE_DECLINED = 20
    NOTHING_LEFT = 21
    GAME_ENDED = 22


EVENT_FIELDS: dict[EventType, EventFields] = {
    EventType.TURN_BEGAN: EventFields(amount="turn"),
    EventType.BOUGHT: EventFields(card="good", amount="price"),
    EventType.BOUGHT_NOTHING: EventFields(),
    EventType.PLAYED: EventFields(card="card", place="cost", amount="count"),
    EventType.SHRINE_RETURNED: EventFields(card="card", amount="count"),
    EventType.DEMON_MOVED: EventFields(place="row"),
    EventType.LAID: EventFields(card="good"),
    EventType.HID: EventFields(card="good"),
    EventType.OFFERED: EventFields(card="good"),
    EventType.TOOK: EventFields(card="card", place="row"),
    EventType.ROW_LAID: EventFields(card="card", place="row"),
    EventType.ORACLES_REMOVED: EventFields(card="card", place="row", amount="count"),
    EventType.LOOK_DECLINED: EventFields(),
    EventType.LOOKED: EventFields(card="good", place="altar_place", amount="face_down"),
    EventType.KEPT: EventFields(card="good", place="altar_place"),
    EventType.ALTAR_SHOWN: EventFields(card="good", amount="height"),
    EventType.SCORED: EventFields(card="card", place="row"),
    EventType.GAINED_STONES: EventFields(card="card", place="bonus", amount="amount"),
    EventType.GAINED_POINTS: EventFields(card="card", place="bonus", amount="amount"),
    EventType.GAINED_GOOD: EventFields(card="good", place="bonus", amount="substitute"),
    EventType.SUBSTITUTE_DECLINED: EventFields(place="bonus"),
    EventType.NOTHING_LEFT: EventFields(place="bonus"),
    EventType.GAME_ENDED: EventFields(amount="turns"),
}
"""Field names by event type. `altar_place` counts from 1, the top; `bonus` is 1 for the majority bonus."""


@rule
def turn_began(s: State, seat: int, turn: int) -> None:
    announce(s.events, EventType.TURN_BEGAN.value, seat, NOTHING, NOTHING, turn)


@rule
def bought(s: State, seat: int, good: int, price: int) -> None:
    announce(s.events, EventType.BOUGHT.value, seat, good, NOTHING, price)


@rule
def bought_nothing(s: State, seat: int) -> None:
    announce(s.events, EventType.BOUGHT_NOTHING.value, seat, NOTHING, NOTHING, 0)


@rule
def played(s: State, seat: int, card: int, count: int, cost: int) -> None:
    announce(s.events, EventType.PLAYED.value, seat, card, cost, count)


@rule
def shrine_returned(s: State, seat: int) -> None:
    announce(s.events, EventType.SHRINE_RETURNED.value, seat, Kind.SHRINE.value, NOTHING, 1)


@rule
def demon_moved(s: State, seat: int, row: int) -> None:
    announce(s.events, EventType.DEMON_MOVED.value, seat, NOTHING, row, 0)


@rule
def laid(s: State, seat: int, good: int) -> None:
    announce(s.events, EventType.LAID.value, seat, good, NOTHING, 0)


@rule
def hid(s: State, seat: int, good: int) -> None:
    """Only the seat learns the good."""
    confide(s.events, EventType.HID.value, seat, good, NOTHING, 0)


@rule
def offered(s: State, seat: int, good: int) -> None:
    announce(s.events, EventType.OFFERED.value, seat, good, NOTHING, 0)


@rule
def took(s: State, seat: int, card: int, row: int) -> None:
    announce(s.events, EventType.TOOK.value, seat, card, row, 0)


@rule
def row_laid(s: State, card: int, row: int) -> None:
    """One event per card, from top to bottom."""
    announce(s.events, EventType.ROW_LAID.value, NOBODY, card, row, 0)


@rule
def oracles_removed(s: State, row: int, count: int) -> None:
    announce(s.events, EventType.ORACLES_REMOVED.value, NOBODY, Kind.ORACLE.value, row, count)


@rule
def look_declined(s: State, seat: int) -> None:
    announce(s.events, EventType.LOOK_DECLINED.value, seat, NOTHING, NOTHING, 0)


@rule
def looked(s: State, seat: int, good: int, altar_place: int, face_down: int) -> None:
    """Only the seat learns the good and its face."""
    own = 1 << seat
    write(s.events, EventType.LOOKED.value, seat, good, altar_place, face_down, own)
    write(s.events, EventType.LOOKED.value, seat, NOTHING, altar_place, 0, EVERYONE ^ own)


@rule
def kept(s: State, seat: int, good: int, altar_place: int) -> None:
    """Only the seat learns the good and its place."""
    own = 1 << seat
    write(s.events, EventType.KEPT.value, seat, good, altar_place, 0, own)
    write(s.events, EventType.KEPT.value, seat, NOTHING, NOTHING, 0, EVERYONE ^ own)


@rule
def altar_shown(s: State, good: int, height: int) -> None:
    """After a look: the good on top (NOTHING if face down) and the height."""
    announce(s.events, EventType.ALTAR_SHOWN.value, NOBODY, good, NOTHING, height)


@rule
def scored(s: State, seat: int, card: int, row: int) -> None:
    announce(s.events, EventType.SCORED.value, seat, card, row, 0)


@rule
def gained_stones(s: State, seat: int, card: int, amount: int, bonus: int) -> None:
    announce(s.events, EventType.GAINED_STONES.value, seat, card, bonus, amount)


@rule
def gained_points(s: State, seat: int, card: int, amount: int, bonus: int) -> None:
    announce(s.events, EventType.GAINED_POINTS.value, seat, card, bonus, amount)


@rule
def gained_good(s: State, seat: int, good: int, bonus: int, substitute: int) -> None:
    announce(s.events, EventType.GAINED_GOOD.value, seat, good, bonus, substitute)


@rule
def substitute_declined(s: State, seat: int, bonus: int) -> None:
    announce(s.events, EventType.SUBSTITUTE_DECLINED.value, seat, NOTHING, bonus, 0)


@rule
def nothing_left(s: State, seat: int, bonus: int) -> None:
    """The supply is empty."""
    announce(s.events, EventType.NOTHING_LEFT.value, seat, NOTHING, bonus, 0)


@rule
def game_ended(s: State, turns: int) -> None:
    announce(s.events, EventType.GAME_ENDED.value, NOBODY, NOTHING, NOTHING, turns)


@inlined
def good_of(event: EventRecord) -> int:
    return event.card


@inlined
def altar_place_of(event: EventRecord) -> int:
    return event.place


@inlined
def face_down_of(event: EventRecord) -> int:
    return event.amount


@inlined
def height_of(event: EventRecord) -> int:
    return event.amount
