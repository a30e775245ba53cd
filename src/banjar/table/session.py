"""The game played at a table, and how each of its decisions was made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from banjar.core.action import Action
from banjar.core.errors import IllegalAction
from banjar.core.event import Event

if TYPE_CHECKING:
    from banjar.core.game import Game, State
    from banjar.core.relevance import Relevance
    from banjar.core.state import StateMark

MAX_UNDOS_SINCE_FINAL = 30
"""How often players may undo before the next final decision, so that undoing cannot fill a log without limit."""
MARK_INTERVAL_DECISIONS = 40
"""How many decisions lie between two marks of a `HistoryCursor`."""


@dataclass(frozen=True, slots=True)
class DecisionInfo:
    """How a decision was made."""

    version: int
    """The version of the table it led to."""
    is_final: bool
    """It cannot be undone."""
    is_own: bool
    """The player made it, not a bot or an auto-reply."""
    asked_at: int = 0
    bank: int = 0
    """Live clock: the time the seat had left when asked, in milliseconds."""
    seat: int | None = None
    thinking: int | None = None
    """A person's reaction with a choice: milliseconds until it arrived; None where nobody could learn from them."""


class GameSession:
    """A game and its decisions so far. Undo replays from the last final decision."""

    def __init__(self, game: Game, origin: dict[str, Any], moves: Iterable[str], version: int) -> None:
        self.game = game
        self.origin = origin
        self.state = game.from_origin(origin)
        self.decision_infos: list[DecisionInfo] = []
        self._undo_count = 0
        """Undos since the last final decision."""
        self._final_mark: StateMark | None = None
        """The state after a final decision, from which an undo replays."""
        self._history_cursor: HistoryCursor | None = None
        self._relevance: dict[int, tuple[Relevance, list[list[bool]]]] = {}
        """By seat: the tracker, and for every decision which of its events concern the seat."""
        for move in moves:
            self.act(move, DecisionInfo(version, is_final=True, is_own=True))  # made at the table this one branched off

    @property
    def versions(self) -> list[int]:
        """For each decision the version of the table it led to."""
        return [info.version for info in self.decision_infos]

    @property
    def to_act(self) -> int | None:
        """The seat that decides now."""
        return self.state.to_act

    @property
    def undo_sizes(self) -> list[int]:
        """How many decisions undoing one, two, … of the last seat's own decisions takes back.

        Auto-replies go with the decision before them; undone alone they would be made again at once.
        """
        found: list[int] = []
        for count, info in enumerate(reversed(self.decision_infos), start=1):
            if info.is_final or self._undo_count >= MAX_UNDOS_SINCE_FINAL:
                break
            if info.is_own:
                found.append(count)
        return found

    @property
    def last_seat(self) -> int | None:
        """The seat that made the last decision."""
        return self.decision_infos[-1].seat if self.decision_infos else None

    def thinking_times(self, seat: int | None, most: int) -> tuple[list[int], list[int]]:
        """How long this seat, and all others, took for their reactions with a choice; without those over `most`."""
        own: list[int] = []
        others: list[int] = []
        for info in self.decision_infos:
            if info.thinking is not None and info.thinking <= most:
                (own if info.seat == seat else others).append(info.thinking)
        return own, others

    def legal_action(self, text: str) -> Action | None:
        """The legal action with this notation, if there is one."""
        try:
            wanted = self.game.action(text)
        except IllegalAction:
            return None
        return wanted if wanted.id in self.state.legal_ids() else None

    def act(self, action: str, info: DecisionInfo) -> None:
        """Make a decision."""
        seat = self.state.to_act
        self.state.play(action)
        self.decision_infos.append(replace(info, seat=seat, is_final=info.is_final or self.state.barrier))
        if self.decision_infos[-1].is_final:
            self._undo_count = 0

    def undo(self, count: int) -> DecisionInfo:
        """Take back the last `count` decisions; returns the earliest of them."""
        remaining = len(self.decision_infos) - count
        first = self.decision_infos[remaining]
        final = next((number for number in range(remaining, 0, -1) if self.decision_infos[number - 1].is_final), 0)
        actions = [action for _, action in self.state.decisions]
        if self._final_mark is None:
            self.state = self.game.from_origin(self.origin)
        else:
            self.state.rewind(self._final_mark)
        for number in range(len(self.state.decisions), remaining + 1):
            if number == final and (self._final_mark is None or self._final_mark.step != final):
                self._final_mark = self.state.mark()
            if number < remaining:
                self.state.play(actions[number])
        del self.decision_infos[remaining:]
        self._undo_count += 1
        self._relevance.clear()
        self._history_cursor = None
        return first

    def events_of(self, number: int, seat: int | None) -> list[tuple[Event, bool]]:
        """The events of decision `number` (0 is the set-up) that a seat may see, and whether each concerns it."""
        events = self.state.events_of(number, seat)
        if seat is None:
            return [(event, False) for event in events]
        if seat not in self._relevance:
            self._relevance[seat] = (self.game.rules.log.relevance(self.game.from_origin(self.origin).view(None)), [])
        relevance, marks = self._relevance[seat]
        while len(marks) <= number:
            next_events = events if len(marks) == number else self.state.events_of(len(marks), seat)
            marks.append([seat in relevance.follow(event) for event in next_events])
        return list(zip(events, marks[number], strict=True))

    def credit(self, milliseconds: int) -> None:
        """Shift all decisions by server downtime, so that an undo does not charge it to a clock."""
        self.decision_infos = [replace(info, asked_at=info.asked_at + milliseconds) for info in self.decision_infos]

    def state_at(self, step: int) -> State:
        """The state after the first `step` decisions; valid until the next call."""
        if self._history_cursor is None:
            self._history_cursor = HistoryCursor(self.game.from_origin(self.origin))
        return self._history_cursor.state_at(step, self.state)


class HistoryCursor:
    """A second state that moves through the past of a game; marks keep a step back short."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._marks = [state.mark()]

    def state_at(self, step: int, game: State) -> State:
        """The state after the first `step` decisions of `game`."""
        if step < len(self._state.decisions):
            while self._marks[-1].step > step:
                self._marks.pop()
            self._state.rewind(self._marks[-1])
        for _, action in game.decisions[len(self._state.decisions) : step]:
            self._state.play(action)
            if len(self._state.decisions) == self._marks[-1].step + MARK_INTERVAL_DECISIONS:
                self._marks.append(self._state.mark())
        return self._state
