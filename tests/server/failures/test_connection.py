"""Failure modes 14 to 17: lost, doubled, swapped and late messages, and coming back after all of it."""

from __future__ import annotations

import asyncio
import json
import pathlib
import random
from typing import Any

import pytest
from tests.server.app_fixtures import House, Wire, commanded, house, identity, open_house, played_on, seated_at
from tests.server.client import RequestRefused, seated
from tests.server.network_faults import Chaos, StubbornGuest, chaotic

from banjar.table.table import Table


def shown(message: dict[str, Any]) -> dict[str, Any]:
    """What a client shows of a table, whichever way it was told."""
    parts = ("version", "status", "to_act", "since", "result", "game", "you")
    return {part: message[part] for part in parts}


async def look(inside: House, who: str, table: str, version: int | None) -> dict[str, Any]:
    async with Wire(inside, who) as wire:
        (found,) = await wire.say({"do": "watch", "table": table, "version": version})
    return found


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_15_coming_back_with_a_version_tells_exactly_what_was_missed(game: str, tmp_path: pathlib.Path) -> None:
    """15: for every version and every reader the missed decisions, each once, in order, as the log tells them."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            table, people = await seated_at(inside, 3, game=game)
            live = await played_on(inside, table, 25)
            await commanded(inside, people[2], table, "resign")
            await played_on(inside, table, 12)
            assert live.table.play is not None
            while live.table.play.state.phase in live.table.play.game.rules.reactions:
                await played_on(inside, table, 1)  # whoever looks and cannot react would pass
            for who in (*people, identity("s")):
                async with inside.client(who) as client:
                    told = (await client.get(f"/api/tables/{table}/log")).json()["chapters"][1:]
                fresh = await look(inside, who, table, None)
                assert fresh["missed"] is None
                for version in (*range(1, live.table.version + 1, 7), live.table.version, live.table.version + 5, -3):
                    found = await look(inside, who, table, version)
                    assert found["missed"] == [one for one in told if one["version"] > version]
                    assert shown(found) == shown(fresh)

    asyncio.run(trying())


def test_15_versions_advance_for_everybody(tmp_path: pathlib.Path) -> None:
    """15: each entry reaches each viewer as one more version, whatever they may see of it."""

    async def trying() -> None:
        async with open_house(tmp_path) as inside:
            table, guests = await seated(inside.address, 3, game="dalang", reaction_pause=0, visibility="public")
            spectator = await inside.guest("watcher").__aenter__()
            await spectator.connect()
            await spectator.watch(table)
            try:
                for _ in range(80):
                    if guests[0].tables[table]["status"] == "over":
                        break
                    await asyncio.gather(*(guest.act(table) for guest in guests))
                    await asyncio.sleep(0)
                live = await inside.manager.open(table)
                for guest in (*guests, spectator):
                    version = live.table.version
                    await guest.until(lambda guest=guest, known=version: guest.tables[table]["version"] >= known)
                    assert guest.gaps == []
                    versions = [message["version"] for message in updates(guest.received, table)]
                    assert versions == list(range(versions[0], versions[0] + len(versions)))
                assert spectator.tables[table]["you"]["seat"] is None
            finally:
                for guest in (*guests, spectator):
                    await guest.__aexit__(None, None, None)

    asyncio.run(trying())


def updates(received: list[str], table: str) -> list[dict[str, Any]]:
    found = map(json.loads, received)
    return [message for message in found if message["type"] == "update" and message["table"] == table]


def test_15_looking_again_on_the_same_socket(tmp_path: pathlib.Path) -> None:
    """15: whoever notices a gap asks again, and is told what was missed; nothing comes twice."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            table, people = await seated_at(inside, 2, game="altar")
            async with Wire(inside, people[0]) as wire:
                await wire.say({"do": "watch", "table": table})
                live = await played_on(inside, table, 6)
                (again,) = await wire.say({"do": "watch", "table": table, "version": live.table.version - 2})
                assert [one["version"] for one in again["missed"]] == [live.table.version - 1, live.table.version]
                known = len(wire.texts)
                await played_on(inside, table, 3)
                await wire.until(lambda: len(wire.texts) == known + 3)
                assert wire.say is not None
                await wire.say({"do": "unwatch", "table": table}, 0)
                (pong,) = await wire.say({"do": "ping", "number": 7})
                await played_on(inside, table, 3)
                assert pong["number"] == 7
                assert len(wire.texts) == known + 4

    asyncio.run(trying())


