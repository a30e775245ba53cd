"""The HTTP interface with its OpenAPI document."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import State

from banjar import __version__
from banjar.server.explanation import EXPLAINED, explain, failed
from banjar.server.routes import lessons, lobby, operation, people, programs, tables
from banjar.server.schema import BODIES, REFUSALS

ABOUT = "Tables for the two board games called Bali. The socket at /api/socket is described in docs/protocol.md."


def create_api(state: State) -> FastAPI:
    """All routes for programs and for the browser client, on the state of the server."""
    api = FastAPI(
        title="Banjar",
        version=__version__,
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=REFUSALS,
        redirect_slashes=False,  # an address that leads nowhere is told so at once
    )
    api.state = state
    for module in (operation, people, lobby, tables, programs, lessons):
        api.include_router(module.router)
    for error in (*EXPLAINED, RequestValidationError):
        api.add_exception_handler(error, explain)
    api.add_exception_handler(Exception, failed)
    _describe_bodies(api)
    return api


def _describe_bodies(api: FastAPI) -> None:
    plain = api.openapi

    def openapi() -> dict[str, Any]:
        return BODIES.complete(plain())

    api.openapi = openapi  # type: ignore[method-assign]
