"""Time in which nobody could decide is owed once: after a quick restart, and after an outage of the database."""

from __future__ import annotations

import itertools

import pytest
from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store import Store, StoreUnavailable, outages
from banjar.server.store.downtime import DowntimeStore
from banjar.server.store.outages import MIN_DOWNTIME_MILLISECONDS
from banjar.server.store.span import Span, uncredited

HOUR = 3_600_000
SILENCE = 10_000
QUICK = 4_000
"""A restart within the silence."""


async def test_a_quick_clean_restart_is_a_downtime_at_once(database_url: str) -> None:
    """22: nobody else can be alive, so there is nothing to wait for."""

    async with opened(database_url) as store:
        await store.processes.start(NOW, SILENCE)
        await store.processes.stop(NOW)
    async with opened(database_url, "two") as store:
        assert await store.processes.start(NOW + QUICK, SILENCE) == QUICK
        await settle(store, [(NOW, NOW + QUICK)])
    async with opened(database_url, "three") as store:
        assert await store.processes.start(NOW + QUICK + MIN_DOWNTIME_MILLISECONDS - 1, SILENCE) == 0


async def test_after_a_crash_the_silence_tells(database_url: str) -> None:
    """22: whoever was killed says nothing more, and then the time is owed, once."""

    async with opened(database_url) as store:
        await store.processes.heartbeat(NOW)
    async with opened(database_url, "two") as store:
        began = NOW + QUICK
        assert await store.processes.start(began, SILENCE) == 0
        assert store.downtime.is_pending
        assert await store.downtime.pending(began + SILENCE - 1) == []
        assert store.downtime.is_pending
        await settle(store, [(NOW, began)], began + SILENCE)
        assert await store.downtime.pending(began + 2 * SILENCE) == []


@pytest.mark.parametrize("word", ["beats", "leaves"])
async def test_a_living_process_keeps_the_time(postgres_url: str, word: str) -> None:
    """21: one that was alive all along has seen to the clocks."""

    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        await one.processes.heartbeat(NOW)
        assert await two.processes.start(NOW + QUICK, SILENCE) == 0
        await (one.processes.heartbeat if word == "beats" else one.processes.stop)(NOW + QUICK + 1)
        assert await two.downtime.pending(NOW + QUICK + 2) == []
        assert not two.downtime.is_pending
        assert await two.downtime.pending(NOW + 5 * SILENCE) == []


async def test_several_that_follow_a_crash_owe_the_same(postgres_url: str) -> None:
    """21, 22: the second finds the first alive, and so nothing more is owed; whoever settles it does so for both."""

    async with opened(postgres_url, "dead") as dead:
        await dead.processes.heartbeat(NOW)
    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        began = NOW + QUICK
        await one.processes.start(began, SILENCE)
        await two.processes.start(began + 1_500, SILENCE)
        await one.processes.heartbeat(began + 3_000)
        later = began + 2 * SILENCE
        assert [await store.downtime.pending(later) for store in (two, one)] == [[(NOW, began)]] * 2
        await two.downtime.settle([Span(NOW, began)])
        assert await one.downtime.pending(later) == []
        assert not one.downtime.is_pending


async def test_a_debt_outlives_whoever_was_to_settle_it(database_url: str) -> None:
    """22: killed before all tables were credited, also while it was doubtful what was owed."""

    ends = [NOW, NOW + HOUR, NOW + HOUR + QUICK, NOW + HOUR + 2 * QUICK]
    async with opened(database_url) as store:
        await store.processes.heartbeat(NOW)
    for number, now in enumerate(ends[1:]):
        async with opened(database_url, f"killed {number}") as store:
            await store.processes.start(now, SILENCE)
            assert store.downtime.is_pending
    async with opened(database_url, "last") as store:
        await store.processes.start(ends[-1] + 1, SILENCE)
        assert (
            await store.downtime.pending(ends[-1] + SILENCE - 1) == []
        )  # what is certain waits for what was before it
        await settle(store, list(itertools.pairwise(ends)), ends[-1] + SILENCE)


