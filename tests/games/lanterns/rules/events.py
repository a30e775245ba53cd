"""Events: their types, the names of their fields, and one writer function per type."""

from __future__ import annotations

from enum import IntEnum

from tests.games.lanterns.rules.state import State

from banjar.kernel.event_buffer import NOBODY, NOTHING, EventFields, EventRecord, announce, confide
from banjar.kernel.rule import inlined, rule


class EventType(IntEnum):
    TURN_BEGAN = 0
    LIT = 1
    HID = 2
    GAME_ENDED = 3


EVENT_FIELDS: dict[EventType, EventFields] = {
    EventType.TURN_BEGAN: EventFields(amount="turn"),
    EventType.LIT: EventFields(card="card"),
    EventType.HID: EventFields(card="card"),
    EventType.GAME_ENDED: EventFields(),
}


@rule
def turn_began(s: State, seat: int, turn: int) -> None:
    announce(s.events, EventType.TURN_BEGAN.value, seat, NOTHING, NOTHING, turn)


@rule
def lit(s: State, seat: int, card: int) -> None:
    announce(s.events, EventType.LIT.value, seat, card, NOTHING, 0)


@rule
def hid(s: State, seat: int, card: int) -> None:
    """Only the seat learns the card."""
    confide(s.events, EventType.HID.value, seat, card, NOTHING, 0)


@rule
def game_ended(s: State) -> None:
    announce(s.events, EventType.GAME_ENDED.value, NOBODY, NOTHING, NOTHING, 0)


@inlined
def card_of(event: EventRecord) -> int:
    return event.card
