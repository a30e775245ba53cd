"""The games by name; each is imported when it is first asked for."""

from __future__ import annotations

import importlib

from banjar.core.definition import Definition
from banjar.core.errors import OptionError, listed

GAMES = {
    "altar": "banjar.games.altar",
    "dalang": "banjar.games.dalang",
}


def game_names() -> list[str]:
    """The names `load` knows."""
    return list(GAMES)


def definition(name: str) -> Definition:
    """The definition of a game."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(f"there is no game called {name!r}; it must be {listed(GAMES)}")
    found = importlib.import_module(GAMES[name]).DEFINITION
    assert isinstance(found, Definition)
    return found
