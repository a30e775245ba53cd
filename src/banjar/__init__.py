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
    from banjar.core.action import Action
    from banjar.core.errors import IllegalAction, OptionError, PositionError, RecordError
    from banjar.core.event import Event
    from banjar.core.game import Game, Record, Seen, State, load, parse_record, read_record
    from banjar.core.information import NoWorldFound
    from banjar.core.registry import game_names

__version__ = "0.1.0"

# Importing numba takes a second; names are fetched when they are first used, so that `banjar --help` is quick.
_HOMES = {
    "Action": "banjar.core.action",
    "Game": "banjar.core.game",
    "Event": "banjar.core.event",
    "IllegalAction": "banjar.core.errors",
    "NoWorldFound": "banjar.core.information",
    "OptionError": "banjar.core.errors",
    "PositionError": "banjar.core.errors",
    "Record": "banjar.core.game",
    "RecordError": "banjar.core.errors",
    "Seen": "banjar.core.game",
    "State": "banjar.core.game",
    "game_names": "banjar.core.registry",
    "load": "banjar.core.game",
    "parse_record": "banjar.core.game",
    "read_record": "banjar.core.game",
}

__all__ = [
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "NoWorldFound",
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


_EARLIER_NAMES = {"Happening": "Event"}


def __getattr__(name: str) -> Any:  # noqa: ANN401
    if name == "seen":  # banjar.seen.NoWorldFound is the earlier name of banjar.NoWorldFound
        return importlib.import_module("banjar.core.information")
    name = _EARLIER_NAMES.get(name, name)
    if name not in _HOMES:
        raise AttributeError(f"module 'banjar' has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
