"""A lightweight game state for external searches: little more than the kernel's record, fast to copy and to step."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from banjar.core.engine import UncheckedCalls
from banjar.core.errors import IllegalAction, OptionError
from banjar.core.game import Game, State
from banjar.envs.compiled import compiled
from banjar.envs.rewards import checked_reward, rewards_of
from banjar.kernel.call_buffer import LENGTH, TO_MOVE
from banjar.kernel.event_buffer import EVENT_RECORD, NOBODY
from banjar.kernel.mode import PLAIN
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import copy_records, new_records, packed, unpacked

Array = np.ndarray[Any, Any]


class Walker:
    """Creates walks of a game, and holds what they share."""

    def __init__(self, game: Game, reward: str) -> None:
        self.game = game
        self.engine = game.engine
        self.reward = checked_reward(reward)
        self.entry_points = compiled(game, "walk", self._warm_up)
        self.unchecked = UncheckedCalls(self.entry_points)
        self.results = Results(game.players)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Walker, (self.game, self.reward))

    def _warm_up(self, entry_points: Any) -> None:
        state = self.game.new(seed=1)
        scratch, traces = self.game.engine.scratch, np.zeros((self.game.players, 2), np.int64)
        results = Results(self.game.players)
        entry_points.retrace(new_records(EVENT_RECORD, 1), 0, traces)
        entry_points.advance(state._records, scratch.legal, state.legal_ids()[0], traces)
        entry_points.result(state._records, results.scores, results.ranks)
        self.game.engine.entry_points.reseed(results.generator, 1)
        entry_points.finish(state._records, scratch.legal, results.generator, results.scores, results.ranks)

    def walk(self, state: State) -> Walk:
        """A walk that starts from a state."""
        traces = np.zeros((self.game.players, 2), np.int64)
        self.entry_points.retrace(state._history, state._now[LENGTH], traces)
        records = copy_records(state._records)
        return Walk(self, WalkStart(state._start), records, traces, state._now[TO_MOVE], state.legal_ids())

    def digest(self, records: Any, seat: int) -> str:
        """A digest of what a seat sees."""
        return hashlib.blake2b(self.look(records, seat), digest_size=8).hexdigest()

    def look(self, records: Any, seat: int) -> bytes:
        """What a seat sees, as bytes: equal for two tables that look the same to it."""
        seen = self.game.engine.new_state()
        self.game.engine.entry_points.seen_by(records, seat, seen)
        return packed(self.game.rules.contract.STATE, seen) if PLAIN else bytes(seen.tobytes())

    def rewards(self, scores: Array, ranks: Array) -> list[float]:
        """The rewards of a finished game, by seat."""
        return rewards_of(self.reward, scores.tolist(), ranks.tolist())


class Results(threading.local):
    """Arrays that calls overwrite; do not keep references to them. Each thread has its own."""

    def __init__(self, players: int) -> None:
        self.scores = np.zeros(players, np.int64)
        self.ranks = np.ones(players, np.int64)
        self.generator = new_records(GENERATOR)


class WalkStart:
    """The start of a walk, shared by all its copies; what each seat saw there is computed once."""

    def __init__(self, records: Any) -> None:
        self.records = records
        self.digests: dict[int, str] = {}


class Walk:
    """A game in progress without its history, except for a hash of what each seat has seen."""

    __slots__ = ("legal", "records", "start", "to_move", "traces", "walker")

    def __init__(
        self, walker: Walker, start: WalkStart, records: Any, traces: Array, to_move: int, legal: list[int]
    ) -> None:
        self.walker = walker
        self.start = start
        self.records = records
        self.traces = traces
        self.to_move = to_move
        self.legal = legal

    def copy(self) -> Walk:
        """An independent copy."""
        records = copy_records(self.records)
        return Walk(self.walker, self.start, records, self.traces.copy(), self.to_move, self.legal)

    def play(self, action: int) -> None:
        """Play an action for the seat to move; IllegalAction if it is not legal."""
        walker = self.walker
        scratch = walker.engine.scratch
        answer = walker.unchecked.advance(self.records, scratch.legal, action, self.traces)
        if answer < 0:
            raise IllegalAction(self._refusal(action))
        self.to_move = (answer & 7) - 1
        self.legal = scratch.listed(answer >> 3)

    def _refusal(self, action: int) -> str:
        if self.to_move == NOBODY:
            return "the game is over; no action is legal"
        table = self.walker.game.actions
        if not 0 <= action < len(table):
            return f"{self.walker.game.name} knows no action {action}; ids go from 0 to {len(table) - 1}"
        options = ", ".join(str(table[number]) for number in self.legal)
        return f"'{table[action]}' is not legal now; seat {self.to_move} may: {options}"

    def rewards(self) -> list[float]:
        """The rewards by seat; all 0 before the end."""
        results = self.walker.results
        if self.to_move != NOBODY:
            return [0.0] * len(results.scores)
        self.walker.entry_points.result(self.records, results.scores, results.ranks)
        return self.walker.rewards(results.scores, results.ranks)

    def finished_randomly(self, generator: Any) -> list[float]:
        """The rewards of a random rollout from here; the walk itself is unchanged."""
        walker, results = self.walker, self.walker.results
        legal = walker.game.engine.scratch.legal
        walker.unchecked.finish(copy_records(self.records), legal, generator, results.scores, results.ranks)
        return walker.rewards(results.scores, results.ranks)

    def recalled(self, seat: int) -> str:
        """A digest of everything a seat has seen so far."""
        start = self.start.digests.get(seat)
        if start is None:
            start = self.start.digests[seat] = self.walker.digest(self.start.records, seat)
        first, second = self.traces[seat].tolist()
        return f"{seat}:{start}{first:08x}{second:08x}"

    def seen(self, seat: int) -> str:
        """A digest of what a seat sees now."""
        return f"{seat}:{self.walker.digest(self.records, seat)}"

    def observe(self, seat: int, vector: Array) -> None:
        """Write the seat's observation into a contiguous array of float32."""
        engine = self.walker.engine
        if vector.dtype.char != "f" or vector.shape != (engine.features,) or vector.strides != (4,):
            raise OptionError(f"an observation is written into a contiguous array of {engine.features} float32")
        engine.unchecked.observe(self.records, seat, engine.scratch.seen, vector)

    def to_bytes(self) -> bytes:
        """The table as bytes."""
        return packed(self.walker.game.rules.contract.STATE, self.records)

    def __deepcopy__(self, memo: dict[int, Any]) -> Walk:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        start = packed(self.walker.game.rules.contract.STATE, self.start.records)
        content = (start, self.to_bytes(), self.traces.tolist(), self.to_move, self.legal)
        return (unpickled_walk, (self.walker, *content))


def unpickled_walk(
    walker: Walker, start: bytes, content: bytes, traces: Sequence[Sequence[int]], to_move: int, legal: list[int]
) -> Walk:
    """Rebuild a pickled walk."""
    first, records = (unpacked(walker.game.rules.contract.STATE, part) for part in (start, content))
    return Walk(walker, WalkStart(first), records, np.array(traces, np.int64), to_move, legal)
