"""The event buffer: the events caused by one decision, and who may see each of them.

A reader sees an event whole or not at all. A secret card makes two events: one with the card for those who see it, and
one without it for everybody else. Every reader thus gets the same sequence.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from banjar.kernel.records import Small, Wide, dtype_of, record_dtype
from banjar.kernel.rule import rule

NOBODY = -1
NOTHING = -1
"""Value of a field that is unused or hidden."""

SPECTATORS = 16
EVERYONE = 31


class EventRecord:
    """One event in memory. The game's `EventFields` table names what `card`, `place` and `amount` hold."""

    type: Small
    """An EventType of the game."""
    seat: Small
    """The seat it happened to, or NOBODY."""
    card: Small
    place: Small
    amount: Wide
    audience: Small
    """Bit mask of who may see the event: one bit per seat, and SPECTATORS."""


EVENT_RECORD = dtype_of(EventRecord)


class EventFields(NamedTuple):
    """Names of an event type's fields outside the kernel; a field with an empty name is left out."""

    card: str = ""
    place: str = ""
    amount: str = ""


class EventBuffer:
    records: list[EventRecord]
    count: int
    revealed: bool
    """Whether hidden information was revealed to anybody, so that the decision cannot be undone."""
    shuffled: int
    """Number of cards the decision shuffled into a new pile."""
    silent: bool
    """Write no events, as in playouts."""


def event_buffer(capacity: int) -> np.dtype[Any]:
    """The dtype of a buffer for up to `capacity` events of one decision."""
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
    """Append an event for an audience (a bit mask)."""
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
    """Append an event that everybody sees."""
    write(events, type_, seat, card, place, amount, EVERYONE)


@rule
def confide(events: EventBuffer, type_: int, seat: int, card: int, place: int, amount: int) -> None:
    """Append an event that the seat sees in full and everybody else without the card."""
    write(events, type_, seat, card, place, amount, 1 << seat)
    write(events, type_, seat, NOTHING, place, amount, EVERYONE ^ (1 << seat))


@rule
def reveal(events: EventBuffer) -> None:
    """Set the undo barrier: this decision and all before it can no longer be undone."""
    events.revealed = True
