"""How fast one person or one address may ask for things."""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from banjar.table.errors import Refusal

MOST_BUCKETS = 50_000


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    at_once: int


PERSON = {
    "message": Rate(20, 100),
    "create": Rate(0.2, 20),
    "chat": Rate(0.5, 5),
    "look_up": Rate(0.5, 10),
    "link": Rate(0.1, 5),
    "hint": Rate(0.5, 5),
    "look": Rate(10, 200),
    "moment": Rate(10, 100),
}
ADDRESS = {
    "message": Rate(2000, 6000),
    "create": Rate(5, 200),
    "chat": Rate(20, 100),
    "look_up": Rate(2, 30),
    "link": Rate(1, 20),
    "hint": Rate(5, 50),
    "look": Rate(500, 4000),
    "moment": Rate(40, 400),
    "connect": Rate(50, 400),
    "identity": Rate(20, 400),
}
MOST_OPEN = {"person": 40, "address": 2000}
"""Sockets and streams at the same time."""

OWN_NETWORK = 64
"""Bits that a provider gives away; the others are the customer's."""


class RateLimits:
    """Token buckets for persons and addresses, in memory."""

    def __init__(self, enforced: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._enforced = enforced
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._open: Counter[tuple[str, str]] = Counter()

    def spend(self, what: str, who: str | None, address: str) -> None:
        """Count one more; Refusal if that is too fast. Those of one address who are nobody yet count as one person."""
        if not self._enforced:
            return
        place = _place(address)
        if what in PERSON:
            self._take(f"person {what}", _person(who, place), PERSON[what])
        if what in ADDRESS:
            self._take(f"address {what}", place, ADDRESS[what])

    @contextlib.contextmanager
    def connected(self, who: str | None, address: str) -> Iterator[None]:
        """Count a connection as long as it lasts; Refusal if there are too many."""
        place = _place(address)
        kept = ("person", _person(who, place)), ("address", place)
        if self._enforced and any(self._open[one] >= MOST_OPEN[one[0]] for one in kept):
            raise Refusal("too-many-open", most=MOST_OPEN["person"])
        self._open.update(kept)
        try:
            yield
        finally:
            self._open.subtract(kept)
            for one in kept:
                if not self._open[one]:
                    del self._open[one]

    def _take(self, what: str, whose: str, rate: Rate) -> None:
        now = self._clock()
        left, then = self._buckets.get((what, whose), (float(rate.at_once), now))
        left = min(float(rate.at_once), left + (now - then) * rate.per_second)
        if left < 1:
            raise Refusal("too-fast", seconds=math.ceil((1 - left) / rate.per_second))
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget_full(now)
        self._buckets[what, whose] = (left - 1, now)

    def _forget_full(self, now: float) -> None:
        """Drop what has not been used for long; in the worst case everything."""
        self._buckets = {key: (left, then) for key, (left, then) in self._buckets.items() if now - then < 60}
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()


def _person(who: str | None, place: str) -> str:
    return f"nobody at {place}" if who is None else who


@functools.lru_cache(1024)
def _place(address: str) -> str:
    """What counts as one address: of IPv6 a whole network, for whoever has one address of it has them all."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), OWN_NETWORK), strict=False))
