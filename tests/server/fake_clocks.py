"""Clocks under a test's control."""

from __future__ import annotations

from banjar.server.process_clock import ProcessClock

START = 1_790_000_000_000


class Clocks:
    """A wall clock and a monotonic clock that stand still until they are moved."""

    def __init__(self, wall: int = START) -> None:
        self.wall, self.monotonic = wall, 5_000
        self.clock = ProcessClock(lambda: self.wall * 1_000_000, lambda: self.monotonic * 1_000_000)

    def pass_time(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.monotonic += milliseconds

    def follow(self) -> tuple[int, int] | None:
        return self.clock.adjust(self.clock.wall_departure())
