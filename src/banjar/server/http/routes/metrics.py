"""For whoever runs the server: is it well, and how busy is it?"""

from __future__ import annotations

import ipaddress

from fastapi import APIRouter, Request
from starlette.responses import Response

from banjar.server.http.health import health
from banjar.server.http.request import ApiRequest
from banjar.table.errors import Refusal

router = APIRouter(tags=["operation"])

# For the document: the edge answers it, so that it is there as soon as the server listens.
router.add_api_route("/healthz", health, operation_id="health", summary="Is the server well?")


@router.get("/metrics", operation_id="metrics", summary="Figures for Prometheus", response_class=Response)
async def metrics(request: Request) -> Response:
    """With the admin token, or from the machine itself where there is none."""
    visit = ApiRequest(request)
    if not visit.is_admin() and (visit.context.config.admin_token is not None or not is_local(visit.address)):
        raise Refusal("not-allowed")
    text, kind = request.app.state.figures.text()
    return Response(text, media_type=kind)


def is_local(address: str) -> bool:
    """Is it this machine?"""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    # A server that listens to both kinds sees IPv4 in the clothes of IPv6.
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback
