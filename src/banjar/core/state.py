"""A game in progress."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np

from banjar.core.action import Action
from banjar.core.errors import IllegalAction, OptionError, PositionError
from banjar.core.event import Event
from banjar.core.information import Seen, table_view
from banjar.kernel.call_buffer import ACTION, BARRIER, DECIDED_IN, LEGAL, LENGTH, SEAT, SHUFFLED, TO_MOVE, TURN
from banjar.kernel.event_buffer import EVENT_RECORD, NOBODY, SPECTATORS
from banjar.kernel.mode import PLAIN
from banjar.kernel.records import copy_records, new_records, packed

if TYPE_CHECKING:
    from banjar.core.game import Game
    from banjar.core.record.format import Record

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


class State:
    """A game in progress: the true state of the table with its whole history.

    >>> import banjar
    >>> state = banjar.load("altar", players=2).new(seed=7)
    >>> [str(action) for action in state.legal_actions()]
    ['nobuy']
    >>> state.play("nobuy")
    >>> state.play("take@A")
    Traceback (most recent call last):
        ...
    banjar.core.errors.IllegalAction: 'take@A' is not legal now; seat 0 may: peanut, banana, pepper
    """

    def __init__(self, game: Game, origin: dict[str, Any]) -> None:
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
        """The kernel's record; changing it is at your own risk."""
        return self._records[0]

    def begin(self, options: Any, deal: Any) -> None:
        """Set the table from a deal; `Game` calls this."""
        status = self._engine.scratch.status
        self._engine.unchecked.begin(self._records, options, deal, self._history, status)
        now = [int(number) for number in status[:LEGAL]]
        self._opening = now[LENGTH]
        self.start_here(now)

    def begin_in_position(self) -> None:
        """Take the table as it was set up; `Game` calls this."""
        now = [0] * LEGAL
        now[TO_MOVE], now[BARRIER], now[TURN] = int(self.raw.to_move), 1, int(self.raw.turn)
        self.start_here(now)

    def start_here(self, now: list[int]) -> None:
        """The table as it stands is the start."""
        self._now = now
        self._start = copy_records(self._records)
        self._known_starts = {}
        for script in reversed(self._scripts):
            self.game.rules.reshuffles.load_script(self.raw, script)  # the last one loaded is the first to be used

    def _load_script(self) -> None:
        """Tell the kernel the order of the next reshuffle, where a record or a sampled world knows it."""
        if self._scripts:
            self.game.rules.reshuffles.load_script(self.raw, self._scripts[0])

    def _next_script(self, before: State) -> None:
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
        """Did the last decision reveal something or pass to another seat, so that it cannot be taken back?"""
        return self._now[BARRIER] != 0

    @property
    def deal(self) -> dict[str, Any] | None:
        """The explicit deal of a game that began with one; secret until the end."""
        return copy.deepcopy(self._dealt().get("deal"))

    def _dealt(self) -> dict[str, Any]:
        """The origin, with the deal that a seed stands for; written out when it is asked for first."""
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
    def _choices(self) -> list[tuple[int, int]]:
        """Every decision so far: the seat and the id of what it chose."""
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
        """Carry out a decision of the seat to act: an Action, its id, its notation or its structure."""
        # The usual case first: looking an id up would take as long as playing it. What is no id is not legal either.
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

    def copy(self) -> State:
        """An independent state; what happens to one does not touch the other."""
        twin = State.__new__(State)
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
        """A place to go back to; takes less than a copy, and can be used again and again."""
        return StateMark(
            copy_records(self._records), self._now, len(self._past), self._scripts[:], len(self._reshuffles)
        )

    def rewind(self, mark: StateMark) -> None:
        """Go back to a mark of this very state, as if nothing had been decided since; marks after it are void."""
        if mark.step and (len(self._past) < mark.step or self._past[mark.step - 1] is not mark.now):
            raise ValueError("the mark is not of this state's past")
        self._records = copy_records(mark.records)
        self._now = mark.now
        del self._past[mark.step :]  # the history ends where the status says
        self._scripts = mark.scripts[:]
        del self._reshuffles[mark.reshuffles :]

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # states change

    def __repr__(self) -> str:
        now = "over" if self.is_over else f"turn {self.turn}, seat {self.to_act} decides: {self.phase}"
        return f"<{self.game.name} for {self.players}, {now}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (replayed, (self.game, self.origin, [action for _, action in self._choices]))

    def to_bytes(self) -> bytes:
        """The whole state of the table as bytes, the same in both kernels."""
        return packed(self.game.rules.contract.STATE, self._records)

    def scores(self) -> list[int]:
        """Every seat's points as things stand."""
        return [sheet["total"] for sheet in self.score_sheets()]

    def score_sheets(self) -> list[dict[str, int]]:
        """Every seat's score sheet: each line, and the total."""
        self._score()
        lines = (*self.game.rules.score_lines, "total")
        sheets = self._engine.scratch.sheets
        return [dict(zip(lines, sheets[seat].tolist(), strict=True)) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """Every seat's place, tie-breaks included; equal for seats that share it."""
        self._score()
        ranks: list[int] = self._engine.scratch.ranks[: self.players].tolist()
        return ranks

    def winners(self) -> list[int]:
        """The seats that won, several if they share; empty before the end."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1] if self.is_over else []

    def tie_breaks(self) -> list[dict[str, Any]]:
        """What decided among several seats with the most points, step by step; empty where nothing had to."""
        if not self.is_over:
            return []
        scores = self.scores()
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return self.game.rules.tie_breaks(self.raw, best) if len(best) > 1 else []

    def returns(self) -> list[float]:
        """One win shared among the winners, 0 for all before the end."""
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def _score(self) -> None:
        scratch = self._engine.scratch
        self._engine.entry_points.results(self._records, scratch.sheets, scratch.ranks)

    def events(self, seat: int | None = None) -> list[Event]:
        """What the last decision made happen, as a seat (None: a spectator) may know it."""
        return self.events_of(len(self._past), seat)

    def history(self, seat: int | None = None) -> list[list[Event]]:
        """What happened, as a seat may know it: the set-up first, then one list a decision."""
        return [self.events_of(number, seat) for number in range(len(self._past) + 1)]

    def events_of(self, number: int, seat: int | None = None) -> list[Event]:
        """What decision `number` made happen, as a seat may know it; 0 is the set-up."""
        bit = SPECTATORS if seat is None else 1 << self._checked_seat(seat)
        first = (0, self._opening)[number] if number < 2 else self._past[number - 2][LENGTH]
        end = self._opening if number == 0 else self._past[number - 1][LENGTH]
        entries = self._history[first:end]
        return [self.game.rules.to_event(entry) for entry in entries if int(entry.audience) & bit]

    happenings = events_of
    """The earlier name."""

    def _checked_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.players:
            raise OptionError(f"there is no seat {seat!r}; seats go from 0 to {self.players - 1}")
        return int(seat)

    def seen_by(self, seat: int | None) -> Seen:
        """Everything the seat knows with a perfect memory, and nothing else; None is a spectator."""
        seat = None if seat is None else self._checked_seat(seat)
        return Seen(
            self.game,
            seat,
            self._records,
            self._start_known_to(NOBODY if seat is None else seat),
            (self._history, self._now[LENGTH]),
            self._choices,
            dealt="position" not in self._origin,
            opened=self.origin if self.is_over else None,
        )

    def _start_known_to(self, seat: int) -> Any:
        """What the seat knows of the start; worked out once, as it never changes."""
        if seat not in self._known_starts:
            known = self._engine.new_state()
            self._engine.entry_points.known_start(self._start, seat, known)
            self._known_starts[seat] = known
        return self._known_starts[seat]

    def view(self, seat: int | None = None, memory_aid: bool = False) -> dict[str, Any]:
        """What `seen_by(seat).view()` gives, without going through the history; ready for JSON."""
        number = None if seat is None else self._checked_seat(seat)
        seen = self._engine.scratch.seen
        self._engine.entry_points.seen_by(self._records, NOBODY if number is None else number, seen)
        return table_view(self.game, seen, number, memory_aid)

    def open_view(self, seat: int | None = None, memory_aid: bool = False) -> dict[str, Any]:
        """The view with everything open, as after the end (A4.5, B10.5); not to be shown while people play.

        >>> import banjar
        >>> state = banjar.load("altar", players=2, oracle=True).new(seed=7)
        >>> state.view(0)["altar"]
        {'height': 4, 'top': None}
        >>> state.open_view(0)["altar"]["cards"]
        ['peanut', 'pepper', 'banana', 'rice']
        """
        number = None if seat is None else self._checked_seat(seat)
        seen = self._engine.scratch.seen
        self._engine.entry_points.seen_uncovered(self._records, NOBODY if number is None else number, seen)
        return table_view(self.game, seen, number, memory_aid, is_open=True)

    def observation(self, seat: int, out: Observation | None = None) -> Observation:
        """What `seen_by(seat).observation()` gives, without going through the history; written into `out` if given.

        >>> import banjar, numpy
        >>> game = banjar.load("altar", players=2)
        >>> buffer = numpy.zeros(len(game.feature_names), numpy.float32)
        >>> game.new(seed=7).observation(0, out=buffer) is buffer
        True
        """
        number = seat if type(seat) is int and 0 <= seat < self.game.players else self._checked_seat(seat)
        engine = self._engine
        if out is None:
            out = np.empty(engine.features, FLOAT32)  # numpy takes longer to find the dtype than to make the array
        elif out is not self._buffer:
            self._buffer = self._checked_buffer(out)
        engine.unchecked.observe(self._records, number, engine.scratch.seen, out)
        return out

    def _checked_buffer(self, out: Observation) -> Observation:
        """Compiled code writes into it without another look."""
        count = self._engine.features
        if not isinstance(out, np.ndarray) or out.dtype != FLOAT32 or out.shape != (count,):
            raise ValueError(f"out must be an array of {count} float32 numbers")
        if not out.flags.c_contiguous or not out.flags.writeable:
            raise ValueError("out must be an array in one piece that can be written to")
        return out

    def to_position(self) -> dict[str, Any]:
        """The complete position, hidden things too, ready for JSON and for `Game.from_position`."""
        return self.game.rules.to_position(self.raw)

    @property
    def origin(self) -> dict[str, Any]:
        """What the game started from: its seed, deal or position; secret until the end."""
        return copy.deepcopy(dict(self._dealt()))

    def record(self, explicit_deal: bool = False, **headers: str) -> Record:
        """The game so far as a record to save.

        It carries the seed, or the explicit deal if asked or if there is no seed. More headers may be given.
        """
        from banjar.core.record.format import Record

        return Record.of(self, headers, explicit_deal)


def replayed(game: Game, origin: Mapping[str, Any], actions: list[int]) -> State:
    """The state a list of decisions leads to."""
    state = game.from_origin(origin)
    for action in actions:
        state.play(action)
    return state
