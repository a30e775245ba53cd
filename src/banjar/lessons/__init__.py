"""Interactive lessons: real positions of both games, and what to try in them."""

from __future__ import annotations

from banjar.games.errors import OptionError, listed
from banjar.lessons.altar import ALTAR
from banjar.lessons.dalang import DALANG
from banjar.lessons.lesson import Lesson, Progress, Step

LESSONS: dict[str, tuple[Lesson, ...]] = {"altar": ALTAR, "dalang": DALANG}

__all__ = ["LESSONS", "Lesson", "Progress", "Step", "lessons_of"]


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order."""
    if game not in LESSONS:
        raise OptionError(f"there is no game called {game!r}; it must be {listed(LESSONS)}")
    return LESSONS[game]
