"""Outages of the database as this process saw them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, TypeVar

from banjar.server.process_clock import CLOCK
from banjar.server.store.span import Span

MIN_DOWNTIME_MILLISECONDS = 1000
"""Shorter interruptions are part of playing over a network, and are not credited to the clocks."""

Kind = Literal["read", "write"]
T = TypeVar("T")


class Outages:
    """A failed attempt starts an outage; the next success of the same kind ends it."""

    def __init__(self) -> None:
        self._failing_since: dict[Kind, int] = {}
        self._ended: list[Span] = []

    @property
    def is_pending(self) -> bool:
        """Whether the database is away, or an outage has not been recorded in it yet."""
        return bool(self._failing_since or self._ended)

    def record_failure(self, kind: Kind, started_at: int) -> None:
        """Note a failed attempt that began at `started_at`, in milliseconds."""
        self._failing_since.setdefault(kind, started_at)

    def record_success(self, kind: Kind) -> None:
        """Note a successful attempt, which ends the outage of this kind."""
        start = self._failing_since.pop(kind, None)
        if start is not None and (span := Span(start, wall_clock())).end - start >= MIN_DOWNTIME_MILLISECONDS:
            self._ended.append(span)

    def add(self, span: Span) -> None:
        """Note a span in which nobody could decide, for another reason."""
        self._ended.append(span)

    async def hand_over(self, record: Callable[[list[Span]], Awaitable[T]]) -> T:
        """Call `record` with the outages that ended, and forget them once it has returned."""
        spans = sorted(self._ended)
        recorded = await record(spans)
        self._ended = [span for span in self._ended if span not in spans]
        return recorded


def wall_clock() -> int:
    """Milliseconds since the epoch by the clock of this process, which does not jump."""
    return CLOCK.now()
