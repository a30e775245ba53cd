"""Many who come and go together: the database is not asked once for each of them."""

from __future__ import annotations

import asyncio
import pathlib

from tests.server.app_fixtures import house, identity, made

from banjar.server import app
from banjar.server.http.routes.tables import OneTimeViewer

TABLES = 40
FEW = 4
SETTINGS = {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_who_leaves_together_is_noted_together(database_url: str, tmp_path: pathlib.Path) -> None:
    """A server that ends has seconds to note how far everybody has seen their tables."""

    async def check() -> None:
        async with house(tmp_path, url=database_url) as inside:
            who, manager = identity("a"), inside.manager
            tables = [await made(inside, who, SETTINGS, f"make {number}") for number in range(TABLES)]
            lives = [await manager.open(table) for table in tables]
            glances = [OneTimeViewer(who) for _ in lives]
            for live, glance in zip(lives, glances, strict=True):
                await manager.watch(live, glance, None)
            async with asyncio.timeout(30):
                while inside.store.is_shared and not all(live.noted for live in lives):
                    await asyncio.sleep(0.01)
            await app.farewell(inside.app)
            before = inside.store.commits
            for live, glance in zip(lives, glances, strict=True):
                manager.unwatch(live, glance)
            await manager.close()
            assert inside.store.commits - before <= FEW
            assert [seen for _, seen in await inside.store.tables.of_member(who, TABLES + 1)] == [1] * TABLES

    asyncio.run(check())
