"""What one seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from banjar.core.action import Action
from banjar.core.errors import OptionError
from banjar.kernel.event_buffer import EVENT_RECORD, EVERYONE, NOBODY, SPECTATORS
from banjar.kernel.mode import PLAIN
from banjar.kernel.records import copy_records, new_records, packed
from banjar.kernel.seed import LARGEST_SEED

if TYPE_CHECKING:
    from banjar.core.game import Game
    from banjar.core.state import State

ATTEMPTS = 20


class Seen:
    """What one seat knows: the only thing a bot, a view or an observation is made from."""

    def __init__(
        self,
        game: Game,
        seat: int | None,
        records: Any,
        start: Any,
        history: tuple[Any, int],
        decisions: list[tuple[int, int]],
        dealt: bool,
        opened: dict[str, Any] | None,
    ) -> None:
        self.game = game
        self.seat = seat
        self._engine = game.engine
        self._records = self._engine.new_state()
        self._engine.entry_points.seen_by(records, NOBODY if seat is None else seat, self._records)
        self._start = start
        self._dealt = dealt
        self._opened = opened
        """Where the game started, known when it is over: then everything is open."""
        mask = game.rules.hidden.mask
        reader = SPECTATORS if seat is None else 1 << seat
        if opened is not None:
            reader, mask = EVERYONE, _nothing_hidden
        self._history = _visible(*history, reader)
        self.decisions: list[tuple[int, int, bool]] = []
        """Seat, action id and whether the choice is hidden; the id then stands for all of its kind."""
        for mover, action in decisions:
            masked = mask(action) if mover != seat else None
            self.decisions.append((mover, action if masked is None else masked, masked is not None))
        self._memory: Any = None

    @property
    def to_act(self) -> int | None:
        """The seat that decides now, or None when the game is over."""
        seat = int(self._records[0].to_move)
        return None if seat == NOBODY else seat

    @property
    def records(self) -> Any:
        """The kernel's record of what this seat knows, for compiled code; it is not to be changed."""
        return self._records

    def legal_ids(self) -> list[int]:
        """The ids of this seat's legal actions; empty when it is not its turn to decide."""
        return offered_ids(self.game, self._records, self.seat)

    def legal_actions(self) -> list[Action]:
        """This seat's legal actions."""
        table = self.game.rules.actions.all
        return [table[number] for number in self.legal_ids()]

    def legal_mask(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """One truth value an action of the game."""
        mask = np.zeros(len(self.game.rules.actions), np.bool_)
        mask[self.legal_ids()] = True
        return mask

    def observation(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The numbers `Game.feature_names` names."""
        if self.seat is None:
            raise OptionError("a spectator has no observation; give a seat")
        vector = np.zeros(len(self.game.feature_names), np.float32)
        self._engine.entry_points.features(self._records, self.seat, vector)
        return vector

    def view(self, memory_aid: bool = False) -> dict[str, Any]:
        """What the table shows a person at this seat."""
        return table_view(self.game, self._records, self.seat, memory_aid)

    def to_bytes(self) -> bytes:
        """All that this seat knows as bytes: the same for two games it cannot tell apart."""
        contract = self.game.rules.contract
        records = packed(contract.STATE, self._records) + packed(contract.STATE, self._start)
        return records + packed(EVENT_RECORD, self._history) + repr(self.decisions).encode()

    def sample_world(self, rng: int | np.random.Generator | None = None) -> State:
        """A complete game this seat cannot tell from the true one, with a history that replays to it.

        `rng` is a numpy Generator or a seed.
        """
        if self._opened is not None:
            return self._replayed(self.game.from_origin(self._opened), iter(()))
        if self.seat is None:
            raise OptionError("a spectator cannot sample worlds; give a seat")
        scratch = self._engine.scratch
        generator = rng if isinstance(rng, np.random.Generator) else np.random.default_rng(rng)
        self._engine.entry_points.reseed(scratch.generator, int(generator.integers(LARGEST_SEED)))
        for _ in range(ATTEMPTS):
            worlds = copy_records(self._records)
            if self._engine.entry_points.sample(
                self._records, self.seat, self.memory(), scratch.generator, worlds, scratch.trace
            ):
                return self._with_history(scratch.trace[0])
        raise NoWorldFound("no world was found that agrees with everything this seat has seen")

    def memory(self) -> Any:
        """What the history tells of hidden cards, worked out once."""
        if self._memory is None:
            self._memory = new_records(self.game.rules.contract.MEMORY)
            self._engine.entry_points.recall(self._start, self.seat, self._history, len(self._history), self._memory)
        return self._memory

    def _with_history(self, trace: Any) -> State:
        """Play the sampled history from its start."""
        rules, hidden = self.game.rules, self.game.rules.hidden
        reshuffles = hidden.sampled_reshuffles(trace)
        if self._dealt:
            world = self.game.from_deal(hidden.sampled_deal(trace, self._records[0]), reshuffles)
        else:
            start = copy_records(self._start)
            hidden.rebuild_start(start[0], trace)
            world = self.game.from_position(rules.to_position(start[0]), reshuffles)
        return self._replayed(world, iter([int(choice) for choice in trace.choices[: trace.choices_count]]))

    def _replayed(self, world: State, choices: Iterator[int]) -> State:
        unmask = self.game.rules.hidden.unmask
        for _, action, is_hidden in self.decisions:
            world.play(unmask(action, next(choices)) if is_hidden else action)
        return world


class NoWorldFound(RuntimeError):
    """Sampling gave up; only possible where a game's sampler does not search all worlds."""


def offered_ids(game: Game, seen: Any, seat: int | None) -> list[int]:
    """The ids of the actions that a seat may choose from now, by what it has seen."""
    if seat is None or int(seen[0].to_move) != seat:
        return []
    scratch = game.engine.scratch
    return scratch.listed(game.engine.entry_points.list_legal(seen, scratch.legal))


def table_view(game: Game, seen: Any, seat: int | None, memory_aid: bool, is_open: bool = False) -> dict[str, Any]:
    """What the table shows a person, from what the gate let through; everything, if it was opened."""
    legal = [offered(game, seen[0], number) for number in offered_ids(game, seen, seat)]
    return {"game": game.name, "seat": seat, **game.rules.view(seen[0], seat, memory_aid, is_open), "legal": legal}


def offered(game: Game, seen: Any, number: int) -> dict[str, Any]:
    """An action as a view lists it: its id, notation and structure, and what it costs and brings."""
    action = game.rules.actions[number]
    entry = {"id": number, "text": action.text, **action.to_dict()}
    preview = game.rules.preview(seen, number)
    return {**entry, "preview": preview} if preview else entry


def _nothing_hidden(_action: int) -> None:
    return None


def _visible(history: Any, length: int, bit: int) -> Any:
    if PLAIN:
        return [entry for entry in history[:length] if entry.audience & bit]
    rows = history[:length]
    return rows[(rows["audience"] & bit) != 0].copy()
