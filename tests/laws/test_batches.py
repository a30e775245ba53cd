"""Thousands of games by lot and by heuristic, inside the kernel."""

from __future__ import annotations

import pytest
from tests.laws.batches import batches, law_batches_are_sound
from tests.laws.configurations import CONFIGURATIONS, Configuration

from banjar.kernel.mode import PLAIN

pytestmark = pytest.mark.skipif(PLAIN, reason="thousands of games want the compiled kernel")


def check(configuration: Configuration, count: int, size: int, heuristic_rate: float | None) -> None:
    game = configuration.load()
    played = 0
    for batch in batches(game, count, size, seed=1, heuristic_rate=heuristic_rate):
        law_batches_are_sound(game, batch)
        played += len(batch.lengths)
    assert played == count


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_random_games(configuration: Configuration) -> None:
    check(configuration, 500, 20, None)


@pytest.mark.parametrize("heuristic_rate", [0.5, 1.0], ids=["mixed", "greedy"])
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_heuristic_games(configuration: Configuration, heuristic_rate: float) -> None:
    check(configuration, 40, 5, heuristic_rate)


@pytest.mark.slow
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_many_random_games(configuration: Configuration) -> None:
    check(configuration, 10_000, 20, None)


@pytest.mark.slow
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_many_mixed_games(configuration: Configuration) -> None:
    check(configuration, 1_000, 10, 0.5)
