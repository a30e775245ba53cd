"""A vectorised environment: one step plays a decision in thousands of games."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from banjar.core.engine import UncheckedCalls
from banjar.core.errors import IllegalAction, OptionError
from banjar.core.game import Game, load
from banjar.envs.compiled import compiled
from banjar.envs.rewards import checked_reward, rewards_of_games
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import new_records, rows_of
from banjar.kernel.seed import LARGEST_SEED

GAMES_A_THREAD = 256
"""Minimum number of games per thread; with fewer, starting a thread costs more than it saves."""
CHUNKS_A_THREAD = 4
"""Chunks of games per thread; several, so that a thread delayed by the system takes fewer of them."""

Array = np.ndarray[Any, Any]


class VectorStep(NamedTuple):
    """The result of a step, with one row per game."""

    observations: Array
    """float32, `games` × features: what the seat to act has seen."""
    masks: Array
    """bool, `games` × actions: its legal actions."""
    rewards: Array
    """float32, `games` × seats: the rewards of a game that ended in this step, else 0."""
    to_act: Array
    """int64: the seat that decides."""
    done: Array
    """bool: the step ended a game, and the other arrays show the start of the next one."""


class VectorEnv:
    """Many games with the same options, stepped together.

    A game that ends is replaced by a new one in the same step. The first game in slot i has the seed `seed + i`, the
    next one there `seed + i + games`, and so on; `seeds` has the current ones.

    Every step overwrites and returns the same arrays; with `copy=True` they are new.

    >>> env = VectorEnv("altar", games=3, players=2, seed=7)
    >>> now = env.reset()
    >>> now.observations.shape, now.masks.shape, now.to_act.tolist()
    ((3, 300), (3, 50), [0, 0, 0])
    >>> now = env.step(now.masks.argmax(axis=1))
    >>> now.done.tolist(), now.rewards.tolist()
    ([False, False, False], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]])
    >>> env.step([0, 0, 49])
    Traceback (most recent call last):
        ...
    banjar.core.errors.IllegalAction: game 0: 'buy=rice' is not legal now; seat 0 may: peanut, banana, pepper
    """

    def __init__(
        self,
        name: str,
        games: int = 4096,
        players: int | None = None,
        seed: int = 0,
        threads: int | None = None,
        reward: str = "win",
        copy: bool = False,
        **options: Any,
    ) -> None:
        self.game: Game = load(name, players, **options)
        self.games = _checked("games", games, 1, 1 << 24)
        self.seed = _checked("seed", seed, 0, LARGEST_SEED)
        self.threads = _checked("threads", (os.cpu_count() or 1) if threads is None else threads, 1, 1024)
        self.reward = checked_reward(reward)
        self.copy = copy
        contract = self.game.rules.contract
        workers = min(self.threads, max(1, self.games // GAMES_A_THREAD))
        self._chunks = _chunks(self.games, workers * CHUNKS_A_THREAD if workers > 1 else 1)
        self._pool = ThreadPoolExecutor(workers - 1) if workers > 1 else None
        self._entry_points = compiled(self.game, "vector", self._warm_up)
        self._unchecked = UncheckedCalls(self._entry_points)
        self._allocate(contract)
        self._tools = [self._tools_of(contract) for _ in range(workers)]
        self.reset()

    @property
    def feature_names(self) -> tuple[str, ...]:
        """A name for each column of the observations."""
        return self.game.feature_names

    @property
    def observation_version(self) -> int:
        """Changes whenever the layout of observations changes."""
        return self.game.observation_version

    @property
    def seeds(self) -> Array:
        """The seed of the current game in each slot."""
        return self._seeds.copy()

    def reset(self, seed: int | None = None) -> VectorStep:
        """Restart all games, from the original seed or from another one."""
        if seed is not None:
            self.seed = _checked("seed", seed, 0, LARGEST_SEED)
        self._seeds[:] = (np.arange(self.games, dtype=np.uint64) + np.uint64(self.seed)) & np.uint64(LARGEST_SEED)
        self._rewards.fill(0)
        self._done.fill(False)
        self._in_threads(self._unchecked.start, ())
        return self._shown()

    def step(self, actions: ArrayLike) -> VectorStep:
        """Play one action in every game. Raises IllegalAction, with no game changed, if one of them is not legal."""
        chosen = self._checked_actions(actions)
        self._in_threads(self._unchecked.step, (chosen, self._scores, self._ranks, self._done, self.games))
        self._rewards.fill(0)
        ended = np.flatnonzero(self._done)
        if len(ended):
            self._rewards[ended] = rewards_of_games(self.reward, self._scores[ended], self._ranks[ended])
        return self._shown()

    def close(self) -> None:
        """Stop the threads; the environment cannot be used afterwards."""
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_reason: object) -> None:
        self.close()

    def _allocate(self, contract: Any, games: int | None = None) -> None:
        count = self.games if games is None else games
        seats = self.game.players
        self._states = new_records(contract.STATE, count)
        self._seeds = np.zeros(count, np.int64)
        self._observations = np.zeros((count, contract.FEATURES), np.float32)
        self._masks = np.zeros((count, contract.ACTIONS), np.bool_)
        self._bits = np.zeros((count, self._entry_points.WORDS), np.int64)
        self._to_act = np.zeros(count, np.int64)
        self._scores = np.zeros((count, seats), np.int64)
        self._ranks = np.ones((count, seats), np.int64)
        self._rewards = np.zeros((count, seats), np.float32)
        self._done = np.zeros(count, np.bool_)
        self._bit_rows = rows_of(self._bits)
        self._shown_rows = (rows_of(self._observations), rows_of(self._masks), self._bit_rows)

    def _tools_of(self, contract: Any) -> tuple[Any, ...]:
        """The working memory of one thread."""
        records = (contract.DEAL, GENERATOR, contract.STATE, contract.LEGAL)
        return (self.game.option_record, *(new_records(dtype) for dtype in records))

    def _warm_up(self, entry_points: Any) -> None:
        """Call every entry point once, with arrays of the types used later."""
        self._entry_points = entry_points
        contract = self.game.rules.contract
        self._allocate(contract, 1)
        tools = self._tools_of(contract)
        arguments = (self._states, 0, 1, *tools, *self._shared())
        entry_points.start(*arguments)
        actions = np.zeros(1, np.int64)
        entry_points.choose_randomly(self._bit_rows, tools[2], actions)
        entry_points.first_illegal(actions, self._bit_rows)
        entry_points.step(*arguments, actions, self._scores, self._ranks, self._done, 1)

    def _shared(self) -> tuple[Any, ...]:
        return (self._seeds, *self._shown_rows, self._to_act)

    def _in_threads(self, entry: Any, more: tuple[Any, ...]) -> None:
        """Call an entry point for all chunks, in this thread and the others, and wait for all."""
        chunks, arguments = iter(self._chunks), (*self._shared(), *more)
        own, *others = self._tools
        running = [self._pool.submit(self._work, entry, chunks, tools, arguments) for tools in others if self._pool]
        self._work(entry, chunks, own, arguments)
        for future in running:
            if not future.cancel():
                future.result()

    def _work(
        self, entry: Any, chunks: Iterator[tuple[int, int]], tools: tuple[Any, ...], arguments: tuple[Any, ...]
    ) -> None:
        """Process chunks until none is left."""
        for first, last in chunks:
            entry(self._states, first, last, *tools, *arguments)

    def _checked_actions(self, actions: ArrayLike) -> Array:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise IllegalAction(
                f"step takes one whole number per game, an array of shape ({self.games},), "
                f"not {given.dtype} of shape {given.shape}"
            )
        chosen = np.require(given, np.int64, ("C_CONTIGUOUS", "ALIGNED"))
        wrong = self._unchecked.first_illegal(chosen, self._bit_rows)
        if wrong >= 0:
            raise IllegalAction(self._refusal(wrong, int(chosen[wrong])))
        return chosen

    def _refusal(self, game: int, number: int) -> str:
        table = self.game.actions
        if not 0 <= number < len(table):
            return f"game {game}: {self.game.name} knows no action {number}; ids go from 0 to {len(table) - 1}"
        words = self._bits[game].tolist()
        width = self._entry_points.WORD
        legal = [str(action) for action in table if words[action.id // width] >> (action.id % width) & 1]
        seat = self._to_act[game]
        return f"game {game}: '{table[number]}' is not legal now; seat {seat} may: {', '.join(legal)}"

    def _shown(self) -> VectorStep:
        arrays = (self._observations, self._masks, self._rewards, self._to_act, self._done)
        return VectorStep(*(array.copy() for array in arrays)) if self.copy else VectorStep(*arrays)


def _checked(name: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or not least <= value <= most:
        raise OptionError(f"{name} is a whole number from {least} to {most}, not {value!r}")
    return int(value)


def _chunks(games: int, parts: int) -> list[tuple[int, int]]:
    """The first and the last game of each chunk."""
    marks = [games * part // parts for part in range(parts + 1)]
    return list(itertools.pairwise(marks))
