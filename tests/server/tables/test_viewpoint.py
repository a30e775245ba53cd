"""Failure mode 3: peeking, above all where several people share a device."""

from __future__ import annotations

import asyncio
import json
import pathlib
from typing import Any

import pytest
from tests.server.app_fixtures import House, Wire, commanded, house, identity, made, played_on, seated_at
from tests.table.json_views import since_last_turn

from banjar.server.http.routes.programs import StreamViewer
from banjar.server.http.routes.tables import OneTimeViewer
from banjar.server.tables.broadcast import face
from banjar.server.tables.live_table import LiveTable
from banjar.table.auto_reply import AutoReply

ANN = identity("a")
SHARED = [{"kind": "me"}, {"kind": "local", "name": "Bob"}, {"kind": "local", "name": "Cay"}]


async def shared_table(inside: House, **settings: Any) -> LiveTable:
    """Three people at one device."""
    wanted = {"game": "dalang", "seats": SHARED, "starter": "first", "reaction_pause": 0, **settings}
    return await inside.manager.open(await made(inside, ANN, wanted, start=True))


def shown_by(live: LiveTable, seat: int | None) -> Any:
    """The game as the rules show it to a seat."""
    assert live.table.play is not None
    game = live.table.play.state.view(seat)
    for player, chair in zip(game["players"], live.table.seats, strict=True):
        player["colour"] = chair.colour
    return json.loads(json.dumps(game))


def test_3_nothing_of_any_hand_before_it_is_uncovered(tmp_path: pathlib.Path) -> None:
    """3: over a whole shared game, what the device gets is the spectators' view until a seat is uncovered."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            live = await shared_table(inside)
            for number in range(3):
                await inside.manager.set_standing(live, StreamViewer("", number, ""), AutoReply(pass_when_unable=False))
            table = live.table.id
            async with Wire(inside, ANN) as wire:
                (first,) = await wire.say({"do": "watch", "table": table})
                assert first["game"] == shown_by(live, None)
                assert (first["you"]["seat"], first["you"]["handover"]) == (None, live.table.to_act)
                for step in range(60):
                    seat = live.table.to_act
                    if seat is None:
                        break
                    assert live.table.play is not None
                    covered = updates_of(wire)[-1]
                    if covered["you"]["seat"] != seat:
                        assert covered["you"]["handover"] == seat
                        assert covered["game"] == shown_by(live, None)
                        for other in {0, 1, 2, 3} - {seat}:
                            (refused,) = await wire.say({"do": "uncover", "table": table, "seat": other})
                            assert refused["code"] == "not-your-turn"
                        (uncovered,) = await wire.say({"do": "uncover", "table": table, "seat": seat})
                        assert uncovered["game"] == shown_by(live, seat)
                        assert uncovered["you"]["seat"] == seat
                    legal = live.table.play.state.legal_actions()
                    known, version = len(wire.texts), live.table.version
                    await wire.ask(table, "act", f"a{step}", version=version, action=legal[step % len(legal)].text)
                    update = json.loads(wire.texts[known])
                    looking = seat if live.table.to_act == seat else None
                    assert update["game"] == shown_by(live, looking)
                    for event in update["events"]:
                        event.pop("mine", None)
                    told = [event.to_dict() for event in live.table.play.state.events(looking)]
                    assert update["events"] == json.loads(json.dumps(told))

    asyncio.run(trying())


@pytest.mark.parametrize("path", ["", "/log", "/log?after=3", "/chat"])
def test_3_http_gives_a_shared_device_what_spectators_see(path: str, tmp_path: pathlib.Path) -> None:
    """3: no seat is uncovered by asking over HTTP."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            live = await shared_table(inside)
            await played_on(inside, live.table.id, 25)
            async with inside.client(ANN) as shared, inside.client(identity("s")) as spectator:
                address = f"/api/tables/{live.table.id}{path}"
                ours, theirs = (await shared.get(address)).json(), (await spectator.get(address)).json()
                ours.pop("you", None), theirs.pop("you", None)
                assert ours == theirs
                assert (await shared.get(f"/api/tables/{live.table.id}/since")).status_code == 403

    asyncio.run(trying())


