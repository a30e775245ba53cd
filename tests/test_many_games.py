"""Tens of thousands of whole games inside the kernel: they end, within bounds, with scores that make sense."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from configurations import CONFIGURATIONS, Configuration

LONGEST = {"altar": 400, "dalang": 100_000}
BATCH = 500


def play_batch(configuration: Configuration, seed: int, games: int, carefulness: float) -> dict[str, Any]:
    """Scores, ranks and lengths of games played at random, or partly by advice."""
    game = configuration.load()
    loops, scratch, contract = game.engine.loops, game.engine.scratch, game.rules.contract
    scores, ranks = np.zeros((games, contract.MAX_PLAYERS), np.int64), np.zeros((games, contract.MAX_PLAYERS), np.int64)
    lengths = np.zeros(games, np.int64)
    loops.reseed(scratch.generator, seed)
    common = (game.option_record, scratch.deal, scratch.legal, scratch.generator)
    if carefulness:
        careful = np.full(contract.MAX_PLAYERS, carefulness)
        loops.advised_games(game.engine.new_state(), game.engine.new_state(), *common, careful, scores, ranks, lengths)
    else:
        loops.random_games(game.engine.new_state(), *common, scores, ranks, lengths)
    return {"scores": scores[:, : game.players], "ranks": ranks[:, : game.players], "lengths": lengths}


def check(configuration: Configuration, batch: dict[str, Any]) -> None:
    scores, ranks, lengths = batch["scores"], batch["ranks"], batch["lengths"]
    assert (lengths > 0).all()
    assert (lengths <= LONGEST[configuration.game]).all()
    assert (scores >= 0).all()
    assert (ranks.min(axis=1) == 1).all()
    best = scores.max(axis=1, keepdims=True)
    assert (scores[ranks == 1] == np.broadcast_to(best, scores.shape)[ranks == 1]).all()
    for game_scores, game_ranks in zip(scores, ranks, strict=True):
        order = np.argsort(game_ranks, kind="stable")
        assert (np.diff(game_scores[order]) <= 0).all()


@pytest.mark.parametrize("carefulness", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_some_games(configuration: Configuration, carefulness: float) -> None:
    check(configuration, play_batch(configuration, 1, 100, carefulness))


@pytest.mark.slow
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_ten_thousand_games(configuration: Configuration) -> None:
    for seed in range(10_000 // BATCH):
        check(configuration, play_batch(configuration, seed, BATCH, 0.0))
    check(configuration, play_batch(configuration, 99, BATCH, 0.5))