def test_14_a_move_into_a_dead_socket_is_not_played_twice(tmp_path: pathlib.Path) -> None:
    """14: the socket dies between move and answer; the same command on a new one has the first one's answer."""

    async def trying() -> None:
        async with open_house(tmp_path) as inside:
            table, guests = await seated(inside.address, 2, game="altar", starter="first")
            try:
                live = await inside.manager.open(table)
                for number in range(10):
                    to_act = live.table.to_act
                    assert to_act is not None
                    guest = guests[to_act]
                    await guest.until(lambda guest=guest: guest.tables[table]["version"] == live.table.version)
                    version = guest.tables[table]["version"]
                    action = guest.tables[table]["game"]["legal"][0]["text"]
                    asked = {"do": "act", "command": f"move {number}", "version": version, "action": action}
                    await guest.send({"do": "ask", "table": table, "command": asked})
                    await guest.disconnect()
                    await guest.connect()
                    done = await guest.ask(table, **asked)
                    assert done["version"] == version + 1 == live.table.version
                    await guest.watch(table, version)
                    assert [one["version"] for one in guest.tables[table]["missed"]] == [version + 1]
            finally:
                for guest in guests:
                    await guest.__aexit__(None, None, None)

    asyncio.run(trying())


def test_17_a_move_from_a_look_at_history_is_refused(tmp_path: pathlib.Path) -> None:
    """17: acting on an older version than the present question is stale, even if the action is legal now."""

    async def trying() -> None:
        async with open_house(tmp_path) as inside:
            table, guests = await seated(inside.address, 2, game="altar", starter="first")
            try:
                live = await inside.manager.open(table)
                for _ in range(12):
                    await asyncio.gather(*(guest.act(table) for guest in guests))
                seat = live.table.to_act
                assert seat is not None
                assert live.table.play is not None
                action = live.table.play.state.legal_actions()[0].text
                before = live.table.version
                for version in range(live.table.position):
                    with pytest.raises(RequestRefused) as caught:
                        await guests[seat].ask(table, "act", version=version, action=action)
                    assert caught.value.code == "stale-version"
                assert live.table.version == before
            finally:
                for guest in guests:
                    await guest.__aexit__(None, None, None)

    asyncio.run(trying())


@pytest.mark.parametrize(
    ("game", "players", "rate"),
    [("altar", 2, 0.15), ("altar", 3, 0.05), pytest.param("dalang", 3, 0.05, marks=pytest.mark.slow)],
)
def test_16_a_chaotic_network(game: str, players: int, rate: float, tmp_path: pathlib.Path) -> None:
    """16: messages are lost, doubled, swapped, delayed and sockets cut; all end at the same final table."""
    chaos = Chaos(7, rate)

    async def trying() -> None:
        async with open_house(tmp_path) as inside, chaotic(inside.address, chaos) as proxy:
            StubbornGuest.proxy = proxy
            table = await _seat(inside, game, players)
            guests = [StubbornGuest(inside.address, f"g{number}") for number in range(players + 1)]
            for number, guest in enumerate(guests):
                guest.http.headers["cookie"] = inside.cookie(identity("abcds"[number] if number < players else "s"))
                name, _, value = guest.http.headers["cookie"].partition("=")
                guest.http.cookies.set(name, value)
                await guest.open()
                await guest._look_again(table)
            try:
                async with asyncio.timeout(200):
                    await asyncio.gather(*(guest.insist(table) for guest in guests))
                live = await inside.manager.open(table)
                for guest in guests:
                    assert guest.tables[table]["version"] == live.table.version
                    assert guest.tables[table]["result"] == guests[0].tables[table]["result"]
                    whole = await guest.http.get(f"/api/tables/{table}")
                    assert shown(guest.tables[table]) == shown(whole.json())
                again = Table.from_log(table, await inside.store.logs.entries(table))
                assert again.play is not None
                assert live.table.play is not None
                assert again.play.state.to_bytes() == live.table.play.state.to_bytes()
                assert live.table.decision_count == live.table.version - 2 * players
            finally:
                for guest in guests:
                    await guest.__aexit__(None, None, None)

    asyncio.run(trying())
    assert all(chaos.counts[kind] > 0 for kind in ("lost", "doubled", "swapped", "delayed"))


async def _seat(inside: House, game: str, players: int) -> str:
    table, _ = await seated_at(inside, players, game=game)
    return table


def test_15_every_reader_is_told_the_same_versions_by_the_log(tmp_path: pathlib.Path) -> None:
    """15: the log has one chapter for each decision, for spectators as for seats."""

    async def trying() -> None:
        async with house(tmp_path) as inside:
            table, people = await seated_at(inside, 3, game="dalang")
            await played_on(inside, table, 40, random.Random(3).getrandbits(9))
            steps = []
            for who in (*people, None):
                async with inside.client(who) as client:
                    chapters = (await client.get(f"/api/tables/{table}/log")).json()["chapters"]
                steps.append([(one["step"], one["version"]) for one in chapters])
            assert all(one == steps[0] for one in steps)

    asyncio.run(trying())
