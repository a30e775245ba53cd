"""Is the server well?"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from banjar.server.interface import Interface
from banjar.server.office import Office
from banjar.server.store.errors import StoreError
from banjar.server.visit import json_response


async def health(request: Request) -> Response:
    """The database must answer, and loading must not have failed; bots may still be warming up."""
    interface: Interface = request.app.state.interface
    office: Office = request.app.state.office
    try:
        await office.store.row("healthz")
    except StoreError:
        return json_response({"status": "no database"}, 503)
    if interface.has_failed:
        interface.load()  # whoever is unwell is asked for nothing else, and would not recover
        return json_response({"status": "not loaded"}, 503)
    return json_response({"status": "closing" if office.closing else "ok", "warming": office.workers.is_warming})
