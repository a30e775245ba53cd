"""One request of the HTTP API: who makes it, from where, in which language, with which body."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

import msgspec
from starlette.requests import Request

from banjar.protocol.errors import UNREADABLE, decode_error
from banjar.server import peer
from banjar.server.context import ServerContext
from banjar.server.metering import current_meter
from banjar.server.network import network_of
from banjar.server.tables.live_table import LiveTable
from banjar.table.errors import Refusal

Body = TypeVar("Body")
LOOKS = ("look", "log", "moment")
"""The rate limits of requests that look at a table."""
MAX_BODY_BYTES = 64 * 1024
BODY_TIMEOUT_SECONDS = 30.0


class ApiRequest(Generic[Body]):
    """What a handler knows of a request; `Body` is the struct it expects as JSON, None if it takes no body."""

    def __init__(self, request: Request, body_type: type[Body] | None = None) -> None:
        self.request = request
        self._body_type = body_type
        self.context: ServerContext = request.app.state.context
        self.query = request.query_params
        self.address = peer.address_of(request)
        self.network = network_of(self.address)
        self.language = peer.language_of(request)
        self.identity = peer.identity_of(self.context.identities, request)

    def spend(self, limit: str) -> None:
        """Count the request against a rate limit; Refusal if it is used up."""
        self.context.limits.spend(limit, self.identity, self.address)

    def check_cost(self, limit: str | None) -> None:
        """Charge the request to the identity too, and to the table for those who look without a seat.

        Refusal `too-fast` if one of them is in debt, `busy` if such requests have to wait for the event loop.
        """
        meter = current_meter.get()
        if meter is None:
            return
        if self.identity is not None:
            meter.accounts += (("identity", self.identity),)
        table = self.request.path_params.get("table")
        if limit in LOOKS and table is not None and not self._has_seat(table):
            meter.accounts += (("table", table),)
        meter.check()
        self.context.watchdog.check(limit)

    def _has_seat(self, table: str) -> bool:
        live = self.context.manager.tables.get(table)
        return live is not None and self.identity is not None and bool(live.table.seats_of(self.identity))

    async def look_at(self, table: str) -> LiveTable:
        """Open the table of the request; Refusal if there is none. Its bots see that somebody looks."""
        return await self.context.manager.look(table, self.identity, self.network)

    def require_identity(self) -> str:
        """The identity; Refusal `no-identity` if the browser has none yet."""
        if self.identity is None:
            raise Refusal("no-identity")
        return self.identity

    def is_admin(self) -> bool:
        """Whether the request carries the admin token; Refusal `too-fast` after too many wrong ones."""
        return self.context.admin_token.accepts(peer.bearer_token(self.request), self.address)

    def require_admin(self) -> None:
        """Refusal `not-allowed` without the admin token."""
        if not self.is_admin():
            raise Refusal("not-allowed")

    async def body(self) -> Body:
        """Read and check the JSON body; Refusal if it is too large, late or not what the route declares."""
        content_type = self.request.headers.get("content-type", "").split(";")[0].strip().lower()
        if content_type != "application/json":
            raise Refusal("bad-message", reason="the content type must be application/json")
        try:
            body: Body = msgspec.json.decode(await read_body(self.request), type=self._body_type)
        except UNREADABLE as error:
            raise Refusal("bad-message", reason=decode_error(error)) from error
        return body


async def read_body(request: Request) -> bytes:
    """The whole body; Refusal once it exceeds MAX_BODY_BYTES or BODY_TIMEOUT_SECONDS."""
    parts, size = [], 0
    try:
        async with asyncio.timeout(BODY_TIMEOUT_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > MAX_BODY_BYTES:
                    raise Refusal("too-large", most=MAX_BODY_BYTES)
                parts.append(part)
    except TimeoutError:
        reason = f"the body did not come within {BODY_TIMEOUT_SECONDS:.0f} seconds"
        raise Refusal("bad-message", reason=reason) from None
    return b"".join(parts)