def test_3_no_hint_before_the_hand_over(tmp_path: pathlib.Path) -> None:
    """3: a hint lists what the seat could do, and so tells its cards."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            live = await shared_table(inside, hints=True)
            table = live.table.id
            async with Wire(inside, ANN) as wire, inside.client(ANN) as client:
                await wire.say({"do": "watch", "table": table})
                hint = {"do": "hint", "table": table, "command": "h"}
                (refused,) = await wire.say(hint)
                assert refused["code"] == "not-your-turn"
                assert (await client.post(f"/api/tables/{table}/hint")).json()["error"]["code"] == "not-your-turn"
                await wire.say({"do": "uncover", "table": table, "seat": live.table.to_act})
                (told,) = await wire.say(hint)
                assert told["type"] == "hint"
                assert told["reasons"]

    asyncio.run(trying())


def test_3_uncovering_before_the_start_uncovers_nothing_later(tmp_path: pathlib.Path) -> None:
    """3: seats are numbered anew at the start, so that another's cards would lie open."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            inside.manager.draw = lambda below: below - 1
            seats = [{"kind": "me"}, {"kind": "local", "name": "Bob"}, {"kind": "open"}]
            table = await made(inside, ANN, {"game": "dalang", "seats": seats})
            async with Wire(inside, ANN) as wire:
                await wire.say({"do": "watch", "table": table})
                (refused,) = await wire.say({"do": "uncover", "table": table, "seat": 1})
                assert refused["code"] == "not-running"
                await commanded(inside, identity("b"), table, "join", name="Cay")
                await commanded(inside, identity("b"), table, "ready")
                await wire.ask(table, "start", "s")
                live = await inside.manager.open(table)
                update = updates_of(wire)[-1]
                assert update["you"]["seat"] is None
                assert update["game"] == shown_by(live, None)

    asyncio.run(trying())


def test_3_coming_back_covers_the_cards(tmp_path: pathlib.Path) -> None:
    """3: after going offline and back a shared device is covered, whatever it missed."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            live = await shared_table(inside)
            table = live.table.id
            async with Wire(inside, ANN) as wire:
                await wire.say({"do": "watch", "table": table})
                await wire.say({"do": "uncover", "table": table, "seat": live.table.to_act})
            await played_on(inside, table, 10)
            async with Wire(inside, ANN) as wire, Wire(inside, identity("s")) as spectator:
                (ours,) = await wire.say({"do": "watch", "table": table, "version": 2})
                (theirs,) = await spectator.say({"do": "watch", "table": table, "version": 2})
                assert ours["you"]["seat"] is None
                assert (ours["game"], ours["missed"]) == (theirs["game"], theirs["missed"])

    asyncio.run(trying())


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_3_draw_undo_draw(game: str, tmp_path: pathlib.Path) -> None:
    """3: whatever showed somebody a new card cannot be taken back, so nobody looks twice."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            table, _ = await seated_at(inside, 3, game=game)
            live = await inside.manager.open(table)
            undone = 0
            for step in range(40):
                if live.table.to_act is None:
                    break
                assert live.table.play is not None
                seat, before = live.table.to_act, live.table.play.state.copy()
                await played_on(inside, table, 1, step)
                assert live.table.play is not None
                possible = len(live.table.undoable(inside.manager.now()))
                news = live.table.play.state.barrier
                who = live.table.seats[seat].holder or ""
                if live.table.play.last_seat != seat:
                    continue
                answer = await commanded(inside, who, table, "undo", version=live.table.version)
                assert (answer.status_code == 200) == (possible > 0)
                assert not (news and answer.status_code == 200)
                if answer.status_code == 200:
                    undone += 1
                    assert live.table.play.state.seen_by(seat).to_bytes() == before.seen_by(seat).to_bytes()
                    assert live.table.play.state.to_bytes() == before.to_bytes()
                    steps = await commanded(inside, who, table, "undo", version=live.table.version, steps=possible)
                    assert steps.status_code == 409
            assert undone > 1 or game == "dalang"

    asyncio.run(trying())


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_3_the_log_tells_no_more_than_was_seen(game: str, tmp_path: pathlib.Path) -> None:
    """3: every event of the log was sent to the seat when it happened, perhaps with more in it."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            table, people = await seated_at(inside, 3, game=game)
            async with Wire(inside, people[1]) as wire:
                await wire.say({"do": "watch", "table": table})
                live = await played_on(inside, table, 60)
                await wire.until(lambda: f'"version":{live.table.version},' in wire.texts[-1])
                sent = {update["version"]: update.get("events", []) for update in updates_of(wire)}
            async with inside.client(people[1]) as client:
                chapters = (await client.get(f"/api/tables/{table}/log?after=1")).json()["chapters"]
            assert len(chapters) == live.table.decision_count
            for chapter in chapters:
                seen = sent[chapter["version"]]
                for event in chapter["events"]:
                    assert any(_is_part(event, known) for known in seen), (event, seen)

    asyncio.run(trying())


def updates_of(wire: Wire) -> list[dict[str, Any]]:
    return [found for found in map(json.loads, wire.texts) if found["type"] in ("update", "table")]


def _is_part(event: dict[str, Any], known: dict[str, Any]) -> bool:
    """Does an event say nothing that the other does not say?"""
    if event == known:
        return True
    same = event["type"] == known["type"] and event["seat"] == known["seat"]
    return same and all(value == known.get(key) or value is None or key == "faded" for key, value in event.items())


@pytest.mark.parametrize("third", ["local", "bot"])
def test_nobody_is_handed_the_device_for_a_bot(third: str, tmp_path: pathlib.Path) -> None:
    """A bot plays for whoever gave up: of two who share a device the other keeps it, of three the rest hand it on."""
    last = SHARED[2] if third == "local" else {"kind": "bot", "level": "novice"}

    async def trying() -> None:
        async with house(tmp_path) as inside:
            live = await shared_table(inside, pace=0, seats=[*SHARED[:2], last])
            table = live.table.id
            async with Wire(inside, ANN) as wire:
                await wire.say({"do": "watch", "table": table})
                await wire.ask(table, "resign", "bob", seat=1)
                known = len(updates_of(wire))
                await played_on(inside, table, 30)
                shown = [(update["you"]["seat"], update["you"]["handover"]) for update in updates_of(wire)[known:]]
                assert len(shown) > 20
                assert set(shown) == ({(None, 0), (None, 2)} if third == "local" else {(0, None)})

    asyncio.run(trying())


def test_a_device_is_not_covered_while_a_bot_stands_in(tmp_path: pathlib.Path) -> None:
    """Whoever looks from a seat goes on looking while a bot decides for another at the same device."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            live = await shared_table(inside)
            viewer = OneTimeViewer(ANN)
            assert live.table.to_act == 0
            viewer.seat = 1
            live.table.seats[0].substituted = True
            face(live, viewer)
            assert viewer.seat == 1
            live.table.seats[0].substituted = False
            face(live, viewer)
            assert viewer.seat is None

    asyncio.run(trying())


