"""Outages of the database as this process saw them."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Literal, TypeVar

from banjar.server.process_clock import wall_clock
from banjar.server.store.errors import describe
from banjar.server.store.span import Span

MIN_DOWNTIME_MILLISECONDS = 1000
"""Shorter interruptions are part of playing over a network, and are not credited to the clocks."""

Kind = Literal["read", "write"]
T = TypeVar("T")

logger = logging.getLogger("banjar.server")


class Outages:
    """A failed attempt starts an outage; the next success of the same kind ends it."""

    def __init__(self) -> None:
        self._failing_since: dict[Kind, int] = {}
        self._last_failure: dict[Kind, tuple[float, Exception]] = {}
        self._ended: list[Span] = []

    @property
    def is_pending(self) -> bool:
        """Whether the database is away, or an outage has not been recorded in it yet."""
        return bool(self._failing_since or self._ended)

    def record_failure(self, kind: Kind, started_at: int, error: Exception) -> None:
        """Note a failed attempt that began at `started_at`, in milliseconds; the first of an outage is logged."""
        if kind not in self._failing_since:
            logger.error("the database cannot be %s: %s", "read" if kind == "read" else "written", describe(error))
        self._failing_since.setdefault(kind, started_at)
        self._last_failure[kind] = (time.monotonic(), error)

    def last_failure(self, kind: Kind, since: float = 0.0) -> Exception | None:
        """The error of the last attempt if it failed, and not before `since` by the monotonic clock."""
        at, error = self._last_failure.get(kind, (0.0, None))
        return error if at >= since else None

    def record_success(self, kind: Kind) -> None:
        """Note a successful attempt, which ends the outage of this kind."""
        start = self._failing_since.pop(kind, None)
        self._last_failure.pop(kind, None)
        if start is not None:
            logger.warning("the database can be %s again", "read" if kind == "read" else "written")
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
