"""The event buffer: what one decision made happen, and who may know of it.

An event is seen whole or not at all. Where a card is secret there are two events, one with the card for those who
see it and one without for everybody else, so that every reader finds the same sequence.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from banjar.kernel.records import Small, Wide, dtype_of, record_dtype
from banjar.kernel.rule import rule

NOBODY = -1
NOTHING = -1
"""No card, no place: a field that is unused or may not be known."""

SPECTATORS = 16
EVERYONE = 31


class EventRecord:
    """One event in memory. A game's table of `EventFields` says what `card`, `place` and `amount` hold."""

    type: Small
    """An EventType of the game."""
    seat: Small
    """Whom it happened to, or NOBODY."""
    card: Small
    place: Small
    amount: Wide
    audience: Small
    """One bit a seat, and SPECTATORS."""


EVENT_RECORD = dtype_of(EventRecord)


class EventFields(NamedTuple):
    """What the fields of one type of event are called outside the kernel; an empty name is left out."""

    card: str = ""
    place: str = ""
    amount: str = ""


class EventBuffer:
    records: list[EventRecord]
    count: int
    revealed: bool
    """Something came to light that somebody could not know before."""
    shuffled: int
    """How many cards the decision shuffled into a new pile."""
    silent: bool
    """Write nothing, as in playouts."""


def event_buffer(capacity: int) -> np.dtype[Any]:
    """The dtype of a buffer with room for the events of one decision."""
    return record_dtype(
        [
            ("records", EVENT_RECORD, capacity),
            ("count", np.int16, None),
            ("shuffled", np.int16, None),
            ("revealed", np.bool_, None),
            ("silent", np.bool_, None),
        ]
    )


@rule
def clear_events(events: EventBuffer) -> None:
    """Empty the buffer for the next decision."""
    events.count = 0
    events.revealed = False
    events.shuffled = 0


@rule
def write(events: EventBuffer, type_: int, seat: int, card: int, place: int, amount: int, audience: int) -> None:
    """Write an event for an audience."""
    if events.silent:
        return
    record = events.records[events.count]
    events.count += 1
    record.type = type_
    record.seat = seat
    record.card = card
    record.place = place
    record.amount = amount
    record.audience = audience


@rule
def copy_event(target: EventRecord, source: EventRecord) -> None:
    target.type = source.type
    target.seat = source.seat
    target.card = source.card
    target.place = source.place
    target.amount = source.amount
    target.audience = source.audience


@rule
def announce(events: EventBuffer, type_: int, seat: int, card: int, place: int, amount: int) -> None:
    """Write an event that everybody sees."""
    write(events, type_, seat, card, place, amount, EVERYONE)


@rule
def confide(events: EventBuffer, type_: int, seat: int, card: int, place: int, amount: int) -> None:
    """Write an event that the seat sees in full and everybody else without the card."""
    write(events, type_, seat, card, place, amount, 1 << seat)
    write(events, type_, seat, NOTHING, place, amount, EVERYONE ^ (1 << seat))


@rule
def reveal(events: EventBuffer) -> None:
    """Set the undo barrier: nothing before this can be taken back."""
    events.revealed = True
