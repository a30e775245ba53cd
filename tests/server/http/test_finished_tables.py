"""Tables that are over, over HTTP: everything is open, and the record says who resigned."""

from __future__ import annotations

import pathlib

import pytest
from tests.laws.configurations import Configuration, configuration
from tests.laws.secrets import opened_cards, true_cards
from tests.server.app_fixtures import AppUnderTest, play_steps, running_app, send_command, start_table

from banjar import parse_record

STEPS = 8


@pytest.mark.parametrize("chosen", [configuration("altar-2-oracle"), configuration("dalang-3")], ids=str)
async def test_a_game_that_ended_by_resignation_is_open(chosen: Configuration, tmp_path: pathlib.Path) -> None:
    """A4.5 B10.5: to players and spectators, now and at every step; before that nothing is."""

    async def code(app: AppUnderTest, who: str | None, path: str) -> str:
        async with app.client(who) as client:
            return str((await client.get(path)).json()["error"]["code"])

    async def look(app: AppUnderTest, table: str, people: list[str | None]) -> None:
        session = (await app.manager.open(table)).table.session
        assert session is not None
        for who in people:
            async with app.client(who) as client:
                now = (await client.get(f"/api/tables/{table}")).json()
                assert (now["status"], now["result"]["end_reason"]) == ("over", "resignation")
                assert opened_cards(now["game"]) == true_cards(session.state)
                assert now["game"]["legal"] == []
                for step in (0, STEPS // 2, STEPS):
                    moment = (await client.get(f"/api/tables/{table}/moments/{step}?open=1")).json()
                    assert [game["seat"] for game in moment["games"]] == [*range(chosen.players)]
                    assert all(opened_cards(game) == true_cards(session.state_at(step)) for game in moment["games"])

    async def read(app: AppUnderTest, table: str) -> None:
        live = await app.manager.open(table)
        assert live.table.session is not None
        async with app.client() as client:
            text = (await client.get(f"/api/tables/{table}/record")).text
        record = parse_record(text)
        assert record.headers["Resigned"].split() == [str(seat) for seat in range(1, chosen.players)]
        assert (record.result, record.end) == (None, None)
        assert record.replay() == live.table.session.state
        assert parse_record(str(record)) == record

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, chosen.players, game=chosen.game, options=dict(chosen.options))
        await play_steps(app, table, STEPS)
        assert await code(app, people[0], f"/api/tables/{table}/moments/0?open=1") == "not-over"
        assert await code(app, None, f"/api/tables/{table}/moments/0?open=1") == "not-over"
        for who in people[1:]:
            assert (await send_command(app, who, table, "resign")).status_code == 200
        await look(app, table, [*people, None])
        await read(app, table)
