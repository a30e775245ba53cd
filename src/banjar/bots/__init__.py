"""Bots: computer players, by name, by level, or with a search budget."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from banjar.bots.base import Bot
    from banjar.bots.budget import Budget
    from banjar.bots.candidate import Candidate
    from banjar.bots.registry import BOT_NAMES, is_searching, load_bot, searching_budget
    from banjar.bots.search.bot import SearchBot
    from banjar.bots.search.config import RANDOM_PLAYOUTS
    from banjar.core.search_config import SearchConfig

# Imported lazily: the server lists the levels by name and should start without loading the search.
_HOMES = {
    "BOT_NAMES": "banjar.bots.registry",
    "Bot": "banjar.bots.base",
    "Budget": "banjar.bots.budget",
    "Candidate": "banjar.bots.candidate",
    "SearchConfig": "banjar.core.search_config",
    "RANDOM_PLAYOUTS": "banjar.bots.search.config",
    "SearchBot": "banjar.bots.search.bot",
    "is_searching": "banjar.bots.registry",
    "load_bot": "banjar.bots.registry",
    "searching_budget": "banjar.bots.registry",
}

__all__ = [
    "BOT_NAMES",
    "RANDOM_PLAYOUTS",
    "Bot",
    "Budget",
    "Candidate",
    "SearchBot",
    "SearchConfig",
    "is_searching",
    "load_bot",
    "searching_budget",
]


_EARLIER_NAMES = {"Method": "SearchConfig"}


def __getattr__(name: str) -> Any:  # noqa: ANN401
    name = _EARLIER_NAMES.get(name, name)
    if name not in _HOMES:
        raise AttributeError(f"module 'banjar.bots' has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)
