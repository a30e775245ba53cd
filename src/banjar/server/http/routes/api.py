"""The HTTP interface with its OpenAPI document."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import State
from starlette.responses import Response

from banjar import __version__
from banjar.server.http.error_handlers import EXPLAINED, explain, failed
from banjar.server.http.openapi import BODIES, REFUSALS
from banjar.server.http.request import ApiRequest
from banjar.server.http.routes import lessons, lobby, metrics, people, programs, tables

ABOUT = "Tables for the two board games called Bali. The socket at /api/socket is described in docs/protocol.md."


def create_api(state: State) -> FastAPI:
    """All routes for programs and for the browser client, on the state of the server."""
    api = FastAPI(
        title="Banjar",
        version=__version__,
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        responses=REFUSALS,
        redirect_slashes=False,  # an address that leads nowhere is told so at once
    )
    api.state = state
    for module in (metrics, people, lobby, tables, programs, lessons):
        api.include_router(module.router)
    for error in (*EXPLAINED, RequestValidationError):
        api.add_exception_handler(error, explain)
    api.add_exception_handler(Exception, failed)
    _describe(api)
    return api


def _describe(api: FastAPI) -> None:
    plain = api.openapi

    @functools.cache
    def openapi() -> dict[str, Any]:
        return BODIES.complete(plain())

    @functools.cache
    def encoded() -> bytes:
        return msgspec.json.encode(openapi())

    async def document(request: Request) -> Response:
        ApiRequest(request).spend("look")
        return Response(encoded(), media_type="application/json")

    api.openapi = openapi  # type: ignore[method-assign]
    api.add_api_route("/api/openapi.json", document, methods=["GET", "HEAD"], include_in_schema=False)
