"""A learner's progress through a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from banjar.core.errors import IllegalAction
from banjar.core.event import Event
from banjar.core.game import State, load
from banjar.core.lesson import Lesson
from banjar.core.registry import definition

LEARNER = 0


@dataclass(frozen=True)
class LessonProgress:
    """How far a learner has come in a lesson."""

    state: State
    step: int
    """Index of the current step; the number of steps once the lesson is done."""
    is_right: bool
    """Whether the last choice solved the task; if not, it was undone."""
    events: list[Event] = field(default_factory=list)
    """The events of the last choice and of the other players' answers."""


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in teaching order; OptionError if there is no such game."""
    return definition(game).lessons


def start(lesson: Lesson) -> State:
    """The position in which the lesson starts."""
    return load(lesson.game, lesson.players, **lesson.options).from_position(lesson.position)


def follow(lesson: Lesson, choices: Sequence[str]) -> LessonProgress:
    """Replay the learner's choices; IllegalAction if one of them was not legal."""
    progress = LessonProgress(start(lesson), 0, True)
    for choice in choices:
        progress = _take(lesson, progress, choice)
    return progress


def _take(lesson: Lesson, progress: LessonProgress, choice: str) -> LessonProgress:
    if progress.step >= len(lesson.steps):
        raise IllegalAction("this lesson is over")
    step = lesson.steps[progress.step]
    tried = progress.state.copy()
    tried.play(choice)
    if step.right and choice not in step.right:
        return LessonProgress(progress.state, progress.step, False)
    events = tried.events(LEARNER)
    for reply in step.then:
        tried.play(reply)
        events += tried.events(LEARNER)
    return LessonProgress(tried, progress.step + 1, True, events)
