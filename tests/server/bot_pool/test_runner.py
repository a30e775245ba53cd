"""Real workers with the compiled kernel: replies depend on the request alone."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from tests.laws.configurations import CONFIGURATIONS, Configuration, configuration
from tests.server.bot_pool.requests import REPLY_TIMEOUT_SECONDS, legal_texts, middle, request_of, until

import banjar
from banjar.bots import BOT_NAMES, load_bot
from banjar.server.bot_pool import BotPool, BotReply, BotRequest, BotRequestRefused

both_games = pytest.mark.parametrize("name", ["altar", "dalang"])
MANY = [found for found in CONFIGURATIONS if "demon" not in found.name and "oracle" not in found.name]


@dataclass
class Pool:
    """Two workers and the loop they run in."""

    runner: asyncio.Runner
    workers: BotPool

    def ask(self, bot_request: BotRequest) -> BotReply:
        return self.runner.run(asyncio.wait_for(self.workers.ask(bot_request), REPLY_TIMEOUT_SECONDS))

    def ask_both(self, bot_request: BotRequest) -> tuple[BotReply, BotReply]:
        """The replies of both workers: both are idle, so each gets one request."""

        async def asking() -> tuple[BotReply, BotReply]:
            async with asyncio.timeout(REPLY_TIMEOUT_SECONDS):
                await until(lambda: self.workers.busy == 0)
                other = msgspec.structs.replace(bot_request, table=f"{bot_request.table} again")
                return await asyncio.gather(self.workers.ask(bot_request), self.workers.ask(other))

        return self.runner.run(asking())


def is_ready_everywhere(workers: BotPool) -> bool:
    return all(len(slot.ready) == len(slot.games) for slot in workers._slots)


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with asyncio.Runner() as runner:
        workers = BotPool(2, log=lambda _: None)
        runner.run(workers.start())
        # With an empty cache the games are compiled first.
        runner.run(until(lambda: is_ready_everywhere(workers), 900))
        yield Pool(runner, workers)
        runner.run(workers.close())


def told(answer: BotReply) -> tuple[object, ...]:
    """A reply without its time."""
    return answer.action, answer.by, answer.reasons


@pytest.mark.parametrize("level", BOT_NAMES)
@pytest.mark.parametrize("chosen", MANY, ids=str)
def test_equal_requests_get_equal_replies(pool: Pool, chosen: Configuration, level: str) -> None:
    """From every worker, whatever it was asked before, and from the bot itself."""
    state = middle(chosen.load())
    bot_request = request_of(state, level, seed=7, table=chosen.name)
    one, other = pool.ask_both(bot_request)
    assert one.by == level
    assert told(one) == told(other) == told(pool.ask(bot_request))
    assert one.action in legal_texts(state)
    assert one.action == load_bot(level, 7).choose(state.seen_by(state.to_act)).text


@both_games
def test_a_whole_game(pool: Pool, name: str) -> None:
    levels = ("adept", "novice", "greedy")
    state, number = banjar.load(name, players=3).new(seed=12), 0
    while not state.is_over and number < 250:
        assert state.to_act is not None
        level = levels[state.to_act]
        answer = pool.ask(request_of(state, level, seed=number, table=f"whole {name}"))
        assert answer.by == level
        state.play(answer.action)
        number += 1
    assert state.is_over or number == 250
    assert pool.workers.restarted == pool.workers.retried == 0


@both_games
def test_undone_decisions_and_reused_tables(pool: Pool, name: str) -> None:
    game = banjar.load(name, players=3)
    states = [middle(game, seed, decisions) for seed, decisions in ((3, 40), (3, 20), (3, 45), (4, 30), (3, 40))]
    alone = [pool.ask(request_of(state, table=f"{name} {number}")) for number, state in enumerate(states)]
    together = [pool.ask(request_of(state, table=name)) for state in states]
    assert [told(answer) for answer in alone] == [told(answer) for answer in together]


@both_games
def test_games_from_a_deal_and_from_a_position(pool: Pool, name: str) -> None:
    game = banjar.load(name, players=3)
    state = middle(game)
    deal = state.deal
    assert deal is not None
    dealt = game.from_deal(deal, state.reshuffles)
    for _, action in state.decisions:
        dealt.play(action)
    by_seed, by_deal = (pool.ask(request_of(start, table="deal")) for start in (state, dealt))
    assert told(by_seed) == told(by_deal)
    placed = game.from_position(state.to_position())
    answer = pool.ask(request_of(placed, table="position"))
    assert answer.action in legal_texts(placed)
    assert answer.by == "adept"


@both_games
@pytest.mark.parametrize("level", BOT_NAMES)
def test_reasons_come_best_first(pool: Pool, name: str, level: str) -> None:
    state = middle(banjar.load(name, players=3))
    bot_request = request_of(state, level, table="hints")
    answer = pool.ask(msgspec.structs.replace(bot_request, explain=True))
    assert answer.action == pool.ask(bot_request).action
    assert sorted(reason.action for reason in answer.reasons) == sorted(legal_texts(state))
    if level in ("adept", "expert") and answer.reasons[0].visits is not None:
        visits = [reason.visits or 0 for reason in answer.reasons]
        assert visits == sorted(visits, reverse=True)
        assert answer.action == answer.reasons[0].action
        assert answer.reasons[0].margin is not None
    elif level != "random":
        values = [reason.value for reason in answer.reasons if reason.value is not None]
        assert values == sorted(values, reverse=True)
        assert len(values) == len(answer.reasons)


def test_other_seeds_may_lead_to_other_decisions(pool: Pool) -> None:
    state = middle(configuration("altar-3").load())
    assert len({pool.ask(request_of(state, "random", seed=seed)).action for seed in range(20)}) > 1


def test_invalid_requests_are_refused_without_secrets(pool: Pool) -> None:
    state = middle(configuration("altar-3").load())
    right, pids = request_of(state), pool.workers.pids
    assert state.to_act is not None
    over = banjar.load("altar", players=3).new(seed=1)
    while not over.is_over:
        over.play(over.legal_ids()[0])
    ended = [action.text for _, action in over.decisions]
    wrong: dict[str, dict[str, Any]] = {
        "there is no bot called 'clever'": {"level": "clever"},
        "a seed is a whole number": {"seed": -1},
        f"seat {(state.to_act + 1) % 3} has nothing to decide now": {"seat": (state.to_act + 1) % 3},
        "seat 9 has nothing": {"seat": 9},
        "seat 0 has nothing": {"seat": 0, "actions": ended, "origin": {"seed": 1}},
        "decision 1 of 1 cannot be played": {"actions": ["take@A"]},
        "decision 2 of 2 cannot be played": {"actions": [right.actions[0], "dance"]},
        "OptionError: the game cannot be set up": {"players": 7},
        "PositionError: the game cannot be set up": {"origin": {"position": {}}},
        "the game cannot be set up": {"options": {"name": "altar"}},
    }
    for number, (reason, changes) in enumerate(wrong.items()):
        with pytest.raises(BotRequestRefused, match=reason) as caught:
            pool.ask(msgspec.structs.replace(right, table=f"wrong {number}", **changes))
        assert "may:" not in str(caught.value)
    assert pool.ask(right).action in legal_texts(state)
    assert pool.workers.pids == pids
    assert pool.workers.retried == 0


def test_a_worker_killed_while_thinking_is_replaced_and_the_move_made(pool: Pool) -> None:
    """Last in this file: it changes the counters."""
    state, workers = middle(banjar.load("altar", players=3)), pool.workers

    async def asking() -> BotReply:
        thinking = asyncio.create_task(workers.ask(request_of(state, "search:700ms", table="killed")))
        await until(lambda: workers.busy == 1)
        await asyncio.sleep(0.2)
        (busy,) = (slot for slot in workers._slots if slot.job is not None)
        assert busy.process is not None
        os.kill(busy.process.pid, signal.SIGKILL)
        return await asyncio.wait_for(thinking, REPLY_TIMEOUT_SECONDS)

    async def all_ready() -> None:
        await until(lambda: workers.restarted == 1 and is_ready_everywhere(workers))

    answer = pool.runner.run(asking())
    assert answer.by == "search:700ms"
    assert answer.action in legal_texts(state)
    assert (workers.retried, workers.fallen_back) == (1, 0)
    pool.runner.run(all_ready())
    assert told(pool.ask_both(request_of(state))[0]) == told(pool.ask_both(request_of(state))[1])
