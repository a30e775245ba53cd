"""Failure modes 9 to 13: a command has one effect, applies to the version it was made for, and is always answered."""

from __future__ import annotations

import asyncio
import json
import pathlib
import random
from typing import Any

import pytest
from tests.server.app_fixtures import (
    AppUnderTest,
    InProcessSocket,
    create_table,
    identity,
    listening_app,
    play_steps,
    running_app,
    send_command,
    start_table,
)
from tests.server.client import Client, RequestRefused, seat_clients

from banjar.i18n.texts import LANGUAGES, Texts
from banjar.server.tables.live_table import LiveTable

TIMES = 8


def actor(live: LiveTable) -> str:
    """The person to act."""
    assert live.table.to_act is not None
    who = live.table.seats[live.table.to_act].holder
    assert who is not None
    return who


def legal(live: LiveTable) -> list[str]:
    assert live.table.session is not None
    return [action.text for action in live.table.session.state.legal_actions()]


async def until_undoable(app: AppUnderTest, table: str) -> LiveTable:
    """Play on until the one who decides could take something back."""
    for seed in range(200):
        live = await play_steps(app, table, 1, seed)
        if live.table.undo_sizes(app.manager.now()):
            return live
    raise AssertionError("nothing could ever be taken back")


@pytest.mark.parametrize("way", ["one after the other", "at once"])
async def test_9_the_same_command_has_one_effect_and_equal_answers(way: str, tmp_path: pathlib.Path) -> None:
    """9: over HTTP and over the socket, mixed; every kind of command."""

    async with running_app(tmp_path) as app:
        table = await create_table(app, identity("a"), {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}]})
        live = await app.manager.open(table)
        bob = identity("b")
        await once(app, live, bob, way, do="join", name="Bob")
        await once(app, live, bob, way, do="colour", colour="green")
        await once(app, live, bob, way, do="ready")
        await once(app, live, bob, way, do="leave")
        await once(app, live, bob, way, do="join", name="Bob")
        await once(app, live, bob, way, do="ready")
        await once(app, live, identity("a"), way, do="start")
        for _ in range(10):
            version = live.table.version
            await once(app, live, actor(live), way, do="act", version=version, action=legal(live)[0])
        await until_undoable(app, table)
        assert live.table.session is not None
        mover = live.table.session.last_seat
        assert mover is not None
        who = live.table.seats[mover].holder or ""
        await once(app, live, who, way, do="undo", version=live.table.version)
        await once(app, live, bob, way, do="resign")
        assert live.table.status == "over"
        await once(app, live, bob, way, do="rematch")
        assert live.table.rematch is not None


async def once(app: AppUnderTest, live: LiveTable, who: str, way: str, **asked: Any) -> None:
    """Give a command many times; it happens once."""
    version = live.table.version
    body = {"command": f"once {random.getrandbits(60)}", **asked}
    message = {"do": "ask", "table": live.table.id, "command": body}

    async def over_http() -> int:
        answer = await send_command(app, who, live.table.id, **body)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["version"])

    async def over_socket() -> int:
        async with InProcessSocket(app, who) as socket:
            answer = await socket.answered(body["command"], message)
        assert answer["type"] == "done", answer
        return int(answer["version"])

    ways = [over_http if number % 2 else over_socket for number in range(TIMES)]
    answers = await asyncio.gather(*(one() for one in ways)) if way == "at once" else [await one() for one in ways]
    assert answers == [version + 1] * TIMES
    assert live.table.version == version + 1
    assert len(await app.store.logs.entries(live.table.id)) == version + 1


