"""Exponential backoff."""

from __future__ import annotations

INITIAL_DELAY_SECONDS = 0.1
MAX_DELAY_SECONDS = 10.0


class Backoff:
    """A delay that doubles with every failure, up to `MAX_DELAY_SECONDS`.

    >>> backoff = Backoff()
    >>> [backoff.next() for _ in range(4)]
    [0.1, 0.2, 0.4, 0.8]
    """

    def __init__(self) -> None:
        self._seconds = INITIAL_DELAY_SECONDS

    def next(self) -> float:
        """How many seconds to wait now."""
        seconds = self._seconds
        self._seconds = min(MAX_DELAY_SECONDS, 2 * seconds)
        return seconds

    def reset(self) -> None:
        """Start over after a success."""
        self._seconds = INITIAL_DELAY_SECONDS
