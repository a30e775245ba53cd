"""The pool: workers that hang, die or send malformed replies are replaced, and the request is still answered."""

from __future__ import annotations

import asyncio
import functools
import os
import pathlib
import signal
import sys
from collections.abc import Coroutine
from typing import Any

import pytest
from tests.server.bot_pool.requests import (
    children_of,
    faulty_workers,
    first_request,
    is_alive,
    odd_command,
    running,
    until,
    until_ready,
)

from banjar.server.bot_pool import BotPool, BotRequestRefused, BotUnavailable
from banjar.server.bot_pool import pool as workers_module
from banjar.server.bot_pool.backoff import Backoff
from banjar.server.bot_pool.requester import Requester

no_hope = pytest.mark.usefixtures("_no_compiled_wait")
NOTHING = {"asked": 0, "answered": 0, "restarted": 0, "retried": 0, "fallen_back": 0}


@pytest.fixture(autouse=True)
def _long_compiled_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let requests wait for workers that are being replaced, however busy the machine."""
    monkeypatch.setattr(workers_module, "COMPILED_WAIT_SECONDS", 60.0)


@pytest.fixture
def _no_compiled_wait(_long_compiled_wait: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let requests not wait for workers that have just been started."""
    monkeypatch.setattr(workers_module, "COMPILED_WAIT_SECONDS", 0.0)


def counters(workers: BotPool) -> dict[str, int]:
    return {name: getattr(workers, name) for name in NOTHING}


def has_restarted(workers: BotPool, before: int) -> bool:
    return workers.restarted > before


def answered_tables(folder: pathlib.Path) -> list[str]:
    path = folder / "answered"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


