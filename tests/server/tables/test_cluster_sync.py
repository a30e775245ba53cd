"""Changes by other processes are read eventually, whatever the database does meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import pytest
from tests.server.app_fixtures import RandomBotPool

from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.notifications import Notification, NotificationKind
from banjar.server.store.span import Span
from banjar.server.store.store import Store
from banjar.server.tables import cluster_sync, commands
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.manager import TableManager
from banjar.server.tables.runtime import milliseconds
from banjar.server.tables.scheduler import TableScheduler
from banjar.table import factory, log
from banjar.table.clock import LiveClock
from banjar.table.commands import Ready, Start
from banjar.table.settings import SeatPlan, Settings
from banjar.table.table import Table


@contextlib.asynccontextmanager
async def running_scheduler(
    url: str, name: str = "one", *, is_deaf: bool = False
) -> AsyncIterator[tuple[TableManager, TableScheduler, Store]]:
    """A process without a web server; its scheduler polls nothing."""
    store = await Store.open(url, process=name, now=milliseconds())
    manager = TableManager(store)
    scheduler = TableScheduler(store, RandomBotPool(), manager)
    if not is_deaf:
        store.notifications.subscribe(manager.cluster_sync.on_notification)
    try:
        yield manager, scheduler, store
    finally:
        await scheduler.close()
        await manager.close()
        await store.close()


async def made(manager: TableManager) -> LiveTable:
    """An open table with a clock and two people on one device."""
    plans = (SeatPlan("me"), SeatPlan("local", name="Bob"))
    settings = Settings(game="altar", seats=plans, starter="first", clock=LiveClock())
    return await manager.create(factory.create(settings, "ann", "Ann", manager.now()), "table")


async def test_a_timer_survives_a_sync_without_new_entries(sqlite_url: str) -> None:
    """21: a sync that finds no entries must not cancel the timer of the table."""

    async with running_scheduler(sqlite_url) as (manager, _, _):
        live = await made(manager)
        await manager.commands.submit(live, Start(command="start"), "ann")
        assert live.timer is not None
        await manager.commands.catch_up(live)
        assert live.timer is not None


class LogOutage:
    """An outage of the logs of one store."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_away = False
        self.failures = 0
        self.asking = self.most_asking = 0
        entries = store.logs.entries

        async def unreachable(table: str, after: int = 0) -> list[bytes]:
            self.asking += 1
            self.most_asking = max(self.most_asking, self.asking)
            await asyncio.sleep(0)
            self.asking -= 1
            if self.is_away:
                self.failures += 1
                raise StoreUnavailable("the database does not answer")
            return await entries(table, after)

        monkeypatch.setattr(store.logs, "entries", unreachable)
        for module in (cluster_sync, commands):
            monkeypatch.setattr(module, "DATABASE_RETRY_SECONDS", 0.01)

    async def failed(self, times: int) -> None:
        """Wait for a number of further failed reads."""
        wanted = self.failures + times
        await until(lambda: self.failures >= wanted)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.005)


async def test_notifications_are_read_when_the_database_is_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """18, 19: a game that started elsewhere during an outage starts here too, without another notification."""

    async with (
        running_scheduler(postgres_url) as (one, _, _),
        running_scheduler(postgres_url, "two") as (two, _, store),
    ):
        here = await made(one)
        there = await two.open("table")
        away = LogOutage(store, monkeypatch)
        away.is_away = True
        await one.commands.submit(here, Start(command="start"), "ann")
        await away.failed(3)
        assert there.table.status == "open"
        away.is_away = False
        await until(lambda: there.table.version == here.table.version)


async def test_an_entry_that_came_second_is_forgotten_although_the_log_cannot_be_read(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """18, 19: the database goes away between a lost race and the reading of the winner's entry.

    Whatever is decided here afterwards must follow the winner's entry, never the one that was not committed.
    """
    async with (
        running_scheduler(postgres_url) as (one, _, _),
        running_scheduler(postgres_url, "two", is_deaf=True) as (two, _, store),
    ):
        here = await made(one)
        there = await two.open("table")
        away = LogOutage(store, monkeypatch)
        await one.commands.submit(here, Ready(command="first"), "ann")
        away.is_away = True
        with pytest.raises(StoreUnavailable):
            await two.commands.submit(there, Start(command="second"), "ann")
        away.is_away = False
        await until(lambda: there.lock.reload is None)
        assert there.table.status == "open", "the start was not committed"
        await two.commands.submit(there, Ready(command="third", ready=False), "ann")
        replayed = Table("table")
        for body in await store.logs.entries("table"):
            replayed.fold(log.decode(body))
        assert replayed.status == "open"


async def test_several_notifications_of_a_table_are_read_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """18: failed reads do not pile up."""

    async with running_scheduler(sqlite_url) as (manager, _, store):
        live = await made(manager)
        away = LogOutage(store, monkeypatch)
        away.is_away = True
        for number in range(50):
            manager.cluster_sync.on_notification(
                Notification(NotificationKind.ENTRY, "table", live.table.version + 1 + number, "two")
            )
            manager.cluster_sync.on_notification(Notification(NotificationKind.MISSED, "", 0, ""))
        await away.failed(3)
        assert away.most_asking == len(manager.runtime.retries) == 1
        away.is_away = False
        await until(lambda: not live.unsynced and not manager.runtime.retries)


async def test_unread_notifications_do_not_keep_a_manager_open(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_scheduler(sqlite_url) as (manager, _, store):
        await made(manager)
        away = LogOutage(store, monkeypatch)
        away.is_away = True
        manager.cluster_sync.on_notification(Notification(NotificationKind.MISSED, "", 0, ""))
        await away.failed(1)
        await manager.close()
        manager.cluster_sync.on_notification(Notification(NotificationKind.MISSED, "", 0, ""))
        assert not manager.runtime.retries


async def test_changes_while_a_table_is_opened_are_read_later(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """18: the outage begins after the log was read and before later entries are."""

    async with (
        running_scheduler(postgres_url) as (one, _, _),
        running_scheduler(postgres_url, "two") as (two, _, store),
    ):
        here = await made(one)
        away = LogOutage(store, monkeypatch)
        preferences = store.auto_replies.of_table

        async def late(table: str) -> dict[int, bytes]:
            away.is_away = True
            await one.commands.submit(here, Start(command="start"), "ann")
            return await preferences(table)

        monkeypatch.setattr(store.auto_replies, "of_table", late)
        with pytest.raises(StoreUnavailable):
            await two.open("table")
        await away.failed(1)
        away.is_away = False
        await until(lambda: two.tables["table"].table.version == here.table.version)


async def test_a_table_that_began_elsewhere_gets_its_credit(postgres_url: str) -> None:
    """18, 22: the crediting process does not know yet that the game runs."""

    async with (
        running_scheduler(postgres_url) as (one, _, _),
        running_scheduler(postgres_url, "two", is_deaf=True) as (two, scheduler, store),
    ):
        here = await made(one)
        there = await two.open("table")
        await one.commands.submit(here, Start(command="start"), "ann")
        assert there.table.status == "open"
        now = milliseconds()
        store._database.outages._ended.append(Span(now - 60_000, now))
        await scheduler.credit_downtime()
        last = there.table.last_entry
        assert isinstance(last, log.Credited)
        assert last.milliseconds == 60_000
