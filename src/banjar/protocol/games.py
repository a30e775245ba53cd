"""The parts of the wire that belong to a game: its view and its events.

They are dictionaries here, as `State.view` and `Event.to_dict` make them. Every game describes its own in `io/wire.py`,
as `View` and `Event`.
"""

from __future__ import annotations

import importlib
from typing import Annotated, Any

import msgspec

from banjar.core.registry import GAMES

GameView = Annotated[
    dict[str, Any],
    msgspec.Meta(extra={"game_part": "GameView"}, extra_json_schema={"$ref": "#/components/schemas/GameView"}),
]
GameEvent = Annotated[
    dict[str, Any],
    msgspec.Meta(extra={"game_part": "GameEvent"}, extra_json_schema={"$ref": "#/components/schemas/GameEvent"}),
]


def view_types() -> dict[str, Any]:
    """The struct of each game's view."""
    return {game: _wire(game).View for game in GAMES}


def event_types() -> dict[str, Any]:
    """The union of each game's events."""
    return {game: _wire(game).Event for game in GAMES}


def game_parts() -> dict[str, dict[str, Any]]:
    """By name and game: what GameView and GameEvent are."""
    return {"GameView": view_types(), "GameEvent": event_types()}


def _wire(game: str) -> Any:
    return importlib.import_module(f"{GAMES[game]}.io.wire")
