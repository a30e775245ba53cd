"""How long to wait before the next attempt."""

from __future__ import annotations

FIRST = 0.1
LONGEST = 10.0


class Backoff:
    """Seconds that double with every failure.

    >>> backoff = Backoff()
    >>> [backoff.next() for _ in range(4)]
    [0.1, 0.2, 0.4, 0.8]
    """

    def __init__(self) -> None:
        self._seconds = FIRST

    def next(self) -> float:
        """The seconds to wait now."""
        seconds = self._seconds
        self._seconds = min(LONGEST, 2 * seconds)
        return seconds

    def reset(self) -> None:
        """It worked: begin with little again."""
        self._seconds = FIRST
