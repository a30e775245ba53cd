"""Observation and action spaces, for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from banjar.core.game import Game

LEAST, MOST = -100.0, 10_000.0
"""Bounds that no feature can exceed; nearly all features are between 0 and 2."""


def observation_space(game: Game) -> spaces.Box:
    """A box with one element per name in `Game.feature_names`."""
    return spaces.Box(LEAST, MOST, (len(game.feature_names),), np.float32)


def masked_observation_space(game: Game) -> spaces.Space[Any]:
    """An observation and the mask of legal actions."""
    mask = spaces.Box(0, 1, (len(game.actions),), np.int8)
    return spaces.Dict({"observation": observation_space(game), "action_mask": mask})


def action_space(game: Game) -> spaces.Discrete:
    """The ids of the game's actions."""
    return spaces.Discrete(len(game.actions))
