"""The journal: what one decision made happen, entry by entry, and who may know of each entry.

An entry is seen whole or not at all. Where a card is secret there are two entries, one with the card for those
who see it, one without for everybody else, so that every reader finds the same sequence of happenings.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.kernel.records import Small, Wide, dtype_of, record_dtype
from banjar.kernel.rule import rule

NOBODY = -1
NOTHING = -1
"""No card, no place: an entry's field that says nothing or may not be known."""

SPECTATORS = 16
EVERYONE = 31


class Entry:
    what: Small
    """An Event of the game."""
    seat: Small
    """Whom it happened to, or NOBODY."""
    card: Small
    place: Small
    amount: Wide
    audience: Small
    """One bit a seat, and SPECTATORS."""


ENTRY = dtype_of(Entry)


class Journal:
    entries: list[Entry]
    count: int
    revealed: bool
    """Something came to light that somebody could not know before."""
    shuffled: int
    """How many cards the decision shuffled into a new pile."""
    silent: bool
    """Playouts keep no journal."""


def journal(capacity: int) -> np.dtype[Any]:
    """The dtype of a journal that holds the entries of one decision."""
    return record_dtype(
        [
            ("entries", ENTRY, capacity),
            ("count", np.int16, None),
            ("shuffled", np.int16, None),
            ("revealed", np.bool_, None),
            ("silent", np.bool_, None),
        ]
    )


@rule
def open_journal(journal: Journal) -> None:
    """Start the journal of a new decision."""
    journal.count = 0
    journal.revealed = False
    journal.shuffled = 0


@rule
def note(journal: Journal, what: int, seat: int, card: int, place: int, amount: int, audience: int) -> None:
    """Write one entry."""
    if journal.silent:
        return
    entry = journal.entries[journal.count]
    journal.count += 1
    entry.what = what
    entry.seat = seat
    entry.card = card
    entry.place = place
    entry.amount = amount
    entry.audience = audience


@rule
def copy_entry(target: Entry, source: Entry) -> None:
    target.what = source.what
    target.seat = source.seat
    target.card = source.card
    target.place = source.place
    target.amount = source.amount
    target.audience = source.audience


@rule
def announce(journal: Journal, what: int, seat: int, card: int, place: int, amount: int) -> None:
    """Write what everybody sees."""
    note(journal, what, seat, card, place, amount, EVERYONE)


@rule
def confide(journal: Journal, what: int, seat: int, card: int, place: int, amount: int) -> None:
    """Write what one seat sees in full and the others without the card."""
    note(journal, what, seat, card, place, amount, 1 << seat)
    note(journal, what, seat, NOTHING, place, amount, EVERYONE ^ (1 << seat))


@rule
def reveal(journal: Journal) -> None:
    """Nothing before this can be taken back any more."""
    journal.revealed = True
