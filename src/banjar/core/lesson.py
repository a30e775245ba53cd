"""Lessons: a position and the tasks in it, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class LessonStep:
    """A decision of the learner, and what the other players do after it."""

    right: tuple[str, ...] = ()
    """The choices that solve the task; empty if any choice will do."""
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A position with tasks; the text is in the translations. The learner has the first seat."""

    name: str
    game: str
    players: int
    position: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
