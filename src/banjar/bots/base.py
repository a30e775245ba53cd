"""The interface of all bots."""

from __future__ import annotations

from typing import Protocol

from banjar.bots.budget import Budget
from banjar.bots.candidate import Candidate
from banjar.core.action import Action
from banjar.core.errors import IllegalAction
from banjar.core.game import Seen


class Bot(Protocol):
    """A computer player. It decides only from what its seat has seen."""

    @property
    def name(self) -> str:
        """The name that `load_bot` accepts."""

    def choose(self, seen: Seen, budget: Budget | None = None) -> Action:
        """Choose one of `seen.legal_actions()`. With a seed, the same calls in the same order give the same choices."""

    def explain(self, seen: Seen, budget: Budget | None = None) -> list[Candidate]:
        """Every legal action with the bot's estimates, the best first."""


def deciding_seat(seen: Seen) -> int:
    """The seat that decides; IllegalAction if `seen` belongs to another seat or to a spectator."""
    if seen.seat is None or seen.to_act != seen.seat:
        watcher = "a spectator" if seen.seat is None else f"seat {seen.seat}"
        raise IllegalAction(f"{watcher} has nothing to decide now")
    return seen.seat
