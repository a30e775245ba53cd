"""What a bot thought of an action."""

from __future__ import annotations

from dataclasses import dataclass

from banjar.core.action import Action


@dataclass(frozen=True)
class Candidate:
    """An action a bot considered, with its reasons as far as this bot has them."""

    action: Action
    visits: int | None = None
    """In how many simulations the bot chose it."""
    value: float | None = None
    """What it is worth: from 0 to 1 for a search, in points for the heuristic."""
    margin: float | None = None
    """How far ahead of the best other player the bot expects to end."""
