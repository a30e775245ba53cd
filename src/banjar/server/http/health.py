"""Is the server well?"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from banjar.server.context import ServerContext
from banjar.server.http.interface import Interface
from banjar.server.http.request import json_response
from banjar.server.store.errors import StoreError


async def health(request: Request) -> Response:
    """The database must answer, and loading must not have failed; bots may still be warming up."""
    interface: Interface = request.app.state.interface
    context: ServerContext = request.app.state.context
    try:
        await context.store.tables.get("healthz")
    except StoreError:
        return json_response({"status": "no database"}, 503)
    if interface.has_failed:
        interface.load()  # whoever is unwell is asked for nothing else, and would not recover
        return json_response({"status": "not loaded"}, 503)
    return json_response({"status": "closing" if context.closing else "ok", "warming": context.workers.is_warming})
