"""Failure mode 3: seeing hidden cards, especially on a shared device."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest
from tests.server.app_fixtures import (
    AppUnderTest,
    InProcessSocket,
    create_table,
    identity,
    play_steps,
    running_app,
    send_command,
    start_table,
)
from tests.table.json_views import since_last_turn

from banjar.server.http.routes.programs import StreamViewer
from banjar.server.http.routes.tables import OneTimeViewer
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.viewpoint import refresh_seat
from banjar.table.auto_reply import AutoReply

ANN = identity("a")
SHARED = [{"kind": "me"}, {"kind": "local", "name": "Bob"}, {"kind": "local", "name": "Cay"}]


async def shared_table(app: AppUnderTest, **settings: Any) -> LiveTable:
    """A running table with three people on one device."""
    wanted = {"game": "dalang", "seats": SHARED, "starter": "first", "reaction_pause": 0, **settings}
    return await app.manager.open(await create_table(app, ANN, wanted, start=True))


def shown_by(live: LiveTable, seat: int | None) -> Any:
    """The game as the rules show it to a seat."""
    assert live.table.session is not None
    game = live.table.session.state.view(seat)
    for player, chair in zip(game["players"], live.table.seats, strict=True):
        player["colour"] = chair.colour
    return json.loads(json.dumps(game))


def plain(events: list[dict[str, Any]]) -> list[str]:
    """Events without what the table adds to them, in any order: a table tells a warrior before whom it spares."""
    added = ("mine", "turn")
    return sorted(json.dumps({name: event[name] for name in sorted(event) if name not in added}) for event in events)


async def test_3_nothing_of_any_hand_before_it_is_uncovered(tmp_path: pathlib.Path) -> None:
    """3: over a whole shared game, what the device gets is the spectators' view until a seat is uncovered."""

    async with running_app(tmp_path) as app:
        live = await shared_table(app)
        for number in range(3):
            await app.manager.auto_replies.set(live, StreamViewer("", number, ""), AutoReply(pass_when_unable=False))
        table = live.table.id
        async with InProcessSocket(app, ANN) as socket:
            (first,) = await socket.say({"do": "watch", "table": table})
            assert first["game"] == shown_by(live, None)
            assert (first["you"]["seat"], first["you"]["handover"]) == (None, live.table.to_act)
            for step in range(60):
                seat = live.table.to_act
                if seat is None:
                    break
                assert live.table.session is not None
                covered = updates_of(socket)[-1]
                if covered["you"]["seat"] != seat:
                    assert covered["you"]["handover"] == seat
                    assert covered["game"] == shown_by(live, None)
                    for other in {0, 1, 2, 3} - {seat}:
                        (refused,) = await socket.say({"do": "uncover", "table": table, "seat": other})
                        assert refused["code"] == "not-your-turn"
                    (uncovered,) = await socket.say({"do": "uncover", "table": table, "seat": seat})
                    assert uncovered["game"] == shown_by(live, seat)
                    assert uncovered["you"]["seat"] == seat
                legal = live.table.session.state.legal_actions()
                known, version = len(socket.texts), live.table.version
                await socket.ask(table, "act", f"a{step}", version=version, action=legal[step % len(legal)].text)
                update = json.loads(socket.texts[known])
                looking = seat if live.table.to_act == seat else None
                assert update["game"] == shown_by(live, looking)
                told = [event.to_dict() for event in live.table.session.state.events(looking)]
                assert plain(update["events"]) == plain(told)


@pytest.mark.parametrize("path", ["", "/log", "/log?after=3", "/chat"])
async def test_3_http_gives_a_shared_device_what_spectators_see(path: str, tmp_path: pathlib.Path) -> None:
    """3: no seat is uncovered by asking over HTTP."""

    async with running_app(tmp_path) as app:
        live = await shared_table(app)
        await play_steps(app, live.table.id, 25)
        async with app.client(ANN) as shared, app.client(identity("s")) as spectator:
            address = f"/api/tables/{live.table.id}{path}"
            ours, theirs = (await shared.get(address)).json(), (await spectator.get(address)).json()
            ours.pop("you", None), theirs.pop("you", None)
            assert ours == theirs
            assert (await shared.get(f"/api/tables/{live.table.id}/since")).status_code == 403


