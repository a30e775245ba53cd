"""Measure how late the event loop is, and say what to refuse while it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from banjar.table.errors import Refusal

INTERVAL_SECONDS = 0.05
SHED_AT_SECONDS: Mapping[str, float] = {"moment": 0.1, "log": 0.1, "list": 0.15, "look": 0.25, "create": 0.4}
"""By rate limit: from which delay on such requests are refused, the dearest first. Moves never are."""
WEIGHT = 0.2
"""Of the last measurement in the average."""


class Watchdog:
    """The delay of the event loop: how much later than it was due a timer runs."""

    def __init__(self, enforced: bool = True) -> None:
        self.delay_seconds = 0.0
        """A moving average."""
        self.shed = 0
        """How many requests have been refused."""
        self._enforced = enforced
        self.record: Callable[[float], object] = lambda _: None
        """Told every measurement, for the metrics."""

    def measured(self, seconds: float) -> None:
        """Take in a measurement. One long pause counts once it is over, and is forgotten within a second."""
        self.record(seconds)
        self.delay_seconds += WEIGHT * (seconds - self.delay_seconds)

    def check(self, limit: str | None) -> None:
        """Refusal `busy` if requests of this kind have to wait until the loop is on time again."""
        if self._enforced and self.delay_seconds > SHED_AT_SECONDS.get(limit or "", self.delay_seconds):
            self.shed += 1
            raise Refusal("busy")

    async def run(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + INTERVAL_SECONDS
            await asyncio.sleep(INTERVAL_SECONDS)
            self.measured(max(0.0, loop.time() - due))
