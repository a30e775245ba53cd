"""Map exceptions to HTTP responses."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from banjar.server import peer
from banjar.server.bot_pool.errors import BotUnavailable
from banjar.server.http import static_files
from banjar.server.http.responses import INTERNAL_ERROR, refusal_response
from banjar.server.store.errors import StoreUnavailable
from banjar.table.errors import Refusal

REFUSED = "banjar.refused"
"""Where the code of a refusal is kept in the scope of its request, for the log."""
HANDLED: tuple[type[Exception], ...] = (Refusal, StoreUnavailable, BotUnavailable, HTTPException)


async def handle_error(request: Request, error: Exception) -> Response:
    """The error as a JSON refusal; a browser that asks for a missing page gets the client's page with status 404."""
    language = peer.language_of(request)
    if _is_missing_page(request, error):
        response = static_files.file_response(request, request.app.state.files.page)
        response.status_code = 404
        return response
    match error:
        case Refusal():
            request.scope[REFUSED] = error.code
            return refusal_response(error, language)
        case HTTPException(status_code=404):
            return refusal_response(Refusal("no-such-page"), language)
        case HTTPException():
            response = refusal_response(Refusal("not-allowed"), language)
            response.status_code = error.status_code
            response.headers.update(error.headers or {})
            return response
    return refusal_response(Refusal("busy"), language)


def internal_error(request: Request) -> Response:
    """A 500 that says nothing about the error."""
    response = refusal_response(Refusal("busy"), peer.language_of(request))
    response.status_code = INTERNAL_ERROR
    return response


def _is_missing_page(request: Request, error: Exception) -> bool:
    is_missing = (isinstance(error, HTTPException) and error.status_code == 404) or (
        isinstance(error, Refusal) and error.code == "no-such-page"
    )
    wants_page = "text/html" in request.headers.get("accept", "")
    return is_missing and wants_page and not request.url.path.startswith("/api/")