async def test_3_no_hint_before_the_hand_over(tmp_path: pathlib.Path) -> None:
    """3: a hint lists the seat's actions and so shows its cards."""

    async with running_app(tmp_path) as app:
        live = await shared_table(app, hints=True)
        table = live.table.id
        async with InProcessSocket(app, ANN) as socket, app.client(ANN) as client:
            await socket.say({"do": "watch", "table": table})
            hint = {"do": "hint", "table": table, "command": "h"}
            (refused,) = await socket.say(hint)
            assert refused["code"] == "not-your-turn"
            assert (await client.post(f"/api/tables/{table}/hint")).json()["error"]["code"] == "not-your-turn"
            await socket.say({"do": "uncover", "table": table, "seat": live.table.to_act})
            (told,) = await socket.say(hint)
            assert told["type"] == "hint"
            assert told["reasons"]


async def test_3_uncovering_before_the_start_uncovers_nothing_later(tmp_path: pathlib.Path) -> None:
    """3: seats are renumbered at the start, so another player's cards would be shown."""

    async with running_app(tmp_path) as app:
        app.manager.runtime.draw = lambda below: below - 1
        seats = [{"kind": "me"}, {"kind": "local", "name": "Bob"}, {"kind": "open"}]
        table = await create_table(app, ANN, {"game": "dalang", "seats": seats})
        async with InProcessSocket(app, ANN) as socket:
            await socket.say({"do": "watch", "table": table})
            (refused,) = await socket.say({"do": "uncover", "table": table, "seat": 1})
            assert refused["code"] == "not-running"
            await send_command(app, identity("b"), table, "join", name="Cay")
            await send_command(app, identity("b"), table, "ready")
            await socket.ask(table, "start", "s")
            live = await app.manager.open(table)
            update = updates_of(socket)[-1]
            assert update["you"]["seat"] is None
            assert update["game"] == shown_by(live, None)


async def test_3_coming_back_covers_the_cards(tmp_path: pathlib.Path) -> None:
    """3: after going offline and back a shared device is covered, whatever it missed."""

    async with running_app(tmp_path) as app:
        live = await shared_table(app)
        table = live.table.id
        async with InProcessSocket(app, ANN) as socket:
            await socket.say({"do": "watch", "table": table})
            await socket.say({"do": "uncover", "table": table, "seat": live.table.to_act})
        await play_steps(app, table, 10)
        async with InProcessSocket(app, ANN) as socket, InProcessSocket(app, identity("s")) as spectator:
            (ours,) = await socket.say({"do": "watch", "table": table, "version": 2})
            (theirs,) = await spectator.say({"do": "watch", "table": table, "version": 2})
            assert ours["you"]["seat"] is None
            assert (ours["game"], ours["missed"]) == (theirs["game"], theirs["missed"])


@pytest.mark.parametrize("game", ["altar", "dalang"])
async def test_3_draw_undo_draw(game: str, tmp_path: pathlib.Path) -> None:
    """3: a decision that revealed a card cannot be undone."""

    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 3, game=game)
        live = await app.manager.open(table)
        undone = 0
        for step in range(40):
            if live.table.to_act is None:
                break
            assert live.table.session is not None
            seat, before = live.table.to_act, live.table.session.state.copy()
            await play_steps(app, table, 1, step)
            assert live.table.session is not None
            possible = len(live.table.undo_sizes(app.manager.now()))
            news = live.table.session.state.barrier
            who = live.table.seats[seat].holder or ""
            if live.table.session.last_seat != seat:
                continue
            answer = await send_command(app, who, table, "undo", version=live.table.version)
            assert (answer.status_code == 200) == (possible > 0)
            assert not (news and answer.status_code == 200)
            if answer.status_code == 200:
                undone += 1
                assert live.table.session.state.seen_by(seat).to_bytes() == before.seen_by(seat).to_bytes()
                assert live.table.session.state.to_bytes() == before.to_bytes()
                steps = await send_command(app, who, table, "undo", version=live.table.version, steps=possible)
                assert steps.status_code == 409
        assert undone > 1 or game == "dalang"


