"""What a request is answered that could not be done."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from banjar.server.bot_pool.errors import BotUnavailable
from banjar.server.http import static_files
from banjar.server.http.interface import InterfaceUnavailable
from banjar.server.http.request import language_wanted, refusal_response
from banjar.server.store.errors import StoreUnavailable
from banjar.table.errors import Refusal

EXPLAINED: tuple[type[Exception], ...] = (
    Refusal,
    InterfaceUnavailable,
    StoreUnavailable,
    BotUnavailable,
    HTTPException,
)
FAILED = 500


async def explain(request: Request, error: Exception) -> Response:
    """A code and a sentence; for a reader who is lost, a page."""
    language = language_wanted(request)
    if _is_lost_reader(request, error):
        response = static_files.sent(request, request.app.state.files.page)
        response.status_code = 404
        return response
    match error:
        case Refusal():
            return refusal_response(error, language)
        case InterfaceUnavailable() | StoreUnavailable() | BotUnavailable():
            return refusal_response(Refusal("busy"), language)
        case HTTPException(status_code=404):
            return refusal_response(Refusal("no-such-page"), language)
        case HTTPException():
            response = refusal_response(Refusal("not-allowed"), language)
            response.status_code = error.status_code
            response.headers.update(error.headers or {})
            return response
    return refusal_response(Refusal("bad-message", reason=" ".join(str(error).split())[:200]), language)


async def failed(request: Request, _: Exception) -> Response:
    """The fault is ours, and nothing of it is told."""
    response = refusal_response(Refusal("busy"), language_wanted(request))
    response.status_code = FAILED
    return response


def _is_lost_reader(request: Request, error: Exception) -> bool:
    """Has somebody typed an address that leads nowhere? They get a page and not a piece of JSON."""
    is_lost = (isinstance(error, HTTPException) and error.status_code == 404) or (
        isinstance(error, Refusal) and error.code == "no-such-page"
    )
    wants_page = "text/html" in request.headers.get("accept", "")
    return is_lost and wants_page and not request.url.path.startswith("/api/")
