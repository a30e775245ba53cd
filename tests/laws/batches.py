"""Thousands of games in the kernel's own entry_points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from tests.laws.counting import full_inventory, inventory, points_of, ranks_of
from tests.laws.game_laws import laws_of
from tests.laws.laws import difference

from banjar import Game

Numbers = np.ndarray[Any, np.dtype[np.int64]]


@dataclass
class Batch:
    """Results of games, and the last one's final position."""

    scores: Numbers
    ranks: Numbers
    lengths: Numbers
    last: dict[str, Any]


def batches(game: Game, count: int, size: int, seed: int, heuristic_rate: float | None = None) -> Iterator[Batch]:
    """Games by lot, or by the heuristic at a rate."""
    engine = game.engine
    scratch, entry_points = engine.scratch, engine.entry_points
    states, seens = engine.new_state(), engine.new_state()
    seats = engine.contract.MAX_PLAYERS
    entry_points.reseed(scratch.generator, seed)
    tools = (game.option_record, scratch.deal, scratch.legal, scratch.generator)
    for _ in range(count // size):
        scores, ranks = np.zeros((size, seats), np.int64), np.zeros((size, seats), np.int64)
        lengths = np.zeros(size, np.int64)
        if heuristic_rate is None:
            decisions = entry_points.random_games(states, *tools, scores, ranks, lengths)
        else:
            rates = np.full(seats, heuristic_rate)
            decisions = entry_points.heuristic_games(states, seens, *tools, rates, scores, ranks, lengths)
        assert decisions == lengths.sum()
        yield Batch(scores[:, : game.players], ranks[:, : game.players], lengths, game.rules.to_position(states[0]))


def law_batches_are_sound(game: Game, batch: Batch) -> None:
    """Games end in bounded time with ranks that fit their scores, and the last of them has lost no card."""
    assert (batch.lengths > 0).all()
    assert (batch.lengths <= laws_of(game.name).most_decisions).all()
    assert (batch.scores >= 0).all()
    assert (batch.ranks.min(axis=1) == 1).all()
    assert (batch.ranks <= game.players).all()
    best = batch.scores.max(axis=1, keepdims=True)
    assert (batch.scores == best)[batch.ranks == 1].all()
    for seat in range(game.players):
        behind = (batch.scores > batch.scores[:, seat : seat + 1]).sum(axis=1)
        level = (batch.scores == batch.scores[:, seat : seat + 1]).sum(axis=1)
        assert (batch.ranks[:, seat] > behind).all()
        assert (batch.ranks[:, seat] <= behind + level).all()
    check_last(game, batch)


def check_last(game: Game, batch: Batch) -> None:
    assert batch.last["phase"] == "over"
    found, box = inventory(game, batch.last), full_inventory(game)
    assert found == box, difference(found, box)
    assert batch.scores[-1].tolist() == [sum(sheet.values()) for sheet in points_of(game, batch.last)]
    assert batch.ranks[-1].tolist() == ranks_of(game, batch.last)
