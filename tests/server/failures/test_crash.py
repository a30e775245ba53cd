"""The server is killed at every stage of a decision: acknowledged decisions stay, nothing happens twice."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from typing import Any

import httpx
import pytest
from tests.server.faulty_server import STAGES
from tests.server.retrying_client import LOST, RetryingClient
from tests.server.server_process import ServerProcess
from tests.server.table_fixtures import QUICK, check_views, stored_log

from banjar.table import log

GAMES = {"altar": 3, "dalang": 4}
BRIEF: dict[str, dict[str, Any]] = {"altar": {}, "dalang": {"turn_limit": 12}}
"""Options for games that are long enough for a few crashes."""


async def seated(stack: contextlib.AsyncExitStack, number: int, *kind: Any) -> tuple[str, list[RetryingClient]]:
    """A running table. The server may still be dying from the last decision of the previous table."""
    while True:
        async with contextlib.AsyncExitStack() as trying:
            try:
                found = await begun(trying, number, *kind)
            except (*LOST, httpx.TransportError):
                await asyncio.sleep(0.05)
                continue
            await stack.enter_async_context(trying.pop_all())
            return found


async def begun(
    stack: contextlib.AsyncExitStack, number: int, address: str, game: str, options: dict[str, Any]
) -> tuple[str, list[RetryingClient]]:
    names = [f"{game}{number}-{seat}" for seat in range(GAMES[game])]
    clients = [RetryingClient(address, name, number) for name in names]
    for client in clients:
        stack.push_async_callback(client.http.aclose)
        await stack.enter_async_context(client)
        await client.connect()
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in clients[1:])]
    table = await clients[0].create(game=game, seats=seats, options=options, **QUICK)
    for client in clients[1:]:
        await client.ask(table, "join", name=client.name)
        await client.ask(table, "ready")
    for client in clients:
        await client.watch(table)
    await clients[0].ask(table, "start")
    for client in clients:
        await client.until(lambda client=client: client.tables[table]["status"] != "open")
    return table, clients


async def survive(tables: int, *kind: Any) -> list[tuple[str, list[RetryingClient]]]:
    """Guests play whole games one after the other through all crashes."""
    played = []
    for number in range(tables):
        async with contextlib.AsyncExitStack() as stack:
            table, clients = await seated(stack, number, *kind)
            await asyncio.gather(*(client.insist(table) for client in clients))
        played.append((table, clients))
    return played


async def check(url: str, table: str, clients: list[RetryingClient]) -> None:
    """The log holds each acknowledged decision where it was said to be, once, and leads to all that was shown."""
    entries = await stored_log(url, table)
    for client in clients:
        check_views(table, client, entries)
        for command, version in client.acknowledged.items():
            entry = entries[version - 1]
            assert isinstance(entry, log.Acted)
            assert entry.command == command
    decided = [entry.command for entry in entries if isinstance(entry, log.Acted) and entry.command is not None]
    assert sorted(decided) == sorted(command for client in clients for command in client.acknowledged)


async def die_often(url: str, game: str, deaths: int, options: dict[str, Any], tables: int = 1) -> None:
    lots = random.Random(f"{game} {deaths}")
    stages = itertools.islice(itertools.cycle(STAGES), deaths)
    schedule = [(stage, lots.randint(1, 4)) for stage in stages]
    with ServerProcess(url, "--no-limits", odd={"no_bots": True, "deaths": schedule}) as server:
        played = await survive(tables, server.address, game, options)
        assert server.stop() == 0, server.errors()
    for table, clients in played:
        await check(url, table, clients)
    died = max(client.reconnected for _, clients in played for client in clients)
    assert died >= deaths // tables // 2, "the games were too short for so many crashes"
    assert sum(client.resent for _, clients in played for client in clients) > 0


@pytest.mark.parametrize(
    ("database_url", "game"), [("sqlite", "altar"), ("postgresql", "dalang")], indirect=["database_url"]
)
async def test_a_crash_at_any_stage_of_a_decision_loses_and_doubles_nothing(database_url: str, game: str) -> None:
    """18: kill -9 before and after fold, commit, broadcast and answer; the log holds what clients were sent."""
    await die_often(database_url, game, len(STAGES), BRIEF[game])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_hundred_crashes_lose_and_double_nothing(database_url: str, game: str) -> None:
    """18: the same a hundred times."""
    await die_often(database_url, game, 100, {}, tables=4 if game == "altar" else 1)
