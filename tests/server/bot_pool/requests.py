"""Bot requests and worker pools for tests."""

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
REPLY_TIMEOUT_SECONDS = 60.0


def middle(game: Game, seed: int = 3, decisions: int = 25) -> State:
    """A state in mid-game with a decision that is not forced."""
    state, lots = game.new(seed=seed), random.Random(seed)
    while decisions > 0 or len(state.legal_ids()) < 3:
        state.play(lots.choice(state.legal_ids()))
        decisions -= 1
    return state


def request_of(state: State, level: str = "adept", seed: int = 1, table: str = "t", **changes: Any) -> BotRequest:
    """The bot request for the current decision."""
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
    """A bot request for a new game, made without loading the kernel."""
    bot_request = BotRequest("t", game, 3, {}, {"seed": 5}, [], 0, "adept", 1)
    return msgspec.structs.replace(bot_request, **changes)


def legal_texts(state: State) -> list[str]:
    return [action.text for action in state.legal_actions()]


async def until(condition: Callable[[], object], seconds: float = REPLY_TIMEOUT_SECONDS) -> None:
    """Wait until a condition is true; fails after `seconds`."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


async def until_ready(workers: BotPool) -> None:
    await until(lambda: not any(workers.is_warming.values()))


@contextlib.asynccontextmanager
async def running(workers: BotPool) -> AsyncIterator[BotPool]:
    """Start the workers, and close them at the end of the block."""
    await workers.start()
    try:
        yield workers
    finally:
        async with asyncio.timeout(REPLY_TIMEOUT_SECONDS):
            await workers.close()


def odd_command(mode: str, folder: pathlib.Path) -> tuple[str, ...]:
    return (sys.executable, str(FAULTY_WORKER), mode, str(folder))


def faulty_workers(
    mode: str, folder: pathlib.Path, count: int = 1, reply_timeout: float = REPLY_TIMEOUT_SECONDS
) -> BotPool:
    """A pool of workers with this fault."""
    return BotPool(count, reply_timeout=reply_timeout, command=odd_command(mode, folder), log=lambda _: None)


def is_alive(pid: int) -> bool:
    """Whether the process exists and is not a zombie."""
    try:
        os.kill(pid, 0)
        stat = pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def children_of(pid: int) -> list[int]:
    """The running child processes of this process."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found.append(int(path.parent.name))
    return found


def altar() -> Game:
    return banjar.load("altar", players=3)
