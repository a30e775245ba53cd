"""The auto-replies of seats, stored beside the log."""

from __future__ import annotations

import msgspec

from banjar.server.tables.events import TableChanged
from banjar.server.tables.live_table import LiveTable, Viewer
from banjar.server.tables.rows import due_at
from banjar.server.tables.runtime import TableRuntime
from banjar.server.tables.viewpoint import current_seat
from banjar.table import auto_reply
from banjar.table.auto_reply import AutoReply
from banjar.table.errors import Refusal
from banjar.table.table import OPEN


class AutoReplyService:
    """Auto-replies are not log entries, because other players must not notice that one changed."""

    def __init__(self, runtime: TableRuntime) -> None:
        self._runtime = runtime
        self._store = runtime.store

    async def set(self, live: LiveTable, viewer: Viewer, wanted: AutoReply) -> None:
        """Store the auto-reply of the seat a viewer looks from; Refusal if it is invalid or they have no seat."""
        async with live.lock:
            seat = current_seat(live, viewer)
            if seat is None:
                raise Refusal("which-seat") if live.seats_of(viewer) else Refusal("not-seated")
            if live.table.status == OPEN:
                raise Refusal("not-running")  # seats are renumbered at the start
            checked = auto_reply.checked(live.table, wanted)
            await self._store.auto_replies.set(live.table.id, seat, msgspec.json.encode(checked))
            live.auto_replies[seat] = checked
            await self._store.tables.set_due_at(live.table.id, live.table.version, due_at(live))
            self._runtime.events.publish(TableChanged(live))

    async def load(self, live: LiveTable) -> None:
        """Read the auto-replies of all seats."""
        for seat, body in (await self._store.auto_replies.of_table(live.table.id)).items():
            live.auto_replies[seat] = msgspec.json.decode(body, type=AutoReply)

    async def sync(self, live: LiveTable) -> None:
        """Reload after another process has stored an auto-reply."""
        async with live.lock:
            await self.load(live)
            self._runtime.events.publish(TableChanged(live))
