"""A phase of a game: who decides, what is legal, what a decision does, and which rule and help describe it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Decider(StrEnum):
    """Who decides in a phase."""

    ACTIVE = "active"
    """The player whose turn it is."""
    OTHERS = "others"
    """The other players, one after another."""
    ANYBODY = "anybody"
    """Any player, including the one whose turn it is."""
    NOBODY = "nobody"
    """The game is over."""


@dataclass(frozen=True)
class PhaseRule:
    """One phase. The game's dispatch function calls `legal` and `effect`; numba cannot call functions from a table."""

    decides: Decider
    rule: str
    """The number of the rule that describes the decision."""
    help: str
    """The id of the message that explains the decision and its choices; it names the rule."""
    legal: Callable[[Any, Any], None] | None = None
    """Lists the legal actions: `legal(state, list)`."""
    effect: Callable[[Any, int], None] | None = None
    """Carries out a legal action: `effect(state, action)`."""
