"""Questions for workers, and pools of workers, for tests."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import random
import sys
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

import banjar
from banjar import Game, State
from banjar.server.bot_pool import BotPool, BotRequest

FAULTY_WORKER = pathlib.Path(__file__).parent / "faulty_worker.py"
LONGEST_WAIT = 60.0


def middle(game: Game, seed: int = 3, decisions: int = 25) -> State:
    """A game some way on, where something is to be decided."""
    state, lots = game.new(seed=seed), random.Random(seed)
    while decisions > 0 or len(state.legal_ids()) < 3:
        state.play(lots.choice(state.legal_ids()))
        decisions -= 1
    return state


def request_of(state: State, level: str = "adept", seed: int = 1, table: str = "t", **changes: Any) -> BotRequest:
    """What is to be decided now, for a bot."""
    assert state.to_act is not None
    bot_request = BotRequest(
        table=table,
        game=state.game.name,
        players=state.players,
        options=dict(state.game.options),
        origin=state.origin,
        actions=[action.text for _, action in state.decisions],
        seat=state.to_act,
        level=level,
        seed=seed,
    )
    return msgspec.structs.replace(bot_request, **changes)


def first_request(game: str = "altar", **changes: Any) -> BotRequest:
    """A question about a game of which nothing has been played; nothing of a kernel is needed for it."""
    bot_request = BotRequest("t", game, 3, {}, {"seed": 5}, [], 0, "adept", 1)
    return msgspec.structs.replace(bot_request, **changes)


def legal_texts(state: State) -> list[str]:
    return [action.text for action in state.legal_actions()]


async def until(condition: Callable[[], object], seconds: float = LONGEST_WAIT) -> None:
    """Wait until something is true, or fail."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def until_ready(workers: BotPool) -> None:
    await until(lambda: not any(workers.is_warming.values()))


@contextlib.asynccontextmanager
async def running(workers: BotPool) -> AsyncIterator[BotPool]:
    """Workers that are started and closed."""
    await workers.start()
    try:
        yield workers
    finally:
        async with asyncio.timeout(LONGEST_WAIT):
            await workers.close()


def odd_command(mode: str, folder: pathlib.Path) -> tuple[str, ...]:
    return (sys.executable, str(FAULTY_WORKER), mode, str(folder))


def faulty_workers(mode: str, folder: pathlib.Path, count: int = 1, reply_timeout: float = LONGEST_WAIT) -> BotPool:
    """Workers that misbehave in this way."""
    return BotPool(count, reply_timeout=reply_timeout, command=odd_command(mode, folder), log=lambda _: None)


def is_alive(pid: int) -> bool:
    """Is there such a process, and is it more than an entry that its parent has not looked at?"""
    try:
        os.kill(pid, 0)
        stat = pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def children_of(pid: int) -> list[int]:
    """The processes this one has started and that still run."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found.append(int(path.parent.name))
    return found


def altar() -> Game:
    return banjar.load("altar", players=3)
