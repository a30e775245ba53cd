"""Measure what the work of a request, a message or a connection costs, and charge it."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

from banjar.server.budgets import BYTE_SECONDS, Account, CostBudgets

clock = time.perf_counter
"""Between two points at which a task can wait nothing else runs on the event loop, so this is the loop's time.

The clock of the thread would leave out the time of other processes, but reading it takes ten times as long.
"""
CHARGED_SECONDS = 0.001
"""Smaller costs are gathered before they are charged."""

T = TypeVar("T")


class Meter:
    """Gathers costs and charges them to its accounts."""

    def __init__(self, budgets: CostBudgets, *accounts: Account) -> None:
        self._budgets = budgets
        self.accounts = accounts
        self._seconds = 0.0

    def add(self, seconds: float) -> None:
        """Add time on the event loop."""
        self._seconds += seconds
        if self._seconds >= CHARGED_SECONDS:
            self.charge()

    def add_bytes(self, count: int) -> None:
        """Add bytes sent or received."""
        self.add(count * BYTE_SECONDS)

    def charge(self) -> None:
        """Charge what has been gathered."""
        self._budgets.charge(self._seconds, *self.accounts)
        self._seconds = 0.0

    def check(self) -> None:
        """Refusal `too-fast` while one of the accounts is in debt."""
        self._budgets.check(*self.accounts)


current_meter: ContextVar[Meter | None] = ContextVar("current_meter", default=None)
"""The meter of the work that runs now; tasks inherit it."""


class Metered(Awaitable[T]):
    """Awaits a coroutine and adds the time that each of its steps takes on the event loop to a meter.

    What other tasks do while the coroutine waits is not counted, nor what tasks do that it starts.
    """

    def __init__(self, work: Coroutine[Any, Any, T], meter: Meter) -> None:
        self._work = work
        self._meter = meter

    def __await__(self) -> Generator[Any, Any, T]:
        work, meter = self._work, self._meter
        error: BaseException | None = None
        while True:
            started = clock()
            try:
                waited_for = work.send(None) if error is None else work.throw(error)
            except StopIteration as stop:
                result: T = stop.value
                return result
            finally:
                meter.add(clock() - started)
            error = None
            try:
                yield waited_for
            except GeneratorExit:
                work.close()
                raise
            except BaseException as thrown:
                error = thrown


async def metered(work: Coroutine[Any, Any, T], meter: Meter) -> T:
    """Run a coroutine with its cost charged to a meter, which is the current one meanwhile."""
    token = current_meter.set(meter)
    try:
        return await Metered(work, meter)
    finally:
        current_meter.reset(token)
        meter.charge()


class Charged:
    """Adds the time that a `with` block takes to the current meter, if there is one, but no more than `most` seconds.

    Several times cheaper than `metered`, so it is what moves are charged with. What the block waits for is counted
    too, as the database is.
    """

    __slots__ = ("_most", "_started")

    def __init__(self, most: float = math.inf) -> None:
        self._most = most

    def __enter__(self) -> None:
        self._started = clock()

    def __exit__(self, *_: object) -> None:
        meter = current_meter.get()
        if meter is not None:
            meter.add(min(clock() - self._started, self._most))


async def metered_like_caller(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a task of its own at the cost of whoever started the task."""
    meter = current_meter.get()
    return await work if meter is None else await Metered(work, meter)
