"""The game on the table: its state, and which of its decisions can be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from banjar.core.action import Action
from banjar.core.errors import IllegalAction
from banjar.core.event import Event

if TYPE_CHECKING:
    from banjar.core.game import Game
    from banjar.core.relevance import Relevance
    from banjar.core.state import State, StateMark

MOST_TAKEN_BACK = 30
"""Times, until a decision stays: a log is not to be filled by taking back and deciding again for ever."""
FAR = 40
"""Decisions between the places in a game's past from which a look begins."""


@dataclass(frozen=True, slots=True)
class DecisionInfo:
    """How a decision was made."""

    version: int
    """The version of the table it led to."""
    is_final: bool
    """Can nobody take it back?"""
    is_own: bool
    """Did the player decide, and not a bot or a standing answer?"""
    since: int = 0
    """When it was asked for."""
    bank: int = 0
    """Live clock: the time the seat had left then."""
    seat: int | None = None
    """Who made it."""


class GameSession:
    """A game, and how each of its decisions was made."""

    def __init__(self, game: Game, origin: dict[str, Any], moves: Iterable[str], version: int) -> None:
        self.game = game
        self.origin = origin
        self.state = game.from_origin(origin)
        self.made: list[DecisionInfo] = []
        self.taken_back = 0
        """How often somebody has taken something back since the last decision that stays."""
        self._stays: StateMark | None = None
        """The game after a decision that stays, from which taking back plays on."""
        self._looking: HistoryCursor | None = None
        self._followed: dict[int, tuple[Relevance, list[list[bool]]]] = {}
        for move in moves:
            self.act(move, DecisionInfo(version, is_final=True, is_own=True))  # what happened at another table stays

    @property
    def versions(self) -> list[int]:
        """For each decision the version of the table it led to."""
        return [made.version for made in self.made]

    @property
    def to_act(self) -> int | None:
        """The seat that decides now."""
        return self.state.to_act

    @property
    def undoable(self) -> list[int]:
        """How many decisions the seat that made the last one takes back with one, two, ... of those it made itself.

        What was decided in advance goes with the decision before it; alone it would only be made again.
        """
        found: list[int] = []
        for count, made in enumerate(reversed(self.made), start=1):
            if made.is_final or self.taken_back >= MOST_TAKEN_BACK:
                break
            if made.is_own:
                found.append(count)
        return found

    @property
    def last_seat(self) -> int | None:
        """Who made the last decision."""
        return self.made[-1].seat if self.made else None

    def offered(self, action: str) -> Action | None:
        """The legal action with this notation."""
        try:
            wanted = self.game.action(action)
        except IllegalAction:
            return None
        return wanted if wanted.id in self.state.legal_ids() else None

    def act(self, action: str, made: DecisionInfo) -> None:
        """Carry out a decision."""
        seat = self.state.to_act
        self.state.play(action)
        self.made.append(replace(made, seat=seat, is_final=made.is_final or self.state.barrier))
        if self.made[-1].is_final:
            self.taken_back = 0

    def undo(self, steps: int) -> DecisionInfo:
        """Go back to before the last decisions, by playing others again; the first one taken back."""
        kept = len(self.made) - steps
        first = self.made[kept]
        stays = next((number for number in range(kept, 0, -1) if self.made[number - 1].is_final), 0)
        actions = [action for _, action in self.state.decisions]
        if self._stays is None:
            self.state = self.game.from_origin(self.origin)
        else:
            self.state.rewind(self._stays)
        for number in range(len(self.state.decisions), kept + 1):
            if number == stays and (self._stays is None or self._stays.step != stays):
                self._stays = self.state.mark()
            if number < kept:
                self.state.play(actions[number])
        del self.made[kept:]
        self.taken_back += 1
        self._followed.clear()
        self._looking = None
        return first

    def events_of(self, number: int, seat: int | None) -> list[tuple[Event, bool]]:
        """What decision `number` made happen, 0 being the set-up, as a seat may know it, and whether it concerns it."""
        happened = self.state.events_of(number, seat)
        if seat is None:
            return [(event, False) for event in happened]
        if seat not in self._followed:
            self._followed[seat] = (self.game.rules.log.relevance(self.game.from_origin(self.origin).view(None)), [])
        concern, marks = self._followed[seat]
        while len(marks) <= number:
            next_ones = happened if len(marks) == number else self.state.events_of(len(marks), seat)
            marks.append([seat in concern.follow(event) for event in next_ones])
        return list(zip(happened, marks[number], strict=True))

    def credit(self, milliseconds: int) -> None:
        """Time in which no server was there does not count, whatever is taken back later."""
        self.made = [replace(made, since=made.since + milliseconds) for made in self.made]

    def at(self, step: int) -> State:
        """The game after its first `step` decisions, to look at until the next look."""
        if self._looking is None:
            self._looking = HistoryCursor(self.game.from_origin(self.origin))
        return self._looking.at(step, self.state)


class HistoryCursor:
    """A second copy of the game, for looks at its past; a step back is never far."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._marks = [state.mark()]

    def at(self, step: int, game: State) -> State:
        """The game after so many of its decisions."""
        if step < len(self._state.decisions):
            while self._marks[-1].step > step:
                self._marks.pop()
            self._state.rewind(self._marks[-1])
        for _, action in game.decisions[len(self._state.decisions) : step]:
            self._state.play(action)
            if len(self._state.decisions) == self._marks[-1].step + FAR:
                self._marks.append(self._state.mark())
        return self._state
