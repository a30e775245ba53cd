"""A bot's estimate of an action."""

from __future__ import annotations

from dataclasses import dataclass

from banjar.core.action import Action


@dataclass(frozen=True)
class Candidate:
    """An action with the bot's estimates; None where this kind of bot has no such figure."""

    action: Action
    visits: int | None = None
    """Number of simulations that chose the action."""
    value: float | None = None
    """Estimated value: from 0 to 1 for a search, in points for the heuristic."""
    margin: float | None = None
    """Expected final lead over the best other player, in points."""
