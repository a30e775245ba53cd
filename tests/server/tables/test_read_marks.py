"""Read marks are written in batches."""

from __future__ import annotations

import asyncio
import pathlib

from tests.server.app_fixtures import create_table, identity, running_app

from banjar.server import app as server_app
from banjar.server.http.routes.tables import OneTimeViewer

TABLES = 40
MAX_COMMITS = 4
SETTINGS = {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def test_read_marks_of_many_viewers_are_written_together(database_url: str, tmp_path: pathlib.Path) -> None:
    """A server that stops has seconds to store how far everybody has read."""

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
        assert app.store.commits - before <= MAX_COMMITS
        assert [seen for _, seen in await app.store.tables.of_member(who, TABLES + 1)] == [1] * TABLES
