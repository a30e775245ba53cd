"""Share the workers' time between keys: start-time fair queueing."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass

MIN_CHARGE_SECONDS = 0.001
"""What every turn costs at once, so that turns alternate also where jobs take no time."""
MAX_SHARES = 1000
"""Beyond these, keys that ask for nothing are forgotten, those that have used least first."""


@dataclass(slots=True)
class Share:
    """The seconds that a key has used, beside those of the jobs that are running."""

    used: float
    turn: int
    waiting: int = 0
    running: int = 0
    started: float = 0.0
    """The sum of the start times of the running jobs."""


class FairShare:
    """The key that has used least goes next.

    While two keys wait, neither gets more than the other but for one job. A key that comes back after a pause begins
    where the others are: it is owed nothing for the time in which it did not ask, and it owes what it has used ahead.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._shares: dict[str, Share] = {}
        self._turns = itertools.count()
        self._virtual = 0.0
        """What the last key that got a turn had used before it."""
        self._active = 0
        """How many jobs wait or run."""

    @property
    def is_active(self) -> bool:
        """Whether any job waits or runs."""
        return self._active > 0

    def wait(self, key: str, is_first: bool) -> None:
        """One more job of this key waits; the first one of those it waits with begins where the others are."""
        share = self._shares.get(key)
        if share is None:
            self._forget()
            share = self._shares[key] = Share(self._virtual, next(self._turns))
        elif is_first:
            share.used = max(share.used, self._virtual)
        share.waiting += 1
        self._active += 1

    def withdraw(self, key: str) -> None:
        """A job of this key no longer waits."""
        self._shares[key].waiting -= 1
        self._leave()

    def begin(self, key: str) -> int:
        """A waiting job of this key begins to run; returns the turn the key had, for `undo`."""
        share, now = self._shares[key], self._clock()
        self._virtual = max(self._virtual, self._used(share, now))
        turn, share.turn = share.turn, next(self._turns)
        share.used += MIN_CHARGE_SECONDS
        share.waiting -= 1
        share.running += 1
        share.started += now
        return turn

    def end(self, key: str, started: float) -> None:
        """A job that began to run at `started` ends."""
        share = self._shares[key]
        share.used += max(0.0, self._clock() - started)
        share.running -= 1
        share.started -= started
        self._leave()

    def undo(self, key: str, turn: int) -> None:
        """The job that ended has to run again: the key pays for the time, but keeps its turn."""
        share = self._shares[key]
        share.turn = turn
        share.used -= MIN_CHARGE_SECONDS

    def ordered(self, keys: Iterable[str]) -> list[str]:
        """These keys, which all wait, in the order of their turns."""
        now = self._clock()
        return sorted(keys, key=lambda key: (self._used(self._shares[key], now), self._shares[key].turn))

    @staticmethod
    def _used(share: Share, now: float) -> float:
        return share.used + share.running * now - share.started

    def _leave(self) -> None:
        self._active -= 1
        if not self._active:
            self._shares.clear()
            self._virtual = 0.0

    def _forget(self) -> None:
        if len(self._shares) >= MAX_SHARES:
            idle = [key for key, share in self._shares.items() if not share.waiting and not share.running]
            for key in sorted(idle, key=lambda key: self._shares[key].used)[: MAX_SHARES // 2]:
                del self._shares[key]
