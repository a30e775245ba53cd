"""Time in which nobody could decide is owed once: after a quick restart, and after an outage of the database."""

from __future__ import annotations

import asyncio

import pytest
from store_helpers import NOW, entry, opened

from banjar.server.store import StoreUnavailable, outages
from banjar.server.store.outages import SHORTEST, uncounted
from banjar.server.store.processes import Processes

SILENCE = 10_000
QUICK = 4_000
"""A restart within the silence."""


def test_a_quick_clean_restart_is_a_downtime_at_once(database_url: str) -> None:
    """22: nobody else can be alive, so there is nothing to wait for."""

    async def check() -> None:
        async with opened(database_url) as store:
            await store.downtime(NOW, SILENCE)
            await store.forget_process(NOW)
        async with opened(database_url, "two") as store:
            assert await store.downtime(NOW + QUICK, SILENCE) == QUICK
            assert not store.is_owing
        async with opened(database_url, "three") as store:
            assert await store.downtime(NOW + QUICK + SHORTEST - 1, SILENCE) == 0

    asyncio.run(check())


def test_after_a_crash_the_silence_tells(database_url: str) -> None:
    """22: whoever was killed says nothing more, and then the time is owed, once."""

    async def check() -> None:
        async with opened(database_url) as store:
            await store.beat(NOW)
        async with opened(database_url, "two") as store:
            began = NOW + QUICK
            assert await store.downtime(began, SILENCE) == 0
            assert store.is_owing
            assert await store.owed(began + SILENCE - 1) == 0
            assert store.is_owing
            assert await store.owed(began + SILENCE) == QUICK
            assert not store.is_owing
            assert await store.owed(began + 2 * SILENCE) == 0

    asyncio.run(check())


@pytest.mark.parametrize("word", ["beats", "leaves"])
def test_a_living_process_keeps_the_time(postgres_url: str, word: str) -> None:
    """21: one that was alive all along has seen to the clocks."""

    async def check() -> None:
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            await one.beat(NOW)
            assert await two.downtime(NOW + QUICK, SILENCE) == 0
            await (one.beat if word == "beats" else one.forget_process)(NOW + QUICK + 1)
            assert await two.owed(NOW + QUICK + 2) == 0
            assert not two.is_owing
            assert await two.owed(NOW + 5 * SILENCE) == 0

    asyncio.run(check())


def test_one_of_several_that_follow_a_crash_credits(postgres_url: str) -> None:
    """21, 22: the second finds the first alive."""

    async def check() -> None:
        async with opened(postgres_url, "dead") as dead:
            await dead.beat(NOW)
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            began = NOW + QUICK
            await one.downtime(began, SILENCE)
            await two.downtime(began + 1_500, SILENCE)
            await one.beat(began + 3_000)
            later = began + 2 * SILENCE
            assert [await store.owed(later) for store in (two, one)] == [0, QUICK]

    asyncio.run(check())


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the outages take for the time."""
    now = [NOW]
    monkeypatch.setattr(outages, "wall_clock", lambda: now[0])
    return now


def test_an_outage_is_owed_once(postgres_url: str, clock: list[int]) -> None:
    """22: two processes saw the same outage, each a little differently; all of it is credited, and nothing twice."""

    async def check() -> None:
        async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
            one._database.outages.failed("write", NOW)
            two._database.outages.failed("read", NOW - 500)
            assert one.is_owing
            assert await one.owed(NOW) == 0
            clock[0] = NOW + 7_000
            await one.append(entry())
            assert await one.owed(NOW) == 7_000
            assert not one.is_owing
            clock[0] = NOW + 9_000
            await two.entries("t")
            assert await two.owed(NOW) == 2_000
            assert not two.is_owing

    asyncio.run(check())


def test_a_hiccup_is_no_outage(database_url: str, clock: list[int]) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            store._database.outages.failed("write", NOW)
            clock[0] = NOW + SHORTEST - 1
            await store.beat(NOW)
            assert not store.is_owing

    asyncio.run(check())


def test_what_could_not_be_counted_is_still_owed(
    sqlite_url: str, clock: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> int:
        raise StoreUnavailable("it is gone again")

    async def check() -> None:
        async with opened(sqlite_url) as store:
            store._database.outages.failed("write", NOW)
            clock[0] = NOW + 5_000
            await store.beat(NOW)
            with monkeypatch.context() as patched:
                patched.setattr(Processes, "count_outages", failing)
                with pytest.raises(StoreUnavailable):
                    await store.owed(NOW)
            assert store.is_owing
            assert await store.owed(NOW) == 5_000

    asyncio.run(check())


def test_spans_that_overlap_are_counted_once() -> None:
    assert uncounted([(0, 10), (5, 20), (6, 7), (30, 40)], 3) == (7 + 10 + 10, 40)
    assert uncounted([(0, 10)], 50) == (0, 50)