@pytest.mark.parametrize("game", ["altar", "dalang"])
async def test_3_the_log_tells_no_more_than_was_seen(game: str, tmp_path: pathlib.Path) -> None:
    """3: every event of the log was sent to the seat when it happened, perhaps with more in it."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game=game)
        async with InProcessSocket(app, people[1]) as socket:
            await socket.say({"do": "watch", "table": table})
            live = await play_steps(app, table, 60)
            await socket.until(lambda: f'"version":{live.table.version},' in socket.texts[-1])
            sent = {update["version"]: update.get("events", []) for update in updates_of(socket)}
        async with app.client(people[1]) as client:
            chapters = (await client.get(f"/api/tables/{table}/log?after=1")).json()["decisions"]
        assert len(chapters) == live.table.decision_count
        for chapter in chapters:
            seen = sent[chapter["version"]]
            for event in chapter["events"]:
                assert any(_is_part(event, known) for known in seen), (event, seen)


def updates_of(socket: InProcessSocket) -> list[dict[str, Any]]:
    return [found for found in map(json.loads, socket.texts) if found["type"] in ("update", "table")]


def _is_part(event: dict[str, Any], known: dict[str, Any]) -> bool:
    """Whether an event has no information that the other lacks."""
    if event == known:
        return True
    same = event["type"] == known["type"] and event["seat"] == known["seat"]
    return same and all(value == known.get(key) or value is None or key == "faded" for key, value in event.items())


@pytest.mark.parametrize("third", ["local", "bot"])
async def test_nobody_is_handed_the_device_for_a_bot(third: str, tmp_path: pathlib.Path) -> None:
    """After a resignation a bot plays that seat: the device is handed over only between the remaining people."""
    last = SHARED[2] if third == "local" else {"kind": "bot", "level": "novice"}

    async with running_app(tmp_path) as app:
        live = await shared_table(app, pace=0, seats=[*SHARED[:2], last])
        table = live.table.id
        async with InProcessSocket(app, ANN) as socket:
            await socket.say({"do": "watch", "table": table})
            await socket.ask(table, "resign", "bob", seat=1)
            known = len(updates_of(socket))
            await play_steps(app, table, 30)
            shown = [(update["you"]["seat"], update["you"]["handover"]) for update in updates_of(socket)[known:]]
            assert len(shown) > 20
            assert set(shown) == ({(None, 0), (None, 2)} if third == "local" else {(0, None)})


async def test_a_device_is_not_covered_while_a_bot_stands_in(tmp_path: pathlib.Path) -> None:
    """A seat stays uncovered while a bot decides for another seat of the same device."""

    async with running_app(tmp_path) as app:
        live = await shared_table(app)
        viewer = OneTimeViewer(ANN)
        assert live.table.to_act == 0
        viewer.seat = 1
        live.table.seats[0].substituted = True
        refresh_seat(live, viewer)
        assert viewer.seat == 1
        live.table.seats[0].substituted = False
        refresh_seat(live, viewer)
        assert viewer.seat is None


async def test_the_uncovered_seat_acts_on_a_shared_device(tmp_path: pathlib.Path) -> None:
    """Resigning and chatting apply to the uncovered seat; while the device is covered the seat must be given."""

    async with running_app(tmp_path) as app:
        live = await shared_table(app, starter="first")
        table = live.table.id
        async with InProcessSocket(app, ANN) as socket:
            await socket.say({"do": "watch", "table": table})
            refused = await socket.ask(table, "resign", "r1")
            assert refused["code"] == "which-seat"
            await play_steps(app, table, 1)
            while live.table.to_act != 1:
                await play_steps(app, table, 1)
            await socket.say({"do": "uncover", "table": table, "seat": 1})
            await socket.say({"do": "say", "table": table, "command": "c", "text": "this is Bob"}, answers=2)
            assert (live.chat.lines[-1][1].seat, live.chat.lines[-1][1].name) == (1, "Bob")
            done = await socket.ask(table, "resign", "r2")
            assert done["type"] == "done"
            assert [seat.resigned for seat in live.table.seats] == [False, True, False]


async def test_uncovering_shows_what_happened_since_the_last_turn(tmp_path: pathlib.Path) -> None:
    """As the seat may know it, and not before `uncover`."""

    async with running_app(tmp_path) as app:
        live = await shared_table(app)
        table = live.table.id
        await play_steps(app, table, 40)
        seat = live.table.to_act
        assert seat is not None
        async with InProcessSocket(app, ANN) as socket:
            (covered,) = await socket.say({"do": "watch", "table": table})
            assert "since_last_turn" not in covered
            (uncovered,) = await socket.say({"do": "uncover", "table": table, "seat": seat})
            told = json.loads(json.dumps(since_last_turn(live.table, seat)))
            assert uncovered["since_last_turn"] == told
            assert told
