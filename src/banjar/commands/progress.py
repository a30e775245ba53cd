"""Progress of long work, on standard error."""

from __future__ import annotations

import sys
import time

PRINT_INTERVAL_SECONDS = 2.0


class ProgressPrinter:
    """Prints a line every PRINT_INTERVAL_SECONDS, and none for work that is done sooner."""

    def __init__(self, verb: str) -> None:
        self._verb = verb
        self._next_at = time.monotonic() + PRINT_INTERVAL_SECONDS

    def __call__(self, done: int, total: int) -> None:
        """Report that so many tables of all are done."""
        if time.monotonic() >= self._next_at:
            self._next_at = time.monotonic() + PRINT_INTERVAL_SECONDS
            print(f"banjar: {self._verb} {done:,} of {total:,} tables", file=sys.stderr, flush=True)
