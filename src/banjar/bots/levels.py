"""Opponents for people: how each level is made; docs/bots.md says how strong they are.

The two lower levels follow the heuristic but overlook some of their choices, as people do who are new to a game. The
two upper ones search.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from banjar.bots.budget import Budget
from banjar.core.registry import definition

if TYPE_CHECKING:
    from banjar.bots.base import Bot

LONGEST_THOUGHT_MILLISECONDS = 1000
"""Nobody waits longer for a level, however slow the machine or the game."""


@dataclass(frozen=True)
class HeuristicLevel:
    """Follows the heuristic, as far as it notices what it may do."""

    overlooking: float
    """The probability with which it overlooks an action."""

    def bot(self, name: str, seed: int) -> Bot:
        """A player of this level."""
        from banjar.bots.heuristic import HeuristicBot

        return HeuristicBot(seed, self.overlooking, name)


@dataclass(frozen=True)
class SearchLevel:
    """Searches with as many simulations a decision as the game says, within a time limit."""

    name: str
    simulations: int
    """For games that do not say."""

    def budget(self, game: str) -> Budget:
        """What a decision of a game may cost."""
        simulations = definition(game).simulations.get(self.name, self.simulations)
        return Budget(simulations, LONGEST_THOUGHT_MILLISECONDS)

    def bot(self, name: str, seed: int) -> Bot:
        """A player of this level."""
        from banjar.bots.search.bot import SearchBot

        return SearchBot(seed, self.budget, name=name)


LEVELS: dict[str, HeuristicLevel | SearchLevel] = {
    "novice": HeuristicLevel(overlooking=0.4),
    "apprentice": HeuristicLevel(overlooking=0.15),
    "adept": SearchLevel("adept", simulations=50),
    "expert": SearchLevel("expert", simulations=1500),
}
