"""The OpenAPI document."""

from __future__ import annotations

from starlette.responses import Response

from banjar.server.http.request import ApiRequest
from banjar.server.http.responses import JSON
from banjar.server.http.routing import Routes

routes = Routes(tag="operation")


@routes.route(
    "GET",
    "/api/openapi.json",
    "document",
    "The OpenAPI document",
    limit="look",
    has_head=True,
    is_documented=False,
)
async def openapi_document(request: ApiRequest[None]) -> Response:
    """Encoded on the first request."""
    return Response(request.request.app.state.document.encoded, media_type=JSON)
