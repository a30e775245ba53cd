"""The parts of the wire that belong to a game: its view and its events.

They are dictionaries here, as `State.view` and `Event.to_dict` make them. A game describes its own in `io/wire`, as
`View` and `Event`; those of a game without this module are any JSON object.
"""

from __future__ import annotations

import importlib
from typing import Annotated, Any

import msgspec

from banjar.core.registry import definition, game_folder, game_names

GameView = Annotated[
    dict[str, Any],
    msgspec.Meta(extra={"game_part": "GameView"}, extra_json_schema={"$ref": "#/components/schemas/GameView"}),
]
GameEvent = Annotated[
    dict[str, Any],
    msgspec.Meta(extra={"game_part": "GameEvent"}, extra_json_schema={"$ref": "#/components/schemas/GameEvent"}),
]


def view_types() -> dict[str, Any]:
    """The type of each game's view."""
    return {game: _wire_type(game, "View") for game in game_names()}


def event_types() -> dict[str, Any]:
    """The type of each game's events, a union of structs."""
    return {game: _wire_type(game, "Event") for game in game_names()}


def game_parts() -> dict[str, dict[str, Any]]:
    """By name and game: what GameView and GameEvent are."""
    return {"GameView": view_types(), "GameEvent": event_types()}


def _wire_type(game: str, name: str) -> Any:  # noqa: ANN401 (a struct, or a union of structs)
    folder = game_folder(game) / "io"
    if not (folder / "wire").is_dir() and not (folder / "wire.py").exists():
        return dict[str, Any]
    package = definition(game).contract.__name__.rpartition(".")[0]
    return getattr(importlib.import_module(f"{package}.io.wire"), name)
