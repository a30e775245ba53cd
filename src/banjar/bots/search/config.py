"""Search parameters by game. `SearchConfig` itself is in `banjar.core.search_config`, where games can import it."""

from __future__ import annotations

from banjar.core.registry import definition
from banjar.core.search_config import SearchConfig

RANDOM_PLAYOUTS = SearchConfig()
"""Textbook search with random playouts, for comparison."""


def config_for(game: str) -> SearchConfig:
    """The best known parameters for a game."""
    return definition(game).search
