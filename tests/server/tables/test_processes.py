"""Two table managers on one database without notifications: what one acknowledged counts at the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from banjar.server.store.notifications import Notification, NotificationKind
from banjar.server.store.store import Store
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.manager import TableManager
from banjar.table import factory
from banjar.table.commands import Act, Join, Ready, Rematch, Resign, Start
from banjar.table.errors import Refusal
from banjar.table.settings import SeatPlan, Settings

NOW = 1_700_000_000_000
PLANS = (SeatPlan("me"), SeatPlan("open"))


@contextlib.asynccontextmanager
async def managers(url: str) -> AsyncIterator[list[tuple[TableManager, LiveTable]]]:
    """Two managers with the same new table in memory."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        created = factory.create(Settings(game="altar", seats=PLANS, starter="first"), "ann", "Ann", NOW)
        for name in ("one", "two"):
            store = await Store.open(url, process=name, now=NOW)
            stack.push_async_callback(store.close)
            manager = TableManager(store)
            stack.push_async_callback(manager.close)
            found.append((manager, await manager.create(created, "table")))
        yield found


async def test_a_refusal_looks_at_the_log_first(postgres_url: str) -> None:
    """15, 19: a command is not refused because of entries that this process has not read yet."""

    async with managers(postgres_url) as ((one, here), (two, there)):
        await two.commands.submit(there, Join(command="join", name="Bob"), "bob")
        await one.commands.submit(here, Ready(command="ready"), "bob")
        await two.commands.submit(there, Start(command="start"), "ann")
        assert here.table.status == "open"
        for number in range(6):
            manager, live, other = (one, here, there) if number % 2 == 0 else (two, there, here)
            newest = max(live.table, other.table, key=lambda table: table.version)
            assert newest.session is not None
            assert newest.to_act is not None
            who = newest.seats[newest.to_act].holder
            assert who is not None
            action = newest.session.state.legal_actions()[0].text
            version = await manager.commands.submit(
                live, Act(command=f"{number}", version=newest.version, action=action), who
            )
            assert version == newest.version + (newest is not live.table)


async def test_a_refusal_that_the_log_confirms_stays(postgres_url: str) -> None:
    async with managers(postgres_url) as ((one, here), _):
        for command, who, code in (
            (Start(command="a"), "ann", "not-full"),
            (Start(command="b"), "bob", "not-owner"),
        ):
            with pytest.raises(Refusal, match=code):
                await one.commands.submit(here, command, who)
        assert here.table.version == 1


async def test_a_deleted_rematch_is_replaced_once(postgres_url: str) -> None:
    """By both processes at once."""

    async with managers(postgres_url) as ((one, here), (two, there)):
        await two.commands.submit(there, Join(command="join", name="Bob"), "bob")
        await one.commands.submit(here, Ready(command="ready"), "bob")
        await two.commands.submit(there, Start(command="start"), "ann")
        await one.commands.submit(here, Resign(command="resign"), "ann")
        await two.commands.submit(there, Rematch(command="first"), "ann")
        await one.commands.submit(here, Rematch(command="first"), "ann")
        first = here.table.rematch
        assert first is not None
        assert first == there.table.rematch
        await two._store.tables.delete(first)
        version = await two.commands.submit(there, Rematch(command="second"), "bob")
        assert there.table.rematch not in (None, first)
        assert await one.commands.submit(here, Rematch(command="third"), "ann") == version
        assert await one.commands.submit(here, Rematch(command="second"), "bob") == version
        assert here.table.rematch == there.table.rematch


async def test_after_missed_notifications_everything_is_read(postgres_url: str) -> None:
    """25: decisions and presence."""

    async with managers(postgres_url) as ((one, here), (two, there)):
        await two.commands.submit(there, Join(command="join", name="Bob"), "bob")
        await two._store.processes.heartbeat(two.now())
        await two._store.presence.set("table", 1, True)
        assert here.present() == set()
        one.cluster_sync.on_notification(Notification(NotificationKind.MISSED, "", 0, ""))
        async with asyncio.timeout(10):
            while here.present() != {1} or here.table.version != there.table.version:
                await asyncio.sleep(0.01)
