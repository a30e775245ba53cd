"""Too little memory, no file handles, frozen processes: what was acknowledged stays, and everything goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import signal
import socket
import sys
import time

import pytest
from tests.server.client import Client, RequestRefused
from tests.server.database_proxy import DatabaseProxy
from tests.server.server_process import ServerProcess, sqlite_url
from tests.server.table_fixtures import check_views, stored_log, table_with_clients

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="limits and /proc of Linux")
FROZEN_SECONDS = 3.0
REFUSED_CONNECTIONS = 3


def limited(kibibytes: int) -> list[str]:
    """The start of a command with so little room for addresses."""
    return ["sh", "-c", f'ulimit -v {kibibytes} && exec "$@"', "sh"]


async def move(table: str, clients: list[Client], timeout_seconds: float = 10.0) -> int:
    """Let whoever is to decide do so, again while the table is busy; the version it led to. Nothing after the end."""
    version = max(client.tables[table]["version"] for client in clients)
    async with asyncio.timeout(timeout_seconds):
        while is_running(table, clients) and max(client.tables[table]["version"] for client in clients) <= version:
            await asyncio.sleep(0)  # a client that has nothing to decide returns at once
            for client in clients:
                with contextlib.suppress(RequestRefused):
                    await client.act(table)
    return max(int(client.tables[table]["version"]) for client in clients)


def is_running(table: str, clients: list[Client]) -> bool:
    return all(client.tables[table]["status"] == "running" for client in clients)


@linux_only
def test_a_server_with_too_little_memory_does_not_say_that_it_is_open(tmp_path: pathlib.Path) -> None:
    for kibibytes in (400_000, 700_000):
        with pytest.raises(RuntimeError, match="banjar: a server needs at least 768 MiB of addresses"):
            ServerProcess(sqlite_url(tmp_path), prefix=limited(kibibytes))


@linux_only
async def test_a_server_with_just_enough_memory_plays(tmp_path: pathlib.Path) -> None:
    with ServerProcess(sqlite_url(tmp_path), odd={"no_bots": True}, prefix=limited(800_000)) as server:
        async with table_with_clients([server.address], 2, game="altar") as (table, clients):
            for _ in range(10):
                await move(table, clients)
        assert server.stop() == 0


@linux_only
async def test_without_file_handles_those_at_their_tables_play_on(tmp_path: pathlib.Path) -> None:
    """Others get in when there are handles again."""
    import resource

    with ServerProcess(sqlite_url(tmp_path), odd={"no_bots": True}) as server:
        async with table_with_clients([server.address], 2, game="altar") as (table, clients):
            pid = server.process.pid
            _, most = resource.prlimit(pid, resource.RLIMIT_NOFILE)
            used = max(int(name) for name in os.listdir(f"/proc/{pid}/fd"))
            resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 1, most))
            with contextlib.ExitStack() as stack:
                host, port = server.address.removeprefix("http://").split(":")
                for _ in range(REFUSED_CONNECTIONS):
                    stack.enter_context(socket.create_connection((host, int(port))))
                for _ in range(10):
                    await move(table, clients)
                resource.prlimit(pid, resource.RLIMIT_NOFILE, (most, most))
            async with Client(server.address, "late") as late:
                await late.connect()
                await late.watch(table)
        assert server.stop() == 0
    entries = await stored_log(sqlite_url(tmp_path), table)
    for client in clients:
        check_views(table, client, entries)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="signals of Unix")
async def test_a_frozen_server_goes_on_where_it_was(sqlite_url: str) -> None:
    with ServerProcess(sqlite_url, odd={"no_bots": True}) as server:
        async with table_with_clients([server.address], 2, game="altar") as (table, clients):
            await move(table, clients)
            server.process.send_signal(signal.SIGSTOP)
            moving = asyncio.create_task(move(table, clients, 30))
            await asyncio.sleep(FROZEN_SECONDS)
            assert not moving.done()
            server.process.send_signal(signal.SIGCONT)
            version = await moving
        assert server.stop() == 0
    entries = await stored_log(sqlite_url, table)
    assert len(entries) >= version
    for client in clients:
        check_views(table, client, entries)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="signals of Unix")
async def test_a_frozen_process_stalls_nobody_at_another(postgres_url: str) -> None:
    """Frozen in the middle of its commits, with rows of its own tables locked."""
    with (
        ServerProcess(postgres_url, odd={"no_bots": True}) as frozen,
        ServerProcess(postgres_url, odd={"no_bots": True}) as other,
    ):
        async with (
            table_with_clients([frozen.address], 2, game="altar") as (theirs, players),
            table_with_clients([other.address], 2, game="altar") as (ours, clients),
        ):
            moving = asyncio.create_task(keep_moving(theirs, players))
            await asyncio.sleep(0.5)
            frozen.process.send_signal(signal.SIGSTOP)
            worst, moves = 0.0, 0
            ends_at = time.monotonic() + FROZEN_SECONDS
            while time.monotonic() < ends_at and is_running(ours, clients):
                started_at = time.monotonic()
                await move(ours, clients)
                worst, moves = max(worst, time.monotonic() - started_at), moves + 1
            frozen.process.send_signal(signal.SIGCONT)
            await move(theirs, players, 30)
            moving.cancel()
            await asyncio.gather(moving, return_exceptions=True)
        assert moves > 1
        assert worst < 2
    for table, people in ((theirs, players), (ours, clients)):
        entries = await stored_log(postgres_url, table)
        for client in people:
            check_views(table, client, entries)


async def keep_moving(table: str, clients: list[Client]) -> None:
    while is_running(table, clients):
        await move(table, clients, 60)


async def test_a_database_that_hangs_and_answers_again_loses_nothing(postgres_url: str) -> None:
    """A slow database, or a network that drops packets for a while: busy meanwhile, then on as before."""
    with DatabaseProxy.to(postgres_url) as proxy, ServerProcess(proxy.url, odd={"no_bots": True}) as server:
        async with table_with_clients([server.address], 2, game="altar") as (table, clients):
            for seconds in (0.5, 8.0):
                proxy.hang()
                moving = asyncio.create_task(move(table, clients, 60))
                await asyncio.sleep(seconds)
                proxy.resume()
                version = await moving
        assert server.stop() == 0
    entries = await stored_log(postgres_url, table)
    assert len(entries) >= version
    for client in clients:
        check_views(table, client, entries)
