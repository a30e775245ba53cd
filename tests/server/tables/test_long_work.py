"""Long work goes on in slices, one piece at a time, and no more of it waits than is bounded."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import time
from collections.abc import Iterator

import pytest
from tests.server.app_fixtures import AppUnderTest, running_app
from tests.table.long_game import long_log

from banjar.server.tables import long_work
from banjar.server.tables.long_work import SLICE_SECONDS, LongWork
from banjar.table.errors import Refusal
from banjar.table.table import Table

DECISIONS = 5_000


class Clock:
    """Time that passes with every step of work."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def steps(self, count: int, done: list[int]) -> Iterator[None]:
        for number in range(count):
            self.now += SLICE_SECONDS / 2
            done.append(number)
            yield


async def test_short_work_does_not_wait_for_long_work() -> None:
    clock = Clock()
    work, done = LongWork(clock), list[int]()
    long = asyncio.create_task(work.run(clock.steps(100, [])))
    await asyncio.sleep(0)
    await work.run(clock.steps(1, done))
    assert done == [0]
    assert not long.done()
    await long


async def test_others_run_between_the_slices_of_long_work() -> None:
    clock = Clock()
    work, done = LongWork(clock), list[int]()
    task = asyncio.create_task(work.run(clock.steps(100, done)))
    turns = 0
    while not task.done():
        before = len(done)
        await asyncio.sleep(0)
        assert len(done) - before <= 3
        turns += 1
    assert turns >= 30
    assert len(done) == 100


async def test_no_more_long_work_waits_than_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_work, "MAX_WAITING_WORK", 3)
    clock = Clock()
    work = LongWork(clock)
    tasks = [asyncio.create_task(work.run(clock.steps(100, []))) for _ in range(4)]
    await asyncio.sleep(0)
    assert work.waiting <= 4
    with pytest.raises(Refusal, match="busy"):
        await work.run(clock.steps(100, []))
    kept = asyncio.create_task(work.run(clock.steps(100, []), must_run=True))
    await asyncio.gather(*tasks, kept)
    assert work.waiting == 0


async def test_a_long_game_is_loaded_and_looked_at_without_holding_anybody_up(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile no step of the event loop takes half of the processor time of folding the log at once.

    Of three looks at tables that are not in memory the best counts: the garbage collector may come between.
    """
    bodies = list(long_log(DECISIONS))
    before = time.thread_time()
    Table.from_log("long", bodies)
    at_once = time.thread_time() - before
    async with running_app(tmp_path) as app:

        async def entries(table: str, after: int = 0) -> list[bytes]:
            return bodies[after:] if table.startswith("long") else []

        monkeypatch.setattr(app.store.logs, "entries", entries)
        await app.client().get("/api/tables/nothing")  # loads the rules
        assert min([await longest_step_of_looks(app, f"long{number}") for number in range(3)]) < at_once / 2


async def longest_step_of_looks(app: AppUnderTest, table: str) -> float:
    """Look at a late and an early moment of a table; the longest processor time of a step meanwhile."""
    ticker = asyncio.create_task(longest_step())
    late = await app.client().get(f"/api/tables/{table}/moments/{DECISIONS - 2}")
    early = await app.client().get(f"/api/tables/{table}/moments/2")
    ticker.cancel()
    assert late.status_code == early.status_code == 200
    assert late.json()["last"] == DECISIONS
    return (await asyncio.gather(ticker))[0]


async def longest_step() -> float:
    """The longest processor time between two turns of this task, until it is cancelled."""
    longest = 0.0
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            before = time.thread_time()
            await asyncio.sleep(0)
            longest = max(longest, time.thread_time() - before)
    return longest
