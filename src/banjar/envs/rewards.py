"""Rewards of a finished game for each seat, computed from its points and ranks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from banjar.core.errors import OptionError, listed

REWARDS: tuple[str, ...] = ("win", "rank", "margin")
MARGIN_POINTS = 50
"""The lead in points that gives a `margin` reward of 1."""

Rewards = np.ndarray[Any, np.dtype[np.float32]]
Numbers = np.ndarray[Any, np.dtype[np.int64]]


def checked_reward(reward: str) -> str:
    """Check the name of a reward; OptionError lists the known ones."""
    if reward not in REWARDS:
        raise OptionError(f"there is no reward {reward!r}; it must be {listed(REWARDS)}")
    return reward


def reward_range(reward: str) -> tuple[float, float]:
    """The lowest and the highest reward."""
    return (-1.0, 1.0) if checked_reward(reward) == "margin" else (0.0, 1.0)


def rewards_of(reward: str, scores: Sequence[int], ranks: Sequence[int]) -> list[float]:
    """Every seat's reward for one finished game.

    >>> rewards_of("win", [31, 31, 20], [1, 1, 3])
    [0.5, 0.5, 0.0]
    >>> rewards_of("rank", [31, 31, 20], [1, 1, 3])
    [0.75, 0.75, 0.0]
    >>> rewards_of("margin", [31, 26, 20], [1, 2, 3])
    [0.1, -0.1, -0.22]
    """
    match checked_reward(reward):
        case "win":
            winners = list(ranks).count(1)
            return [1 / winners if rank == 1 else 0.0 for rank in ranks]
        case "rank":
            return [_placing(ranks, rank) for rank in ranks]
        case _:
            return [_margin(scores, seat) for seat in range(len(scores))]


def _placing(ranks: Sequence[int], own: int) -> float:
    better = sum(rank < own for rank in ranks)
    equal = sum(rank == own for rank in ranks) - 1
    return 1 - (better + equal / 2) / (len(ranks) - 1)


def _margin(scores: Sequence[int], seat: int) -> float:
    best = max(score for other, score in enumerate(scores) if other != seat)
    return max(-1.0, min(1.0, (scores[seat] - best) / MARGIN_POINTS))


def rewards_of_games(reward: str, scores: Numbers, ranks: Numbers) -> Rewards:
    """The rewards of many finished games: one row per game, one column per seat."""
    match checked_reward(reward):
        case "win":
            rewards = _win_shares(ranks)
        case "rank":
            rewards = _placings(ranks)
        case _:
            rewards = _margins(scores)
    return rewards.astype(np.float32)


def _win_shares(ranks: Numbers) -> np.ndarray[Any, Any]:
    """1 shared among the winners, 0 for the others."""
    won = ranks == 1
    shares: np.ndarray[Any, Any] = won / won.sum(axis=1, keepdims=True)
    return shares


def _placings(ranks: Numbers) -> np.ndarray[Any, Any]:
    """1 for the first, 0 for the last, equal steps between; tied seats get the mean of their places."""
    better = (ranks[:, None, :] < ranks[:, :, None]).sum(axis=2)
    equal = (ranks[:, None, :] == ranks[:, :, None]).sum(axis=2) - 1
    placings: np.ndarray[Any, Any] = 1 - (better + equal / 2) / (ranks.shape[1] - 1)
    return placings


def _margins(scores: Numbers) -> np.ndarray[Any, Any]:
    """The lead over the best of the others, divided by MARGIN_POINTS and clipped to -1 and 1."""
    ordered = np.sort(scores, axis=1)
    best, second = ordered[:, -1:], ordered[:, -2:-1]
    others = np.where((scores == best) & (best != second), second, best)
    return np.clip((scores - others) / MARGIN_POINTS, -1, 1)
