"""Who one is: the identity of a browser, and the link that takes it to another device."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from banjar import __version__
from banjar.bots.levels import LEVELS
from banjar.core.registry import definition, game_names
from banjar.i18n.texts import LANGUAGES
from banjar.server.http.openapi import BODIES
from banjar.server.http.request import ApiRequest, json_response, keep_identity
from banjar.server.identity import hashed
from banjar.table.errors import Refusal
from banjar.table.factory import new_token

LINK_LIFE = 15 * 60_000

router = APIRouter(tags=["people"])


class UseLink(msgspec.Struct, forbid_unknown_fields=True):
    """The word at the end of a personal link."""

    token: str


@router.get(
    "/api/me", operation_id="me", summary="Who am I? Gives the browser its identity, and says what can be played"
)
async def me(request: Request) -> Response:
    """The first request of every client."""
    visit = ApiRequest(request)
    response = json_response(
        {
            "version": __version__,
            "languages": LANGUAGES,
            "language": visit.language,
            "levels": list(LEVELS),
            "games": {name: _game(name) for name in game_names()},
        }
    )
    if visit.who is None:
        visit.spend("identity")
    # Also who has one already: browsers forget it some time after it was given to them last.
    keep_identity(visit.context, response, visit.who or visit.context.identities.new())
    return response


def _game(name: str) -> dict[str, object]:
    rules = definition(name)
    options = [option.name for option in rules.options if option.name != "colours"]
    return {
        "players": list(rules.players),
        "options": options,
        "standing": {phase: list(answers) for phase, answers in rules.standing.items()},
        "reactions": list(rules.reactions),
    }


@router.post(
    "/api/me/link",
    operation_id="makeLink",
    status_code=201,
    summary="A link that makes another device mine; it works once, for 15 minutes",
)
async def make_link(request: Request) -> Response:
    """A personal link."""
    visit = ApiRequest(request)
    who = visit.person()
    visit.spend("link")
    token, expires_at = new_token(), visit.context.manager.now() + LINK_LIFE
    await visit.context.store.links.create(hashed(token), who, expires_at)
    return json_response({"token": token, "path": f"/me/{token}", "expires_at": expires_at}, 201)


@router.post(
    "/api/me/link/use",
    operation_id="useLink",
    summary="Become the person whose link this is",
    openapi_extra=BODIES.takes(UseLink),
)
async def use_link(request: Request) -> Response:
    """Take an identity over; the link is used up."""
    visit = ApiRequest(request)
    visit.spend("look_up")
    token = (await visit.body(UseLink)).token
    who = await visit.context.store.links.use(hashed(token), visit.context.manager.now())
    if who is None:
        raise Refusal("link-used")
    response = json_response({"moved": True})
    keep_identity(visit.context, response, who)
    return response
