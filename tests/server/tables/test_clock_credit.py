"""Failure mode 22: downtime is credited once, however often crediting is interrupted."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.app_fixtures import RandomBotPool, running_app

from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.logs import LogStore
from banjar.server.store.span import Span
from banjar.server.store.store import Store
from banjar.server.tables import clock_credit
from banjar.server.tables.manager import TableManager
from banjar.server.tables.runtime import milliseconds
from banjar.server.tables.scheduler import TableScheduler
from banjar.table import factory, log
from banjar.table.clock import LiveClock
from banjar.table.commands import Start
from banjar.table.settings import SeatPlan, Settings
from banjar.table.table import Table

HOUR = 3_600_000
OUTAGE = 600_000
TABLES = [f"table{number}" for number in range(5)]


@contextlib.asynccontextmanager
async def running_scheduler(url: str, name: str = "one") -> AsyncIterator[tuple[TableScheduler, Store]]:
    store = await Store.open(url, process=name, now=milliseconds())
    scheduler = TableScheduler(store, RandomBotPool(), TableManager(store))
    store.notifications.subscribe(scheduler.manager.cluster_sync.on_notification)
    try:
        yield scheduler, store
    finally:
        await scheduler.close()
        await scheduler.manager.close()
        await store.close()


async def begun(manager: TableManager, at: int) -> None:
    """Start all tables, with a clock."""
    plans = (SeatPlan("me"), SeatPlan("local", name="Bob"))
    settings = Settings(game="altar", seats=plans, starter="first", clock=LiveClock())
    now, manager.runtime.now = manager.runtime.now, lambda: at
    for table in TABLES:
        live = await manager.create(factory.create(settings, "ann", "Ann", at), table)
        await manager.commands.submit(live, Start(command="start"), "ann")
    manager.runtime.now = now


async def credited(store: Store) -> list[list[int]]:
    """The milliseconds credited to each table."""
    found = []
    for table in TABLES:
        entries = map(log.decode, await store.logs.entries(table))
        found.append([entry.milliseconds for entry in entries if isinstance(entry, log.Credited)])
    return found


class FailingLogs:
    """Every second append fails, before or after its commit, for a number of times."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int, is_written: bool) -> None:
        self.left, self._turn = times, False
        append = LogStore.append

        async def fragile(store: LogStore, appending: Any) -> bool:
            self._turn = not self._turn
            if self._turn or not self.left:
                return await append(store, appending)
            self.left -= 1
            if is_written:
                await append(store, appending)
            raise StoreUnavailable("the database is away once more")

        monkeypatch.setattr(LogStore, "append", fragile)
        monkeypatch.setattr(clock_credit, "PAGE_ROWS", 2)


@pytest.mark.parametrize("is_written", [True, False], ids=["committed", "not committed"])
@pytest.mark.parametrize("in_memory", [True, False], ids=["in memory", "stored"])
async def test_22_an_outage_that_comes_again_during_the_credit(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, in_memory: bool, is_written: bool
) -> None:
    """The next attempt credits the remaining tables, and no table twice."""

    async with running_scheduler(sqlite_url) as (scheduler, store):
        now = milliseconds()
        await begun(scheduler.manager, now - HOUR)
        if not in_memory:
            scheduler.manager.tables.clear()
        fragile = FailingLogs(monkeypatch, 3, is_written)
        store._database.outages._ended.append(Span(now - OUTAGE, now))
        async with asyncio.timeout(30):
            while store.downtime.is_pending:
                with contextlib.suppress(StoreUnavailable):
                    await scheduler._poll()
        assert fragile.left == 0
        assert await credited(store) == [[OUTAGE]] * len(TABLES)


async def test_22_a_server_that_is_killed_while_it_credits(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next start credits the remaining tables, and the time since."""
    url = f"sqlite:///{tmp_path / 'banjar.db'}"
    now = milliseconds()

    async def begin() -> None:
        async with running_scheduler(url) as (scheduler, store):
            await begun(scheduler.manager, now - 3 * HOUR)
            await store.processes.start(now - 3 * HOUR, 1000)
            await store.processes.stop(now - 2 * HOUR)

    async def die() -> None:
        """Simulate a killed process: the database stays as it was at the first failure."""
        async with running_scheduler(url, "killed") as (scheduler, store):
            assert await store.processes.start(now - HOUR, 1000) == HOUR
            with monkeypatch.context() as patched:
                FailingLogs(patched, 1, False)
                with pytest.raises(StoreUnavailable):
                    await scheduler.credit_downtime()
            assert sorted(await credited(store)) == [[]] * 4 + [[HOUR]]

    async def go_on() -> None:
        async with running_app(tmp_path) as app:
            assert not app.store.downtime.is_pending
            for table, found in zip(TABLES, await credited(app.store), strict=True):
                assert 2 * HOUR <= sum(found) < 2 * HOUR + 60_000, table
            assert await app.store.downtime.pending(milliseconds()) == []

    for work in (begin, die, go_on):
        await work()


async def test_22_two_processes_that_credit_at_the_same_time(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One has the tables in memory, the other does not, and they saw the outage with different bounds."""
    monkeypatch.setattr(clock_credit, "PAGE_ROWS", 2)

    async with (
        running_scheduler(postgres_url) as (one, first),
        running_scheduler(postgres_url, "two") as (two, second),
    ):
        now = milliseconds()
        await begun(one.manager, now - HOUR)
        for store, late in ((first, 0), (second, 100)):
            store._database.outages._ended.append(Span(now - OUTAGE + late, now + late))
        await asyncio.gather(one.credit_downtime(), two.credit_downtime())
        await one.credit_downtime()
        await two.credit_downtime()
        for found in await credited(first):
            assert OUTAGE <= sum(found) <= OUTAGE + 100
        for row, seen in await first.tables.of_member("ann", 9):
            assert seen == len(await first.logs.entries(row.id)) - 2  # nobody has looked at the first two
        assert not first.downtime.is_pending
        assert not second.downtime.is_pending


async def test_22_one_table_that_cannot_be_credited_does_not_stop_others(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_scheduler(sqlite_url) as (scheduler, store):
        now = milliseconds()
        await begun(scheduler.manager, now - HOUR)
        scheduler.manager.tables.clear()
        append = store.logs.append

        async def broken(appending: Any) -> bool:
            if appending.row.id == TABLES[1]:
                raise ValueError("it is broken")
            return await append(appending)

        monkeypatch.setattr(store.logs, "append", broken)
        store._database.outages._ended.append(Span(now - OUTAGE, now))
        await scheduler.credit_downtime()
        assert not store.downtime.is_pending
        assert await credited(store) == [[OUTAGE], [], *[[OUTAGE]] * 3]


async def test_22_a_decision_asked_after_an_outage_is_not_delayed(sqlite_url: str) -> None:
    """A player decides before the credit: the next reveal must not wait as long as the outage."""

    async with running_scheduler(sqlite_url) as (scheduler, store):
        now = milliseconds()
        await begun(scheduler.manager, now)
        scheduler.manager.tables.clear()
        before = {row.id: row.due_at for row in await store.tables.running("", len(TABLES))}
        store._database.outages._ended.append(Span(now - OUTAGE, now))
        await scheduler.credit_downtime()
        for number, found in enumerate(await credited(store)):
            assert found == [OUTAGE]
            table = Table.from_log(TABLES[number], await store.logs.entries(TABLES[number]))
            assert now <= table.asked_at <= milliseconds()
            row, due_at = await store.tables.get(table.id), before[table.id]
            assert row is not None
            assert row.due_at is not None
            assert due_at is not None
            assert row.due_at < due_at + OUTAGE // 2
