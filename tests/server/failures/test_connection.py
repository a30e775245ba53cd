"""Failure modes 14 to 17: lost, duplicated, reordered and late messages, and reconnecting."""

from __future__ import annotations

import asyncio
import json
import logging
import pathlib
import random
from typing import Any

import pytest
from tests.server.app_fixtures import (
    AppUnderTest,
    InProcessSocket,
    identity,
    listening_app,
    play_steps,
    running_app,
    send_command,
    start_table,
)
from tests.server.client import RequestRefused, seat_clients
from tests.server.network_faults import InsistentClient, NetworkFaults, faulty_proxy

from banjar.server.identity import COOKIE
from banjar.table.table import Table


def shown(message: dict[str, Any]) -> dict[str, Any]:
    """What a client shows of a table, from `table` and `update` messages alike."""
    parts = ("version", "status", "to_act", "asked_at", "result", "game", "you")
    return {part: message[part] for part in parts}


async def look(app: AppUnderTest, who: str, table: str, version: int | None) -> dict[str, Any]:
    async with InProcessSocket(app, who) as socket:
        (found,) = await socket.say({"do": "watch", "table": table, "version": version})
    return found


@pytest.mark.parametrize("game", ["altar", "dalang"])
async def test_15_watching_with_a_version_returns_exactly_what_was_missed(game: str, tmp_path: pathlib.Path) -> None:
    """15: for every version and reader the missed decisions, each once, in order, as in the log."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game=game)
        live = await play_steps(app, table, 25)
        await send_command(app, people[2], table, "resign")
        await play_steps(app, table, 12)
        assert live.table.session is not None
        while live.table.session.state.phase in live.table.session.game.rules.reactions:
            await play_steps(app, table, 1)  # whoever looks and cannot react would pass
        for who in (*people, identity("s")):
            async with app.client(who) as client:
                told = (await client.get(f"/api/tables/{table}/log")).json()["decisions"][1:]
            fresh = await look(app, who, table, None)
            assert fresh["missed"] is None
            for version in (*range(1, live.table.version + 1, 7), live.table.version, live.table.version + 5, -3):
                found = await look(app, who, table, version)
                assert found["missed"] == [one for one in told if one["version"] > version]
                assert shown(found) == shown(fresh)


async def test_15_versions_advance_for_everybody(tmp_path: pathlib.Path) -> None:
    """15: each entry reaches each viewer as one more version, whatever they may see of it."""

    async with listening_app(tmp_path) as app:
        table, clients = await seat_clients(app.address, 3, game="dalang", reaction_pause=0, visibility="public")
        spectator = await app.network_client("watcher").__aenter__()
        await spectator.connect()
        await spectator.watch(table)
        try:
            for _ in range(80):
                if clients[0].tables[table]["status"] == "over":
                    break
                await asyncio.gather(*(client.act(table) for client in clients))
                await asyncio.sleep(0)
            live = await app.manager.open(table)
            for client in (*clients, spectator):
                version = live.table.version
                await client.until(lambda client=client, known=version: client.tables[table]["version"] >= known)
                assert client.gaps == []
                versions = [message["version"] for message in updates(client.received, table)]
                assert versions == list(range(versions[0], versions[0] + len(versions)))
            assert spectator.tables[table]["you"]["seat"] is None
        finally:
            for client in (*clients, spectator):
                await client.__aexit__(None, None, None)


def updates(received: list[str], table: str) -> list[dict[str, Any]]:
    found = map(json.loads, received)
    return [message for message in found if message["type"] == "update" and message["table"] == table]


async def test_15_looking_again_on_the_same_socket(tmp_path: pathlib.Path) -> None:
    """15: a client that notices a gap watches again and gets what it missed, nothing twice."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        async with InProcessSocket(app, people[0]) as socket:
            await socket.say({"do": "watch", "table": table})
            live = await play_steps(app, table, 6)
            (again,) = await socket.say({"do": "watch", "table": table, "version": live.table.version - 2})
            assert [one["version"] for one in again["missed"]] == [live.table.version - 1, live.table.version]
            known = len(socket.texts)
            await play_steps(app, table, 3)
            await socket.until(lambda: len(socket.texts) == known + 3)
            assert socket.say is not None
            await socket.say({"do": "unwatch", "table": table}, 0)
            (pong,) = await socket.say({"do": "ping", "number": 7})
            await play_steps(app, table, 3)
            assert pong["number"] == 7
            assert len(socket.texts) == known + 4


