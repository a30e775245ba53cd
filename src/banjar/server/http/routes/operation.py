"""Health and metrics, for whoever runs the server."""

from __future__ import annotations

import ipaddress

from starlette.responses import Response

from banjar.protocol.health import Health
from banjar.server.http.request import ApiRequest
from banjar.server.http.responses import UNAVAILABLE, json_response
from banjar.server.http.routing import Routes
from banjar.table.errors import Refusal

routes = Routes(tag="operation")


@routes.route(
    "GET", "/healthz", "health", "Health of this server process", answer=Health, admits_barred=True, has_head=True
)
async def health(request: ApiRequest[None]) -> Response:
    """200 if a move could be committed now, else 503 with the reason; strong bots may still be compiled."""
    context = request.context
    if context.closing:
        return json_response(Health(status="closing"), UNAVAILABLE)
    trouble = await context.store.health.trouble(context.manager.now)
    if trouble is not None:
        return json_response(Health(status=trouble.value), UNAVAILABLE)
    return json_response(Health(status="ok", warming=context.workers.is_warming))


@routes.route("GET", "/metrics", "metrics", "Metrics for Prometheus", admits_barred=True, media_type="text/plain")
async def metrics(request: ApiRequest[None]) -> Response:
    """With the admin token, or from the machine itself if the server has none."""
    config = request.context.config
    if not request.is_admin() and (config.admin_token is not None or not is_loopback(request.address)):
        raise Refusal("not-allowed")
    text, media_type = request.request.app.state.metrics.render()
    return Response(text, media_type=media_type)


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    # A dual-stack server sees IPv4 clients as mapped IPv6 addresses.
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback
