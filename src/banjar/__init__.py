"""The two board games called Bali: rules, play, records and research.

>>> import banjar
>>> state = banjar.load("altar", players=2).new(seed=7)
>>> state.to_act
0
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from banjar.game import Game, load
    from banjar.games.action import Action, Happening
    from banjar.games.errors import IllegalAction, OptionError, PositionError, RecordError
    from banjar.record import Record, parse_record, read_record
    from banjar.registry import game_names
    from banjar.seen import Seen
    from banjar.state import State

__version__ = "0.1.0"

# Importing numba takes a second; names are fetched when they are first used, so that `banjar --help` is quick.
_HOMES = {
    "Action": "banjar.games.action",
    "Game": "banjar.game",
    "Happening": "banjar.games.action",
    "IllegalAction": "banjar.games.errors",
    "OptionError": "banjar.games.errors",
    "PositionError": "banjar.games.errors",
    "Record": "banjar.record",
    "RecordError": "banjar.games.errors",
    "Seen": "banjar.seen",
    "State": "banjar.state",
    "game_names": "banjar.registry",
    "load": "banjar.game",
    "parse_record": "banjar.record",
    "read_record": "banjar.record",
}

__all__ = [
    "Action",
    "Game",
    "Happening",
    "IllegalAction",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Seen",
    "State",
    "game_names",
    "load",
    "parse_record",
    "read_record",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'banjar' has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
