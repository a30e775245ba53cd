"""A game in progress: decisions, history and scores."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, NamedTuple, Self, TypeAlias

import numpy as np

from banjar.core.action import Action
from banjar.core.errors import IllegalAction, OptionError, PositionError
from banjar.core.variant import Variant
from banjar.kernel.call_buffer import ACTION, BARRIER, DECIDED_IN, LEGAL, LENGTH, SEAT, SHUFFLED, TO_MOVE, TURN
from banjar.kernel.event_buffer import EVENT_RECORD, NOBODY
from banjar.kernel.mode import PLAIN
from banjar.kernel.records import copy_records, new_records, packed, readable

Observation: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
HISTORY_CHUNK = 256
FLOAT32 = np.dtype(np.float32)
NO_ID = 1 << 15
"""Larger than any action id: an id beyond this is never legal."""


class StateMark(NamedTuple):
    """A saved moment of a state, to rewind to."""

    records: Any
    now: list[int]
    step: int
    """Number of decisions made by then."""
    scripts: list[str]
    reshuffles: int


class BaseState:
    """The true state of a table with its whole history; `banjar.core.game.State` adds what each seat knows."""

    def __init__(self, game: Variant, origin: dict[str, Any]) -> None:
        self.game = game
        self._origin = origin
        self._engine = game.engine
        self._records = self._engine.new_state()
        self._start: Any = None
        self._history = new_records(EVENT_RECORD, HISTORY_CHUNK)
        self._room = HISTORY_CHUNK // 2
        """Length of the history from which the events of one decision might not fit any more."""
        self._opening = 0
        self._now: list[int] = []
        """The status after the last decision, followed by the legal ids; without these at the start."""
        self._past: list[list[int]] = []
        """The status after each decision."""
        self._reshuffles: list[str] = []
        self._known_starts: dict[int, Any] = {}
        self._scripts = list(origin.get("reshuffles", ()))
        self._buffer: Observation | None = None
        """The last `out` array given to `observation`, which has been checked."""

    @property
    def raw(self) -> Any:
        """The kernel's record of the table. Warning: nothing checks what is written to it."""
        return self._records[0]

    @property
    def records(self) -> Any:
        """The same for compiled code, which takes arrays of records."""
        return self._records

    def begin(self, options: Any, deal: Any) -> None:
        """Set up from a deal; `Game` calls this."""
        status = self._engine.scratch.status
        self._engine.unchecked.begin(self._records, options, deal, self._history, status)
        now = [int(number) for number in status[:LEGAL]]
        self._opening = now[LENGTH]
        self.start_here(now)

    def begin_in_position(self) -> None:
        """Start from the position set up in `raw`; `Game` calls this."""
        now = [0] * LEGAL
        now[TO_MOVE], now[BARRIER], now[TURN] = int(self.raw.to_move), 1, int(self.raw.turn)
        self.start_here(now)

    def start_here(self, now: list[int]) -> None:
        """Make the current table the start of the game."""
        self._now = now
        self._start = copy_records(self._records)
        self._known_starts = {}
        for script in reversed(self._scripts):
            self.game.rules.reshuffles.load_script(self.raw, script)  # the script loaded last is used first

    def _load_script(self) -> None:
        """Fix the order of the next reshuffle, if a record or sampled world prescribes it."""
        if self._scripts:
            self.game.rules.reshuffles.load_script(self.raw, self._scripts[0])

    def _next_script(self, before: Self) -> None:
        if self.game.rules.reshuffles.script_is_used(self.raw):
            self._scripts.pop(0)
            self._load_script()
        elif self.raw.events.shuffled:
            number = len(self._reshuffles)
            self.__dict__.update(before.__dict__)
            raise PositionError(f"reshuffle {number} does not hold the cards that were shuffled: {self._scripts[0]}")

    @property
    def to_act(self) -> int | None:
        """The seat that decides now, or None when the game is over."""
        seat = self._now[TO_MOVE]
        return None if seat == NOBODY else seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._now[TO_MOVE] == NOBODY

    @property
    def players(self) -> int:
        """The number of players."""
        return self.game.players

    @property
    def turn(self) -> int:
        """The number of the current turn, from 1."""
        return self._now[TURN]

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self.raw.active)

    @property
    def phase(self) -> str:
        """The name of the current phase: what is being decided."""
        return self.game.rules.phases[int(self.raw.phase)]

    @property
    def end_reason(self) -> str | None:
        """Why the game ended, or None."""
        return self.game.rules.end_reason(self.raw) if self.is_over else None

    @property
    def barrier(self) -> bool:
        """Whether the last decision cannot be undone, because it revealed something or another seat decides next."""
        return self._now[BARRIER] != 0

    @property
    def deal(self) -> dict[str, Any] | None:
        """The explicit deal, or None if the game started from a position. Secret until the end."""
        return copy.deepcopy(self._dealt().get("deal"))

    def _dealt(self) -> dict[str, Any]:
        """The origin with its deal, which is computed from the seed when first needed."""
        if "seed" in self._origin and "deal" not in self._origin:
            self._origin["deal"] = self.game.deal_of(self._origin["seed"])
        return self._origin

    @property
    def seed(self) -> int | None:
        """The seed the game was dealt from, or None. Secret until the end."""
        return self._origin.get("seed")

    @property
    def decisions(self) -> list[tuple[int, Action]]:
        """Every decision so far, as pairs of seat and action."""
        table = self.game.rules.actions
        return [(seat, table[action]) for seat, action in self._choices]

    @property
    def step(self) -> int:
        """How many decisions have been made: `len(decisions)` without making the list.

        >>> import banjar
        >>> state = banjar.load("altar").new(seed=7)
        >>> state.play("nobuy")
        >>> state.step
        1
        """
        return len(self._past)

    def decision(self, number: int) -> tuple[int, Action]:
        """Decision `number`, counted from 1 as in `events_of`: the seat and what it chose."""
        if not 1 <= number <= len(self._past):
            raise IndexError(f"there is no decision {number}; {len(self._past)} have been made")
        status = self._past[number - 1]
        return status[SEAT], self.game.rules.actions[status[ACTION]]

    def action_ids(self, first: int, last: int) -> list[int]:
        """The ids of the actions chosen in the decisions from number `first` to `last`, counted from 1."""
        return [status[ACTION] for status in self._past[max(0, first - 1) : last]]

    @property
    def _choices(self) -> list[tuple[int, int]]:
        """`decisions` with action ids."""
        return [(told[SEAT], told[ACTION]) for told in self._past]

    @property
    def turns(self) -> list[int]:
        """For every decision so far, the number of its turn."""
        return [told[DECIDED_IN] for told in self._past]

    @property
    def reshuffles(self) -> list[str]:
        """The piles shuffled during the game, as card letters in drawing order. Secret until the end."""
        return self._reshuffles[:]

    def legal_ids(self) -> list[int]:
        """The ids of the legal actions, ascending."""
        now = self._now
        if len(now) > LEGAL:
            return now[LEGAL:]
        scratch = self._engine.scratch
        return scratch.listed(self._engine.unchecked.list_legal(self._records, scratch.legal))

    def legal_actions(self) -> list[Action]:
        """The legal actions of the seat to act; empty when the game is over."""
        table = self.game.rules.actions.all
        return [table[number] for number in self.legal_ids()]

    def play(self, action: Action | int | str | Mapping[str, Any]) -> None:
        """Play an action for the seat to act: an Action, its id, its notation or its structure.

        The action is checked. Raises IllegalAction, which lists the legal actions; the state is then unchanged.

        >>> import banjar
        >>> state = banjar.load("altar").new(seed=7)
        >>> state.play("nobuy")
        >>> len(state.decisions)
        1
        """
        # Ids are not looked up: that takes as long as playing them, and the kernel rejects unknown ids.
        number = action if type(action) is int and 0 <= action < NO_ID else self.game.action(action).id
        length = self._now[LENGTH]
        if length > self._room:
            self._grow()
        engine = self._engine
        call_buffer, statuses = engine.scratch.playing
        before = self.copy() if self._scripts else None
        told = engine.unchecked.play_checked(self._records, call_buffer, number, self._history, length)
        if not told:
            raise IllegalAction(self._refusal(number))
        self._now = now = call_buffer[0].status[:told] if PLAIN else statuses[told].tolist()
        self._past.append(now)
        if now[SHUFFLED]:
            self._reshuffles.append(self.game.rules.reshuffles.read_shuffle(self.raw, now[SHUFFLED]))
        if before is not None:
            self._next_script(before)

    def _grow(self) -> None:
        if PLAIN:
            self._history.extend(new_records(EVENT_RECORD, len(self._history)))
        else:
            longer = new_records(EVENT_RECORD, 2 * len(self._history))
            longer[: len(self._history)] = self._history
            self._history = longer
        self._room = len(self._history) - HISTORY_CHUNK // 2

    def _refusal(self, number: int) -> str:
        if self.is_over:
            return "the game is over; no action is legal"
        action = self.game.action(number)
        options = ", ".join(str(legal) for legal in self.legal_actions())
        return f"'{action}' is not legal now; seat {self.to_act} may: {options}"

    def copy(self) -> Self:
        """An independent copy."""
        twin = self._twin(copy_records(self._records), copy_records(self._history), self._now)
        twin._room = self._room
        twin._opening = self._opening
        twin._past = self._past[:]
        twin._scripts = self._scripts[:]
        twin._reshuffles = self._reshuffles[:]
        return twin

    def _twin(self, records: Any, history: Any, now: list[int]) -> Self:
        """A state of the same game with these records, and without a past."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin._origin = self._origin
        twin._engine = self._engine
        twin._records = records
        twin._start = self._start
        twin._history = history
        twin._room = HISTORY_CHUNK // 2
        twin._opening = 0
        twin._now = now
        twin._past = []
        twin._scripts = []
        twin._known_starts = self._known_starts
        twin._reshuffles = []
        twin._buffer = None
        return twin

    def mark(self) -> StateMark:
        """Save the current moment, to `rewind` to it any number of times; cheaper than a copy."""
        return StateMark(
            copy_records(self._records), self._now, len(self._past), self._scripts[:], len(self._reshuffles)
        )

    def rewind(self, mark: StateMark) -> None:
        """Undo everything since a mark of this state; later marks become invalid.

        Raises ValueError if the mark is recognisably not of this state's past.
        """
        self._check_mark(mark)
        self._records = copy_records(mark.records)
        self._now = mark.now
        del self._past[mark.step :]  # the history itself is not cut: the status holds its length
        self._scripts = mark.scripts[:]
        del self._reshuffles[mark.reshuffles :]

    def at(self, mark: StateMark) -> Self:
        """An independent state as this one was at a mark, to look at and to play on.

        Its past begins there: it knows neither the decisions nor the events before the mark, which makes it as cheap in
        the longest game as in the shortest. ValueError if the mark is not of this state's past.

        >>> import banjar
        >>> state = banjar.load("altar").new(seed=7)
        >>> mark = state.mark()
        >>> state.play("nobuy")
        >>> earlier = state.at(mark)
        >>> earlier.step, earlier.to_act
        (0, 0)
        """
        self._check_mark(mark)
        now = mark.now[:]
        now[LENGTH] = 0
        twin = self._twin(copy_records(mark.records), new_records(EVENT_RECORD, HISTORY_CHUNK), now)
        twin._scripts = mark.scripts[:]
        return twin

    def _check_mark(self, mark: StateMark) -> None:
        if mark.step and (len(self._past) < mark.step or self._past[mark.step - 1] is not mark.now):
            raise ValueError("the mark is not of this state's past")

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BaseState):
            return NotImplemented
        return self.game == other.game and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # states are mutable

    def __repr__(self) -> str:
        now = "over" if self.is_over else f"turn {self.turn}, seat {self.to_act} decides: {self.phase}"
        return f"<{self.game.name} for {self.players}, {now}>"

    def to_bytes(self) -> bytes:
        """The table as bytes; identical in both kernels."""
        return packed(self.game.rules.contract.STATE, self._records)

    def scores(self) -> list[int]:
        """Every seat's points if the game ended now."""
        return [sheet["total"] for sheet in self.score_sheets()]

    def score_sheets(self) -> list[dict[str, int]]:
        """Every seat's score sheet: the points of each line, and the total."""
        self._score()
        lines = (*self.game.rules.score_lines, "total")
        sheets = self._engine.scratch.sheets
        return [dict(zip(lines, sheets[seat].tolist(), strict=True)) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """Every seat's rank from 1, after tie-breaks; seats still tied share a rank."""
        self._score()
        ranks: list[int] = self._engine.scratch.ranks[: self.players].tolist()
        return ranks

    def winners(self) -> list[int]:
        """The seats that won, several if they share the victory; empty before the end."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1] if self.is_over else []

    def tie_breaks(self) -> list[dict[str, Any]]:
        """How the tie for most points was broken, step by step; empty without a tie and before the end."""
        if not self.is_over:
            return []
        scores = self.scores()
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return self.game.rules.tie_breaks(self.raw, best) if len(best) > 1 else []

    def returns(self) -> list[float]:
        """Returns per seat: 1 shared among the winners, 0 for the others and before the end."""
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def _score(self) -> None:
        scratch = self._engine.scratch
        self._engine.entry_points.results(self._records, scratch.sheets, scratch.ranks)

    def _checked_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.players:
            raise OptionError(f"there is no seat {seat!r}; seats go from 0 to {self.players - 1}")
        return int(seat)

    def to_position(self) -> dict[str, Any]:
        """The complete position with all hidden cards, ready for JSON and `Game.from_position`."""
        return self.game.rules.to_position(readable(self._records)[0])

    @property
    def origin(self) -> dict[str, Any]:
        """What the game started from: its seed, deal or position. Secret until the end."""
        return copy.deepcopy(dict(self._dealt()))
