"""When the database was away, as this process has seen it: nobody could decide, so their clocks are credited."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

SHORTEST = 1000
"""Milliseconds; what is shorter is part of playing over a network."""

Span = tuple[int, int]
"""From when to when."""

T = TypeVar("T")


class Outages:
    """A failed attempt begins an outage, the next success of the same kind ends it."""

    def __init__(self) -> None:
        self._since: dict[str, int] = {}
        self._over: list[Span] = []

    @property
    def is_owing(self) -> bool:
        """Is the database away, or was it and nobody has been credited for it?"""
        return bool(self._since or self._over)

    def failed(self, kind: str, began: int) -> None:
        """An attempt that began then was in vain."""
        self._since.setdefault(kind, began)

    def worked(self, kind: str) -> None:
        """It is there again."""
        since = self._since.pop(kind, None)
        if since is not None and (span := (since, wall_clock()))[1] - since >= SHORTEST:
            self._over.append(span)

    async def settle(self, keep: Callable[[list[Span]], Awaitable[T]]) -> T:
        """What comes of keeping the outages that are over elsewhere; until then they are kept here."""
        spans = sorted(self._over)
        kept = await keep(spans)
        self._over = [span for span in self._over if span not in spans]
        return kept


def wall_clock() -> int:
    """Milliseconds; other processes on the same database compare theirs."""
    return time.time_ns() // 1_000_000


def uncounted(spans: list[Span], counted_until: int) -> tuple[int, int]:
    """How much of these spans, the earliest first, is still to be counted, and until when all is counted then."""
    total = 0
    for since, until in spans:
        total += max(0, until - max(since, counted_until))
        counted_until = max(counted_until, until)
    return total, counted_until
