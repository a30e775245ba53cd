"""A table keeps the rules it began with: it is played on, replayed and deleted, whatever version came later."""

from __future__ import annotations

import pathlib
import pickle

import pytest
from tests.server.app_fixtures import create_table, identity, running_app, send_command, start_table

from banjar.core.errors import RecordError, UnknownVersion
from banjar.core.game import load, parse_record
from banjar.core.registry import MORE_GAMES, definition
from banjar.kernel.mode import PLAIN
from banjar.server.tables.live_table import LiveTable

pytestmark = pytest.mark.skipif(not PLAIN, reason="both versions are compiled as any game is")

ONE, TWO = "lanterns=tests.games.lanterns", "lanterns=tests.games.lanterns_two"
ADMIN = "a token that nobody guesses, of some length"


def legal(live: LiveTable) -> list[str]:
    assert live.table.session is not None
    return [action.text for action in live.table.session.state.legal_actions()]


def can_hide(live: LiveTable) -> bool:
    return any(action.startswith("hide") for action in legal(live))


def test_the_registry_finds_earlier_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE_GAMES, TWO)
    assert definition("lanterns").rules_version == "2"
    assert definition("lanterns", "2") is definition("lanterns")
    assert definition("lanterns", "1").rules_version == "1"
    with pytest.raises(UnknownVersion, match="version 0 of our lanterns rules, this is version 2"):
        definition("lanterns", "0")


def test_a_record_is_replayed_by_its_own_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE_GAMES, ONE)
    state = load("lanterns").new(seed=5)
    while not state.is_over:
        state.play(state.legal_actions()[-1])
    text, kept = str(state.record()), pickle.dumps(state.game)
    monkeypatch.setenv(MORE_GAMES, TWO)
    record = parse_record(text)
    replayed = record.replay()
    assert replayed.is_over
    assert replayed.scores() == state.scores()
    assert str(replayed.record()) == text
    assert pickle.loads(kept) == record.load() != load("lanterns")
    with pytest.raises(RecordError, match="the record follows version 0 of our lanterns rules, this is version 2"):
        parse_record(text.replace('[Rules "1"]', '[Rules "0"]')).replay()


async def test_16_a_table_of_earlier_rules_is_played_on(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new table follows the new rules; a rematch does too, a branch goes on by those of its game."""
    monkeypatch.setenv(MORE_GAMES, ONE)
    async with running_app(tmp_path) as app:
        old, people = await start_table(app, 1, game="lanterns", bots=1, hints=True)
        live = await app.manager.open(old)
        assert can_hide(live)
    monkeypatch.setenv(MORE_GAMES, TWO)
    async with running_app(tmp_path) as app:
        live = await app.manager.open(old)
        assert live.table.rules == "1"
        assert can_hide(live)
        async with app.client(people[0]) as client:
            hint = await client.post(f"/api/tables/{old}/hint")
            assert hint.status_code >= 400
        while live.table.status == "running":
            if live.table.to_act == 0:
                action = next((text for text in legal(live) if text.startswith("hide")), legal(live)[0])
                answer = await send_command(app, people[0], old, "act", version=live.table.version, action=action)
                assert answer.status_code == 200, answer.text
            elif live.bot_task is not None:
                await live.bot_task
        async with app.client(people[0]) as client:
            text = (await client.get(f"/api/tables/{old}/record")).text
            assert parse_record(text).replay().is_over
            assert (await client.get(f"/api/tables/{old}/moments/1")).status_code == 200
            body = {"command": "b", "name": "abc", "step": 1, "seat": 0, "level": "novice"}
            branch = (await client.post(f"/api/tables/{old}/branch", json=body)).json()["table"]
        assert (await app.manager.open(branch)).table.rules == "1"
        settings = {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "bot"}], "starter": "first"}
        fresh = await app.manager.open(await create_table(app, people[0], settings, "new", start=True))
        assert fresh.table.rules == "2"
        assert not can_hide(fresh)


async def test_16_a_table_of_rules_that_are_gone_can_be_listed_and_deleted(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks is looked at first; whoever opened it or the administrator may."""
    monkeypatch.setenv(MORE_GAMES, TWO)
    async with running_app(tmp_path) as app:
        first, _ = await start_table(app, 2, game="lanterns", visibility="public")
        alone = {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        tables = [first, await create_table(app, identity("a"), alone, "second", start=True)]
    monkeypatch.setenv(MORE_GAMES, ONE)
    owner, stranger = identity("a"), identity("z")
    async with running_app(tmp_path, admin_token=ADMIN) as app:
        waiting = await create_table(app, owner, alone, "third")
        async with app.client(owner) as client:
            mine = {one["table"] for one in (await client.get("/api/tables/mine")).json()["tables"]}
            assert mine == {*tables, waiting}
            for path in ("", "/record", "/log"):
                answer = await client.get(f"/api/tables/{tables[0]}{path}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (409, "rules-changed")
                assert "delete" in answer.json()["error"]["sentence"]
        for who in (None, stranger, identity("b")):
            async with app.client(who) as client:
                refusal = (await client.delete(f"/api/tables/{tables[0]}")).json()["error"]["code"]
                assert refusal == ("no-identity" if who is None else "not-owner")
        async with app.client(None) as client:
            answer = await client.delete("/api/tables/nothing")
            assert answer.json()["error"]["code"] == "no-identity"
        async with app.client(owner) as client:
            assert (await client.delete(f"/api/tables/{tables[0]}")).status_code == 204
            assert (await client.get(f"/api/tables/{tables[0]}")).status_code == 404
        async with app.client(None, authorization=f"Bearer {ADMIN}") as client:
            assert (await client.delete(f"/api/tables/{tables[1]}")).status_code == 204
            assert (await client.delete(f"/api/tables/{tables[1]}")).status_code == 404
