"""Everything a request may need, put together once for the process."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from banjar.server.bot_pool.pool import BotPool
from banjar.server.config import Config
from banjar.server.http.rate_limits import RateLimits
from banjar.server.identity import Identities
from banjar.server.store.store import Store
from banjar.server.tables.live_table import LiveTable, Viewer
from banjar.server.tables.manager import TableManager
from banjar.server.tables.scheduler import TableScheduler, bot_request_for
from banjar.server.tables.viewpoint import current_seat
from banjar.table.errors import Refusal

if TYPE_CHECKING:
    from banjar.server.ws.connection import Connection

ADVISER = "expert"


@dataclass
class ServerContext:
    """The parts of a running server."""

    config: Config
    store: Store
    workers: BotPool
    manager: TableManager
    scheduler: TableScheduler
    identities: Identities
    limits: RateLimits
    connections: set[Connection] = field(default_factory=set)
    closing: bool = False

    async def advice(self, live: LiveTable, viewer: Viewer) -> list[dict[str, Any]]:
        """What the expert would do for somebody who looks from a seat and has to decide; best first."""
        async with live.lock:
            table, seat = live.table, current_seat(live, viewer)
            if not table.settings.hints:
                raise Refusal("hints-off")
            if seat is None or seat != table.to_act:
                raise Refusal("not-your-turn")
            bot_request = bot_request_for(table, seat, ADVISER, explain=True)
        found = await self.workers.ask(bot_request, viewer.who or "")
        return [
            {"action": one.action, "visits": one.visits, "value": one.value, "margin": one.margin}
            for one in found.reasons
        ]
