"""Players that are programs."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from banjar.bots.budget import Budget
    from banjar.bots.candidate import Candidate
    from banjar.bots.method import RANDOM_PLAYOUTS, Method
    from banjar.bots.naming import BOT_NAMES, is_searching, load_bot, searching_budget
    from banjar.bots.protocol import Bot
    from banjar.bots.search_bot import SearchBot

# The server offers levels by name and starts without what they are made of.
_HOMES = {
    "BOT_NAMES": "banjar.bots.naming",
    "Bot": "banjar.bots.protocol",
    "Budget": "banjar.bots.budget",
    "Candidate": "banjar.bots.candidate",
    "Method": "banjar.bots.method",
    "RANDOM_PLAYOUTS": "banjar.bots.method",
    "SearchBot": "banjar.bots.search_bot",
    "is_searching": "banjar.bots.naming",
    "load_bot": "banjar.bots.naming",
    "searching_budget": "banjar.bots.naming",
}

__all__ = [
    "BOT_NAMES",
    "RANDOM_PLAYOUTS",
    "Bot",
    "Budget",
    "Candidate",
    "Method",
    "SearchBot",
    "is_searching",
    "load_bot",
    "searching_budget",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'banjar.bots' has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)
