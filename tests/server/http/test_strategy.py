"""Tables that play on from a position that shows strategy."""

from __future__ import annotations

import pathlib

import pytest
from tests.server.app_fixtures import identity, running_app

import banjar
from banjar.core.registry import definition

ANN = identity("a")
GAMES = [game for game in banjar.game_names() if definition(game).strategy]


@pytest.mark.parametrize("game", GAMES)
async def test_every_position_is_played_on(game: str, tmp_path: pathlib.Path) -> None:
    """The person decides at once, on the seat that decided, and sees what is shown; one command makes one table."""

    async with running_app(tmp_path) as app, app.client(ANN) as client:
        names = (await client.get(f"/api/strategy/{game}")).json()["positions"]
        assert names == [position.name for position in definition(game).strategy]
        for name in names:
            shown = (await client.get(f"/api/strategy/{game}/{name}")).json()
            body = {"command": name, "name": "Ann", "level": "novice"}
            made = [await client.post(f"/api/strategy/{game}/{name}/table", json=body) for _ in range(2)]
            assert [answer.status_code for answer in made] == [201, 201]
            assert len({answer.json()["table"] for answer in made}) == 1
            table = (await client.get(f"/api/tables/{made[0].json()['table']}")).json()
            assert (table["status"], table["you"]["seat"], table["to_act"]) == ("running", shown["seat"], shown["seat"])
            assert table["game"] == shown["game"]
            assert {shown["played"], *shown["rejected"]} <= {action["text"] for action in table["game"]["legal"]}


async def test_who_may_not_play_on(tmp_path: pathlib.Path) -> None:
    """Nobody without an identity, from no position that does not exist, against no level that does not exist."""

    async with running_app(tmp_path) as app:
        game = GAMES[0]
        address = f"/api/strategy/{game}/{definition(game).strategy[0].name}/table"
        body = {"command": "c", "name": "Ann", "level": "novice"}
        for cookie in ({}, {"cookie": "banjar=nonsense"}, {"cookie": f"banjar={'a' * 26}.x"}):
            async with app.client(None, **cookie) as stranger:
                assert (await stranger.post(address, json=body)).status_code == 401
        async with app.client(ANN) as client:
            for wrong in ({"level": "god"}, {"name": ""}, {"seat": 1}, {"command": ""}):
                assert (await client.post(address, json=body | wrong)).status_code in (400, 422), wrong
            for path in (
                f"/api/strategy/{game}/nothing",
                "/api/strategy/chess",
                "/api/strategy/chess/x",
                "/api/coach/chess",
            ):
                assert (await client.get(path)).status_code == 404
            assert (await client.post(f"/api/strategy/{game}/nothing/table", json=body)).status_code == 404
            assert (await client.get("/api/tables/mine")).json()["tables"] == []
