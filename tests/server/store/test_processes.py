"""Which processes are alive, downtimes, and presence."""

from __future__ import annotations

import asyncio

from tests.server.store.store_helpers import NOW, opened

HEARTBEAT_TIMEOUT = 10_000
HOUR = 3_600_000


async def test_the_first_process_of_all_finds_no_downtime(database_url: str) -> None:
    async with opened(database_url) as store:
        assert await store.processes.start(NOW, HEARTBEAT_TIMEOUT) == 0


async def test_a_crash_is_a_downtime_once(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.processes.start(NOW, HEARTBEAT_TIMEOUT)
        await store.processes.heartbeat(NOW + 500)
    async with opened(database_url, "two", now=NOW + HOUR) as store:
        assert await store.processes.start(NOW + HOUR, HEARTBEAT_TIMEOUT) == HOUR - 500
        assert await store.processes.start(NOW + HOUR + 1, HEARTBEAT_TIMEOUT) == 0


async def test_a_process_that_comes_back_under_its_name(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.processes.heartbeat(NOW)
        await store.presence.set("t", 1, True)
    async with opened(database_url, now=NOW + HOUR) as store:
        assert await store.processes.start(NOW + HOUR, HEARTBEAT_TIMEOUT) == HOUR
        assert not await store.presence.is_present("t", 1, NOW)


async def test_a_clean_stop_is_a_downtime_too(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.processes.start(NOW, HEARTBEAT_TIMEOUT)
        await store.processes.stop(NOW + 500)
    async with opened(database_url, "two", now=NOW + HOUR) as store:
        assert await store.processes.start(NOW + HOUR, HEARTBEAT_TIMEOUT) == HOUR - 500


async def test_a_quick_restart_is_no_downtime(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.processes.heartbeat(NOW)
    async with opened(database_url, "two") as store:
        assert await store.processes.start(NOW + HEARTBEAT_TIMEOUT - 1, HEARTBEAT_TIMEOUT) == 0
    async with opened(database_url, "three") as store:
        assert await store.processes.start(NOW - HOUR, HEARTBEAT_TIMEOUT) == 0


async def test_two_processes_that_start_together_record_a_downtime_once(postgres_url: str) -> None:
    async with opened(postgres_url, "old") as old:
        await old.processes.heartbeat(NOW)
    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        found = await asyncio.gather(*(store.processes.start(NOW + HOUR, HEARTBEAT_TIMEOUT) for store in (one, two)))
        assert sorted(found) == [0, HOUR]


async def test_nobody_was_away_while_another_process_lived(postgres_url: str) -> None:
    async with opened(postgres_url, "dead") as dead, opened(postgres_url, "alive") as alive:
        await dead.processes.heartbeat(NOW)
        await alive.processes.heartbeat(NOW + HOUR)
        async with opened(postgres_url, "new") as new:
            assert await new.processes.start(NOW + HOUR + 1, HEARTBEAT_TIMEOUT) == 0


async def test_presence_lasts_as_long_as_its_process(postgres_url: str) -> None:
    async with opened(postgres_url, "one") as one, opened(postgres_url, "two") as two:
        await one.processes.heartbeat(NOW)
        await two.processes.heartbeat(NOW + 100)
        for store in (one, one, two):
            await store.presence.set("t", 1, True)
        assert await one.presence.is_present("t", 1, NOW + 100)
        assert not await one.presence.is_present("t", 1, NOW + 101)
        assert not await one.presence.is_present("t", 2, NOW)
        await two.presence.set("t", 1, False)
        assert await two.presence.is_present("t", 1, NOW)
        assert not await two.presence.is_present("t", 1, NOW + 1)
        await one.processes.stop(NOW + 200)
        assert not await two.presence.is_present("t", 1, NOW)


async def test_presence_in_one_process(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.processes.heartbeat(NOW)
        await store.presence.set("t", 1, True)
        assert await store.presence.is_present("t", 1, NOW)
        await store.presence.set("t", 1, False)
        assert not await store.presence.is_present("t", 1, NOW)


async def test_the_rows_of_dead_processes_are_removed(postgres_url: str) -> None:
    async with opened(postgres_url, "dead") as dead:
        await dead.processes.heartbeat(NOW)
        await dead.presence.set("t", 1, True)
    async with opened(postgres_url, "new") as new:
        await new.processes.start(NOW + HOUR, HEARTBEAT_TIMEOUT)
        assert not await new.presence.is_present("t", 1, NOW)
