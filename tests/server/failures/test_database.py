"""Outages of PostgreSQL and quick restarts: nothing is lost, and the time is credited."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import Any

import pytest
from tests.server.client import Client, RequestRefused
from tests.server.database_proxy import DatabaseProxy
from tests.server.server_process import ServerProcess
from tests.server.table_fixtures import check_views, stored_log, table_with_clients

from banjar.table import log
from banjar.table.table import Table

AWAY = 2.0
BANK = 60_000
CLOCK = {"type": "live", "bank": BANK, "increment": 0, "grace": 15_000}


def credited(entries: Sequence[log.Entry]) -> int:
    return sum(entry.milliseconds for entry in entries if isinstance(entry, log.Credited))


async def actor(table: str, clients: list[Client]) -> Client:
    return next(client for client in clients if client.tables[table]["game"]["legal"])


async def test_an_outage_of_the_database_is_credited(postgres_url: str) -> None:
    """18, 22: nobody can decide meanwhile; then all clocks are credited, and refused commands had no effect."""

    async def check(server: ServerProcess, proxy: DatabaseProxy) -> tuple[str, list[Client]]:
        async with table_with_clients([server.address], 2, game="altar", clock=CLOCK) as (table, clients):
            client = await actor(table, clients)
            before = client.tables[table]
            proxy.cut()
            with pytest.raises(RequestRefused, match="busy"):
                await client.act(table)
            answer = await client.http.get("/healthz")
            assert (answer.status_code, answer.json()["status"]) == (503, "no database")
            await asyncio.sleep(AWAY)
            proxy.restore()
            for one in clients:
                await one.until(lambda one=one: one.tables[table]["asked_at"] > before["asked_at"])
                assert one.tables[table]["to_act"] == before["to_act"]
            assert await client.act(table)
            await client.until(
                lambda: client.tables[table]["to_act"] != before["to_act"] or client.tables[table]["game"]
            )
            return table, clients

    with DatabaseProxy.to(postgres_url) as proxy, ServerProcess(proxy.url, odd={"no_bots": True}) as server:
        table, clients = await check(server, proxy)
        assert server.stop() == 0, server.errors()
    entries = await stored_log(postgres_url, table)
    assert 1000 * AWAY <= credited(entries) < BANK / 2
    for client in clients:
        check_views(table, client, entries)


async def test_a_clock_does_not_strike_for_the_time_of_an_outage(postgres_url: str) -> None:
    """21, 22: it would have run out meanwhile, but the player to act is not warned before the time is credited."""
    clock = {"type": "live", "bank": 2500, "increment": 0, "grace": 500}

    async def check(server: ServerProcess, proxy: DatabaseProxy) -> str:
        async with table_with_clients([server.address], 2, game="altar", clock=clock) as (table, clients):
            proxy.cut()
            await asyncio.sleep(3.5)
            proxy.restore()
            await clients[0].until(lambda: clients[0].tables[table]["takeover_at"] is not None)
            return str(table)

    odd: dict[str, Any] = {"no_bots": True, "short_clocks": True}
    with DatabaseProxy.to(postgres_url) as proxy, ServerProcess(proxy.url, odd=odd) as server:
        table = await check(server, proxy)
    entries = await stored_log(postgres_url, table)
    kinds = [type(entry) for entry in entries]
    assert kinds.index(log.Credited) < kinds.index(log.Warned)
    replayed = Table(table)
    for entry in entries:
        if isinstance(entry, log.Warned):
            assert replayed.clock_entry(entry.at, None) == entry
        replayed.fold(entry)


@pytest.mark.parametrize("is_clean", [True, False])
async def test_a_quick_restart_on_postgresql_is_credited(postgres_url: str, is_clean: bool) -> None:
    """22: at once after a clean stop; after a crash once it is certain that no other process was alive."""
    odd: dict[str, Any] = {"no_bots": True, "silence": 4000, "heartbeat": 0.2}

    async def begin(address: str) -> str:
        async with table_with_clients([address], 2, game="altar", clock=CLOCK) as (table, _):
            return str(table)

    with ServerProcess(postgres_url, odd=odd) as server:
        table = await begin(server.address)
        if is_clean:
            server.stop()
        else:
            server.kill()
    time.sleep(1.2)
    with ServerProcess(postgres_url, odd=odd):
        async with asyncio.timeout(30):
            while not (found := credited(await stored_log(postgres_url, table))):
                await asyncio.sleep(0.2)
    assert 1200 <= found < BANK / 2


async def test_a_server_ends_although_its_postgresql_is_away(postgres_url: str) -> None:
    """18: told to stop while nothing can be written, it sends `bye` and ends."""

    async def check(server: ServerProcess, proxy: DatabaseProxy) -> float:
        async with table_with_clients([server.address], 2, game="altar") as (table, clients):
            proxy.cut()
            acting = asyncio.create_task((await actor(table, clients)).act(table))
            await asyncio.sleep(0.2)
            began = time.monotonic()
            code = await asyncio.to_thread(server.stop)
            assert code == 0, server.errors()
            await asyncio.gather(acting, return_exceptions=True)
            await clients[0].until(lambda: clients[0].said_bye)
            return time.monotonic() - began

    with DatabaseProxy.to(postgres_url) as proxy, ServerProcess(proxy.url, odd={"no_bots": True}) as server:
        assert await check(server, proxy) < 15


async def test_a_server_ends_although_its_postgresql_hangs(postgres_url: str) -> None:
    """18, 22: told to stop while the database hangs, it ends soon; the clocks stopped before."""
    odd: dict[str, Any] = {"no_bots": True, "silence": 1000}

    with DatabaseProxy.to(postgres_url) as proxy, ServerProcess(proxy.url, odd=odd) as server:
        async with table_with_clients([server.address], 2, game="altar", clock=CLOCK) as (table, clients):
            proxy.hang()
            acting = asyncio.create_task((await actor(table, clients)).act(table))
            looking = asyncio.create_task(clients[1].http.get("/healthz"))
            await asyncio.sleep(0.2)
            began = time.monotonic()
            code = await asyncio.to_thread(server.stop)
            assert code == 0, server.errors()
            took = time.monotonic() - began
            await asyncio.gather(acting, looking, return_exceptions=True)
            await clients[0].until(lambda: clients[0].said_bye)
    assert took < 15
    with ServerProcess(postgres_url, odd=odd):
        assert credited(await stored_log(postgres_url, table)) >= 1000 * took


@pytest.mark.parametrize("wanted", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_does_not_wait_for_postgresql(postgres_url: str, wanted: signal.Signals) -> None:
    """18: the server waits for its database, but not after a second signal."""
    odd: dict[str, Any] = {"no_bots": True, "ending": 600}

    with DatabaseProxy.to(postgres_url) as proxy, ServerProcess(proxy.url, odd=odd) as server:
        proxy.hang()
        for _ in range(20):
            server.process.send_signal(wanted)
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.process.wait(2)  # until the first is understood as such, and the end has begun
                break
        assert server.process.poll() in (0, -wanted), server.errors()  # it may be told so when Python is gone already
        assert "traceback" not in server.errors()