async def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test within a minute, and check that no process is left behind."""

    before = set(children_of(os.getpid()))
    async with asyncio.timeout(60):
        await test
    assert set(children_of(os.getpid())) <= before


async def test_a_request_is_answered(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("usual", tmp_path)) as workers:
            answer = await workers.ask(first_request())
            assert (answer.action, answer.by, answer.reasons) == ("nobuy", "adept", [])
            assert answer.seconds > 0
            assert counters(workers) == {**NOTHING, "asked": 1, "answered": 1}
            assert workers.is_warming["altar"] is False
            assert (workers.busy, workers.waiting) == (0, 0)

    await run(test())


@pytest.mark.parametrize("mode", ["hang-once", "die-once", "loaded-once", "text-once"])
async def test_a_worker_that_does_not_answer_is_replaced_and_asked_again(mode: str, tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers(mode, tmp_path, reply_timeout=2)) as workers:
            await until_ready(workers)
            (lost, _) = workers.pids
            assert (await workers.ask(first_request())).by == "adept"
            assert counters(workers) == {**NOTHING, "asked": 1, "answered": 1, "restarted": 1, "retried": 1}
            assert lost not in workers.pids
            assert not is_alive(lost)

    await run(test())


async def test_another_worker_is_asked_while_the_first_is_replaced(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("die-once", tmp_path, count=2)) as workers:
            await until(lambda: len([slot for slot in workers._slots if len(slot.ready) == 2]) == 2)
            pids = workers.pids
            assert (await workers.ask(first_request())).by == "adept"
            assert pids[1] in workers.pids
            await until(lambda: len(workers.pids) == 3)

    await run(test())


@pytest.mark.parametrize("mode", ["die-real", "fail", "hang"])
async def test_after_two_failures_the_plain_greedy_answers(mode: str, tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers(mode, tmp_path, reply_timeout=1)) as workers:
            await until_ready(workers)
            answer = await workers.ask(first_request())
            assert (answer.action, answer.by) == ("nobuy", "greedy")
            assert (workers.retried, workers.fallen_back, workers.answered) == (2, 1, 1)
            await until(lambda: workers.restarted == (0 if mode == "fail" else 2))

    await run(test())


@pytest.mark.parametrize("mode", ["dead-everywhere", "die-everywhere", "fail-everywhere"])
@no_hope
async def test_after_three_failures_the_request_fails(mode: str, tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers(mode, tmp_path)) as workers:
            with pytest.raises(BotUnavailable, match="no worker could answer"):
                await workers.ask(first_request())
            assert (workers.answered, workers.fallen_back, workers.waiting) == (0, 0, 0)

    await run(test())


@no_hope
async def test_a_command_that_cannot_be_started() -> None:
    async def test() -> None:
        told: list[str] = []
        async with running(BotPool(1, command=["/there/is/no/such"], log=told.append)) as workers:
            with pytest.raises(BotUnavailable):
                await workers.ask(first_request())
        assert "bot worker 1 cannot be started: No such file or directory" in told

    await run(test())


async def test_workers_that_die_at_once_are_restarted_with_backoff(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("dead", tmp_path)) as workers:
            await until(lambda: workers.restarted == 2)
            await asyncio.sleep(1)
            assert workers.restarted <= 4

    await run(test())


def test_the_backoff_doubles_up_to_ten_seconds() -> None:
    backoff = Backoff()
    pauses = [backoff.next() for _ in range(9)]
    assert pauses == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 10.0, 10.0]
    backoff.reset()
    assert backoff.next() == 0.1


@no_hope
async def test_dead_compiled_workers_do_not_stop_a_table(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("dead-real", tmp_path)) as workers:
            assert (await workers.ask(first_request())).by == "greedy"
            assert (await workers.ask(first_request(level="novice"))).by == "novice"
            assert workers.is_warming == {"altar": True, "dalang": True}

    await run(test())


async def test_a_game_that_kills_the_workers_does_not_stop_the_other(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("dies-of-altar", tmp_path)) as workers:
            for _ in range(3):
                assert (await workers.ask(first_request("dalang"))).by == "adept"
                before = workers.restarted
                await until(functools.partial(has_restarted, workers, before))
            assert workers.is_warming["altar"]

    await run(test())


async def test_an_idle_worker_that_dies_is_replaced(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("usual", tmp_path)) as workers:
            await until_ready(workers)
            pids = workers.pids
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            await until(lambda: workers.restarted == 2 and len(workers.pids) == 2)
            assert not set(pids) & set(workers.pids)
            assert (await workers.ask(first_request())).by == "adept"
            assert workers.retried == 0

    await run(test())


@no_hope
async def test_while_no_worker_is_ready_the_greedy_bot_plays(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("never-ready", tmp_path)) as workers:
            assert (await workers.ask(first_request())).by == "greedy"
            assert workers.is_warming == {"altar": True, "dalang": True}
            assert workers.fallen_back == 0

    await run(test())


@no_hope
async def test_no_request_waits_for_workers_that_are_frozen_while_they_load(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "PLAIN_LOAD_TIMEOUT_SECONDS", 0.5)

    async def test() -> None:
        async with running(faulty_workers("never-ready-everywhere", tmp_path)) as workers:
            with pytest.raises(BotUnavailable, match="no worker could answer"):
                await workers.ask(first_request())
            assert workers.restarted >= 2

    await run(test())


async def test_while_a_game_is_compiled_the_greedy_bot_plays_and_then_the_level(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("uncompiled", tmp_path, count=3)) as workers:
            assert (await workers.ask(first_request())).by == "greedy"
            assert workers.is_warming["altar"]
            await until_ready(workers)
            assert (await workers.ask(first_request())).by == "adept"
            assert workers.fallen_back == workers.restarted == 0
            assert len(list(tmp_path.glob("tried-*"))) == 2, "each game is compiled once, not by every worker"

    await run(test())


async def test_a_game_that_cannot_be_compiled_is_played_by_the_greedy_bot(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        told: list[str] = []
        command = odd_command("uncompilable", tmp_path)
        async with running(BotPool(1, command=command, log=told.append)) as workers:
            await until(lambda: "altar cannot be compiled: the plain bots play it" in told)
            assert (await workers.ask(first_request())).by == "greedy"
            assert workers.restarted == 0
        assert len(list(tmp_path.glob("tried-*"))) in (4, 5, 6)

    await run(test())


async def test_first_come_first_served(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("slow", tmp_path)) as workers:
            await until_ready(workers)
            tables = [f"table {number}" for number in range(6)]
            asking = [asyncio.create_task(workers.ask(first_request(table=table))) for table in tables]
            await until(lambda: workers.busy == 1)
            assert workers.waiting == 5
            await asyncio.gather(*asking)
            assert answered_tables(tmp_path) == tables

    await run(test())


async def test_requesters_take_turns(tmp_path: pathlib.Path) -> None:
    """Ann's many tables delay neither Bob nor Cleo, who comes later."""

    async def test() -> None:
        async with running(faulty_workers("slow", tmp_path)) as workers:
            await until_ready(workers)
            names = ["ann 1", "ann 2", "ann 3", "ann 4", "bob 1", "bob 2"]
            asking = [
                asyncio.create_task(workers.ask(first_request(table=name), Requester(name[:3]))) for name in names
            ]
            await until(lambda: len(answered_tables(tmp_path)) == 1)
            await workers.ask(first_request(table="cleo 1"), Requester("cleo"))
            await asyncio.gather(*asking)
            order = answered_tables(tmp_path)
            assert order[:2] == ["ann 1", "bob 1"]
            assert order.index("cleo 1") == 2
            assert sorted(order[3:5]) == ["ann 2", "bob 2"]  # whoever has used a little less goes first
            assert order[5:] == ["ann 3", "ann 4"]

    await run(test())


