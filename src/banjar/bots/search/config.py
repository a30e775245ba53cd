"""Which search suits a game. The parameters themselves are in `banjar.core.search_config`, where games fill them in."""

from __future__ import annotations

from banjar.core.registry import definition
from banjar.core.search_config import SearchConfig

RANDOM_PLAYOUTS = SearchConfig()
"""The textbook's search, for comparison."""


def config_for(game: str) -> SearchConfig:
    """The best known parameters for a game."""
    return definition(game).search
