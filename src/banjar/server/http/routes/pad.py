"""Score pads: tables for counting the points of a game that is played with the box."""

from __future__ import annotations

import functools

from banjar.core.pad import Pad
from banjar.core.registry import definition, game_names
from banjar.server.http.request import ApiRequest
from banjar.server.http.routing import Routes
from banjar.table.errors import Refusal

routes = Routes(tag="pad")


@routes.route("GET", "/api/pad/{game}", "pad", "The score pad of a game")
async def pad(_: ApiRequest[None], game: str) -> Pad:
    """What is counted and what it is worth; a client can then count without the server."""
    found = _pad(game) if game in game_names() else None
    if found is None:
        raise Refusal("no-such-page")
    return found


@functools.cache
def _pad(game: str) -> Pad | None:
    described = definition(game).pad
    return None if described is None else described()
