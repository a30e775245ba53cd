"""Rate limits for persons and addresses, and limits on open connections."""

from __future__ import annotations

import contextlib
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from banjar.server.network import network_of
from banjar.table.errors import Refusal

MAX_BUCKETS = 50_000
IDLE_SECONDS = 60
"""Buckets unused for this long may be dropped."""


@dataclass(frozen=True)
class Rate:
    """A token bucket: its refill rate and its size."""

    per_second: float
    burst: int


PERSON_RATES = {
    "message": Rate(20, 100),
    "create": Rate(0.2, 20),
    "seek": Rate(0.5, 10),
    "chat": Rate(0.5, 5),
    "look_up": Rate(0.5, 10),
    "link": Rate(0.1, 5),
    "hint": Rate(0.5, 5),
    "look": Rate(10, 200),
    "list": Rate(5, 50),
    "log": Rate(10, 100),
    "moment": Rate(10, 100),
    "delete": Rate(1, 50),
    "personal_data": Rate(0.02, 3),
}
ADDRESS_RATES = {
    "message": Rate(2000, 6000),
    "create": Rate(1, 200),
    "seek": Rate(5, 100),
    "chat": Rate(20, 100),
    "look_up": Rate(2, 30),
    "link": Rate(1, 20),
    "hint": Rate(5, 50),
    "look": Rate(500, 4000),
    "list": Rate(50, 500),
    "log": Rate(50, 500),
    "moment": Rate(40, 400),
    "delete": Rate(5, 200),
    "personal_data": Rate(0.1, 10),
    "connect": Rate(50, 400),
    "identity": Rate(20, 400),
}
MAX_CONNECTIONS = {"person": 40, "address": 2000}
"""Sockets and streams open at the same time."""


class RateLimits:
    """Token buckets for persons and addresses, in the memory of this process."""

    def __init__(self, enforced: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._enforced = enforced
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._open: Counter[tuple[str, str]] = Counter()

    def spend(self, limit: str, who: str | None, address: str) -> None:
        """Take one token; Refusal `too-fast` if there is none. Without an identity an address counts as one person."""
        if not self._enforced:
            return
        network = network_of(address)
        if limit in PERSON_RATES:
            self._take(f"person {limit}", _person(who, network), PERSON_RATES[limit])
        if limit in ADDRESS_RATES:
            self._take(f"address {limit}", network, ADDRESS_RATES[limit])

    def require(self, limit: str, who: str | None, address: str) -> None:
        """Refusal `too-fast` if `spend` would refuse; takes nothing."""
        if not self._enforced:
            return
        network = network_of(address)
        if limit in PERSON_RATES:
            self._left(f"person {limit}", _person(who, network), PERSON_RATES[limit])
        if limit in ADDRESS_RATES:
            self._left(f"address {limit}", network, ADDRESS_RATES[limit])

    @contextlib.contextmanager
    def connected(self, who: str | None, address: str) -> Iterator[None]:
        """Count a connection as long as it lasts; Refusal `too-many-open` if there are too many."""
        network = network_of(address)
        counted = ("person", _person(who, network)), ("address", network)
        if self._enforced and any(self._open[key] >= MAX_CONNECTIONS[key[0]] for key in counted):
            raise Refusal("too-many-open", most=MAX_CONNECTIONS["person"])
        self._open.update(counted)
        try:
            yield
        finally:
            self._open.subtract(counted)
            for key in counted:
                if not self._open[key]:
                    del self._open[key]

    def _take(self, limit: str, whose: str, rate: Rate) -> None:
        now, left = self._clock(), self._left(limit, whose, rate)
        if len(self._buckets) >= MAX_BUCKETS:
            self._forget_idle(now)
        self._buckets[limit, whose] = (left - 1, now)

    def _left(self, limit: str, whose: str, rate: Rate) -> float:
        now = self._clock()
        left, then = self._buckets.get((limit, whose), (float(rate.burst), now))
        left = min(float(rate.burst), left + (now - then) * rate.per_second)
        if left < 1:
            raise Refusal("too-fast", seconds=math.ceil((1 - left) / rate.per_second))
        return left

    def _forget_idle(self, now: float) -> None:
        """Drop idle buckets; if there are none, all of them."""
        self._buckets = {key: (left, then) for key, (left, then) in self._buckets.items() if now - then < IDLE_SECONDS}
        if len(self._buckets) >= MAX_BUCKETS:
            self._buckets.clear()


def _person(who: str | None, network: str) -> str:
    return f"nobody at {network}" if who is None else who
