"""For whoever runs the server: is it well, and how busy is it?"""

from __future__ import annotations

import ipaddress

from fastapi import APIRouter, Request
from starlette.responses import Response

from banjar.server.store.errors import StoreError
from banjar.server.visit import Visit, json_response
from banjar.table.errors import Refusal

router = APIRouter(tags=["operation"])


@router.get("/healthz", operation_id="health", summary="Is the server well?")
async def health(request: Request) -> Response:
    """The database must answer; bots may still be warming up."""
    office = Visit(request).office
    try:
        await office.store.row("healthz")
    except StoreError:
        return json_response({"status": "no database"}, 503)
    return json_response({"status": "closing" if office.closing else "ok", "warming": office.workers.is_warming})


@router.get("/metrics", operation_id="metrics", summary="Figures for Prometheus", response_class=Response)
async def metrics(request: Request) -> Response:
    """With the admin token, or from the machine itself where there is none."""
    visit = Visit(request)
    if not visit.is_admin() and (visit.office.config.admin_token is not None or not is_local(visit.address)):
        raise Refusal("not-allowed")
    text, kind = request.app.state.figures.text()
    return Response(text, media_type=kind)


def is_local(address: str) -> bool:
    """Is it this machine?"""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
