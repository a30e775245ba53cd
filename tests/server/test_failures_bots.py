"""Bots play on whatever happens to the processes they think in, and whether or not anybody looks."""

from __future__ import annotations

import asyncio
import os
import pathlib
import signal
import sys

import pytest
from guests import Guest
from parties import QUICK, check_end, party, play_out
from servers import ServerProcess

ODD_WORKER = pathlib.Path(__file__).parent / "workers" / "odd_worker.py"
BOTS = [{"kind": "bot", "level": "novice"}] * 3


def children(server: ServerProcess) -> list[int]:
    """The processes in which its bots think."""
    pid = server.process.pid
    return [int(child) for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_game_goes_on_when_workers_die_or_hang(sqlite_url: str, blow: signal.Signals) -> None:
    """20: every worker is killed or stopped in the middle of a game, more than once."""

    async def check(server: ServerProcess) -> None:
        async with party([server.address], 1, ["apprentice", "novice"], game="altar") as (table, guests):
            playing = asyncio.create_task(play_out(table, guests))
            for _ in range(2):
                version = guests[0].tables[table]["version"]
                await guests[0].until(lambda version=version: guests[0].tables[table]["version"] > version + 5, 120)
                for child in children(server):
                    os.kill(child, blow)
            await playing
            await check_end(table, guests)

    with ServerProcess(sqlite_url, odd={"patience": 3.0, "plain_bots": True}) as server:
        asyncio.run(check(server))
        assert server.stop() == 0, server.errors()


def test_bots_finish_with_nobody_connected(sqlite_url: str) -> None:
    """20: tables of bots alone need no open page; each game ends in a record."""

    async def check(address: str) -> None:
        async with Guest(address, "maker") as maker:
            tables = [
                await maker.create(start=True, game=game, seats=BOTS[:players], **QUICK)
                for game, players in (("altar", 2), ("dalang", 3))
            ]
            async with asyncio.timeout(200):
                for table in tables:
                    while (await maker.http.get(f"/api/tables/{table}/record")).is_error:
                        await asyncio.sleep(0.2)

    with ServerProcess(sqlite_url) as server:
        asyncio.run(check(server.address))
        assert server.stop() == 0, server.errors()


def test_until_the_rules_are_compiled_the_simplest_bot_plays_and_says_so(
    sqlite_url: str, tmp_path: pathlib.Path
) -> None:
    """20: nobody waits for a compiler; the update names the bot that decided instead."""
    command = [sys.executable, str(ODD_WORKER), "uncompilable", str(tmp_path)]

    async def check(address: str) -> None:
        async with party([address], 1, ["adept"], game="altar") as (table, guests):
            await play_out(table, guests)
            told = [text for text in guests[0].received if '"by":"greedy"' in text]
            assert told
            await check_end(table, guests)

    with ServerProcess(sqlite_url, odd={"worker": command}) as server:
        asyncio.run(check(server.address))
