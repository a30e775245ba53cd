"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from banjar.bots.budget import Budget
from banjar.bots.candidate import Candidate
from banjar.core.action import Action
from banjar.core.errors import IllegalAction
from banjar.core.game import Seen


class Bot(Protocol):
    """A player that decides from what its seat has seen, and from nothing else."""

    @property
    def name(self) -> str:
        """What `load_bot` calls it."""

    def choose(self, seen: Seen, budget: Budget | None = None) -> Action:
        """One of `seen.legal_actions()`; the same choices in the same order for the same seed."""

    def explain(self, seen: Seen, budget: Budget | None = None) -> list[Candidate]:
        """Every legal action with the bot's reasons, the best first."""


def deciding_seat(seen: Seen) -> int:
    """The seat that has to decide, if it is the one that looks."""
    if seen.seat is None or seen.to_act != seen.seat:
        watcher = "a spectator" if seen.seat is None else f"seat {seen.seat}"
        raise IllegalAction(f"{watcher} has nothing to decide now")
    return seen.seat
