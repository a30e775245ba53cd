"""Opponents for people: how each level is made; docs/bots.md tells how strong they are.

The two lower levels follow the rules of thumb but overlook some of their choices, as people do who are new to a
game. The two upper ones search.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from banjar.bots.budget import Budget

if TYPE_CHECKING:
    from banjar.bots.base import Bot

LONGEST_THOUGHT = 1000
"""Milliseconds: nobody waits longer for a level, however slow the machine."""


@dataclass(frozen=True)
class HeuristicLevel:
    """Follows the rules of thumb, as far as it notices what it may do."""

    overlooking: float

    def bot(self, name: str, seed: int) -> Bot:
        """A player of this level."""
        from banjar.bots.heuristic import HeuristicBot

        return HeuristicBot(seed, self.overlooking, name)


@dataclass(frozen=True)
class SearchLevel:
    """Searches with a number of simulations for each game."""

    simulations: Mapping[str, int]

    def bot(self, name: str, seed: int) -> Bot:
        """A player of this level."""
        from banjar.bots.search.bot import SearchBot

        budgets = {game: Budget(number, LONGEST_THOUGHT) for game, number in self.simulations.items()}
        return SearchBot(seed, budgets, name=name)


LEVELS: dict[str, HeuristicLevel | SearchLevel] = {
    "novice": HeuristicLevel(overlooking=0.4),
    "apprentice": HeuristicLevel(overlooking=0.15),
    "adept": SearchLevel({"altar": 60, "dalang": 40}),
    "expert": SearchLevel({"altar": 2000, "dalang": 1500}),
}