def test_whose_deed_it_is_at_a_shared_device(tmp_path: pathlib.Path) -> None:
    """Who gives up or speaks is the one who has uncovered; while the cards are covered it must be said."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            live = await shared_table(inside, starter="first")
            table = live.table.id
            async with Wire(inside, ANN) as wire:
                await wire.say({"do": "watch", "table": table})
                refused = await wire.ask(table, "resign", "r1")
                assert refused["code"] == "which-seat"
                await played_on(inside, table, 1)
                while live.table.to_act != 1:
                    await played_on(inside, table, 1)
                await wire.say({"do": "uncover", "table": table, "seat": 1})
                await wire.say({"do": "say", "table": table, "command": "c", "text": "this is Bob"}, answers=2)
                assert (live.chat.lines[-1][1].seat, live.chat.lines[-1][1].name) == (1, "Bob")
                done = await wire.ask(table, "resign", "r2")
                assert done["type"] == "done"
                assert [seat.resigned for seat in live.table.seats] == [False, True, False]

    asyncio.run(trying())


def test_who_takes_the_device_is_told_what_has_happened(tmp_path: pathlib.Path) -> None:
    """Since one's own last turn, as one's seat may know it; not a word of it before the cards are uncovered."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            live = await shared_table(inside)
            table = live.table.id
            await played_on(inside, table, 40)
            seat = live.table.to_act
            assert seat is not None
            async with Wire(inside, ANN) as wire:
                (covered,) = await wire.say({"do": "watch", "table": table})
                assert "since_turn" not in covered
                (uncovered,) = await wire.say({"do": "uncover", "table": table, "seat": seat})
                told = json.loads(json.dumps(since_last_turn(live.table, seat)))
                assert uncovered["since_turn"] == told
                assert told

    asyncio.run(trying())
