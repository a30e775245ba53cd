"""Simulate many games and compute statistics about them."""

from __future__ import annotations

import math
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from banjar.core.game import Game
from banjar.kernel.seed import LARGEST_SEED

Numbers = np.ndarray[Any, np.dtype[np.int64]]
GameProgressCallback = Callable[[int], None]

BATCH = 64
"""Games per call of the kernel, if all games end for the same reason. Only the last state of a batch can be inspected,
for its number of turns; games that can end in several ways are played one by one."""
Z95 = 1.96


@dataclass
class Games:
    """The results of the games played so far."""

    players: int
    scores: list[Numbers] = field(default_factory=list)
    ranks: list[Numbers] = field(default_factory=list)
    lengths: list[Numbers] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    """Number of turns of the games that were inspected."""
    ends: Counter[str] = field(default_factory=Counter)
    """End reasons of the games that were inspected."""
    seconds: float = 0.0


def simulate(game: Game, count: int, bots: str, seed: int | None, progress: GameProgressCallback) -> dict[str, Any]:
    """Play `count` games and return their statistics, ready for JSON."""
    if seed is None:
        seed = secrets.randbelow(LARGEST_SEED)
    games = Games(game.players)
    started = time.perf_counter()
    for done in batches(game, count, bots, seed, games):
        progress(done)
    games.seconds = time.perf_counter() - started
    return {
        "game": game.name,
        "players": game.players,
        "options": game.changed_options(),
        "bots": bots,
        "seed": seed,
        **statistics(games),
    }


def batches(game: Game, count: int, bots: str, seed: int, games: Games) -> Iterator[int]:
    """Play whole games inside the kernel; yields the number of games of each batch."""
    engine = game.engine
    scratch, entry_points = engine.scratch, engine.entry_points
    states, seens = engine.new_state(), engine.new_state()
    entry_points.reseed(scratch.generator, seed)
    size = BATCH if len(game.rules.end_reasons) == 1 else 1
    seats = engine.contract.MAX_PLAYERS
    tools = (game.option_record, scratch.deal, scratch.legal, scratch.generator)
    while count > 0:
        size = min(size, count)
        scores, ranks = np.zeros((size, seats), np.int64), np.zeros((size, seats), np.int64)
        lengths = np.zeros(size, np.int64)
        if bots == "random":
            entry_points.random_games(states, *tools, scores, ranks, lengths)
        else:
            entry_points.heuristic_games(states, seens, *tools, np.ones(seats), scores, ranks, lengths)
        games.scores.append(scores)
        games.ranks.append(ranks)
        games.lengths.append(lengths)
        games.turns.append(int(states[0].turn))
        games.ends[game.rules.end_reason(states[0])] += 1
        count -= size
        yield size


def statistics(games: Games) -> dict[str, Any]:
    """Statistics of the games: scores, win shares by seat, lengths and end reasons."""
    scores = np.concatenate(games.scores)[:, : games.players]
    ranks = np.concatenate(games.ranks)[:, : games.players]
    lengths = np.concatenate(games.lengths)
    won = ranks == 1
    shares = won / won.sum(axis=1, keepdims=True)
    count = len(lengths)
    return {
        "games": count,
        "scores": summary(scores.ravel()),
        "seats": [
            {
                "seat": seat,
                "win_share": float(shares[:, seat].mean()),
                "interval": wilson(float(shares[:, seat].mean()), count),
                "score": float(scores[:, seat].mean()),
            }
            for seat in range(games.players)
        ],
        "shared_victories": int((won.sum(axis=1) > 1).sum()),
        "decisions": summary(lengths),
        "turns": {**summary(np.array(games.turns)), "looked_at": len(games.turns)},
        "ends": dict(games.ends),
        "seconds": games.seconds,
        "decisions_per_second": float(lengths.sum()) / max(games.seconds, 1e-9),
    }


def summary(values: Numbers) -> dict[str, Any]:
    """Mean, standard deviation, quartiles, and the frequency of each value."""
    low, quarter, median, three_quarters, high = np.percentile(values, (0, 25, 50, 75, 100))
    return {
        "mean": float(values.mean()),
        "sd": float(values.std()),
        "min": int(low),
        "quartiles": [float(quarter), float(median), float(three_quarters)],
        "max": int(high),
        "counts": dict(sorted(Counter(values.tolist()).items())),
    }


def wilson(share: float, count: int) -> list[float]:
    """The 95 % Wilson interval of a share; shared victories only make the true interval smaller."""
    squared = Z95**2 / count
    middle = (share + squared / 2) / (1 + squared)
    half = Z95 / (1 + squared) * math.sqrt(share * (1 - share) / count + squared / (4 * count))
    return [max(0.0, middle - half), min(1.0, middle + half)]
