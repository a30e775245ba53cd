"""Scores are points, rewards are made from them."""

from __future__ import annotations

import numpy as np
import pytest

import banjar
from banjar.envs.rewards import REWARDS, reward_range, rewards_of, rewards_of_games


@pytest.mark.parametrize(
    ("reward", "scores", "ranks", "wanted"),
    [
        ("win", [9, 5], [1, 2], [1.0, 0.0]),
        ("win", [9, 9, 9, 1], [1, 1, 1, 4], [1 / 3, 1 / 3, 1 / 3, 0.0]),
        ("rank", [9, 5, 4], [1, 2, 3], [1.0, 0.5, 0.0]),
        ("rank", [9, 9], [1, 1], [0.5, 0.5]),
        ("rank", [9, 5, 5, 4], [1, 2, 2, 4], [1.0, 0.5, 0.5, 0.0]),
        ("margin", [9, 5, 4], [1, 2, 3], [0.08, -0.08, -0.1]),
        ("margin", [9, 9, 4], [1, 1, 3], [0.0, 0.0, -0.1]),
        ("margin", [900, 5], [1, 2], [1.0, -1.0]),
    ],
)
def test_rewards(reward: str, scores: list[int], ranks: list[int], wanted: list[float]) -> None:
    assert rewards_of(reward, scores, ranks) == pytest.approx(wanted)
    (row,) = rewards_of_games(reward, np.array([scores]), np.array([ranks])).tolist()
    assert row == pytest.approx(wanted)


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_stay_in_their_range(reward: str) -> None:
    rng = np.random.default_rng(1)
    scores = rng.integers(-5, 100, (200, 4))
    ranks = (scores[:, None, :] > scores[:, :, None]).sum(axis=2) + 1
    rewards = rewards_of_games(reward, scores, ranks)
    low, high = reward_range(reward)
    assert rewards.dtype == np.float32
    assert low <= rewards.min()
    assert rewards.max() <= high
    if reward != "margin":
        assert np.allclose(rewards.sum(axis=1), rewards.sum(axis=1)[0])


def test_win_is_what_a_state_returns() -> None:
    state = banjar.load("altar", players=3).new(seed=3)
    while not state.is_over:
        state.play(state.legal_ids()[-1])
    assert rewards_of("win", state.scores(), state.ranks()) == pytest.approx(state.returns())


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(banjar.OptionError, match="no reward 'glory'; it must be win, rank or margin"):
        rewards_of("glory", [1, 2], [2, 1])
