"""Clocks run out on time, once, and not while the server is down."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

import pytest
from tests.server.client import Client
from tests.server.server_process import ServerProcess
from tests.server.table_fixtures import check_views, play_out, stored_log, table_with_clients

from banjar.table import log
from banjar.table.table import Table

DOWNTIME_SECONDS = 1.5
PLAY_TIMEOUT_SECONDS = 60


async def dawdle(client: Client, table: str, seed: int) -> None:
    """Decide around the deadline, a little before or after."""
    lots = random.Random(seed)
    while client.tables[table]["status"] == "running":
        await asyncio.sleep(lots.choice((0.0, 0.1, 0.2, 0.3)))
        if not await client.act(table):
            await asyncio.sleep(0.05)


def check_clocks(table: str, entries: Sequence[log.Entry]) -> None:
    """Check that every clock entry was due, and for the seat to act."""
    replayed = Table(table)
    for entry in entries:
        if isinstance(entry, log.Warned | log.TakenOver):
            assert replayed.clock_entry(entry.at, None) == entry
        if isinstance(entry, log.Acted) and entry.who is not None:
            assert not replayed.seats[entry.seat].is_played_by_bot
        replayed.fold(entry)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 5))])
async def test_a_clock_never_strikes_after_the_decision_or_twice(sqlite_url: str, seed: int) -> None:
    """13, 21: people who decide when their time is up are either in time or warned, and taken over once."""
    # A little less than people take on average, so that sooner or later somebody's time is up.
    clock = {"type": "live", "bank": 400, "increment": 120, "grace": 100}

    async def check(address: str) -> tuple[str, list[Client]]:
        async with table_with_clients([address], 2, game="altar", clock=clock) as (table, clients):
            await asyncio.gather(*(dawdle(client, table, seed + number) for number, client in enumerate(clients)))
            return table, clients

    with ServerProcess(sqlite_url, "--no-limits", odd={"short_clocks": True, "plain_bots": True}) as server:
        table, clients = await check(server.address)
    entries = await stored_log(sqlite_url, table)
    assert any(isinstance(entry, log.Warned) for entry in entries)
    check_clocks(table, entries)
    for client in clients:
        check_views(table, client, entries)


@pytest.mark.parametrize(
    ("database_url", "is_clean"),
    [
        ("sqlite", False),
        ("postgresql", True),
        pytest.param("sqlite", True, marks=pytest.mark.slow),
        pytest.param("postgresql", False, marks=pytest.mark.slow),
    ],
    indirect=["database_url"],
)
async def test_a_restart_gives_back_the_time_it_took(database_url: str, is_clean: bool) -> None:
    """22: the player to act has as much time left after it as before."""
    odd: dict[str, Any] = {"no_bots": True, "silence": 1000, "heartbeat": 0.2}
    clock = {"type": "live", "bank": 60_000, "increment": 0, "grace": 15_000}

    async def go_on(address: str, table: str, cookies: dict[str, str]) -> dict[str, Any]:
        client = Client(address, "back")
        client.become(cookies)
        async with client:
            now = await (await client.connect()).watch(table)
            assert now["takeover_at"] is None
            await client.act(table)
            await client.until(lambda: client.tables[table]["version"] > now["version"])
            return now

    with ServerProcess(database_url, odd=odd) as server:
        address = server.address
        async with table_with_clients([address], 2, game="altar", clock=clock) as (table, clients):
            client = next(client for client in clients if client.tables[table]["game"]["legal"])
            before, cookies = client.tables[table], dict(client.http.cookies)
        time.sleep(0.3)
        if is_clean:
            server.stop()
        else:
            server.kill()
    time.sleep(DOWNTIME_SECONDS)
    with ServerProcess(database_url, odd=odd) as server:
        after = await go_on(server.address, before["table"], cookies)
    entries = await stored_log(database_url, before["table"])
    credited = sum(entry.milliseconds for entry in entries if isinstance(entry, log.Credited))
    assert credited >= 1000 * DOWNTIME_SECONDS
    assert after["deadline"] - before["deadline"] == after["asked_at"] - before["asked_at"] == credited
    check_clocks(before["table"], entries)


async def test_a_clean_end_is_told_to_everybody(sqlite_url: str) -> None:
    """18, 22: with 50 open sockets the server sends `bye` to all and ends in a few seconds with code 0."""

    async def check(server: ServerProcess) -> float:
        clients = [await Client(server.address, f"client{number}").__aenter__() for number in range(50)]
        table = await clients[0].create(game="altar", seats=[{"kind": "me"}, {"kind": "open"}])
        for client in clients:
            await client.connect()
            await client.watch(table)
        began = time.monotonic()
        code = await asyncio.to_thread(server.stop)
        took = time.monotonic() - began
        assert code == 0, server.errors()
        for client in clients:
            await client.until(lambda client=client: client.said_bye)
            await client.__aexit__(None, None, None)
        return took

    with ServerProcess(sqlite_url, "--no-limits") as server:
        assert await check(server) < 15
        assert "traceback" not in server.errors()


async def test_an_abandoned_seat_is_taken_over_and_given_back(sqlite_url: str) -> None:
    """25: a bot plays for a player who has left; a player who comes back gets the seat again."""
    odd: dict[str, Any] = {"absence": 300, "short_clocks": True, "plain_bots": True}
    clock = {"type": "none", "grace": 300}

    with ServerProcess(sqlite_url, odd=odd) as server:
        address = server.address
        async with table_with_clients([address], 2, game="altar", clock=clock) as (table, clients):
            await clients[1].disconnect()
            await clients[0].until(lambda: len(clients[0].tables) > 0)
            playing = asyncio.create_task(clients[0].play(table, PLAY_TIMEOUT_SECONDS))
            gone = clients[1].tables[table]["you"]["seat"]
            await clients[0].until(lambda: clients[0].tables[table]["seats"][gone]["substituted"], PLAY_TIMEOUT_SECONDS)
            await clients[1].connect()
            await clients[1].watch(table)
            await clients[0].until(
                lambda: not clients[0].tables[table]["seats"][gone]["substituted"], PLAY_TIMEOUT_SECONDS
            )
            await play_out(table, clients[1:])
            await playing
            assert clients[0].tables[table]["result"] == clients[1].tables[table]["result"]


async def test_a_game_that_does_not_end_is_ended(sqlite_url: str) -> None:
    """24: the limit of turns ends it for everybody, with a result."""

    with ServerProcess(sqlite_url, odd={"no_bots": True}) as server:
        address = server.address
        async with table_with_clients([address], 3, game="dalang", options={"turn_limit": 4}) as (table, clients):
            await play_out(table, clients)
            ends = [client.tables[table]["result"] for client in clients]
            assert ends[0]["end_reason"] == "truncated"
            assert ends[0]["winners"]
            assert ends == ends[:1] * 3
