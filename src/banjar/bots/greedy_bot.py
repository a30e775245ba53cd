"""A player who follows a game's rules of thumb."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from banjar.bots.protocol import deciding_seat
from banjar.games.action import Action
from banjar.kernel.generator import GENERATOR
from banjar.kernel.record import new_records
from banjar.seen import Seen


class GreedyBot:
    """Takes what looks best now by the game's `advice`; lots decide among equals."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._generator: Any = None

    def choose(self, seen: Seen) -> Action:
        """The most attractive legal action."""
        seat = deciding_seat(seen)
        engine = seen.game.engine
        if self._generator is None:
            self._generator = new_records(GENERATOR)
            engine.loops.reseed(self._generator, self._seed)
        weights = np.zeros(len(seen.game.actions))
        legal = engine.scratch.legal
        best: int = engine.loops.advise(seen.records, seat, legal, self._generator, weights)
        return seen.game.actions[best]
