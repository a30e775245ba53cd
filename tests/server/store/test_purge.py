"""Purging deletes links and dead processes, never games."""

from __future__ import annotations

import asyncio
import pathlib
from typing import Any

from sqlalchemy import func, select
from tests.server.app_fixtures import running_app
from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store import Store
from banjar.server.store.schema import LINKS, METADATA, PRESENCE, PROCESSES

HEARTBEAT_TIMEOUT = 10_000
LATER = 100 * 365 * 86_400_000
"""A hundred years."""


async def counts(store: Store) -> dict[str, int]:
    """How many rows every table of the database has."""
    found: dict[str, int] = {}
    for table in METADATA.sorted_tables:
        ((number,),) = await store._database.fetch_all(select(func.count()).select_from(table))
        found[table.name] = number
    return found


async def test_spent_links_are_purged(database_url: str) -> None:
    async with opened(database_url) as store:
        for name, expires_at in (("used", 10), ("expired", 5), ("good", 10)):
            await store.links.create(name, "anna", NOW + expires_at)
        assert await store.links.use("used", NOW) == "anna"
        await store.purge(NOW + 5, HEARTBEAT_TIMEOUT)
        assert (await counts(store))["links"] == 1
        assert await store.links.use("used", NOW + 6) is None
        assert await store.links.use("good", NOW + 6) == "anna"


async def test_presence_through_dead_processes_is_purged(postgres_url: str) -> None:
    async with opened(postgres_url, "dead") as dead, opened(postgres_url, "living") as living:
        await dead.processes.heartbeat(NOW)
        await dead.presence.set("t", 1, True)
        later = NOW + 20 * HEARTBEAT_TIMEOUT
        await living.processes.heartbeat(later)
        await living.presence.set("t", 2, True)
        await living.purge(later, HEARTBEAT_TIMEOUT)
        assert not await living.presence.is_present("t", 1, NOW)
        assert await living.presence.is_present("t", 2, NOW)
        assert (await counts(living))[PRESENCE.name] == 1


async def test_games_are_never_purged(database_url: str) -> None:
    """After a hundred years all rows of a table are there, whatever its status."""

    async with opened(database_url) as store:
        for status in ("open", "running", "over"):
            await store.logs.append(entry(status, members=("anna",), status=status))
            await store.logs.append(entry(status, 2, status=status))
            await store.chat.add(status, NOW, b"{}")
            await store.auto_replies.set(status, 0, b"{}")
            await store.seat_tokens.create(f"token of {status}", status, 0, NOW)
        await store.keys.get("identity")
        await store.links.create("old", "anna", NOW + 10)
        before = await counts(store)
        await store.purge(NOW + LATER, HEARTBEAT_TIMEOUT)
        after = await counts(store)
        changing: set[Any] = {LINKS.name, PROCESSES.name}
        assert {name: number for name, number in after.items() if name not in changing} == {
            name: number for name, number in before.items() if name not in changing
        }
        assert after[LINKS.name] == 0
        assert before["log_entries"] == 6


async def test_a_server_purges_when_it_starts(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        await app.store.links.create("old", "anna", NOW)
        await app.store.links.create("good", "anna", app.manager.now() + 60_000)
    async with running_app(tmp_path) as app, asyncio.timeout(10):
        while (await counts(app.store))[LINKS.name] != 1:
            await asyncio.sleep(0.01)
        assert await app.store.links.use("good", app.manager.now()) == "anna"
