"""Tips of the coach in a guided game: when each is given, as data that a client can test against what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

By: TypeAlias = Literal["me", "others"]


@dataclass(frozen=True)
class Tip:
    """Something that a coach says once in a game, when all its conditions hold for the first time.

    The text is the message `coach-<game>-<name>`. A tip with `events` is about what has just happened, one without is
    about the decision that the learner has to make now.
    """

    name: str
    phase: str | None = None
    """The learner decides, in this phase."""
    offers: str | None = None
    """The learner is offered an action of this type."""
    events: tuple[str, ...] = ()
    """An event of one of these types has happened."""
    by: By | None = None
    """Whose event it is; None if that does not matter."""
    details: Mapping[str, tuple[str | int | bool, ...]] = field(default_factory=dict)
    """Details of the event, each with the values that count."""
    at_most: Mapping[str, int] = field(default_factory=dict)
    """Numbers of the view that have fallen this low."""
