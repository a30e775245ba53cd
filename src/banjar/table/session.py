"""The game played at a table, and how each of its decisions was made."""

from __future__ import annotations

import bisect
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from banjar.core.action import Action
from banjar.core.errors import IllegalAction
from banjar.core.event import Event
from banjar.table.keyframes import KEYFRAME_INTERVAL_DECISIONS, Keyframes

if TYPE_CHECKING:
    from banjar.core.game import Game, State
    from banjar.core.relevance import Relevance

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
    turn: int = 0
    """The turn in which it was made."""
    active: int = 0
    """The seat whose turn it was."""
    thinking: int | None = None
    """A person's reaction with a choice: milliseconds until it arrived; None where nobody could learn from them."""


class GameSession:
    """A game and its decisions so far. Undo replays from the last keyframe."""

    def __init__(self, game: Game, origin: dict[str, Any]) -> None:
        self.game = game
        self.origin = origin
        self.state = game.from_origin(origin)
        self.decision_infos: list[DecisionInfo] = []
        self.action_texts: list[str] = []
        """All decisions so far, in notation."""
        self._credited = 0
        """Downtime credited so far, in milliseconds."""
        self._undo_count = 0
        """Undos since the last final decision."""
        self._keyframes = Keyframes()
        self._history_cursor: HistoryCursor | None = None
        self._relevance: dict[int, RelevanceCursor] = {}
        """By seat."""

    @property
    def to_act(self) -> int | None:
        """The seat that decides now."""
        return self.state.to_act

    @property
    def step(self) -> int:
        """How many decisions have been made."""
        return len(self.decision_infos)

    def version_of(self, number: int) -> int:
        """The version of the table that decision `number` led to, counted from 1; 0 for the set-up."""
        return self.decision_infos[number - 1].version if number else 0

    def turn_of(self, number: int) -> tuple[int, int]:
        """The turn in which decision `number` was made, counted from 1, and whose turn it was; 0 is the set-up."""
        if not self.decision_infos:
            return self.state.turn, self.state.active
        info = self.decision_infos[max(1, number) - 1]
        return info.turn, info.active

    def step_at(self, version: int) -> int:
        """How many decisions had been made at a version of the table."""
        return bisect.bisect_right(self.decision_infos, version, key=lambda info: info.version)

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
        seat, turn, active = self.state.to_act, self.state.turn, self.state.active
        self.state.play(action)
        self._keyframes.follow(self.state)
        is_final, asked_at = info.is_final or self.state.barrier, info.asked_at - self._credited
        self.decision_infos.append(
            replace(info, seat=seat, turn=turn, active=active, is_final=is_final, asked_at=asked_at)
        )
        self.action_texts.append(action)
        if is_final:
            self._undo_count = 0

    def undo(self, count: int) -> DecisionInfo:
        """Take back the last `count` decisions; returns the earliest of them."""
        remaining = self.step - count
        first = self.info(remaining + 1)
        keyframe = self._keyframes.at_or_before(remaining)
        actions = self.state.action_ids(1 if keyframe is None else keyframe.step + 1, remaining)
        if keyframe is None:
            self.state = self.game.from_origin(self.origin)
        else:
            self.state.rewind(keyframe)
        for action in actions:
            self.state.play(action)
        self._keyframes.cut(remaining)
        del self.decision_infos[remaining:]
        del self.action_texts[remaining:]
        self._undo_count += 1
        self._relevance.clear()
        self._history_cursor = None
        return first

    def info(self, number: int) -> DecisionInfo:
        """How decision `number` was made, counted from 1; all downtime since is credited in `asked_at`."""
        found = self.decision_infos[number - 1]
        return replace(found, asked_at=found.asked_at + self._credited)

    def events_of(self, number: int, seat: int | None) -> list[tuple[Event, bool]]:
        """The events of decision `number` (0 is the set-up) that a seat may see, and whether each concerns it."""
        if seat is None:
            return [(event, False) for event in self.state.events_of(number, None)]
        cursor = self._relevance.get(seat)
        if cursor is None or not cursor.reaches(number):
            cursor = self._relevance[seat] = RelevanceCursor(self.game, seat, *self._state_near(max(0, number - 1)))
        return cursor.events_of(number, self.state)

    def credit(self, milliseconds: int) -> None:
        """Shift all decisions by server downtime, so that an undo does not charge it to a clock."""
        self._credited += milliseconds

    def state_at(self, step: int) -> State:
        """The state after the first `step` decisions; valid until the next call. Its own past begins later."""
        cursor, keyframe = self._history_cursor, self._keyframes.at_or_before(step)
        if cursor is None or step < cursor.first_step or (keyframe is not None and cursor.step < keyframe.step):
            cursor = self._history_cursor = HistoryCursor(*self._state_near(step))
        return cursor.state_at(step, self.state)

    def _state_near(self, step: int) -> tuple[State, int]:
        """A new state at the last keyframe after no more than `step` decisions, and after how many it is."""
        keyframe = self._keyframes.at_or_before(step)
        if keyframe is None:
            return self.game.from_origin(self.origin), 0
        return self.state.at(keyframe), keyframe.step


class HistoryCursor:
    """A second state that moves through the past of a game from a keyframe on; marks keep a step back short."""

    def __init__(self, state: State, first_step: int) -> None:
        self._state = state
        self._marks = [state.mark()]
        self.first_step = first_step
        """How many decisions of the game were made before this state begins."""

    @property
    def step(self) -> int:
        """How many decisions of the game have been made where the cursor is."""
        return self.first_step + self._state.step

    def state_at(self, step: int, game: State) -> State:
        """The state after the first `step` decisions of `game`."""
        if step < self.step:
            while self._marks[-1].step > step - self.first_step:
                self._marks.pop()
            self._state.rewind(self._marks[-1])
        for action in game.action_ids(self.step + 1, step):
            self._state.play(action)
            if self._state.step == self._marks[-1].step + MARK_INTERVAL_DECISIONS:
                self._marks.append(self._state.mark())
        return self._state


class RelevanceCursor:
    """Which events concern a seat, for the decisions from a keyframe on."""

    def __init__(self, game: Game, seat: int, keyframe: State, first_step: int) -> None:
        self._seat = seat
        self._relevance: Relevance = game.rules.log.relevance(keyframe.view(None))
        self._first = first_step + 1 if first_step else 0
        """The first decision that is known; 0 is the set-up."""
        self._marks: list[list[bool]] = []
        """For every decision from `_first` on: which of its events concern the seat."""

    def reaches(self, number: int) -> bool:
        """Whether decision `number` is one of those known, or follows soon."""
        return self._first <= number < self._first + len(self._marks) + KEYFRAME_INTERVAL_DECISIONS

    def events_of(self, number: int, game: State) -> list[tuple[Event, bool]]:
        """The events of decision `number` that the seat may see, and whether each concerns it."""
        events = game.events_of(number, self._seat)
        for following in range(self._first + len(self._marks), number + 1):
            followed = events if following == number else game.events_of(following, self._seat)
            self._marks.append([self._seat in self._relevance.follow(event) for event in followed])
        return list(zip(events, self._marks[number - self._first], strict=True))