async def test_9_the_same_id_is_another_command_for_another_person(tmp_path: pathlib.Path) -> None:
    """9: ids are their sender's own; and a used id does nothing else."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await app.manager.open(table)
        for who in (people[0], people[1], people[0]):
            while actor(live) != who:
                await play_steps(app, table, 1)
        version = live.table.version
        fields: dict[str, Any] = {"version": version, "action": legal(live)[0]}
        first = await send_command(app, people[0], table, "act", "same", **fields)
        other = await send_command(app, people[0], table, "resign", "same")
        assert first.json()["version"] == other.json()["version"] == version + 1
        assert not live.table.seats[0].resigned
        assert (await send_command(app, people[1], table, "resign", "same")).json()["version"] == version + 2
        assert live.table.seats[1].resigned


async def test_9_the_same_creation_makes_one_table(tmp_path: pathlib.Path) -> None:
    """9: ten requests at once, one table."""

    async with running_app(tmp_path) as app:
        settings = {"game": "altar", "seats": [{"kind": "me"}, {"kind": "bot"}], "pace": 10_000}
        making = (create_table(app, identity("a"), settings, "again", start=True) for _ in range(10))
        assert len(set(await asyncio.gather(*making))) == 1
        async with app.client(identity("a")) as client:
            assert len((await client.get("/api/tables/mine")).json()["tables"]) == 1


async def test_9_a_refused_creation_leaves_no_table(tmp_path: pathlib.Path) -> None:
    """9, 12: a table that cannot start is not made."""

    async with running_app(tmp_path) as app, app.client(identity("a")) as client:
        settings = {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}]}
        body = {"command": "x", "name": "Ann", "settings": settings, "start": True}
        answer = await client.post("/api/tables", json=body)
        assert answer.json()["error"]["code"] == "not-full"
        assert (await client.get("/api/tables/mine")).json() == {"tables": []}


async def test_10_an_action_for_an_earlier_table_is_stale(tmp_path: pathlib.Path) -> None:
    """10, 11: after an undo, or from the future; the notation names the card, not a place in a list."""

    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 2, game="altar")
        live = await until_undoable(app, table)
        assert live.table.session is not None
        mover = live.table.session.last_seat
        assert mover is not None
        who, seen = live.table.seats[mover].holder or "", live.table.version
        chosen = legal(live)[0]
        assert (await send_command(app, who, table, "undo", version=seen)).status_code == 200
        for version in (seen, seen - 1, 0, -1, live.table.version + 1, 2**63):
            answer = await send_command(app, who, table, "act", version=version, action=chosen)
            assert answer.json()["error"]["code"] == "stale-version", version
        for action in ("0", "1", "", " ", chosen + " ", f"{chosen}\n"):
            answer = await send_command(app, who, table, "act", version=live.table.version, action=action)
            assert answer.json()["error"]["code"] == "bad-action", action
        assert live.table.version == seen + 1


async def test_10_entries_that_do_not_change_the_game_do_not_make_a_move_stale(tmp_path: pathlib.Path) -> None:
    """10: another player's resignation raises the version, but the decision stays the same."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game="altar")
        live = await app.manager.open(table)
        version = live.table.version
        await send_command(app, people[2], table, "resign")
        assert live.table.version == version + 1
        answer = await send_command(app, people[0], table, "act", version=version, action=legal(live)[0])
        assert answer.json()["version"] == version + 2


