"""Lessons: a position, and what the learner is asked to do in it, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class LessonStep:
    """A decision of the learner, and what the others do after it."""

    right: tuple[str, ...] = ()
    """The choices that do what the task asks for; any choice will do if there are none."""
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A position with a task; its words are in the translations. The learner has the first seat."""

    name: str
    game: str
    players: int
    position: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
