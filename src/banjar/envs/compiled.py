"""The loops of environments: templates beside this file, compiled once for each game."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

from banjar.core.engine import tell
from banjar.core.game import Game
from banjar.kernel import cache
from banjar.kernel.mode import PLAIN
from banjar.kernel.template import instantiate

TEMPLATES = pathlib.Path(__file__).parent / "templates"


def loops_of(game: Game, template: str, exercise: Callable[[Any], None]) -> Any:
    """A template's module for the game; `exercise` calls all its entries, once on a fresh machine."""
    path = TEMPLATES / f"{template}.py"
    loops = instantiate(path, game.rules.contract.__name__)
    folder = None if PLAIN else cache.directory(game.name, path)
    if folder is not None and not (folder / "ready").exists():
        tell(f"banjar: compiling {game.name} ({template}) for this machine, once")
        exercise(loops)
        (folder / "ready").touch()
    return loops
