"""Browser identities, and links that copy one to another device."""

from __future__ import annotations

from typing import Any

from starlette.background import BackgroundTask
from starlette.responses import Response

from banjar import __version__
from banjar.bots.levels import LEVELS
from banjar.core.registry import definition, game_names
from banjar.i18n.texts import LANGUAGES
from banjar.protocol.people import GameInfo, LinkUsed, Me, MyData, PersonalLink, PhaseInfo, UseLink
from banjar.server.context import ServerContext
from banjar.server.http.request import ApiRequest
from banjar.server.http.responses import json_response
from banjar.server.http.routing import Routes
from banjar.server.http.static_files import has_client
from banjar.server.identity import COOKIE, COOKIE_SECONDS, SECURE_COOKIE, hash_token
from banjar.table.errors import Refusal
from banjar.table.factory import new_token

LINK_LIFETIME_MILLISECONDS = 15 * 60_000
LINK_PATH = "/device#"
"""Browsers send no fragment, so the token is in no proxy's log."""

routes = Routes(tag="people")


@routes.route("GET", "/api/me", "me", "Give the browser its identity, and tell what can be played", answer=Me)
async def me(request: ApiRequest[None]) -> Response:
    """The first request of every client."""
    response = json_response(
        Me(
            version=__version__,
            languages=list(LANGUAGES),
            language=request.language,
            levels=list(LEVELS),
            games={name: _game_info(name) for name in game_names()},
        )
    )
    if request.identity is None:
        request.spend("identity")
    # Renewed with every visit: browsers count a cookie's age from when it was last set.
    set_identity_cookie(request, response, request.identity or request.context.identities.new())
    return response


def _game_info(name: str) -> GameInfo:
    rules = definition(name)
    return GameInfo(
        players=list(rules.players),
        options=[option.name for option in rules.options if option.name != "colours"],
        flags=[option.name for option in rules.options if option.is_flag],
        lessons=len(rules.lessons),
        tips=len(rules.tips),
        strategy=len(rules.strategy),
        pad=rules.pad is not None,
        client=has_client(name),
        is_starter_dealt=rules.is_starter_dealt,
        auto_replies={phase: list(answers) for phase, answers in rules.auto_replies.items()},
        reactions=list(rules.reactions),
        phases={name: PhaseInfo(rule=phase.rule, help=phase.help) for name, phase in rules.phase_rules.items()},
    )


@routes.route(
    "POST",
    "/api/me/link",
    "makeLink",
    "A link that gives another device my identity, once, within 15 minutes",
    limit="link",
    status=201,
)
async def make_link(request: ApiRequest[None]) -> PersonalLink:
    """The token is stored as a hash."""
    who = request.require_identity()
    token, expires_at = new_token(), request.context.manager.now() + LINK_LIFETIME_MILLISECONDS
    await request.context.store.links.create(hash_token(token), who, expires_at)
    return PersonalLink(token=token, path=f"{LINK_PATH}{token}", expires_at=expires_at)


@routes.route(
    "POST",
    "/api/me/link/use",
    "useLink",
    "Take over the identity of a personal or recovery link",
    limit="look_up",
    answer=LinkUsed,
)
async def use_link(request: ApiRequest[UseLink]) -> Response:
    """Sets the identity cookie; the link is used up."""
    body = await request.body()
    hashed, now, store = hash_token(body.token), request.context.manager.now(), request.context.store
    known = await store.links.identity_of(hashed, now) or await store.recovery_links.identity_of(hashed, now)
    if known is not None:
        request.context.moderation.check_admitted(known, request.address)
        if request.identity not in (None, known) and not body.replace:
            raise Refusal("link-replaces")
    who = await store.links.use(hashed, now) or await store.recovery_links.use(hashed, now)
    if who is None:
        raise Refusal("link-used")
    response = json_response(LinkUsed(moved=True))
    set_identity_cookie(request, response, who)
    return response


@routes.route(
    "POST",
    "/api/me/recovery",
    "makeRecoveryLink",
    "A link to keep, which gives my identity back once, within 400 days",
    limit="link",
    status=201,
)
async def make_recovery_link(request: ApiRequest[None]) -> PersonalLink:
    """Replaces the one before."""
    who, token = request.require_identity(), new_token()
    now = request.context.manager.now()
    expires_at = await request.context.store.recovery_links.replace(hash_token(token), who, now)
    return PersonalLink(token=token, path=f"{LINK_PATH}{token}", expires_at=expires_at)


@routes.route("POST", "/api/me/sign-out", "signOut", "Forget my identity on this device", status=204)
async def sign_out(request: ApiRequest[None]) -> Response:
    """Deletes the cookie. Other devices keep it; without one of them or a link the identity is lost."""
    request.require_identity()
    return _without_cookie(request.context)


@routes.route(
    "POST",
    "/api/me/end-devices",
    "endDevices",
    "Sign out all my other devices and end my links",
    limit="link",
    status=204,
)
async def end_devices(request: ApiRequest[None]) -> Response:
    """Cookies and links of before are no longer valid; this device gets a new cookie. Seat tokens stay."""
    who, sessions = request.require_identity(), request.context.sessions
    await sessions.end_devices(who)
    # Only now: this device must have its new cookie when it connects again.
    response = Response(status_code=204, background=BackgroundTask(sessions.disconnect, who))
    set_identity_cookie(request, response, who)
    return response


@routes.route(
    "GET",
    "/api/me/data",
    "myData",
    "Everything the server keeps about me",
    limit="personal_data",
    admits_barred=True,
)
async def my_data(request: ApiRequest[None]) -> MyData:
    """Nothing about others; my decisions at a table only once its game is over."""
    return await request.context.personal_data.collect(request.require_identity())


@routes.route(
    "DELETE",
    "/api/me",
    "deleteMe",
    "Delete everything about me and end my identity",
    limit="personal_data",
    status=204,
    admits_barred=True,
)
async def delete_me(request: ApiRequest[None]) -> Response:
    """Resigns my running games, deletes my chat lines and takes my names away. If interrupted, ask again."""
    await request.context.personal_data.delete(request.require_identity())
    return _without_cookie(request.context)


def _without_cookie(context: ServerContext) -> Response:
    response = Response(status_code=204)
    delete_cookie(response, COOKIE)
    if context.config.is_secure:
        delete_cookie(response, SECURE_COOKIE)
    return response


def set_identity_cookie(request: ApiRequest[Any], response: Response, who: str) -> None:
    """Sign an identity and let the browser keep it."""
    is_secure = request.context.config.is_secure
    response.set_cookie(
        SECURE_COOKIE if is_secure else COOKIE,
        request.context.identities.signed(who),
        max_age=COOKIE_SECONDS,
        httponly=True,
        secure=is_secure,
        samesite="lax",
        path="/",
    )
    if is_secure and COOKIE in request.request.cookies:
        delete_cookie(response, COOKIE)


def delete_cookie(response: Response, name: str) -> None:
    """Let the browser forget a cookie."""
    response.delete_cookie(name, path="/", httponly=True, secure=name == SECURE_COOKIE, samesite="lax")
