"""The games, player counts and options that every law, playthrough and counted tree is tried on."""

from __future__ import annotations

from tests import third_game
from tests.laws.game_laws import Configuration, laws_of

from banjar.core.registry import GAMES

__all__ = ["CONFIGURATIONS", "EVERY_CONFIGURATION", "EVERY_VARIANT", "VARIANTS", "Configuration", "configuration"]

VARIANTS = tuple(found for game in GAMES for found in laws_of(game).variants)
"""Every player count and variant of our games, all else as usual."""

CONFIGURATIONS = (*VARIANTS, *(found for game in GAMES for found in laws_of(game).unusual))

EVERY_VARIANT = (*VARIANTS, *laws_of(third_game.NAME).variants)
EVERY_CONFIGURATION = (*CONFIGURATIONS, *laws_of(third_game.NAME).variants)
"""With the game that is registered from outside; tests that use it ask for the fixture `third_game`."""


def configuration(name: str) -> Configuration:
    return next(found for found in EVERY_CONFIGURATION if found.name == name)
