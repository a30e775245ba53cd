"""Kernel of `banjar.envs.walk`: fast steps, a hash of what each seat has seen, and random rollouts."""

from __future__ import annotations

from typing import Any

from banjar.kernel.contract import apply, legal_actions
from banjar.kernel.event_buffer import NOBODY, EventRecord, clear_events
from banjar.kernel.random import MASK, below
from banjar.kernel.rule import brief_entry, entry, rule
from banjar.kernel.templates.entry_points import keep_result

ILLEGAL = -1
SEATS = 8
"""Encoding of a step's result: the number of legal actions times this, plus the seat to move, plus 1."""

MULTIPLIERS = (0x9E3779B1, 0x85EBCA6B)


@rule
def mixed(number: int, value: int, multiplier: int) -> int:
    """Mix a value into a 32-bit hash."""
    number = ((number ^ (value & MASK)) * multiplier) & MASK
    return number ^ (number >> 15)


@rule
def recount(event: EventRecord, traces: Any) -> None:
    """Mix an event into the hash of everybody who may know of it."""
    first = int(event.type) & 255 | (int(event.seat) & 255) << 8 | (int(event.card) & 255) << 16
    first |= (int(event.place) & 255) << 24
    for seat in range(len(traces)):
        if (int(event.audience) >> seat) & 1:
            for lane in range(2):
                trace = mixed(int(traces[seat, lane]), first, MULTIPLIERS[lane])
                traces[seat, lane] = mixed(trace, int(event.amount), MULTIPLIERS[1 - lane])


@entry
def retrace(history: Any, length: int, traces: Any) -> None:
    """Mix all events of a history into the hashes."""
    for i in range(length):
        recount(history[i], traces)


@brief_entry
def advance(states: Any, legals: Any, action: int, traces: Any) -> int:
    """Play an action and list the next legal ones; returns ILLEGAL, with nothing changed, if it was not legal."""
    s = states[0]
    legal_actions(s, legals[0])
    found = False
    for i in range(legals[0].count):
        if legals[0].cards[i] == action:
            found = True
    if not found:
        return ILLEGAL
    clear_events(s.events)
    apply(s, action)
    for i in range(s.events.count):
        recount(s.events.records[i], traces)
    legal_actions(s, legals[0])
    return int(legals[0].count) * SEATS + int(s.to_move) + 1


@entry
def finish(states: Any, legals: Any, generators: Any, scores: Any, ranks: Any) -> None:
    """Play at random to the end, and fill scores and ranks."""
    s = states[0]
    s.events.silent = True
    while s.to_move != NOBODY:
        legal_actions(s, legals[0])
        apply(s, int(legals[0].cards[below(generators[0], legals[0].count)]))
    s.events.silent = False
    keep_result(s, scores, ranks)


@entry
def result(states: Any, scores: Any, ranks: Any) -> None:
    """Fill the current scores and ranks."""
    keep_result(states[0], scores, ranks)
