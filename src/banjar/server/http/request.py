"""One HTTP request: who makes it, from where, in which language, with which body."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from banjar.core.errors import listed
from banjar.protocol.messages import UNREADABLE, explained, language_of
from banjar.server.context import ServerContext
from banjar.server.http.openapi import LANGUAGE, Parameter
from banjar.server.identity import COOKIE, KEPT_FOR
from banjar.table.errors import Refusal

T = TypeVar("T")
LARGEST_BODY = 64 * 1024
PATIENCE = 30.0
"""Seconds for a body."""

STATUS = {
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-page": 404,
    "no-such-moment": 404,
    "not-allowed": 403,
    "not-owner": 403,
    "not-seated": 403,
    "which-seat": 403,
    "hints-off": 403,
    "no-identity": 401,
    "bad-message": 422,
    "bad-game": 422,
    "bad-players": 422,
    "bad-seats": 422,
    "bad-level": 422,
    "bad-option": 422,
    "bad-time": 422,
    "bad-night": 422,
    "bad-name": 422,
    "bad-chat": 422,
    "bad-standing": 422,
    "no-such-seat": 422,
    "too-large": 413,
    "too-fast": 429,
    "too-many-open": 429,
    "busy": 503,
    "link-used": 410,
    "gone": 410,
}
"""Other refusals are conflicts with what the table is like now."""
CONFLICT = 409


class ApiRequest:
    """What a route knows of a request."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.context: ServerContext = request.app.state.context
        self.address = address_of(request)
        self.language = language_wanted(request)
        self.who = identity_of(self.context, request)

    def spend(self, what: str) -> None:
        """Count a request against its limit."""
        self.context.limits.spend(what, self.who, self.address)

    def person(self) -> str:
        """The identity; Refusal if the browser has none yet."""
        if self.who is None:
            raise Refusal("no-identity")
        return self.who

    def is_admin(self) -> bool:
        """Does the request carry the token of whoever runs the server?"""
        expected = self.context.config.admin_token
        return expected is not None and hmac.compare_digest(bearer(self.request).encode(), expected.encode())

    async def body(self, wanted: type[T]) -> T:
        """The JSON body, checked."""
        content_type = self.request.headers.get("content-type", "").split(";")[0].strip().lower()
        if content_type != "application/json":
            raise Refusal("bad-message", reason="the content type must be application/json")
        try:
            return msgspec.json.decode(await read_body(self.request), type=wanted)
        except UNREADABLE as error:
            raise Refusal("bad-message", reason=" ".join(str(error).split())[:200]) from error

    def number(self, parameter: Parameter) -> int | None:
        """A whole number in the query."""
        text = self.request.query_params.get(parameter.name)
        if text is None:
            return None if parameter.default is None else int(parameter.default)
        if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) <= parameter.most):
            raise Refusal("bad-message", reason=f"{parameter.name} must be a whole number from 0 to {parameter.most}")
        return int(text)

    def word(self, parameter: Parameter) -> str | None:
        """One of several words in the query."""
        text = self.request.query_params.get(parameter.name)
        if text is None:
            return None if parameter.default is None else str(parameter.default)
        if text not in parameter.names:
            raise Refusal("bad-message", reason=f"{parameter.name} must be {listed(parameter.names)}")
        return text


async def read_body(request: Request) -> bytes:
    """The body, as long as it is not too large."""
    parts, size = [], 0
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                size += len(part)
                if size > LARGEST_BODY:
                    raise Refusal("too-large", most=LARGEST_BODY)
                parts.append(part)
    except TimeoutError:
        raise Refusal("bad-message", reason=f"the body did not come within {PATIENCE:.0f} seconds") from None
    return b"".join(parts)


def language_wanted(connection: HTTPConnection) -> str:
    """The language of whoever makes a request."""
    return language_of(connection.query_params.get(LANGUAGE.name) or connection.headers.get("accept-language"))


def identity_of(context: ServerContext, connection: HTTPConnection) -> str | None:
    """Whose cookie comes with a request."""
    return context.identities.read(connection.cookies.get(COOKIE))


def bearer(request: HTTPConnection) -> str:
    """The token in the Authorization header, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; uvicorn has looked behind a proxy we trust."""
    return connection.client.host if connection.client is not None else "unknown"


def same_origin(context: ServerContext, connection: HTTPConnection) -> bool:
    """Does a request come from a page of ours? Programs other than browsers name no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") in (None, "same-origin", "none")
    if context.config.origin is not None:
        return origin.lower() == context.config.origin
    return origin.lower().partition("://")[2] == connection.headers.get("host", "").lower()


def keep_identity(context: ServerContext, response: Response, who: str) -> None:
    """Give a browser its identity."""
    response.set_cookie(
        COOKIE,
        context.identities.signed(who),
        max_age=KEPT_FOR,
        httponly=True,
        secure=context.config.is_secure,
        samesite="lax",
        path="/",
    )


def json_response(content: Any, status: int = 200) -> Response:
    """JSON, never kept by caches."""
    return Response(msgspec.json.encode(content), status, {"cache-control": "no-store"}, media_type="application/json")


def refusal_response(error: Refusal, language: str) -> Response:
    """A refusal with its code and sentence."""
    return json_response({"error": explained(error, language)}, STATUS.get(error.code, CONFLICT))
