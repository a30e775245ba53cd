"""Downtime is recorded once: after a quick restart, and after an outage of the database."""

from __future__ import annotations

import itertools

import pytest
from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store import Store, StoreUnavailable, outages
from banjar.server.store.downtime import DowntimeStore
from banjar.server.store.outages import MIN_DOWNTIME_MILLISECONDS
from banjar.server.store.span import Span, uncredited

HOUR = 3_600_000
HEARTBEAT_TIMEOUT = 10_000
QUICK_RESTART = 4_000
"""A restart within the heartbeat timeout."""


async def test_a_quick_clean_restart_is_a_downtime_at_once(database_url: str) -> None:
    """22: no other process can be alive, so there is nothing to wait for."""

    async with opened(database_url) as store:
        await store.processes.start(NOW, HEARTBEAT_TIMEOUT)
        await store.processes.stop(NOW)
    async with opened(database_url, "two") as store:
        assert await store.processes.start(NOW + QUICK_RESTART, HEARTBEAT_TIMEOUT) == QUICK_RESTART
        await settle(store, [(NOW, NOW + QUICK_RESTART)])
    async with opened(database_url, "three") as store:
        assert await store.processes.start(NOW + QUICK_RESTART + MIN_DOWNTIME_MILLISECONDS - 1, HEARTBEAT_TIMEOUT) == 0


async def test_after_a_crash_the_downtime_is_certain_after_the_timeout(database_url: str) -> None:
    """22: without a heartbeat until the timeout the downtime is certain, once."""

    async with opened(database_url) as store:
        await store.processes.heartbeat(NOW)
    async with opened(database_url, "two") as store:
        began = NOW + QUICK_RESTART
        assert await store.processes.start(began, HEARTBEAT_TIMEOUT) == 0
        assert store.downtime.is_pending
        assert await store.downtime.pending(began + HEARTBEAT_TIMEOUT - 1) == []
        assert store.downtime.is_pending
        await settle(store, [(NOW, began)], began + HEARTBEAT_TIMEOUT)
        assert await store.downtime.pending(began + 2 * HEARTBEAT_TIMEOUT) == []


@pytest.mark.parametrize("word", ["beats", "leaves"])
async def test_a_living_process_refutes_a_downtime(postgres_url: str, word: str) -> None:
    """21: it was alive all along, so its clocks ran."""

    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        await one.processes.heartbeat(NOW)
        assert await two.processes.start(NOW + QUICK_RESTART, HEARTBEAT_TIMEOUT) == 0
        await (one.processes.heartbeat if word == "beats" else one.processes.stop)(NOW + QUICK_RESTART + 1)
        assert await two.downtime.pending(NOW + QUICK_RESTART + 2) == []
        assert not two.downtime.is_pending
        assert await two.downtime.pending(NOW + 5 * HEARTBEAT_TIMEOUT) == []


async def test_several_processes_after_a_crash_record_one_downtime(postgres_url: str) -> None:
    """21, 22: the second finds the first alive and adds nothing; either settles it for both."""

    async with opened(postgres_url, "dead") as dead:
        await dead.processes.heartbeat(NOW)
    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        began = NOW + QUICK_RESTART
        await one.processes.start(began, HEARTBEAT_TIMEOUT)
        await two.processes.start(began + 1_500, HEARTBEAT_TIMEOUT)
        await one.processes.heartbeat(began + 3_000)
        later = began + 2 * HEARTBEAT_TIMEOUT
        assert [await store.downtime.pending(later) for store in (two, one)] == [[(NOW, began)]] * 2
        await two.downtime.settle([Span(NOW, began)])
        assert await one.downtime.pending(later) == []
        assert not one.downtime.is_pending


async def test_a_pending_downtime_survives_its_process(database_url: str) -> None:
    """22: killed before all tables were credited, also while the downtime was doubtful."""

    ends = [NOW, NOW + HOUR, NOW + HOUR + QUICK_RESTART, NOW + HOUR + 2 * QUICK_RESTART]
    async with opened(database_url) as store:
        await store.processes.heartbeat(NOW)
    for number, now in enumerate(ends[1:]):
        async with opened(database_url, f"killed {number}") as store:
            await store.processes.start(now, HEARTBEAT_TIMEOUT)
            assert store.downtime.is_pending
    async with opened(database_url, "last") as store:
        await store.processes.start(ends[-1] + 1, HEARTBEAT_TIMEOUT)
        assert (
            await store.downtime.pending(ends[-1] + HEARTBEAT_TIMEOUT - 1) == []
        )  # certain spans wait for earlier doubtful ones
        await settle(store, list(itertools.pairwise(ends)), ends[-1] + HEARTBEAT_TIMEOUT)


async def test_a_clean_stop_leaves_doubtful_downtimes_to_others(database_url: str) -> None:
    """22: stopped before it is certain that another process was dead."""

    async with opened(database_url, "dead") as store:
        await store.processes.heartbeat(NOW)
    async with opened(database_url, "one") as store:
        await store.processes.start(NOW + QUICK_RESTART, HEARTBEAT_TIMEOUT)
        await store.processes.stop(NOW + QUICK_RESTART + 10)
    async with opened(database_url, "two") as store:
        await store.processes.start(NOW + QUICK_RESTART + 20, HEARTBEAT_TIMEOUT)
        await settle(store, [(NOW, NOW + QUICK_RESTART)], NOW + QUICK_RESTART + HEARTBEAT_TIMEOUT)


async def test_living_processes_settle_the_downtimes_of_dead_ones(postgres_url: str) -> None:
    """22: a downtime is neither lost with a process that was killed while crediting, nor kept until a restart."""

    async with opened(postgres_url, "one") as one:
        await one.processes.heartbeat(NOW)
        async with opened(postgres_url, "two") as two:
            two._database.outages._ended.append(Span(NOW, NOW + QUICK_RESTART))
            await two.downtime.pending(NOW + QUICK_RESTART)
        assert not one.downtime.is_pending
        await one.processes.heartbeat(NOW + QUICK_RESTART)
        await settle(one, [(NOW, NOW + QUICK_RESTART)])


async def settle(store: Store, expected: list[tuple[int, int]], now: int = NOW) -> None:
    """Check that exactly these spans are pending, and settle them."""
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
    """A manual wall clock."""
    now = [NOW]
    monkeypatch.setattr(outages, "wall_clock", lambda: now[0])
    return now


async def test_an_outage_is_recorded_as_every_process_saw_it(postgres_url: str, clock: list[int]) -> None:
    """22: two processes saw the same outage with slightly different bounds; the overlap counts once."""

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


async def test_a_short_interruption_is_no_outage(database_url: str, clock: list[int]) -> None:
    async with opened(database_url) as store:
        store._database.outages.record_failure("write", NOW, ConnectionResetError())
        clock[0] = NOW + MIN_DOWNTIME_MILLISECONDS - 1
        await store.processes.heartbeat(NOW)
        assert not store.downtime.is_pending


async def test_an_outage_that_could_not_be_recorded_stays_pending(
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
