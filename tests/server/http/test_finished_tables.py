"""Tables that are over, over HTTP: everything is open, and the record says who gave up."""

from __future__ import annotations

import asyncio
import pathlib

import pytest
from tests.laws.configurations import Configuration, configuration
from tests.laws.secrets import opened_cards, true_cards
from tests.server.app_fixtures import House, commanded, house, played_on, seated_at

from banjar import parse_record

STEPS = 8


@pytest.mark.parametrize("chosen", [configuration("altar-2-oracle"), configuration("dalang-3")], ids=str)
def test_a_game_that_was_given_up_is_open(chosen: Configuration, tmp_path: pathlib.Path) -> None:
    """A4.5 B10.5: to players and spectators, now and at every step; before that nothing is."""

    async def giving_up() -> None:
        async with house(tmp_path) as inside:
            table, people = await seated_at(inside, chosen.players, game=chosen.game, options=dict(chosen.options))
            await played_on(inside, table, STEPS)
            assert await code(inside, people[0], f"/api/tables/{table}/moments/0?open=1") == "not-over"
            assert await code(inside, None, f"/api/tables/{table}/moments/0?open=1") == "not-over"
            for who in people[1:]:
                assert (await commanded(inside, who, table, "resign")).status_code == 200
            await look(inside, table, [*people, None])
            await read(inside, table)

    async def code(inside: House, who: str | None, path: str) -> str:
        async with inside.client(who) as client:
            return str((await client.get(path)).json()["error"]["code"])

    async def look(inside: House, table: str, people: list[str | None]) -> None:
        play = (await inside.manager.open(table)).table.play
        assert play is not None
        for who in people:
            async with inside.client(who) as client:
                now = (await client.get(f"/api/tables/{table}")).json()
                assert (now["status"], now["result"]["end_reason"]) == ("over", "resignation")
                assert opened_cards(now["game"]) == true_cards(play.state)
                assert now["game"]["legal"] == []
                for step in (0, STEPS // 2, STEPS):
                    moment = (await client.get(f"/api/tables/{table}/moments/{step}?open=1")).json()
                    assert [game["seat"] for game in moment["games"]] == [*range(chosen.players)]
                    assert all(opened_cards(game) == true_cards(play.at(step)) for game in moment["games"])

    async def read(inside: House, table: str) -> None:
        live = await inside.manager.open(table)
        assert live.table.play is not None
        async with inside.client() as client:
            text = (await client.get(f"/api/tables/{table}/record")).text
        record = parse_record(text)
        assert record.headers["Resigned"].split() == [str(seat) for seat in range(1, chosen.players)]
        assert (record.result, record.end) == (None, None)
        assert record.replay() == live.table.play.state
        assert parse_record(str(record)) == record

    asyncio.run(giving_up())
