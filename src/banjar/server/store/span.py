"""Stretches of time, in milliseconds since the epoch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """From `start` to `end`."""

    start: int
    end: int


def uncredited(spans: Iterable[tuple[int, int]], credited_until: int) -> tuple[int, int]:
    """How many milliseconds of the spans, sorted by start, lie after `credited_until`, and its value once they count.

    >>> uncredited([Span(0, 10), Span(5, 20)], 3)
    (17, 20)
    """
    total = 0
    for start, end in spans:
        total += max(0, end - max(start, credited_until))
        credited_until = max(credited_until, end)
    return total, credited_until
