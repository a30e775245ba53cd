"""Work that takes longer than others can wait: done on the event loop in slices.

Not in a thread: the tables of one game share the buffers of its rules, and Python would run only one of the two anyway.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

from banjar.table.errors import Refusal

SLICE_SECONDS = 0.003
"""How long work may go on before everything else gets its turn."""
MAX_WAITING_WORK = 32
"""Further work of more than one slice is refused."""


class LongWork:
    """One piece of long work at a time, in the order in which they came."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._turn = asyncio.Lock()
        self._waiting = 0

    @property
    def waiting(self) -> int:
        """How many pieces of work have begun and wait for their turn to go on."""
        return self._waiting

    async def run(self, steps: Iterator[None], must_run: bool = False) -> None:
        """Exhaust an iterator of short steps.

        What is done within one slice never waits. Refusal `busy` if too much is waiting, unless it `must_run`.
        """
        if self._slice(steps):
            return
        if self._waiting >= MAX_WAITING_WORK and not must_run:
            raise Refusal("busy")
        self._waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting -= 1
        try:
            await asyncio.sleep(0)
            while not self._slice(steps):
                await asyncio.sleep(0)
        finally:
            self._turn.release()

    def _slice(self, steps: Iterator[None]) -> bool:
        """Go on for one slice; whether the work is done."""
        end = self._clock() + SLICE_SECONDS
        return all(self._clock() < end for _ in steps)
