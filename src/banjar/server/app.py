"""The application: routes, socket and errors put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.websockets import WebSocket

from banjar import __version__
from banjar.server import messages, pages
from banjar.server.attendant import Attendant
from banjar.server.config import Config
from banjar.server.figures import Figures
from banjar.server.guard import Guard
from banjar.server.hall import LEASE, Hall, milliseconds
from banjar.server.identity import Identities
from banjar.server.limits import Limits
from banjar.server.office import Office
from banjar.server.routes import health, lessons, lobby, people, programs, tables
from banjar.server.schema import BODIES, REFUSALS
from banjar.server.socket import GOING_AWAY, NO_IDENTITY, TRY_LATER, Connection
from banjar.server.store.errors import StoreUnavailable
from banjar.server.store.store import Store
from banjar.server.visit import address_of, identity_of, language_wanted, refusal_response
from banjar.server.workers.errors import WorkersUnavailable
from banjar.server.workers.workers import Workers
from banjar.table.errors import Refusal

SILENCE = 15_000
"""Milliseconds without a beat after which a process counts as gone."""
LONELY_SILENCE = 1_000
"""The same where no other process can be: every second that a restart takes is given back."""
FAREWELL = 2.0
"""Seconds that clients have to hear of the end."""
ABOUT = "Tables for the two board games called Bali. The socket at /api/socket is described in docs/protocol.md."

logger = logging.getLogger("banjar.server")


def create_app(config: Config, store: Store, workers: Workers) -> FastAPI:
    """A server on an open store; workers are started with it."""
    app = FastAPI(
        title="Banjar",
        version=__version__,
        description=ABOUT,
        lifespan=_life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=REFUSALS,
        redirect_slashes=False,  # an address that leads nowhere is told so at once
    )
    attendant = Attendant(store, workers)
    hall = Hall(store, attendant.attend)
    attendant.hall = hall
    app.state.parts = (config, store, workers, hall, attendant)
    app.state.files = pages.Files()
    app.state.failure = None
    app.add_api_websocket_route("/api/socket", _socket)
    for module in (health, people, lobby, tables, programs, lessons, pages):
        app.include_router(module.router)
    app.add_middleware(Guard)
    for error in (Refusal, StoreUnavailable, WorkersUnavailable, HTTPException, RequestValidationError):
        app.add_exception_handler(error, _explain)
    _describe_bodies(app)
    return app


def _describe_bodies(app: FastAPI) -> None:
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        return BODIES.complete(plain())

    app.openapi = openapi  # type: ignore[method-assign]


@contextlib.asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    config, store, workers, hall, attendant = app.state.parts
    identities = Identities(await store.key("identity"))
    office = Office(config, store, workers, hall, attendant, identities, Limits(config.limits))
    app.state.office = office
    app.state.figures = Figures(office)
    try:
        await _open(office)
    except StoreUnavailable as error:
        app.state.failure = error
        raise
    try:
        yield
    finally:
        await _close(office)


async def _open(office: Office) -> None:
    store, attendant = office.store, office.attendant
    await office.workers.start()
    store.listen(office.hall.hear)
    away = await store.downtime(milliseconds(), SILENCE if store.is_shared else LONELY_SILENCE)
    await attendant.credit(away)
    # If nobody was there, nobody else looks after what is due.
    attendant.start(LEASE if away else 0)


async def farewell(app: FastAPI) -> None:
    """Tell the clients; once the web server closes, their sockets are closed without a word."""
    office: Office = app.state.office
    office.closing = True
    office.hall.end_programs(messages.bye())
    for connection in list(office.connections):
        connection.send(messages.bye())
        connection.end(GOING_AWAY)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            while office.connections:
                await asyncio.sleep(0.01)


async def _close(office: Office) -> None:
    """Finish what was begun, and note when the clocks stopped; nothing of it may keep the process from ending."""
    office.closing = True
    await office.attendant.close()
    await office.hall.close()
    await office.workers.close()
    try:
        await office.store.forget_process(milliseconds())
    except StoreUnavailable:
        logger.warning("the database does not answer; the clocks stopped when it last did")
    finally:
        await office.store.close()


async def _socket(socket: WebSocket) -> None:
    office: Office = socket.app.state.office
    who, address = identity_of(office, socket), address_of(socket)
    try:
        office.limits.spend("connect", who, address)
        with office.limits.connected(who, address):
            await _welcome(office, socket, who, address)
    except Refusal:
        await socket.close(TRY_LATER)


async def _welcome(office: Office, socket: WebSocket, who: str | None, address: str) -> None:
    await socket.accept()
    if who is None:
        await socket.send_text(messages.refused(Refusal("no-identity"), "en").decode())
        await socket.close(NO_IDENTITY)
        return
    await Connection(office, socket, who, address).run()


def _is_lost_reader(request: Request, error: Exception) -> bool:
    """Has somebody typed an address that leads nowhere? They get a page and not a piece of JSON."""
    is_lost = (isinstance(error, HTTPException) and error.status_code == 404) or (
        isinstance(error, Refusal) and error.code == "no-such-page"
    )
    wants_page = "text/html" in request.headers.get("accept", "")
    return is_lost and wants_page and not request.url.path.startswith("/api/")


async def _explain(request: Request, error: Exception) -> Response:
    language = language_wanted(request)
    if _is_lost_reader(request, error):
        response = pages.sent(request, request.app.state.files.page)
        response.status_code = 404
        return response
    match error:
        case Refusal():
            return refusal_response(error, language)
        case StoreUnavailable() | WorkersUnavailable():
            return refusal_response(Refusal("busy"), language)
        case HTTPException(status_code=404):
            return refusal_response(Refusal("no-such-page"), language)
        case HTTPException():
            response = refusal_response(Refusal("not-allowed"), language)
            response.status_code = error.status_code
            response.headers.update(error.headers or {})
            return response
    return refusal_response(Refusal("bad-message", reason=" ".join(str(error).split())[:200]), language)


def process_name() -> str:
    """A name that no other process has."""
    return f"{os.getpid()}-{secrets.token_hex(6)}"
