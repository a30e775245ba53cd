"""The game that only tests know, registered from outside the package as any third game would be."""

from __future__ import annotations

import pathlib

from banjar.core.registry import GAMES, MORE_GAMES

NAME = "lanterns"
FOLDER = pathlib.Path(__file__).parent / "games" / NAME
VARIABLES = {MORE_GAMES: f"{NAME}=tests.games.{NAME}"}
"""The environment of tests and of the processes they start."""
EVERY_GAME = (*GAMES, NAME)
