"""Measure how late the event loop is, and say what to refuse while it is."""

from __future__ import annotations

import asyncio
import collections
from collections.abc import Callable, Mapping

from banjar.table.errors import Refusal

MEASUREMENT_INTERVAL_SECONDS = 0.05
SHED_AT_SECONDS: Mapping[str, float] = {
    "personal_data": 0.1,
    "moment": 0.1,
    "log": 0.1,
    "list": 0.15,
    "look": 0.25,
    "create": 0.4,
    "seek": 0.4,
}
"""By rate limit: from which delay on such requests are refused, the most expensive first. Moves never are."""
JUDGED_MEASUREMENTS = 4
"""Requests are refused while this many measurements in a row are late; one long pause is over when it is noticed."""


class Watchdog:
    """The delay of the event loop: how much later than it was due a timer runs."""

    def __init__(self, enforced: bool = True) -> None:
        self._delays = collections.deque([0.0] * JUDGED_MEASUREMENTS, JUDGED_MEASUREMENTS)
        self.shed = 0
        """How many requests have been refused."""
        self._enforced = enforced
        self.record: Callable[[float], object] = lambda _: None
        """Told every measurement, for the metrics."""

    @property
    def delay_seconds(self) -> float:
        """The shortest of the last delays: how late everything is."""
        return min(self._delays)

    def measured(self, seconds: float) -> None:
        """Take in a measurement."""
        self.record(seconds)
        self._delays.append(seconds)

    def check(self, limit: str | None) -> None:
        """Refusal `busy` if requests of this kind have to wait until the loop is on time again."""
        if self._enforced and self.delay_seconds > SHED_AT_SECONDS.get(limit or "", self.delay_seconds):
            self.shed += 1
            raise Refusal("busy")

    async def run(self) -> None:
        """Measure until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + MEASUREMENT_INTERVAL_SECONDS
            await asyncio.sleep(MEASUREMENT_INTERVAL_SECONDS)
            self.measured(max(0.0, loop.time() - due))
