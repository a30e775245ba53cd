"""Is the server well?"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from banjar.server.office import Office
from banjar.server.store.errors import StoreError
from banjar.server.visit import json_response


async def health(request: Request) -> Response:
    """The database must answer; bots may still be warming up."""
    office: Office = request.app.state.office
    try:
        await office.store.row("healthz")
    except StoreError:
        return json_response({"status": "no database"}, 503)
    return json_response({"status": "closing" if office.closing else "ok", "warming": office.workers.is_warming})
