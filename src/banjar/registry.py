"""The games by name; each is imported when it is first asked for."""

from __future__ import annotations

import importlib

from banjar.games.definition import Definition
from banjar.games.errors import OptionError, listed

GAMES = {
    "altar": "banjar.games.altar.definition:ALTAR",
    "dalang": "banjar.games.dalang.definition:DALANG",
}


def game_names() -> list[str]:
    """The names `load` knows."""
    return list(GAMES)


def definition(name: str) -> Definition:
    """The definition of a game."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(f"there is no game called {name!r}; it must be {listed(GAMES)}")
    module, attribute = GAMES[name].split(":")
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, Definition)
    return found
