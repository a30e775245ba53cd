"""After a restart all tables continue at once, including those where a bot was about to move."""

from __future__ import annotations

import asyncio
import gc
import unittest.mock
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.app_fixtures import RandomBotPool

from banjar.server.app import create_app
from banjar.server.config import Config
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.store import Store
from banjar.server.tables import scheduler as scheduler_module
from banjar.server.tables.manager import TableManager
from banjar.server.tables.runtime import milliseconds
from banjar.server.tables.scheduler import TableScheduler
from banjar.table import factory
from banjar.table.commands import Start
from banjar.table.settings import MAX_PACE_MILLISECONDS, SeatPlan, Settings

BOTS = (SeatPlan("bot", level="novice"), SeatPlan("bot", level="novice"))
WITH_A_PERSON = (SeatPlan("bot", level="novice"), SeatPlan("me"))
MANY = 60
"""More tables than one page."""


async def begun(url: str, now: int, count: int, pace: int, seats: tuple[SeatPlan, ...] = WITH_A_PERSON) -> list[str]:
    """Tables where a bot is about to move; their process was killed."""
    store = await Store.open(url, process="killed", now=now)
    manager = TableManager(store, lambda: now)
    tables = [f"table{number:02}" for number in range(count)]
    for table in tables:
        settings = Settings(game="altar", seats=seats, starter="first", pace=pace)
        live = await manager.create(factory.create(settings, "ann", "Ann", now), table)
        await manager.commands.submit(live, Start(command="start"), "ann")
    await store.processes.heartbeat(now)
    await manager.close()
    await store.close()
    return tables


def _goes_on(manager: TableManager, table: str) -> bool:
    """Whether the bot of a table that `begun` made is thinking, or has decided already."""
    live = manager.tables.get(table)
    return live is not None and (live.is_bot_thinking or live.table.decision_count > 0)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("away", [100, 5_000], ids=["at once", "after a while"])
@pytest.mark.parametrize("pace", [Settings(game="altar", seats=BOTS).pace, MAX_PACE_MILLISECONDS])
async def test_20_a_restart_takes_over_all_tables(sqlite_url: str, pace: int, away: int) -> None:
    """The manual clock stands still, so no table is due: they are taken over because no other process can be alive."""

    now = milliseconds()
    tables = await begun(sqlite_url, now - away, MANY, pace)
    store = await Store.open(sqlite_url, process="next", now=now)
    app = create_app(Config(limits=False), store, RandomBotPool())
    manager: TableManager = app.state.parts[3]
    manager.runtime.now = lambda: now
    async with app.router.lifespan_context(app):
        await until(lambda: all(_goes_on(manager, table) for table in tables))


async def test_20_tables_are_left_to_a_process_that_may_be_alive(postgres_url: str) -> None:
    """Until it is certain that it is dead: then they are taken over at once, not when they are due."""

    now = milliseconds()
    (table,) = await begun(postgres_url, now - 2_000, 1, 0)
    store = await Store.open(postgres_url, process="next", now=now)
    manager = TableManager(store, lambda: now)
    scheduler = TableScheduler(store, RandomBotPool(), manager)
    await store.processes.start(now, 15_000)
    await scheduler._claim_all()
    await scheduler._poll()
    assert not manager.tables
    manager.runtime.now = lambda: now + 15_000
    await scheduler._poll()
    await scheduler._claim_all()
    assert table in manager.tables
    await scheduler.close()
    await manager.close()
    await store.close()


async def test_20_an_outage_does_not_stop_the_takeover(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The takeover is repeated when the database is back."""

    now = milliseconds()
    tables = await begun(sqlite_url, now, 3, MAX_PACE_MILLISECONDS)
    store = await Store.open(sqlite_url, process="next", now=now)
    manager = TableManager(store, lambda: now)
    scheduler = TableScheduler(store, RandomBotPool(), manager)
    entries, asked = store.logs.entries, 0

    async def unsteady(*which: Any) -> list[bytes]:
        nonlocal asked
        asked += 1
        if asked == 3:
            raise StoreUnavailable("the database does not answer")
        return await entries(*which)

    monkeypatch.setattr(store.logs, "entries", unsteady)
    await store.processes.start(now, 1_000)
    with pytest.raises(StoreUnavailable):
        await scheduler._claim_all()
    await scheduler._claim_all()
    assert sorted(manager.tables) == tables
    await scheduler.close()
    await manager.close()
    await store.close()


class Cycle:
    """Garbage that only a collection finds."""

    def __init__(self) -> None:
        self.itself = self


async def test_survivors_of_a_collection_are_looked_at_again_by_a_full_one_only(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full collection stops the server for up to half a second, so it waits until nobody looks at a table."""
    monkeypatch.setattr(scheduler_module, "MIN_COLLECTIONS_BEFORE_FULL_ONE", 3)
    monkeypatch.setattr(scheduler_module, "MAX_COLLECTIONS_BEFORE_FULL_ONE", 6)
    store = await Store.open(sqlite_url, process="only", now=milliseconds())
    manager = TableManager(store)
    scheduler = TableScheduler(store, RandomBotPool(), manager)
    watched = unittest.mock.Mock(viewers={"somebody"})
    try:
        new, old = Cycle(), Cycle()
        gone = [weakref.ref(new), weakref.ref(old)]
        del new
        await scheduler._collect_garbage()
        assert [ref() is None for ref in gone] == [True, False]
        assert gc.get_freeze_count() > 0
        del old
        await scheduler._collect_garbage()
        assert gone[1]() is not None, "too soon after the last full collection"
        manager.tables["watched"] = watched
        for _ in range(3):
            await scheduler._collect_garbage()
            assert gone[1]() is not None, "somebody would wait for it"
        watched.viewers = set()
        await scheduler._collect_garbage()
        assert gone[1]() is None
        watched.viewers, late = {"somebody"}, Cycle()
        ref = weakref.ref(late)
        await scheduler._collect_garbage()
        del late
        for _ in range(5):
            await scheduler._collect_garbage()
        assert ref() is None, "a server that is never quiet collects too"
    finally:
        gc.unfreeze()
        manager.tables.clear()
        await scheduler.close()
        await store.close()
