"""Compile a game for the workers, and load it into one."""

from __future__ import annotations

import os

import msgspec

from banjar.bots.compilation import job_for, units_of
from banjar.core.game import load
from banjar.server.bot_pool.request import BotRequest
from banjar.server.bot_pool.runner import BotRunner

WARM_UP_LEVEL = "adept"
LOW_PRIORITY = 10


def lower_priority() -> None:
    """Let other processes go first; this cannot be undone."""
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)


def is_compiled(game: str) -> bool:
    """Whether everything a worker loads is in the cache."""
    return all(unit.is_ready for unit in units_of(game))


def is_cacheable(game: str) -> bool:
    """Whether there is a cache directory; without one every worker compiles for itself."""
    return all(unit.directory is not None for unit in units_of(game))


def compile_game(game: str) -> None:
    """Compile what a worker needs into the cache; does nothing without a cache directory."""
    if is_cacheable(game):
        job_for(game).run()


def warm_up(game: str) -> None:
    """Answer requests until everything that bots call is loaded."""
    state = load(game).new(seed=1)
    while state.to_act is not None:
        runner = BotRunner()  # a new one knows no table yet, and so replays all decisions
        bot_request = BotRequest(
            table="",
            game=game,
            players=state.players,
            options={},
            origin={"seed": 1},
            actions=[action.text for _, action in state.decisions],
            seat=state.to_act,
            level="greedy",
            seed=1,
        )
        runner.decide(bot_request)
        answer = runner.decide(_searched(bot_request))
        if bot_request.actions and any(reason.visits for reason in answer.reasons):
            return
        state.play(answer.action)


def _searched(bot_request: BotRequest) -> BotRequest:
    return msgspec.structs.replace(bot_request, level=WARM_UP_LEVEL, explain=True)
