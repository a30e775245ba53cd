"""Check host and origin, add security headers, time and log every request. Pure ASGI, so that streams pass through."""

from __future__ import annotations

import asyncio
import logging
import time

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from banjar.server import peer
from banjar.server.access_log import ACCESS_LOGGER, SOCKET_METHOD, log_access
from banjar.server.budgets import Account, CostBudgets, address_account
from banjar.server.context import ServerContext
from banjar.server.http.error_handlers import REFUSED, internal_error
from banjar.server.http.responses import INTERNAL_ERROR, NOT_CACHED, refusal_response
from banjar.server.metering import Meter, metered
from banjar.table.errors import Refusal

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; style-src 'self'; "
        "script-src 'self' {scripts}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
DOCUMENT_HEADERS = {
    "content-security-policy",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
}
"""These rule what a document may do. The first page loads a hundred files that are none."""
NO_DOCUMENTS = (b"text/javascript", b"text/css", b"font/")
"""Media types that a browser shows as text or not at all, since it is told not to guess another."""
HTTPS_HEADERS = {"strict-transport-security": "max-age=31536000"}
UNMATCHED_ROUTE = "none"
POLICY_VIOLATION = 1008
BAD_REQUEST, MISDIRECTED_REQUEST = 400, 421
CLIENT_CLOSED_REQUEST = 499
"""In logs and metrics only: the client went away before it had sent its body."""

logger = logging.getLogger(ACCESS_LOGGER)


class SecurityMiddleware:
    """Refuse unknown hosts and cross-origin changes, and add the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, a socket or the lifespan of the server."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        context: ServerContext = scope["app"].state.context
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        host = peer.host_of(connection)
        is_misdirected = host is None or not peer.is_known_host(context.config, host)
        is_foreign = is_misdirected or (changes and not peer.is_same_origin(context.config, connection))
        if scope["type"] == "http":
            refusal = refusal_response(Refusal("not-allowed"), peer.language_of(connection)) if is_foreign else None
            if refusal is not None:
                scope[REFUSED] = "not-allowed"
            if refusal is not None and is_misdirected:
                refusal.status_code = BAD_REQUEST if host is None else MISDIRECTED_REQUEST
            account = address_account(peer.address_of(connection))
            meter = Meter(context.budgets, account)
            app = await self._refused_for_cost(connection, context.budgets, account) or refusal or self._app
            response = self._respond(app, scope, receive, send, self._headers(scope, context), meter)
            await metered(response, meter)
        elif is_foreign:
            log_access(
                context.config, peer.address_of(connection), UNMATCHED_ROUTE, "not-allowed", method=SOCKET_METHOD
            )
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "origin"})
        else:
            await self._app(scope, receive, send)

    @staticmethod
    async def _refused_for_cost(connection: HTTPConnection, budgets: CostBudgets, account: Account) -> Response | None:
        """Wait until the address may go on at its rate; a refusal, some time after the last, if that takes too long."""
        try:
            await budgets.wait_for_turn(account)
        except Refusal as error:
            connection.scope[REFUSED] = error.code
            await asyncio.sleep(budgets.refuse(account))
            return refusal_response(error, peer.language_of(connection))
        return None

    @staticmethod
    def _headers(scope: Scope, context: ServerContext) -> dict[str, str]:
        """The headers of every response that has none of the same name: only files of the client may be cached."""
        policy = HEADERS["content-security-policy"].format(scripts=scope["app"].state.files.script_hash)
        secure = HTTPS_HEADERS if context.config.is_secure else {}
        return HEADERS | {"content-security-policy": policy} | NOT_CACHED | secure

    async def _respond(
        self, app: ASGIApp, scope: Scope, receive: Receive, send: Send, headers: dict[str, str], meter: Meter
    ) -> None:
        started = time.perf_counter()
        status: int | None = None
        is_complete = False

        async def send_with_headers(message: Message) -> None:
            nonlocal status, is_complete
            if message["type"] == "http.response.start":
                status = message["status"]
                given = dict(message["headers"])
                left_out = DOCUMENT_HEADERS if given.get(b"content-type", b"").startswith(NO_DOCUMENTS) else ()
                more = [
                    (name.encode(), value.encode())
                    for name, value in headers.items()
                    if name.encode() not in given and name not in left_out
                ]
                message = {**message, "headers": [*message["headers"], *more]}
            else:
                meter.add_bytes(len(message.get("body", b"")))
            await send(message)
            is_complete = message["type"] == "http.response.body" and not message.get("more_body", False)

        async def receive_counted() -> Message:
            message = await receive()
            meter.add_bytes(len(message.get("body", b"")))
            return message

        try:
            await app(scope, receive_counted, send_with_headers)
        except ClientDisconnect:
            status = CLIENT_CLOSED_REQUEST
        except Exception:
            logger.exception("unhandled exception in a request")
            if status is None:
                await internal_error(Request(scope))(scope, receive, send_with_headers)
            elif not is_complete:
                raise  # too late for another response
        finally:
            self._record(scope, status or INTERNAL_ERROR, time.perf_counter() - started)

    @staticmethod
    def _record(scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", UNMATCHED_ROUTE)
        scope["app"].state.metrics.requests.labels(route, status).observe(seconds)
        log_access(
            scope["app"].state.context.config,
            peer.address_of(HTTPConnection(scope)),
            route,
            scope.get(REFUSED),
            method=scope["method"],
            status=status,
            ms=round(1000 * seconds, 1),
        )
