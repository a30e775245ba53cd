"""Who is there: told to everybody at a table, and to the other processes."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from banjar.server.store.store import Store
from banjar.server.tables.broadcast import presence
from banjar.server.tables.live_table import LiveTable


class PresenceTracker:
    """The people at the tables of this process."""

    def __init__(
        self,
        store: Store,
        attend: Callable[[LiveTable], None],
        later: Callable[[Coroutine[Any, Any, None]], None],
        now: Callable[[], int],
        alive_since: Callable[[], int],
    ) -> None:
        self._store = store
        self._attend = attend
        self._later = later
        self._now = now
        self._alive_since = alive_since
        self.is_leaving = False
        """Will the store forget at once all who were here?"""

    async def read(self, live: LiveTable) -> None:
        """Find out who is connected to other processes."""
        if not self._store.is_shared:
            return
        async with live.noting:  # what was read later is not to be replaced by what was read before
            alive_since = self._alive_since()
            others = [
                number for number, seat in enumerate(live.table.seats) if seat.is_person and number not in live.noted
            ]
            found = {
                number for number in others if await self._store.presence.is_present(live.table.id, number, alive_since)
            }
            live.arrived_at |= dict.fromkeys(found - live.present(), self._now())
            live.present_elsewhere = found

    def tell(self, live: LiveTable, seats: set[int], present: bool) -> None:
        """Somebody has come or gone here."""
        for seat in seats:
            self._send(live, seat, present)
        if seats:
            self._attend(live)
        self.keep(live)

    def keep(self, live: LiveTable) -> None:
        """Let other processes know who is here, also of those who are somewhere else too, and of seats that changed."""
        if self._store.is_shared and not self.is_leaving and live.here() != live.noted:
            self._later(self.note(live))

    async def note(self, live: LiveTable) -> None:
        """Let other processes know who is here now; seats change their people before the start, and at it."""
        async with live.noting:
            here = live.here()
            changed = here ^ live.noted
            for seat in changed:
                await self._store.presence.set(live.table.id, seat, seat in here)
                live.noted ^= {seat}
        if changed:
            await self.hear(live)  # whoever left here may be somewhere else too

    async def hear(self, live: LiveTable) -> None:
        """Somebody has come or gone at another process."""
        before = live.present()
        await self.read(live)
        after = live.present()
        for seat in before ^ after:
            if seat in before:
                live.absent_since[seat] = self._now()
            self._send(live, seat, seat in after)
        if before != after:
            self._attend(live)

    @staticmethod
    def _send(live: LiveTable, seat: int, present: bool) -> None:
        message = presence(live.table.id, seat, present)
        for viewer in live.company():
            viewer.send(message)
