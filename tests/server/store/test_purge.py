"""What nobody can use any more is forgotten; games never are."""

from __future__ import annotations

import asyncio
import pathlib
from typing import Any

from sqlalchemy import func, select
from tests.server.app_fixtures import running_app
from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store import Store
from banjar.server.store.schema import LINKS, METADATA, PRESENCE, PROCESSES

SILENCE = 10_000
LATER = 100 * 365 * 86_400_000
"""A hundred years."""


async def counts(store: Store) -> dict[str, int]:
    """How many rows every table of the database has."""
    found: dict[str, int] = {}
    for table in METADATA.sorted_tables:
        ((number,),) = await store._database.rows(select(func.count()).select_from(table))
        found[table.name] = number
    return found


def test_spent_links_are_purged(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            for name, expires_at in (("used", 10), ("expired", 5), ("good", 10)):
                await store.make_link(name, "anna", NOW + expires_at)
            assert await store.use_link("used", NOW) == "anna"
            await store.purge(NOW + 5, SILENCE)
            assert (await counts(store))["links"] == 1
            assert await store.use_link("used", NOW + 6) is None
            assert await store.use_link("good", NOW + 6) == "anna"

    asyncio.run(check())


def test_presence_through_dead_processes_is_purged(postgres_url: str) -> None:
    async def check() -> None:
        async with opened(postgres_url, "dead") as dead, opened(postgres_url, "living") as living:
            await dead.beat(NOW)
            await dead.set_presence("t", 1, True)
            later = NOW + 20 * SILENCE
            await living.beat(later)
            await living.set_presence("t", 2, True)
            await living.purge(later, SILENCE)
            assert not await living.is_present("t", 1, NOW)
            assert await living.is_present("t", 2, NOW)
            assert (await counts(living))[PRESENCE.name] == 1

    asyncio.run(check())


def test_games_are_never_purged(database_url: str) -> None:
    """A century later everything of a table is there, whatever its status."""

    async def check() -> None:
        async with opened(database_url) as store:
            for status in ("open", "running", "over"):
                await store.append(entry(status, members=("anna",), status=status))
                await store.append(entry(status, 2, status=status))
                await store.add_chat(status, NOW, b"{}")
                await store.set_preferences(status, 0, b"{}")
                await store.add_seat_token(f"token of {status}", status, 0, NOW)
            await store.key("identity")
            await store.make_link("old", "anna", NOW + 10)
            before = await counts(store)
            await store.purge(NOW + LATER, SILENCE)
            after = await counts(store)
            changing: set[Any] = {LINKS.name, PROCESSES.name}
            assert {name: number for name, number in after.items() if name not in changing} == {
                name: number for name, number in before.items() if name not in changing
            }
            assert after[LINKS.name] == 0
            assert before["events"] == 6

    asyncio.run(check())


def test_a_server_purges_when_it_starts(tmp_path: pathlib.Path) -> None:
    async def check() -> None:
        async with running_app(tmp_path) as app:
            await app.store.make_link("old", "anna", NOW)
            await app.store.make_link("good", "anna", app.manager.now() + 60_000)
        async with running_app(tmp_path) as app, asyncio.timeout(10):
            while (await counts(app.store))[LINKS.name] != 1:
                await asyncio.sleep(0.01)
            assert await app.store.use_link("good", app.manager.now()) == "anna"

    asyncio.run(check())
