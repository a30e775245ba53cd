"""Look for a game with people one does not know."""

from __future__ import annotations

from banjar.protocol.pairing import Lobby, OwnSeek, SeekBody
from banjar.server.budgets import CREATION_SECONDS, address_account
from banjar.server.http.request import ApiRequest
from banjar.server.http.routing import Routes

routes = Routes(tag="lobby")


@routes.route("GET", "/api/lobby", "lobby", "Who is here, and what they look for", limit="list")
async def lobby(request: ApiRequest[None]) -> Lobby:
    """The same that followers of the lobby are sent on the socket."""
    return await request.context.lobby_feed.lobby(request.identity)


@routes.route("PUT", "/api/lobby/seek", "seek", "Look for a game", limit="seek")
async def seek(request: ApiRequest[SeekBody]) -> OwnSeek:
    """As long as one of my sockets follows the lobby, or I send it again every few seconds; one search a person."""
    who = request.require_identity()
    body = await request.body()
    await request.context.budgets.wait_for_turn(address_account(request.address), CREATION_SECONDS)
    made_from = request.context.identities.derived(request.network, "made from")
    found = await request.context.pairing.seek(who, made_from, body)
    request.context.lobby_feed.wake()
    return found


@routes.route("DELETE", "/api/lobby/seek", "stopSeeking", "Look for a game no longer", limit="list", status=204)
async def stop(request: ApiRequest[None]) -> None:
    """In all my tabs. Does nothing once the game has begun."""
    await request.context.pairing.stop(request.require_identity())
    request.context.lobby_feed.wake()
