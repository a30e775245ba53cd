"""Many who come and go together: the database is not asked once for each of them."""

from __future__ import annotations

import asyncio
import pathlib

from tests.server.app_fixtures import create_table, identity, running_app

from banjar.server import app as server_app
from banjar.server.http.routes.tables import OneTimeViewer

TABLES = 40
FEW = 4
SETTINGS = {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def test_who_leaves_together_is_noted_together(database_url: str, tmp_path: pathlib.Path) -> None:
    """A server that ends has seconds to note how far everybody has seen their tables."""

    async with running_app(tmp_path, url=database_url) as app:
        who, manager = identity("a"), app.manager
        tables = [await create_table(app, who, SETTINGS, f"make {number}") for number in range(TABLES)]
        lives = [await manager.open(table) for table in tables]
        viewers = [OneTimeViewer(who) for _ in lives]
        for live, viewer in zip(lives, viewers, strict=True):
            await manager.viewers.watch(live, viewer, None)
        async with asyncio.timeout(30):
            while app.store.is_shared and not all(live.stored_here for live in lives):
                await asyncio.sleep(0.01)
        await server_app.disconnect_clients(app.asgi)
        before = app.store.commits
        for live, viewer in zip(lives, viewers, strict=True):
            manager.viewers.unwatch(live, viewer)
        await manager.close()
        assert app.store.commits - before <= FEW
        assert [seen for _, seen in await app.store.tables.of_member(who, TABLES + 1)] == [1] * TABLES
