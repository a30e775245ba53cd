"""The curve of the points over HTTP: for nobody before the end, for everybody with the id after it."""

from __future__ import annotations

import pathlib

from tests.server.app_fixtures import identity, play_steps, running_app, send_command, start_table

EVE = identity("e")


async def test_the_curve_is_open_after_the_end_only(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        await play_steps(app, table, 40)
        viewers = (None, EVE, *people)
        for who in viewers:
            async with app.client(who) as client:
                refused = await client.get(f"/api/tables/{table}/curve")
                assert refused.json()["error"]["code"] == "not-over"
                assert (await client.get(f"/api/tables/{'z' * 26}/curve")).status_code == 404
        await send_command(app, people[0], table, "resign")
        found = []
        for who in viewers:
            async with app.client(who) as client:
                found.append((await client.get(f"/api/tables/{table}/curve")).json())
        assert all(curve == found[0] for curve in found)
        assert len(found[0]["points"]) == 2
        assert all(len(points) == len(found[0]["turns"]) > 1 for points in found[0]["points"])
