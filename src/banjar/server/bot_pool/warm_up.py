"""Getting a game's compiled code into a worker, and knowing whether it has to be compiled first."""

from __future__ import annotations

import hashlib
import os
import pathlib

import msgspec

from banjar.bots.search.bot import TEMPLATE
from banjar.core.game import load
from banjar.kernel import cache
from banjar.server.bot_pool.request import BotRequest
from banjar.server.bot_pool.runner import BotRunner

PRACTICE_LEVEL = "adept"
LOW_PRIORITY = 10


def lower_priority() -> None:
    """Let everything else on the machine go first; a process cannot take that back."""
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)


def mark_of(game: str) -> pathlib.Path | None:
    """The file that says: compiled for these very files and this processor; None if nothing can be kept.

    The kernel's own mark says less: numba compiles again when the same sources lie elsewhere or are newer.
    """
    import llvmlite.binding

    folder = cache.directory(game, TEMPLATE)
    if folder is None:
        return None
    digest = hashlib.sha256(llvmlite.binding.get_host_cpu_name().encode())
    for source in cache.sources(game, TEMPLATE):
        about = source.stat()
        digest.update(f"{source} {about.st_mtime_ns} {about.st_size}".encode())
    return folder / f"worker-{digest.hexdigest()[:16]}"


def is_compiled(game: str) -> bool:
    """Has this been done before on this machine?"""
    mark = mark_of(game)
    return mark is not None and mark.exists()


def compile_game(game: str) -> None:
    """Compile what a worker needs and keep it; without a place to keep it that would be in vain."""
    mark = mark_of(game)
    if mark is not None:
        warm_up(game)
        mark.touch()


def warm_up(game: str) -> None:
    """Answer questions until all that thinking needs is loaded, or compiled."""
    state = load(game).new(seed=1)
    while state.to_act is not None:
        runner = BotRunner()  # it knows no table yet, and so has to play all decisions
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
    return msgspec.structs.replace(bot_request, level=PRACTICE_LEVEL, explain=True)
