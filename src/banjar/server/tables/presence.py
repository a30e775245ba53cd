"""Who is connected: sent to the viewers of a table, and shared with other processes through the database."""

from __future__ import annotations

from banjar.server.tables.broadcast import presence_message, spectators_message
from banjar.server.tables.events import TableChanged
from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.rows import LEASE_MILLISECONDS
from banjar.server.tables.runtime import TableRuntime


class PresenceTracker:
    """The presence of the people at this process's tables."""

    def __init__(self, runtime: TableRuntime) -> None:
        self._runtime = runtime
        self._store = runtime.store
        self.is_leaving = False
        """The server is closing, and the store will forget this process as a whole."""
        runtime.events.subscribe(TableChanged, self._on_change)

    async def load(self, live: LiveTable) -> None:
        """Read who is connected to other processes."""
        if not self._store.is_shared:
            return
        async with live.presence_lock:  # an older answer must not replace a newer one
            now = self._runtime.now()
            others = [
                number
                for number, seat in enumerate(live.table.seats)
                if seat.is_person and number not in live.stored_here
            ]
            alive_since = now - LEASE_MILLISECONDS
            found = {
                number for number in others if await self._store.presence.is_present(live.table.id, number, alive_since)
            }
            live.arrived_at |= dict.fromkeys(found - live.present(), live.time(self._runtime.now()))
            live.present_elsewhere = found

    def announce(self, live: LiveTable, seats: set[int], present: bool) -> None:
        """Tell viewers that the people of these seats connected to or disconnected from this process."""
        for seat in seats:
            _send(live, seat, present)
        if seats:
            self._runtime.events.publish(TableChanged(live))
        else:
            self._store_later(live)  # present elsewhere too

    def count_spectators(self, live: LiveTable, before: int) -> None:
        """Tell viewers how many people watch, if it is another number than `before`."""
        if (count := live.spectator_count()) != before:
            message = spectators_message(live.table.id, count)
            for viewer in live.human_viewers():
                viewer.send(message)

    def _on_change(self, change: TableChanged) -> None:
        self._store_later(change.live)  # seats change hands before the start, and their numbers at it

    def _store_later(self, live: LiveTable) -> None:
        if self._store.is_shared and not self.is_leaving and live.present_here() != live.stored_here:
            self._runtime.tasks.start(self.store(live))

    async def store(self, live: LiveTable) -> None:
        """Store who is connected to this process, for other processes."""
        async with live.presence_lock:
            here = live.present_here()
            changed = here ^ live.stored_here
            for seat in changed:
                await self._store.presence.set(live.table.id, seat, seat in here)
                live.stored_here ^= {seat}
        if changed:
            await self.sync(live)  # whoever left here may be connected elsewhere

    async def sync(self, live: LiveTable) -> None:
        """Reload after somebody connected to or disconnected from another process, and tell viewers."""
        before = live.present()
        await self.load(live)
        after = live.present()
        for seat in before ^ after:
            if seat in before:
                live.absent_since[seat] = live.time(self._runtime.now())
            _send(live, seat, seat in after)
        if before != after:
            self._runtime.events.publish(TableChanged(live))


def _send(live: LiveTable, seat: int, present: bool) -> None:
    message = presence_message(live.table.id, seat, present)
    for viewer in live.human_viewers():
        viewer.send(message)
