"""The game on the table: its state, and which of its decisions can be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from banjar.game import Game
from banjar.games.action import Action
from banjar.games.errors import IllegalAction
from banjar.state import State


class Play:
    """A game with the version of the log at which each decision was made."""

    def __init__(self, game: Game, origin: dict[str, Any], moves: Iterable[str], version: int) -> None:
        self.game = game
        self.origin = origin
        self.state = game.from_origin(origin)
        self.versions: list[int] = []
        """For each decision the version of the table it led to."""
        self._barriers: list[bool] = []
        for move in moves:
            self.act(move, version)
        self._barriers = [True] * len(self._barriers)  # what happened at another table stays

    @property
    def to_act(self) -> int | None:
        """The seat that decides now."""
        return self.state.to_act

    @property
    def undoable(self) -> int:
        """How many decisions the seat that made the last one can take back."""
        count = 0
        while count < len(self._barriers) and not self._barriers[-1 - count]:
            count += 1
        return count

    @property
    def last_seat(self) -> int | None:
        """Who made the last decision."""
        decisions = self.state.decisions
        return decisions[-1][0] if decisions else None

    def offered(self, action: str) -> Action | None:
        """The legal action with this notation."""
        try:
            wanted = self.game.action(action)
        except IllegalAction:
            return None
        return wanted if wanted.id in self.state.legal_ids() else None

    def act(self, action: str, version: int) -> None:
        """Carry out a decision."""
        self.state.play(action)
        self.versions.append(version)
        self._barriers.append(self.state.barrier)

    def undo(self, steps: int) -> None:
        """Go back to before the last decisions, by playing all the others again."""
        kept = len(self.versions) - steps
        actions = [action for _, action in self.state.decisions[:kept]]
        self.state = self.game.from_origin(self.origin)
        for action in actions:
            self.state.play(action)
        del self.versions[kept:], self._barriers[kept:]

    def at(self, step: int) -> State:
        """The game after its first `step` decisions."""
        state = self.game.from_origin(self.origin)
        for _, action in self.state.decisions[:step]:
            state.play(action)
        return state
