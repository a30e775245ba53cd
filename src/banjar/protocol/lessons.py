"""Lessons: positions with a task."""

from __future__ import annotations

from typing import Annotated

import msgspec

from banjar.protocol.base import ServerStruct
from banjar.protocol.games import GameEvent, GameView
from banjar.protocol.table import TieBreak

MAX_CHOICES = 20
Choice = Annotated[str, msgspec.Meta(max_length=40)]


class LessonInfo(ServerStruct, kw_only=True):
    """A lesson and how many steps it has."""

    name: str
    steps: int


class LessonList(ServerStruct, kw_only=True):
    """The lessons of a game, in the order in which they are learnt."""

    lessons: list[LessonInfo]


class FollowLesson(msgspec.Struct, forbid_unknown_fields=True):
    """All choices of the learner so far, in the notation of records."""

    choices: Annotated[list[Choice], msgspec.Meta(max_length=MAX_CHOICES)] = []


class LessonProgress(ServerStruct, kw_only=True):
    """The position after the choices, and whether the last one solved its task."""

    step: int
    steps: int
    right: bool
    done: bool
    events: list[GameEvent]
    game: GameView
    sheets: list[dict[str, int]] | None
    ranks: list[int] | None
    tie_breaks: list[TieBreak]