REFUSED: dict[str, dict[str, Any]] = {
    "not-your-turn": {"do": "act", "version": "now", "action": "nobuy"},
    "stale-version": {"do": "act", "version": 1, "action": "nobuy"},
    "nothing-to-undo": {"do": "undo", "version": "now", "steps": 3},
    "not-open": {"do": "join", "name": "Eva"},
    "not-substituted": {"do": "return"},
    "not-over": {"do": "rematch"},
    "not-seated": {"do": "resign", "seat": 0},
    "bad-message": {"do": "act", "action": "nobuy"},
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_12_every_refusal_has_a_code_and_a_sentence(language: str, tmp_path: pathlib.Path) -> None:
    """12: in the language asked for, over HTTP and over the socket, with the id of the command."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await app.manager.open(table)
        who = people[1]
        async with (
            InProcessSocket(app, who, language) as socket,
            app.client(who, **{"accept-language": language}) as web,
        ):
            assert json.loads(socket.texts[0])["language"] == language
            for code, asked in REFUSED.items():
                body = {"command": f"no {code}", **asked}
                if body.get("version") == "now":
                    body["version"] = live.table.version
                (told,) = await socket.say({"do": "ask", "table": table, "command": body})
                answer = await web.post(f"/api/tables/{table}/commands", json=body)
                explained = answer.json()["error"]
                assert (told["type"], told["command"], told["table"]) == ("refused", body["command"], table)
                assert told["code"] == explained["code"] == code
                if code != "bad-message":
                    assert told["sentence"] == explained["sentence"]
                expected = Texts(language).say(f"error-{code}", most=0, reason="")
                assert told["sentence"].startswith(expected[:20])
            chosen = await web.get(f"/api/tables/{table}/record?language={language}")
            assert chosen.json()["error"]["sentence"] == Texts(language).say("error-not-over")


async def test_12_a_broken_message_is_answered_with_its_command(tmp_path: pathlib.Path) -> None:
    """12: the refusal names the command, if it can be read."""

    async with running_app(tmp_path) as app, InProcessSocket(app, identity("a")) as socket:
        (told,) = await socket.say({"do": "ask", "table": "t", "command": {"do": "dance", "command": "c1"}})
        assert (told["code"], told["command"], told["table"]) == ("bad-message", "c1", "t")
        (told,) = await socket.say({"do": "say", "table": "t", "command": "c2", "text": 5})
        assert (told["code"], told["command"]) == ("bad-message", "c2")
        (told,) = await socket.say({"do": "watch", "table": "nowhere"})
        assert (told["code"], told["table"]) == ("no-such-table", "nowhere")


async def test_13_undo_and_move_at_once(tmp_path: pathlib.Path) -> None:
    """13: the first one wins, the other is refused; never both, never neither."""

    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 2, game="altar")
        for seed in range(12):
            live = await until_undoable(app, table)
            assert live.table.session is not None
            mover = live.table.session.last_seat
            assert mover is not None
            who, version = live.table.seats[mover].holder or "", live.table.version
            both = [
                send_command(app, who, table, "undo", version=version),
                send_command(app, who, table, "act", version=version, action=legal(live)[0]),
            ]
            random.Random(seed).shuffle(both)
            answers = await asyncio.gather(*both)
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            refused = next(answer for answer in answers if answer.status_code == 409)
            assert refused.json()["error"]["code"] == "stale-version"
            assert live.table.version == version + 1


async def test_13_time_runs_out_while_a_move_comes(tmp_path: pathlib.Path) -> None:
    """13: a warning does not make the move stale; after a bot has taken over it is refused, and the seat comes back."""

    async with running_app(tmp_path) as app:
        clock = {"type": "live", "bank": 10_000, "increment": 0, "grace": 1_000}
        table, people = await start_table(app, 2, game="altar", clock=clock)
        live = await app.manager.open(table)
        real, late = app.manager.runtime.now, 0
        app.manager.runtime.now = lambda: real() + late
        version, chosen = live.table.version, legal(live)[0]
        late = 10_500
        await app.context.scheduler._run_due_step(live)
        assert live.table.version == version + 1
        answer = await send_command(app, people[0], table, "act", version=version, action=chosen)
        assert answer.json()["version"] == version + 2
        while actor(live) != people[1]:
            await play_steps(app, table, 1)
        seen = live.table.version
        chosen = legal(live)[0]
        for later in (21_000, 22_500):
            late = later
            await app.context.scheduler._run_due_step(live)
        live.cancel_timer()
        assert live.table.seats[1].substituted
        answer = await send_command(app, people[1], table, "act", version=seen, action=chosen)
        assert answer.status_code == 409


async def test_9_double_clicks_over_the_network(tmp_path: pathlib.Path) -> None:
    """9, 12: three clients who send every move three times play a whole game; each happens once."""

    async with listening_app(tmp_path) as app:
        table, clients = await seat_clients(app.address, 2, game="altar", reaction_pause=0)
        try:
            while clients[0].tables[table]["status"] != "over":
                await asyncio.gather(*(_thrice(client, table) for client in clients))
            live = await app.manager.open(table)
            for client in clients:
                await client.until(lambda client=client: client.tables[table]["version"] == live.table.version)
                assert client.gaps == []
            assert live.table.decision_count == live.table.version - 4
        finally:
            for client in clients:
                await client.__aexit__(None, None, None)


async def _thrice(client: Client, table: str) -> None:
    now = client.tables[table]
    if now["status"] == "over" or not now["game"]["legal"]:
        await asyncio.sleep(0)
        return
    command = client.new_command()
    asked = {"do": "act", "command": command, "version": now["version"], "action": now["game"]["legal"][-1]["text"]}
    message = {"do": "ask", "table": table, "command": asked}
    await client.send(message)
    await client.send(message)
    try:
        done = await client.answer(command, message)
    except RequestRefused as error:
        assert error.code in ("stale-version", "not-your-turn")
    else:
        assert done["version"] == now["version"] + 1
        await client.until(lambda: client.tables[table]["version"] > now["version"])
