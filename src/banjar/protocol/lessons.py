"""Learning: lessons, the tips of a coach, and positions that show strategy."""

from __future__ import annotations

from typing import Annotated

import msgspec

from banjar.bots.levels import DEFAULT_LEVEL
from banjar.core.tip import By
from banjar.protocol.base import ServerStruct
from banjar.protocol.games import GameEvent, GameView
from banjar.protocol.table import TieBreak
from banjar.table.commands import CommandId, ShortText

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


class LessonView(ServerStruct, kw_only=True):
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


class TipInfo(ServerStruct, kw_only=True):
    """A tip of the coach, to be given when all its conditions hold for the first time in a game."""

    name: str
    phase: str | None
    """The learner decides, in this phase."""
    offers: str | None
    """The learner is offered an action of this type."""
    events: list[str]
    """An event of one of these types has happened."""
    by: By | None
    """Whose event it is; null if that does not matter."""
    details: dict[str, list[str | int | bool]]
    """Details of the event, each with the values that count."""
    at_most: dict[str, int]
    """Numbers of the view that have fallen this low."""


class TipList(ServerStruct, kw_only=True):
    """The tips of a game; of several that hold at once, the first is given."""

    tips: list[TipInfo]


class StrategyList(ServerStruct, kw_only=True):
    """The names of a game's positions that show what good players do."""

    positions: list[str]


class StrategyView(ServerStruct, kw_only=True):
    """A position of a recorded game as the seat that decides saw it, and its decision."""

    name: str
    seat: int
    played: str
    """The text of the action that was chosen; it is one of those offered."""
    rejected: list[str]
    """Offered actions that the text compares with it."""
    game: GameView


class PlayPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a position, on the seat that decides there, against bots of a level."""

    command: CommandId
    name: ShortText
    level: ShortText = DEFAULT_LEVEL