async def test_14_a_move_into_a_dead_socket_is_not_played_twice(tmp_path: pathlib.Path) -> None:
    """14: the socket dies between move and answer; the same command on a new socket gets the same answer."""

    async with listening_app(tmp_path) as app:
        table, clients = await seat_clients(app.address, 2, game="altar", starter="first")
        try:
            live = await app.manager.open(table)
            for number in range(10):
                to_act = live.table.to_act
                assert to_act is not None
                client = clients[to_act]
                await client.until(lambda client=client: client.tables[table]["version"] == live.table.version)
                version = client.tables[table]["version"]
                action = client.tables[table]["game"]["legal"][0]["text"]
                asked = {"do": "act", "command": f"move {number}", "version": version, "action": action}
                await client.send({"do": "ask", "table": table, "command": asked})
                await client.disconnect()
                await client.connect()
                done = await client.ask(table, **asked)
                assert done["version"] == version + 1 == live.table.version
                await client.watch(table, version)
                assert [one["version"] for one in client.tables[table]["missed"]] == [version + 1]
        finally:
            for client in clients:
                await client.__aexit__(None, None, None)


async def test_17_a_move_from_a_look_at_history_is_refused(tmp_path: pathlib.Path) -> None:
    """17: acting on an older version than the present question is stale, even if the action is legal now."""

    async with listening_app(tmp_path) as app:
        table, clients = await seat_clients(app.address, 2, game="altar", starter="first")
        try:
            live = await app.manager.open(table)
            for _ in range(12):
                await asyncio.gather(*(client.act(table) for client in clients))
            seat = live.table.to_act
            assert seat is not None
            assert live.table.session is not None
            action = live.table.session.state.legal_actions()[0].text
            before = live.table.version
            for version in range(live.table.game_version):
                with pytest.raises(RequestRefused) as caught:
                    await clients[seat].ask(table, "act", version=version, action=action)
                assert caught.value.code == "stale-version"
            assert live.table.version == before
        finally:
            for client in clients:
                await client.__aexit__(None, None, None)


@pytest.mark.parametrize(
    ("game", "players", "rate"),
    [("altar", 2, 0.15), ("altar", 3, 0.05), pytest.param("dalang", 3, 0.05, marks=pytest.mark.slow)],
)
async def test_16_a_faulty_network(game: str, players: int, rate: float, tmp_path: pathlib.Path) -> None:
    """16: messages are lost, duplicated, reordered and delayed, sockets cut; all clients end with the same table."""
    faults = NetworkFaults(7, rate)

    async with listening_app(tmp_path) as app, faulty_proxy(app.address, faults) as proxy:
        InsistentClient.proxy = proxy
        table = await _seat(app, game, players)
        clients = [InsistentClient(app.address, f"g{number}") for number in range(players + 1)]
        for number, client in enumerate(clients):
            client.http.headers["cookie"] = app.cookie(identity("abcds"[number] if number < players else "s"))
            name, _, value = client.http.headers["cookie"].partition("=")
            client.http.cookies.set(name, value)
            await client.open()
            await client._look_again(table)
        try:
            async with asyncio.timeout(200):
                await asyncio.gather(*(client.insist(table) for client in clients))
            live = await app.manager.open(table)
            for client in clients:
                assert client.tables[table]["version"] == live.table.version
                assert client.tables[table]["result"] == clients[0].tables[table]["result"]
                whole = await client.http.get(f"/api/tables/{table}")
                assert shown(client.tables[table]) == shown(whole.json())
            again = Table.from_log(table, await app.store.logs.entries(table))
            assert again.session is not None
            assert live.table.session is not None
            assert again.session.state.to_bytes() == live.table.session.state.to_bytes()
            assert live.table.decision_count == live.table.version - 2 * players
        finally:
            for client in clients:
                await client.__aexit__(None, None, None)
    assert all(faults.counts[kind] > 0 for kind in ("lost", "doubled", "swapped", "delayed"))


async def _seat(app: AppUnderTest, game: str, players: int) -> str:
    table, _ = await start_table(app, players, game=game)
    return table


async def test_15_every_reader_is_told_the_same_versions_by_the_log(tmp_path: pathlib.Path) -> None:
    """15: the log has one element for each decision, for spectators as for seats."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game="dalang")
        await play_steps(app, table, 40, random.Random(3).getrandbits(9))
        steps = []
        for who in (*people, None):
            async with app.client(who) as client:
                chapters = (await client.get(f"/api/tables/{table}/log")).json()["decisions"]
            steps.append([(one["step"], one["version"]) for one in chapters])
        assert all(one == steps[0] for one in steps)


async def test_a_client_that_goes_away_while_it_sends_is_no_error(
    tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever closes thousands of connections in the middle of a request fills no log."""
    async with listening_app(tmp_path) as app:
        port = int(app.address.rsplit(":", 1)[1])
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {app.address}\r\n"
            f"Cookie: {COOKIE}={app.context.identities.signed(identity('p'))}\r\n"
            "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        )
        with caplog.at_level(logging.INFO):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head.encode())
            await writer.drain()
            await asyncio.sleep(0.1)
            writer.close()
            async with asyncio.timeout(30):
                while not any('"status": 499' in record.getMessage() for record in caplog.records):
                    await asyncio.sleep(0.01)
    assert not [record for record in caplog.records if record.levelno > logging.INFO]
