"""The clock of this process: milliseconds since 1970 that never jump.

Everything at a table lasts from one reading of this clock to another, and the readings are stored. So it goes by the
monotonic clock, from the wall clock's time at the start, whatever is done to the wall clock meanwhile.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

JUMP_MILLISECONDS = 2_000
"""A departure of the reference that is larger is a jump; smaller ones are drift."""
MAX_STEP_MILLISECONDS = 30 * 24 * 3_600_000
"""A reference that is further ahead is not believed while the process runs."""
MAX_SLEW_RATE = 0.01
"""Seconds per second that this clock gains or loses on the monotonic one to return to the reference."""
NANOSECONDS = 1_000_000
"""In a millisecond."""

STEPPED = "the wall clock jumped %.1f seconds forward, which is credited to all clocks of tables"
BEHIND = "the wall clock was set and is %.1f seconds behind; clocks of tables go on, and dates are ahead by that"
NOT_BELIEVED = "the wall clock was set and is %.1f seconds ahead, which is not believed before the next start"

logger = logging.getLogger("banjar.server")


class ProcessClock:
    """Follows a reference, this machine's wall clock or the database's, without ever jumping with it.

    - Drift, and a reference that was set back: this clock goes 1 % slower or faster until both agree, never back.
    - A reference that jumped forward: set, or the machine was suspended, for which the monotonic clock stands still.
      This clock steps to it, and the step is a span in which nobody could decide, to be credited to all clocks.
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = (wall() - monotonic()) // NANOSECONDS
        self._last = 0
        self._adjusted_at = self._elapsed()
        self._remaining = 0
        """The departure that is known and not yet made up for."""
        self.departure = 0
        """By how many milliseconds the reference was ahead when last compared; negative if it was behind."""
        self.jumps = 0
        """How many jumps of the reference have been noticed."""

    def now(self) -> int:
        """Milliseconds since 1970; never less than before."""
        self._last = max(self._last, self._elapsed() + self._offset)
        return self._last

    def wall_departure(self) -> int:
        """By how many milliseconds the wall clock is ahead; negative if it is behind."""
        return self._wall() // NANOSECONDS - self.now()

    def set(self, departure: int) -> None:
        """Go by the reference from now on; before anything was timed."""
        self._offset += departure
        self._last = 0

    def adjust(self, departure: int) -> tuple[int, int] | None:
        """Follow a reference that is `departure` milliseconds ahead; returns from when to when it steps, if so."""
        elapsed, self._adjusted_at = self._elapsed() - self._adjusted_at, self._elapsed()
        has_jumped = abs(departure - self._remaining) > JUMP_MILLISECONDS
        self.departure, self._remaining = departure, 0
        self.jumps += has_jumped
        start = self.now()
        if JUMP_MILLISECONDS < departure <= MAX_STEP_MILLISECONDS:
            self._offset += departure
            logger.warning(STEPPED, departure / 1000)
            return start, self.now()
        if has_jumped:
            logger.warning(BEHIND if departure < 0 else NOT_BELIEVED, abs(departure) / 1000)
        most = int(MAX_SLEW_RATE * max(0, elapsed))
        slewed = max(-most, min(most, departure))
        self._offset += slewed
        self._remaining = departure - slewed
        return None

    def _elapsed(self) -> int:
        return self._monotonic() // NANOSECONDS


CLOCK = ProcessClock()
"""The clock of this process; tests make their own."""


def wall_clock() -> int:
    """Milliseconds since the epoch by the clock of this process, which does not jump."""
    return CLOCK.now()
