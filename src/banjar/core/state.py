"""A game in progress: its decisions, its past and its scores."""

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
from banjar.kernel.records import copy_records, new_records, packed

Observation: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
HISTORY_CHUNK = 256
FLOAT32 = np.dtype(np.float32)
NO_ID = 1 << 15
"""No game has so many actions."""


class StateMark(NamedTuple):
    """A moment of a state's past."""

    records: Any
    now: list[int]
    step: int
    """How many decisions had been made."""
    scripts: list[str]
    reshuffles: int


class BaseState:
    """The true state of a table with its whole history; `banjar.core.game.State` adds what seats know of it."""

    def __init__(self, game: Variant, origin: dict[str, Any]) -> None:
        self.game = game
        self._origin = origin
        self._engine = game.engine
        self._records = self._engine.new_state()
        self._start: Any = None
        self._history = new_records(EVENT_RECORD, HISTORY_CHUNK)
        self._room = HISTORY_CHUNK // 2
        """With a longer history than this, one decision might not find room in it."""
        self._opening = 0
        self._now: list[int] = []
        """The status after the last decision, with the legal ids; at the start without."""
        self._past: list[list[int]] = []
        """The status after each decision."""
        self._reshuffles: list[str] = []
        self._known_starts: dict[int, Any] = {}
        self._scripts = list(origin.get("reshuffles", ()))
        self._buffer: Observation | None = None
        """Where the last observation was asked to be written, known to be fit for it."""

    @property
    def raw(self) -> Any:
        """The kernel's record of the table. Nothing checks what is written to it."""
        return self._records[0]

    def begin(self, options: Any, deal: Any) -> None:
        """Set up from a deal; `Game` calls this."""
        status = self._engine.scratch.status
        self._engine.unchecked.begin(self._records, options, deal, self._history, status)
        now = [int(number) for number in status[:LEGAL]]
        self._opening = now[LENGTH]
        self.start_here(now)

    def begin_in_position(self) -> None:
        """Start from the table as it was set up; `Game` calls this."""
        now = [0] * LEGAL
        now[TO_MOVE], now[BARRIER], now[TURN] = int(self.raw.to_move), 1, int(self.raw.turn)
        self.start_here(now)

    def start_here(self, now: list[int]) -> None:
        """Make the table as it stands the start."""
        self._now = now
        self._start = copy_records(self._records)
        self._known_starts = {}
        for script in reversed(self._scripts):
            self.game.rules.reshuffles.load_script(self.raw, script)  # the last one loaded is the first to be used

    def _load_script(self) -> None:
        """Fix the next reshuffle where a record or a sampled world knows it."""
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
        """Has the game ended?"""
        return self._now[TO_MOVE] == NOBODY

    @property
    def players(self) -> int:
        """The number of players."""
        return self.game.players

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self._now[TURN]

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return int(self.raw.active)

    @property
    def phase(self) -> str:
        """What is being decided."""
        return self.game.rules.phases[int(self.raw.phase)]

    @property
    def end_reason(self) -> str | None:
        """Why the game ended, or None."""
        return self.game.rules.end_reason(self.raw) if self.is_over else None

    @property
    def barrier(self) -> bool:
        """Did the last decision reveal something or pass the turn, so that it cannot be taken back?"""
        return self._now[BARRIER] != 0

    @property
    def deal(self) -> dict[str, Any] | None:
        """The explicit deal of a game that began with one; secret until the end."""
        return copy.deepcopy(self._dealt().get("deal"))

    def _dealt(self) -> dict[str, Any]:
        """The origin, with the deal of its seed, which is worked out when it is first needed."""
        if "seed" in self._origin and "deal" not in self._origin:
            self._origin["deal"] = self.game.deal_of(self._origin["seed"])
        return self._origin

    @property
    def seed(self) -> int | None:
        """The seed the game was dealt from, if it was; secret until the end."""
        return self._origin.get("seed")

    @property
    def decisions(self) -> list[tuple[int, Action]]:
        """Every decision so far: the seat and what it chose."""
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
        """`decisions` with ids."""
        return [(told[SEAT], told[ACTION]) for told in self._past]

    @property
    def turns(self) -> list[int]:
        """For every decision so far, the number of the turn it was made in."""
        return [told[DECIDED_IN] for told in self._past]

    @property
    def reshuffles(self) -> list[str]:
        """The piles shuffled during the game, as letters in drawing order; secret until the end."""
        return self._reshuffles[:]

    def legal_ids(self) -> list[int]:
        """The ids of the legal actions, ascending."""
        now = self._now
        if len(now) > LEGAL:
            return now[LEGAL:]
        scratch = self._engine.scratch
        return scratch.listed(self._engine.unchecked.list_legal(self._records, scratch.legal))

    def legal_actions(self) -> list[Action]:
        """What the seat to act may choose; empty when the game is over."""
        table = self.game.rules.actions.all
        return [table[number] for number in self.legal_ids()]

    def play(self, action: Action | int | str | Mapping[str, Any]) -> None:
        """Play an action of the seat to act: an Action, its id, its notation or its structure.

        IllegalAction says what is legal if it is not; the state is then unchanged.

        >>> import banjar
        >>> state = banjar.load("altar").new(seed=7)
        >>> state.play("nobuy")
        >>> len(state.decisions)
        1
        """
        # Looking up an id takes as long as playing it, and the kernel refuses ids that are none.
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
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin._origin = self._origin
        twin._engine = self._engine
        twin._records = copy_records(self._records)
        twin._start = self._start
        twin._history = copy_records(self._history)
        twin._room = self._room
        twin._opening = self._opening
        twin._now = self._now
        twin._past = self._past[:]
        twin._scripts = self._scripts[:]
        twin._known_starts = self._known_starts
        twin._reshuffles = self._reshuffles[:]
        twin._buffer = None
        return twin

    def mark(self) -> StateMark:
        """A moment to `rewind` to, any number of times; cheaper than a copy."""
        return StateMark(
            copy_records(self._records), self._now, len(self._past), self._scripts[:], len(self._reshuffles)
        )

    def rewind(self, mark: StateMark) -> None:
        """Take back everything since a mark of this state; later marks become invalid.

        ValueError if the mark is not of this state's past, as far as that can be told.
        """
        self._check_mark(mark)
        self._records = copy_records(mark.records)
        self._now = mark.now
        del self._past[mark.step :]  # the history ends where the status says
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
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin._origin = self._origin
        twin._engine = self._engine
        twin._records = copy_records(mark.records)
        twin._start = self._start
        twin._history = new_records(EVENT_RECORD, HISTORY_CHUNK)
        twin._room = HISTORY_CHUNK // 2
        twin._opening = 0
        twin._now = mark.now[:]
        twin._now[LENGTH] = 0
        twin._past = []
        twin._scripts = mark.scripts[:]
        twin._known_starts = self._known_starts
        twin._reshuffles = []
        twin._buffer = None
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

    __hash__ = None  # type: ignore[assignment]  # states change

    def __repr__(self) -> str:
        now = "over" if self.is_over else f"turn {self.turn}, seat {self.to_act} decides: {self.phase}"
        return f"<{self.game.name} for {self.players}, {now}>"

    def to_bytes(self) -> bytes:
        """The table as bytes, the same in both kernels."""
        return packed(self.game.rules.contract.STATE, self._records)

    def scores(self) -> list[int]:
        """Every seat's points if the game ended now."""
        return [sheet["total"] for sheet in self.score_sheets()]

    def score_sheets(self) -> list[dict[str, int]]:
        """Every seat's score sheet: each line, and the total."""
        self._score()
        lines = (*self.game.rules.score_lines, "total")
        sheets = self._engine.scratch.sheets
        return [dict(zip(lines, sheets[seat].tolist(), strict=True)) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """Every seat's rank from 1, after tie-breaks; seats that nothing separates share one."""
        self._score()
        ranks: list[int] = self._engine.scratch.ranks[: self.players].tolist()
        return ranks

    def winners(self) -> list[int]:
        """The seats that won, several if they share; empty before the end."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1] if self.is_over else []

    def tie_breaks(self) -> list[dict[str, Any]]:
        """How the tie for most points was broken, step by step; empty without a tie, and before the end."""
        if not self.is_over:
            return []
        scores = self.scores()
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return self.game.rules.tie_breaks(self.raw, best) if len(best) > 1 else []

    def returns(self) -> list[float]:
        """1 divided among the winners; 0 for everybody before the end."""
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
        """The complete position, hidden things too, ready for JSON and for `Game.from_position`."""
        return self.game.rules.to_position(self.raw)

    @property
    def origin(self) -> dict[str, Any]:
        """What the game started from: its seed, deal or position; secret until the end."""
        return copy.deepcopy(dict(self._dealt()))
