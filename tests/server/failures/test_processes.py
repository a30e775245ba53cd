"""Two processes on one database: every turn is played once, and the other takes over from a killed process."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from tests.server.client import Client, RequestRefused
from tests.server.server_process import ServerProcess
from tests.server.table_fixtures import QUICK, check_end, check_views, play_out, stored_log, table_with_clients

from banjar.table import log

HASTY: dict[str, Any] = {"lease": 1500, "poll": 0.2, "heartbeat": 0.3, "short_clocks": True, "plain_bots": True}
TAKEOVER_TIMEOUT_SECONDS = 30.0
"""How soon the other process must have taken over: the lease, on a slow machine."""


@contextlib.contextmanager
def processes(url: str, **odd: Any) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with ServerProcess(url, "--no-limits", odd=odd) as one, ServerProcess(url, "--no-limits", odd=odd) as two:
        yield one, two


@contextlib.asynccontextmanager
async def double(client: Client, address: str, table: str) -> AsyncIterator[Client]:
    """The same person at another process."""
    other = Client(address, client.name + "-again")
    other.http.cookies.update(client.http.cookies)
    async with other:
        await (await other.connect()).watch(table)
        yield other


async def outcome(client: Client, table: str, command: str, version: int, action: str) -> int | str:
    try:
        done = await client.ask(table, "act", command=command, version=version, action=action)
    except RequestRefused as error:
        return error.code
    return int(done["version"])


async def test_two_processes_let_one_decision_happen(postgres_url: str) -> None:
    """19: one person decides at two processes at once; one decision is made, the other refused."""

    async def check(one: str, two: str) -> tuple[str, list[Client]]:
        lots = random.Random(1)
        async with contextlib.AsyncExitStack() as stack:
            table, clients = await stack.enter_async_context(table_with_clients([one], 2, game="altar"))
            pairs = [(client, await stack.enter_async_context(double(client, two, table))) for client in clients]
            for turn in range(40):
                pair = next(pair for pair in pairs if pair[0].tables[table]["game"]["legal"])
                now = pair[0].tables[table]
                await pair[1].until(lambda pair=pair, now=now: pair[1].tables[table]["version"] >= now["version"])
                actions = [lots.choice(now["game"]["legal"])["text"] for _ in pair]
                same = turn % 2 == 0
                commands = [f"turn{turn}" if same else f"turn{turn}-{number}" for number in range(2)]
                chosen = zip(pair, commands, actions[:1] * 2 if same else actions, strict=True)
                found = await asyncio.gather(
                    *(outcome(client, table, command, now["version"], action) for client, command, action in chosen)
                )
                expected = [now["version"] + 1] * 2 if same else sorted(map(str, (now["version"] + 1, "stale-version")))
                assert (found if same else sorted(map(str, found))) == expected
                for client in (member for both in pairs for member in both):
                    await client.until(lambda client=client, now=now: client.tables[table]["version"] > now["version"])
                if clients[0].tables[table]["status"] == "over":
                    break
            return table, [member for both in pairs for member in both]

    with processes(postgres_url, no_bots=True) as (one, two):
        table, clients = await check(one.address, two.address)
    entries = await stored_log(postgres_url, table)
    for client in clients:
        assert client.gaps == []
        check_views(table, client, entries)


async def test_clocks_and_bots_of_two_processes_act_once(postgres_url: str) -> None:
    """21: both processes see the time run out and ask bots; one warning, one take-over and one decision each."""
    clock = {"type": "live", "bank": 300, "increment": 0, "grace": 300}

    async def check(one: str, two: str) -> tuple[str, list[Client]]:
        async with table_with_clients([one, two], 2, game="altar", clock=clock) as (table, clients):
            for client in clients:
                await client.until(lambda client=client: client.tables[table]["status"] == "over", 120)
            await check_end(table, clients)
            return table, clients

    with processes(postgres_url, short_clocks=True, plain_bots=True) as (one, two):
        table, clients = await check(one.address, two.address)
    entries = await stored_log(postgres_url, table)
    assert sum(isinstance(entry, log.Warned) for entry in entries) == 2
    assert sum(isinstance(entry, log.TakenOver) for entry in entries) == 2
    for client in clients:
        check_views(table, client, entries)


async def test_the_work_of_a_killed_process_is_taken_over(postgres_url: str) -> None:
    """20, 21: a bot to move, a clock that runs out and an auto-reply survive their process."""

    with processes(postgres_url, **HASTY) as (one, two):
        clock = {"type": "live", "bank": 1500, "increment": 0, "grace": 300}
        bots = [{"kind": "bot", "level": "novice"}] * 2
        reacting: dict[str, Any] = {"game": "dalang", "reaction_pause": 2000}
        async with (
            table_with_clients([one.address], 3, **reacting) as (answering, players),
            table_with_clients([one.address], 2, game="altar", clock=clock) as (ticking, _),
        ):
            playing = await players[0].create(start=True, game="altar", seats=bots, **(QUICK | {"pace": 1000}))
            await until_answer_pends(answering, players)
            seen = max(client.tables[answering]["version"] for client in players)
            one.kill()
            async with Client(two.address, "watcher") as watcher:
                await watcher.connect()
                for table, wanted in ((answering, seen + 1), (ticking, 6), (playing, 8)):
                    await version_reached(watcher, table, wanted)


async def until_answer_pends(table: str, clients: list[Client]) -> None:
    """Play until an auto-reply is due."""
    answers = {"join": "pass", "contest": "pass", "block": "pass"}
    for client in clients:
        kept = await client.http.put(
            f"/api/tables/{table}/auto-reply", json={"pass_when_unable": False, "answers": answers}
        )
        assert kept.status_code == 200
    while True:
        client = next(client for client in clients if client.tables[table]["game"]["legal"])
        if client.tables[table]["game"]["phase"] in answers:
            return
        version = client.tables[table]["version"]
        await client.act(table)
        for one in clients:
            await one.until(lambda one=one, version=version: one.tables[table]["version"] > version)


async def version_reached(watcher: Client, table: str, version: int) -> None:
    async with asyncio.timeout(TAKEOVER_TIMEOUT_SECONDS):
        # Whoever watches wakes a table up; to look once does not.
        while (await watcher.http.get(f"/api/tables/{table}")).json()["version"] < version:
            await asyncio.sleep(0.1)


async def test_people_at_other_processes_are_present_on_their_seats(postgres_url: str) -> None:
    """25: who joins while watching, and who changes the seat at the start, is seen by all processes, also leaving."""

    def everybody(client: Client, table: str, wanted: int) -> bool:
        return [seat["present"] for seat in client.tables[table]["seats"]].count(True) == wanted

    async def check(one: str, two: str) -> None:
        for _ in range(4):
            async with table_with_clients([one, two], 2, game="altar") as (table, clients):
                for client in clients:
                    await client.until(lambda client=client, table=table: everybody(client, table, 2))
                await clients[1].disconnect()
                await clients[0].until(lambda clients=clients, table=table: everybody(clients[0], table, 1))
                own = clients[0].tables[table]["you"]["seat"]
                assert clients[0].tables[table]["seats"][own]["present"]

    with processes(postgres_url, no_bots=True) as (one, two):
        await check(one.address, two.address)


async def test_who_is_at_two_processes_stays_present_after_leaving_one(postgres_url: str) -> None:
    """25: also for viewers at the process that was left."""

    async def check(one: str, two: str) -> None:
        async with (
            table_with_clients([one, two], 2, game="altar") as (table, clients),
            Client(two, "watcher") as watcher,
        ):
            await (await watcher.connect()).watch(table)
            seat = clients[1].tables[table]["you"]["seat"]
            async with double(clients[1], one, table):
                await watcher.until(lambda: watcher.tables[table]["seats"][seat]["present"])
                await asyncio.sleep(0.5)  # until the second is known too
                await clients[1].disconnect()
                await asyncio.sleep(1)
                assert watcher.tables[table]["seats"][seat]["present"]
            await watcher.until(lambda: not watcher.tables[table]["seats"][seat]["present"])

    with processes(postgres_url, no_bots=True) as (one, two):
        await check(one.address, two.address)


@pytest.mark.slow
async def test_games_go_on_while_processes_come_and_go(postgres_url: str) -> None:
    """19, 20: games of bots end although processes are killed one after the other."""

    with contextlib.ExitStack() as stack:
        bots = [{"kind": "bot", "level": "novice"}] * 3
        server = stack.enter_context(ServerProcess(postgres_url, odd=HASTY))
        async with Client(server.address, "maker") as maker:
            tables = [await maker.create(start=True, game="altar", seats=bots, **QUICK) for _ in range(4)]
        for _ in range(3):
            await asyncio.sleep(1)
            follower = stack.enter_context(ServerProcess(postgres_url, odd=HASTY))
            server.kill()
            server = follower
        async with Client(server.address, "watcher") as watcher:
            await watcher.connect()
            for table in tables:
                await watcher.watch(table)
                await play_out(table, [watcher])
        assert server.stop() == 0
