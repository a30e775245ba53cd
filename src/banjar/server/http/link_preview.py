"""Link previews: what messengers show of a shared link, as Open Graph tags in the served page."""

from __future__ import annotations

import asyncio
import html
from dataclasses import dataclass

from starlette.requests import Request

from banjar.i18n.texts import Texts
from banjar.protocol.lobby import TableSummary
from banjar.server import peer
from banjar.server.context import ServerContext
from banjar.server.store.errors import StoreUnavailable
from banjar.table.errors import Refusal
from banjar.table.table import OPEN, OVER

LOOKUP_TIMEOUT_SECONDS = 1.0
"""The page itself must not wait for the database."""
TITLE = b"<title>Banjar</title>"
SITE_PICTURE = "/api/picture.png"


@dataclass(frozen=True)
class LinkPreview:
    """A title, a sentence and a picture."""

    title: str
    text: str
    picture: str
    """The path of a PNG."""

    def tags(self, origin: str) -> bytes:
        """The title and the tags of a page. No `og:url`: some links carry an invitation that it would drop."""
        properties = {
            "og:site_name": "Banjar",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.text,
            "og:image": origin + self.picture,
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
        }
        tags = [f'<meta property="{name}" content="{html.escape(text)}">' for name, text in properties.items()]
        card = '<meta name="twitter:card" content="summary_large_image">'
        return "\n    ".join((TITLE.decode(), *tags, card)).encode()


async def preview_of(request: Request) -> LinkPreview:
    """The preview of the requested page, in the language of the request."""
    texts = Texts(peer.language_of(request))
    table = request.path_params.get("table")
    shown = None if table is None else await _summary(request, table)
    # In a thread: right after the start the texts may still have to be parsed.
    return await asyncio.to_thread(_in_words, texts, shown)


def _in_words(texts: Texts, table: TableSummary | None) -> LinkPreview:
    return site_preview(texts) if table is None else table_preview(texts, table)


async def _summary(request: Request, table: str) -> TableSummary | None:
    """The table as lists show it; None if there is none, or the database or the limits say no."""
    context: ServerContext = request.app.state.context
    try:
        context.limits.spend("look", peer.identity_of(context.identities, request), peer.address_of(request))
        async with asyncio.timeout(LOOKUP_TIMEOUT_SECONDS):
            row = await context.store.tables.get(table)
    except (Refusal, StoreUnavailable, TimeoutError):
        return None
    return None if row is None else row.summary.shown


def site_preview(texts: Texts) -> LinkPreview:
    """The preview of every page that is not about a table."""
    return LinkPreview("Banjar", texts.say("web-preview-site"), SITE_PICTURE)


def table_preview(texts: Texts, table: TableSummary) -> LinkPreview:
    """Who plays what at a table: nothing that its page does not show to everybody with the link."""
    game = texts.say(f"game-{table.game}") if texts.has(f"game-{table.game}") else table.game
    people = [seat.name for seat in table.seats if seat.kind == "person" and seat.name]
    free = sum(seat.kind in ("open", "invited") for seat in table.seats)
    players = ", ".join(people) or "Banjar"
    summary = f"game-{table.game}-summary"
    about = texts.say(summary) if texts.has(summary) else ""
    if table.status == OPEN:
        title = texts.say("web-preview-open", players=players, game=game)
        about = f"{texts.say('web-waiting-free', count=free)} {about}" if free else about
    else:
        message = "web-preview-over" if table.status == OVER else "web-preview-running"
        title = texts.say(message, players=players, game=game)
    return LinkPreview(title, about.strip(), f"/api/tables/{table.table}/picture.png")
