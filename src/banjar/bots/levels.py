"""Bot levels for human opponents; docs/bots.md reports their strength.

The two lower levels follow the heuristic but overlook some actions, like people who are new to a game. The two upper
levels search.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from banjar.bots.budget import Budget
from banjar.core.registry import definition

if TYPE_CHECKING:
    from banjar.bots.base import Bot

DEFAULT_LEVEL = "apprentice"
MAX_THINKING_MILLISECONDS = 1000
"""Time limit for a decision of a search level, however slow the machine or the game."""


@dataclass(frozen=True)
class HeuristicLevel:
    """Follows the heuristic, overlooking some actions."""

    overlooking: float
    """Probability of overlooking an action."""

    def bot(self, name: str, seed: int) -> Bot:
        """A new bot of this level."""
        from banjar.bots.heuristic import HeuristicBot

        return HeuristicBot(seed, self.overlooking, name)


@dataclass(frozen=True)
class SearchLevel:
    """Searches with the number of simulations that the game declares, within a time limit."""

    name: str
    simulations: int
    """Simulations per decision for games that declare none."""

    def budget(self, game: str) -> Budget:
        """The budget for one decision of a game."""
        simulations = definition(game).simulations.get(self.name, self.simulations)
        return Budget(simulations, MAX_THINKING_MILLISECONDS)

    def bot(self, name: str, seed: int) -> Bot:
        """A new bot of this level."""
        from banjar.bots.search.bot import SearchBot

        return SearchBot(seed, self.budget, name=name)


LEVELS: dict[str, HeuristicLevel | SearchLevel] = {
    "novice": HeuristicLevel(overlooking=0.4),
    "apprentice": HeuristicLevel(overlooking=0.15),
    "adept": SearchLevel("adept", simulations=50),
    "expert": SearchLevel("expert", simulations=1500),
}
