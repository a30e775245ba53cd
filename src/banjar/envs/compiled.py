"""Compile the templates of the environments for a game."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

from banjar.core.game import Game
from banjar.kernel.compile.unit import CompileStep, Unit, load

TEMPLATES = pathlib.Path(__file__).parent / "templates"


def compiled(game: Game, template: str, warm_up: Callable[[Any], None]) -> Any:
    """A template's module for the game. If it is not compiled yet, `warm_up` must call all its entry points."""
    unit = Unit(f"{game.name} {template} environment", TEMPLATES / f"{template}.py", game.rules.contract.__name__)
    return load(unit, lambda module: [CompileStep("games and steps", lambda: warm_up(module))])