async def test_a_clean_end_leaves_doubts_to_others(database_url: str) -> None:
    """22: who ends before it is certain that somebody else was dead has not settled anything."""

    async with opened(database_url, "dead") as store:
        await store.processes.heartbeat(NOW)
    async with opened(database_url, "one") as store:
        await store.processes.start(NOW + QUICK, SILENCE)
        await store.processes.stop(NOW + QUICK + 10)
    async with opened(database_url, "two") as store:
        await store.processes.start(NOW + QUICK + 20, SILENCE)
        await settle(store, [(NOW, NOW + QUICK)], NOW + QUICK + SILENCE)


async def test_the_living_know_what_the_dead_owe(postgres_url: str) -> None:
    """22: a process that was killed while it credited does not take the debt with it, nor keep it until a restart."""

    async with opened(postgres_url, "one") as one:
        await one.processes.heartbeat(NOW)
        async with opened(postgres_url, "two") as two:
            two._database.outages._ended.append(Span(NOW, NOW + QUICK))
            await two.downtime.pending(NOW + QUICK)
        assert not one.downtime.is_pending
        await one.processes.heartbeat(NOW + QUICK)
        await settle(one, [(NOW, NOW + QUICK)])


async def settle(store: Store, expected: list[tuple[int, int]], now: int = NOW) -> None:
    """Just these are pending, and then nothing is."""
    spans = [Span(*span) for span in expected]
    assert store.downtime.is_pending
    assert await store.downtime.pending(now) == spans
    assert await store.downtime.pending(now) == spans
    assert store.downtime.is_pending
    await store.downtime.settle(spans)
    assert not store.downtime.is_pending
    assert await store.downtime.pending(now) == []


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the outages take for the time."""
    now = [NOW]
    monkeypatch.setattr(outages, "wall_clock", lambda: now[0])
    return now


async def test_an_outage_is_owed_as_everybody_saw_it(postgres_url: str, clock: list[int]) -> None:
    """22: two processes saw the same outage, each a little differently; tables count what they both saw once."""

    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        one._database.outages.record_failure("write", NOW, ConnectionResetError())
        two._database.outages.record_failure("read", NOW - 500, ConnectionResetError())
        assert one.downtime.is_pending
        clock[0] = NOW + 7_000
        await one.logs.append(entry())
        await settle(one, [(NOW, NOW + 7_000)])
        clock[0] = NOW + 9_000
        await two.logs.entries("t")
        await settle(two, [(NOW - 500, NOW + 9_000)])


async def test_a_hiccup_is_no_outage(database_url: str, clock: list[int]) -> None:
    async with opened(database_url) as store:
        store._database.outages.record_failure("write", NOW, ConnectionResetError())
        clock[0] = NOW + MIN_DOWNTIME_MILLISECONDS - 1
        await store.processes.heartbeat(NOW)
        assert not store.downtime.is_pending


async def test_what_could_not_be_counted_is_still_owed(
    sqlite_url: str, clock: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> int:
        raise StoreUnavailable("it is gone again")

    async with opened(sqlite_url) as store:
        store._database.outages.record_failure("write", NOW, ConnectionResetError())
        clock[0] = NOW + 5_000
        await store.processes.heartbeat(NOW)
        with monkeypatch.context() as patched:
            patched.setattr(DowntimeStore, "_record", failing)
            with pytest.raises(StoreUnavailable):
                await store.downtime.pending(NOW)
        assert store.downtime.is_pending
        await settle(store, [(NOW, NOW + 5_000)])


def test_spans_that_overlap_are_counted_once() -> None:
    assert uncredited([(0, 10), (5, 20), (6, 7), (30, 40)], 3) == (7 + 10 + 10, 40)
    assert uncredited([(0, 10)], 50) == (0, 50)
