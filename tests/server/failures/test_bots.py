"""Bots play on whatever happens to their workers, and with or without viewers."""

from __future__ import annotations

import asyncio
import os
import pathlib
import signal

import pytest
from tests.server.app_fixtures import RandomBotPool, create_table, identity, play_steps, running_app, start_table
from tests.server.client import Client
from tests.server.server_process import ServerProcess
from tests.server.table_fixtures import QUICK, check_end, play_out, table_with_clients

from banjar.server.bot_pool.errors import BotRequestRefused, BotUnavailable
from banjar.server.bot_pool.job import Job
from banjar.server.bot_pool.queue import FairQueue
from banjar.server.bot_pool.request import BotReply, BotRequest
from banjar.server.bot_pool.requester import Requester
from banjar.table.log import Acted, decode

BOTS = [{"kind": "bot", "level": "novice"}] * 3
HEALTHY_SECONDS = 5.0
"""How soon `/healthz` must answer 200; on a busy machine the database is slow for a moment."""


def children(server: ServerProcess) -> list[int]:
    """The worker processes of a server."""
    pid = server.process.pid
    return [int(child) for child in pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_game_goes_on_when_workers_die_or_hang(sqlite_url: str, blow: signal.Signals) -> None:
    """20: every worker is killed or stopped in the middle of a game, more than once."""

    with ServerProcess(sqlite_url, odd={"reply_timeout": 3.0, "plain_bots": True}) as server:
        async with table_with_clients([server.address], 1, ["apprentice", "novice"], game="altar") as (table, clients):
            playing = asyncio.create_task(play_out(table, clients))
            for _ in range(2):
                version = clients[0].tables[table]["version"]
                await clients[0].until(lambda version=version: clients[0].tables[table]["version"] > version + 5, 120)
                for child in children(server):
                    os.kill(child, blow)
                async with asyncio.timeout(HEALTHY_SECONDS):
                    while (await clients[0].http.get("/healthz")).status_code != 200:
                        await asyncio.sleep(0.1)
            await playing
            await check_end(table, clients)
        assert server.stop() == 0, server.errors()


async def test_bots_finish_with_nobody_connected(sqlite_url: str) -> None:
    """20: tables of bots alone need no open page as long as somebody asks for them; each game ends in a record."""

    with ServerProcess(sqlite_url) as server:
        address = server.address
        async with Client(address, "maker") as maker:
            tables = [
                await maker.create(start=True, game=game, seats=BOTS[:players], **QUICK)
                for game, players in (("altar", 2), ("dalang", 3))
            ]
            async with asyncio.timeout(200):
                for table in tables:
                    while (await maker.http.get(f"/api/tables/{table}/record")).is_error:
                        await asyncio.sleep(0.2)
        assert server.stop() == 0, server.errors()


async def test_the_stand_in_plays_and_is_named_until_the_rules_are_compiled(sqlite_url: str) -> None:
    """20: no table waits for the compiler; updates name the bot that decided instead."""

    with ServerProcess(sqlite_url, odd={"plain_bots": True}) as server:
        address = server.address
        async with table_with_clients([address], 1, ["adept"], game="altar") as (table, clients):
            await play_out(table, clients)
            told = [text for text in clients[0].received if '"by":"greedy"' in text]
            assert told
            await check_end(table, clients)


class BadWorkers(RandomBotPool):
    """Workers with useless replies."""

    def __init__(self, answer: BotReply | Exception) -> None:
        super().__init__()
        self._reply = answer

    async def ask(self, bot_request: BotRequest, requester: Requester = Requester()) -> BotReply:  # noqa: ARG002, B008
        self.asked += 1
        if isinstance(self._reply, Exception):
            raise self._reply
        return self._reply


@pytest.mark.parametrize(
    "answer",
    [
        BotReply("nonsense", 0.0, "novice"),
        BotReply("nobuy", 0.0, "novice"),
        BotRequestRefused("seat 1 has nothing to decide now"),
        BotUnavailable("no worker could answer"),
    ],
    ids=["nonsense", "illegal", "refused", "unavailable"],
)
@pytest.mark.parametrize("game", ["altar", "dalang"])
async def test_bad_replies_neither_stop_nor_change_a_table(
    tmp_path: pathlib.Path, game: str, answer: BotReply | Exception
) -> None:
    """18, 20: nothing uncommitted is shown, and after a few attempts the stand-in decides."""

    workers = BadWorkers(answer)
    async with running_app(tmp_path, workers=workers) as app:
        app.context.scheduler.retry_seconds = 0.01
        table = await create_table(app, identity("a"), {"game": game, "seats": BOTS, "pace": 0}, start=True)
        live = await app.manager.open(table)
        async with asyncio.timeout(30):
            while live.table.version < 12:
                async with live.lock:
                    assert live.table.version == len(await app.store.logs.entries(table))
                await asyncio.sleep(0.002)
        assert workers.asked > 3
        entries = [decode(body) for body in await app.store.logs.entries(table)]
        assert "greedy" in {entry.by for entry in entries if isinstance(entry, Acted)}


async def test_an_entry_that_cannot_be_folded_leaves_the_table_unchanged(tmp_path: pathlib.Path) -> None:
    """18: an entry that the rules refuse is neither kept nor shown."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await app.manager.open(table)
        version, seat = live.table.version, live.table.to_act
        with pytest.raises(ValueError, match="nonsense"):
            await app.manager.commands.append(live, lambda _: Acted(at=0, seat=seat or 0, action="nonsense"))
        async with app.client(people[0]) as client:
            assert (await client.get(f"/api/tables/{table}")).json()["version"] == version
        await play_steps(app, table, 3)
        assert live.table.version == version + 3 == len(await app.store.logs.entries(table))


class OneAtATime(RandomBotPool):
    """A real queue in front of a slow bot."""

    def __init__(self) -> None:
        super().__init__()
        self.order: list[str] = []
        self._line = FairQueue()
        self._is_thinking = False

    async def ask(self, bot_request: BotRequest, requester: Requester = Requester()) -> BotReply:  # noqa: B008
        job = Job(0, bot_request.game, requester, b"", asyncio.get_running_loop().create_future())
        self._line.add(job)
        self._next()
        await job.reply
        self.order.append(requester.identity)
        try:
            return await super().ask(bot_request, requester)
        finally:
            self._line.finish(job)
            self._is_thinking = False
            asyncio.get_running_loop().call_later(0.005, self._next)

    def _next(self) -> None:
        if not self._is_thinking and (found := self._line.take(lambda job: job)) is not None:
            self._is_thinking = True
            found[0].reply.set_result(BotReply("", 0.0, ""))


async def test_many_tables_of_one_person_do_not_delay_others(tmp_path: pathlib.Path) -> None:
    """20: a slow bot is shared by people, not by tables."""
    ann, bob = identity("a"), identity("b")

    workers = OneAtATime()
    async with running_app(tmp_path, workers=workers) as app:
        for maker in (*[ann] * 15, bob):
            await create_table(app, maker, {"game": "altar", "seats": BOTS, "pace": 0}, start=True)
        begun = len(workers.order)
        async with asyncio.timeout(30):
            while len(workers.order) < begun + 60:
                await asyncio.sleep(0.01)
        turns = workers.order[begun : begun + 60]
        assert set(turns) == {ann, bob}
        assert 20 <= turns.count(bob) <= 31
