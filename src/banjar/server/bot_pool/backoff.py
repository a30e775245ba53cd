"""Exponential backoff."""

from __future__ import annotations

FIRST_SECONDS = 0.1
LONGEST_SECONDS = 10.0


class Backoff:
    """A wait that doubles with every failure, up to `LONGEST_SECONDS`.

    >>> backoff = Backoff()
    >>> [backoff.next() for _ in range(4)]
    [0.1, 0.2, 0.4, 0.8]
    """

    def __init__(self) -> None:
        self._seconds = FIRST_SECONDS

    def next(self) -> float:
        """How many seconds to wait now."""
        seconds = self._seconds
        self._seconds = min(LONGEST_SECONDS, 2 * seconds)
        return seconds

    def reset(self) -> None:
        """Start over after a success."""
        self._seconds = FIRST_SECONDS
