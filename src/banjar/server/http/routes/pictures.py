"""The pictures of tables: for link previews, and the QR code of the link."""

from __future__ import annotations

import functools
import io

from starlette.responses import Response

from banjar.protocol.lobby import TableSummary
from banjar.server import peer
from banjar.server.http.link_picture import TablePicture, picture_of
from banjar.server.http.request import ApiRequest
from banjar.server.http.routing import Routes
from banjar.table.errors import Refusal

PNG, SVG = "image/png", "image/svg+xml"
HEADERS = {
    "cache-control": "public, max-age=300",
    # Messengers that run in a browser show the picture on their own pages.
    "cross-origin-resource-policy": "cross-origin",
}
QR_QUIET_ZONE = 2
MAX_QR_CODES = 256

routes = Routes(tag="pictures")


@routes.route(
    "GET", "/api/picture.png", "picture", "The picture of this site", limit="look", media_type=PNG, has_head=True
)
async def site_picture(request: ApiRequest[None]) -> Response:
    """For link previews."""
    return await _picture(request, TablePicture(None))


@routes.route(
    "GET",
    "/api/tables/{table}/picture.png",
    "tablePicture",
    "A picture of the table, without names",
    limit="look",
    media_type=PNG,
    has_head=True,
)
async def table_picture(request: ApiRequest[None], table: str) -> Response:
    """Game and seats, for link previews."""
    return await _picture(request, picture_of(await _summary(request, table)))


@routes.route(
    "GET",
    "/api/tables/{table}/code.svg",
    "qrCode",
    "The QR code of the link to the table",
    limit="look",
    media_type=SVG,
)
async def qr_code(request: ApiRequest[None], table: str) -> Response:
    """With the address under which the request has reached the server."""
    found = await _summary(request, table)
    origin = peer.origin_of(request.context.config, request.request)
    return Response(_qr_code(f"{origin}/t/{found.table}"), media_type=SVG)


async def _summary(request: ApiRequest[None], table: str) -> TableSummary:
    """The table as lists show it, without opening it; Refusal if there is none."""
    row = await request.context.store.tables.get(table)
    if row is None:
        raise Refusal("no-such-table")
    return row.summary.shown


async def _picture(request: ApiRequest[None], picture: TablePicture) -> Response:
    png = await request.request.app.state.link_pictures.png(picture)
    return Response(png, headers=HEADERS, media_type=PNG)


@functools.lru_cache(MAX_QR_CODES)
def _qr_code(link: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make_qr(link, error="m").save(drawn, kind="svg", border=QR_QUIET_ZONE, light="white", xmldecl=False)
    return drawn.getvalue()
