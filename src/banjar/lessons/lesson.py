"""One lesson: a position, and what the learner is asked to do in it, step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from banjar.game import load
from banjar.games.action import Happening
from banjar.games.errors import IllegalAction
from banjar.state import State

LEARNER = 0
"""The learner always has the first seat."""


@dataclass(frozen=True)
class Step:
    """A decision of the learner, and what the others do after it."""

    right: tuple[str, ...] = ()
    """The choices that do what the task asks for; any choice will do if there are none."""
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Progress:
    """How far a learner has come in a lesson."""

    state: State
    step: int
    """The number of the step that is asked for now; as many as there are when all is done."""
    is_right: bool
    """Did the last choice do what the task asked for? Else it was taken back."""
    events: list[Happening] = field(default_factory=list)
    """What the last choice, and the others' answers, made happen."""


@dataclass(frozen=True)
class Lesson:
    """A position with a task; its words are in the translations."""

    name: str
    game: str
    players: int
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    def start(self) -> State:
        """The position as it is set up."""
        return load(self.game, self.players, **self.options).from_position(self.position)

    def follow(self, choices: Sequence[str]) -> Progress:
        """The lesson after the learner's choices; IllegalAction if one of them was not offered."""
        state = self.start()
        progress = Progress(state, 0, True)
        for choice in choices:
            progress = self._take(progress, choice)
        return progress

    def _take(self, progress: Progress, choice: str) -> Progress:
        if progress.step >= len(self.steps):
            raise IllegalAction("this lesson is over")
        step = self.steps[progress.step]
        tried = progress.state.copy()
        tried.play(choice)
        if step.right and choice not in step.right:
            return Progress(progress.state, progress.step, False)
        events = tried.events(LEARNER)
        for reply in step.then:
            tried.play(reply)
            events += tried.events(LEARNER)
        return Progress(tried, progress.step + 1, True, events)