async def test_a_failed_request_is_retried_before_later_ones(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("die-once", tmp_path)) as workers:
            await until_ready(workers)
            await asyncio.gather(*(workers.ask(first_request(table=str(number))) for number in range(3)))
            assert answered_tables(tmp_path) == ["0", "1", "2"]

    await run(test())


async def test_a_cancelled_caller_frees_its_place_in_the_queue(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("slow", tmp_path)) as workers:
            await until_ready(workers)
            first, second, third = (
                asyncio.create_task(workers.ask(first_request(table=table))) for table in ("first", "second", "third")
            )
            await until(lambda: workers.busy == 1 and workers.waiting == 2)
            first.cancel()
            second.cancel()
            await until(lambda: second.done())
            assert workers.waiting == 1
            assert (await third).action == "nobuy"
            assert answered_tables(tmp_path) == ["first", "third"]
            assert first.cancelled()
            assert (workers.asked, workers.answered, workers.restarted) == (3, 1, 0)

    await run(test())


async def test_a_cancelled_request_is_not_retried(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("hang-once", tmp_path, reply_timeout=1)) as workers:
            await until_ready(workers)
            asking = asyncio.create_task(workers.ask(first_request(table="cancelled")))
            await until(lambda: workers.busy == 1)
            asking.cancel()
            assert (await workers.ask(first_request(table="next"))).by == "adept"
            assert answered_tables(tmp_path) == ["next"]
            assert workers.retried == 0

    await run(test())


async def test_closing_ends_all_processes_and_fails_waiting_requests(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        workers = faulty_workers("hang", tmp_path)
        await workers.start()
        await until_ready(workers)
        pids = workers.pids
        asking = [asyncio.create_task(workers.ask(first_request())) for _ in range(2)]
        await until(lambda: workers.busy == 1 and workers.waiting == 1)
        await workers.close()
        assert not any(is_alive(pid) for pid in pids)
        for task in asking:
            with pytest.raises(BotUnavailable, match="closed"):
                await task
        with pytest.raises(BotUnavailable, match="not running"):
            await workers.ask(first_request())
        await workers.close()

    await run(test())


async def test_closing_at_once(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        for seconds in (0, 0.01, 0.3):
            async with running(faulty_workers("uncompiled", tmp_path, count=2)):
                await asyncio.sleep(seconds)

    await run(test())


async def test_a_pool_that_was_not_started_refuses_requests() -> None:
    async def test() -> None:
        with pytest.raises(BotUnavailable, match="not running"):
            await BotPool(1).ask(first_request())

    await run(test())


def test_wrong_numbers_of_workers() -> None:
    with pytest.raises(ValueError, match="at least 1, not 0"):
        BotPool(0)


async def test_requests_that_cannot_be_encoded(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        async with running(faulty_workers("usual", tmp_path)) as workers:
            with pytest.raises(BotRequestRefused, match="no game called 'chess'"):
                await workers.ask(first_request("chess"))
            for options in ({"oracle": object()}, {"oracle": 1 << 70}, {"oracle": "x" * (1 << 25)}):
                with pytest.raises(BotRequestRefused, match="cannot be encoded"):
                    await workers.ask(first_request(options=options))
            assert workers.asked == 0

    await run(test())


def test_the_workers_run_this_python() -> None:
    assert BotPool(1)._command[0] == sys.executable
