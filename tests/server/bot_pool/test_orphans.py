"""No process is left behind, and games are compiled in the background."""

from __future__ import annotations

import asyncio
import os
import pathlib
import signal
import subprocess
import sys
import time
from collections.abc import Callable

import pytest
from tests.server.bot_pool.requests import children_of, first_request, is_alive, middle, request_of, running, until

import banjar
from banjar.server.bot_pool import BotPool

WEB = """
import asyncio, sys
from banjar.server.bot_pool import BotPool, BotRequest

async def main():
    workers = BotPool(1, log=lambda _: None)
    await workers.start()
    if "think" in sys.argv:
        while workers.is_warming["altar"]:
            await asyncio.sleep(0.01)
        actions = sys.argv[3].split()
        bot_request = BotRequest("t", "altar", 3, {}, {"seed": 3}, actions, int(sys.argv[2]), "search:60000ms", 1)
        asking = asyncio.create_task(workers.ask(bot_request))
        while not workers.busy:
            await asyncio.sleep(0.01)
    print("ready", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


def wait_for(condition: Callable[[], object], seconds: float = 60) -> None:
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit, "it did not come to this"
        time.sleep(0.02)


@pytest.mark.parametrize("doing", ["think", "compile"])
def test_workers_end_when_the_web_process_is_killed(doing: str, tmp_path: pathlib.Path) -> None:
    state = middle(banjar.load("altar", players=3))
    arguments = [doing, str(state.to_act), " ".join(str(action) for _, action in state.decisions)]
    settings = dict(os.environ)
    if doing == "compile":
        settings["BANJAR_CACHE_DIR"] = str(tmp_path)
    with subprocess.Popen([sys.executable, "-c", WEB, *arguments], stdout=subprocess.PIPE, env=settings) as web:
        try:
            assert web.stdout is not None
            assert web.stdout.readline() == b"ready\n"
            if doing == "compile":
                wait_for(lambda: len(children_of(web.pid)) == 4)
            workers = children_of(web.pid)
            assert len(workers) == (4 if doing == "compile" else 2)
            time.sleep(0.3)
        finally:
            os.kill(web.pid, signal.SIGKILL)
        web.wait(10)
    wait_for(lambda: not any(is_alive(pid) for pid in workers), 10)


async def test_with_an_empty_cache_the_greedy_bot_plays_while_games_compile(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BANJAR_CACHE_DIR", str(tmp_path))

    async def test() -> list[int]:
        async with running(BotPool(1, log=lambda _: None)) as workers:
            await until(lambda: len(workers._compiling.games) == 2)
            answers = await asyncio.gather(*(workers.ask(first_request(game)) for game in ("altar", "dalang")))
            assert [answer.by for answer in answers] == ["greedy", "greedy"]
            assert workers.is_warming == {"altar": True, "dalang": True}
            assert workers.fallen_back == 0
            pids = children_of(os.getpid())
            (compiled, plain) = workers.pids
            compilers = [process.pid for process in workers._compiling._processes]
            await until(lambda: all(os.getpriority(os.PRIO_PROCESS, pid) >= 10 for pid in compilers))
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in (compiled, plain)] == [own, own]
            assert {compiled, plain, *compilers} <= set(pids)
            return [compiled, plain, *compilers]

    pids = await test()
    assert len(pids) == 4
    assert not any(is_alive(pid) for pid in pids)


async def test_the_kernel_of_a_worker_is_compiled_whatever_the_web_process_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BANJAR_KERNEL", "plain")
    state = middle(banjar.load("altar", players=3))

    async with running(BotPool(1, log=lambda _: None)) as workers:
        await until(lambda: not workers.is_warming["altar"], 900)
        environment = pathlib.Path(f"/proc/{workers.pids[0]}/environ").read_bytes().split(b"\0")
        assert b"BANJAR_KERNEL=compiled" in environment
        assert (await workers.ask(request_of(state))).by == "adept"
