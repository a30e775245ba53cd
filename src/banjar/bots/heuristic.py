"""A bot that plays by a game's heuristic."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from banjar.bots.base import deciding_seat
from banjar.bots.budget import Budget
from banjar.bots.candidate import Candidate
from banjar.core.action import Action
from banjar.core.game import Seen
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import new_records


class HeuristicBot:
    """Plays the action with the highest `action_value`; ties are broken at random.

    To imitate beginners, each action is overlooked with probability `overlooking`, and the best of the others is
    chosen.
    """

    def __init__(self, seed: int, overlooking: float = 0.0, name: str = "greedy") -> None:
        self.name = name
        self._seed = seed
        self._overlooking = overlooking
        self._random = random.Random(seed)
        self._generator: Any = None

    def choose(self, seen: Seen, budget: Budget | None = None) -> Action:  # noqa: ARG002
        """The best legal action among those not overlooked."""
        best, weights = self._weigh(seen)
        if self._overlooking == 0.0:
            return seen.game.actions[best]
        noticed = [action for action in weights if self._random.random() >= self._overlooking]
        if not noticed:
            return seen.game.actions[self._random.choice(list(weights))]
        self._random.shuffle(noticed)
        return seen.game.actions[max(noticed, key=lambda action: weights[action])]

    def explain(self, seen: Seen, budget: Budget | None = None) -> list[Candidate]:  # noqa: ARG002
        """All legal actions with their heuristic values, the best first."""
        weights = self._weigh(seen)[1]
        ordered = sorted(weights, key=lambda action: -weights[action])
        return [Candidate(seen.game.actions[action], value=weights[action]) for action in ordered]

    def _weigh(self, seen: Seen) -> tuple[int, dict[int, float]]:
        """The best action, and the heuristic value of each legal one."""
        seat = deciding_seat(seen)
        engine = seen.game.engine
        if self._generator is None:
            self._generator = new_records(GENERATOR)
            engine.entry_points.reseed(self._generator, self._seed)
        weights = np.zeros(len(seen.game.actions))
        best: int = engine.entry_points.action_values(
            seen.records, seat, engine.scratch.legal, self._generator, weights
        )
        legal = seen.legal_ids()
        return best, dict(zip(legal, weights.tolist(), strict=False))
