"""What every request passes: origin, headers, time taken; pure ASGI, so that sockets and streams pass too."""

from __future__ import annotations

import json
import logging
import time

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from banjar.protocol.messages import language_of
from banjar.server.context import ServerContext
from banjar.server.http.error_handlers import FAILED, failed
from banjar.server.http.request import refusal_response, same_origin
from banjar.table.errors import Refusal

SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self' {scripts}; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SECURE = {"strict-transport-security": "max-age=31536000"}

logger = logging.getLogger("banjar.access")


class SecurityMiddleware:
    """Refuses what comes from strangers' pages, and adds the usual headers to what is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the life of the server."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        context: ServerContext = scope["app"].state.context
        headers = self._headers(scope, context)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        is_foreign = changes and not same_origin(context, connection)
        if scope["type"] == "http":
            language = language_of(connection.headers.get("accept-language"))
            answer = refusal_response(Refusal("not-allowed"), language) if is_foreign else self._app
            await self._timed(answer, scope, receive, send, headers)
        elif is_foreign:
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        else:
            await self._app(scope, receive, send)

    @staticmethod
    def _headers(scope: Scope, context: ServerContext) -> dict[str, str]:
        policy = HEADERS["content-security-policy"].format(scripts=scope["app"].state.files.script_hash)
        return HEADERS | {"content-security-policy": policy} | (SECURE if context.config.is_secure else {})

    async def _timed(
        self, answer: ASGIApp, scope: Scope, receive: Receive, send: Send, headers: dict[str, str]
    ) -> None:
        started = time.perf_counter()
        status: int | None = None
        is_whole = False

        async def dressed(message: Message) -> None:
            nonlocal status, is_whole
            if message["type"] == "http.response.start":
                status = message["status"]
                known = {name for name, _ in message["headers"]}
                more = [
                    (name.encode(), value.encode()) for name, value in headers.items() if name.encode() not in known
                ]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)
            is_whole = message["type"] == "http.response.body" and not message.get("more_body", False)

        try:
            await answer(scope, receive, dressed)
        except Exception as error:
            logger.exception("a request could not be answered")
            if status is None:
                await (await failed(Request(scope), error))(scope, receive, dressed)
            elif not is_whole:
                raise  # too late for another answer
        finally:
            seconds = time.perf_counter() - started
            # The path of a table is the key to it: only the route is kept.
            route = getattr(scope.get("route"), "path", "none")
            scope["app"].state.figures.requests.labels(route, status or FAILED).observe(seconds)
            logger.info(
                json.dumps(
                    {
                        "route": route,
                        "method": scope["method"],
                        "status": status or FAILED,
                        "ms": round(1000 * seconds, 1),
                    }
                )
            )
