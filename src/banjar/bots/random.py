"""A bot that plays at random."""

from __future__ import annotations

import random
from typing import ClassVar

from banjar.bots.base import deciding_seat
from banjar.bots.budget import Budget
from banjar.bots.candidate import Candidate
from banjar.core.action import Action
from banjar.core.game import Seen


class RandomBot:
    """Chooses uniformly among the legal actions."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, seen: Seen, budget: Budget | None = None) -> Action:  # noqa: ARG002
        """A random legal action."""
        deciding_seat(seen)
        return self._random.choice(seen.legal_actions())

    def explain(self, seen: Seen, budget: Budget | None = None) -> list[Candidate]:  # noqa: ARG002
        """All legal actions, without estimates."""
        deciding_seat(seen)
        return [Candidate(action) for action in seen.legal_actions()]
