"""The game that only tests know, registered from outside the package as any third game would be."""

from __future__ import annotations

import importlib
import pathlib
from typing import Any

from banjar.core.registry import GAMES, MORE_GAMES, definition

NAME = "lanterns"
FOLDER = pathlib.Path(__file__).parent / "games" / NAME
VARIABLES = {MORE_GAMES: f"{NAME}=tests.games.{NAME}"}
"""The environment of tests and of the processes they start."""
EVERY_GAME = (*GAMES, NAME)


def rules_module(game: str, name: str) -> Any:
    """A module of the rules of any game, by the file names that all games share."""
    return importlib.import_module(f"{definition(game).contract.__package__}.rules.{name}")
