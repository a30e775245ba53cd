"""Start and stop watching a table."""

from __future__ import annotations

import contextlib

from banjar.server.tables.broadcast import Broadcast, end_if_done
from banjar.server.tables.commands import TableCommands
from banjar.server.tables.events import TableLookedAt, TableSeen
from banjar.server.tables.live_table import LiveTable, Viewer
from banjar.server.tables.presence import PresenceTracker
from banjar.server.tables.runtime import TableRuntime
from banjar.server.tables.viewpoint import deciding_seat, refresh_seat
from banjar.table import factory
from banjar.table.commands import Return
from banjar.table.errors import Refusal
from banjar.table.table import OPEN, RUNNING


class ViewerService:
    """The viewers of this process's tables."""

    def __init__(self, runtime: TableRuntime, commands: TableCommands, presence: PresenceTracker) -> None:
        self._runtime = runtime
        self._commands = commands
        self._presence = presence

    async def watch(self, live: LiveTable, viewer: Viewer, version: int | None) -> None:
        """Send the whole table, with what happened since `version`, and from then on every change."""
        async with live.lock:
            arrived = live.seats_of(viewer) - live.present()
            spectators_before = live.spectator_count()
            live.viewers.add(viewer)
            live.look(viewer.who, viewer.network)
            live.arrived_at |= dict.fromkeys(arrived, live.time(self._runtime.now()))
            refresh_seat(live, viewer)
            viewer.send(Broadcast(live).whole(viewer, version))
            end_if_done(live, viewer)
            is_seated = bool(live.seats_of(viewer))
        self._presence.announce(live, arrived, True)
        self._presence.count_spectators(live, spectators_before)
        self._runtime.events.publish(TableLookedAt(live))
        if viewer.who is not None and is_seated:
            await self._return_seats(live, viewer.who)
            self._runtime.events.publish(TableSeen(live, viewer.who))

    async def _return_seats(self, live: LiveTable, who: str) -> None:
        """Give a player who comes back the seats that bots have taken over."""
        for seat in live.table.seats_of(who):
            if live.table.status == RUNNING and live.table.seats[seat].substituted:
                with contextlib.suppress(Refusal):
                    await self._commands.submit(live, Return(command=factory.new_token()), who)

    def unwatch(self, live: LiveTable, viewer: Viewer) -> None:
        """Send nothing more; does nothing if the viewer is not watching."""
        if viewer not in live.viewers:
            return
        spectators_before = live.spectator_count()
        live.viewers.remove(viewer)
        seats = live.seats_of(viewer)
        if seats:
            live.look(viewer.who, viewer.network)  # a player's bots stay urgent for a while
        left = seats - live.present()
        for seat in left:
            live.absent_since[seat] = live.time(self._runtime.now())
        self._presence.announce(live, left, False)
        self._presence.count_spectators(live, spectators_before)
        self._runtime.events.publish(TableLookedAt(live))
        if viewer.who is not None and live.table.seats_of(viewer.who):
            self._runtime.events.publish(TableSeen(live, viewer.who))

    async def resend(self, live: LiveTable, viewer: Viewer, version: int | None) -> None:
        """Send the whole table once more."""
        async with live.lock:
            refresh_seat(live, viewer)
            viewer.send(Broadcast(live).whole(viewer, version))

    async def uncover(self, live: LiveTable, viewer: Viewer, seat: int) -> None:
        """Show the cards of one seat on a shared device, whose player has taken it."""
        async with live.lock:
            own = live.table.active_seats_of(viewer.who) if viewer.who else []
            if live.table.status == OPEN:
                raise Refusal("not-running")  # seats are renumbered at the start
            if seat not in own or deciding_seat(live, own) not in (None, seat):
                raise Refusal("not-your-turn")
            viewer.seat = seat
            viewer.send(Broadcast(live).uncovered(viewer, seat))

    async def end_revoked(self, live: LiveTable) -> None:
        """End the streams of programs whose tokens have been revoked."""
        for viewer in list(live.viewers):
            if await self.is_revoked(viewer):
                viewer.end()

    async def is_revoked(self, viewer: Viewer) -> bool:
        """Whether this is a program whose token has been revoked."""
        return viewer.token is not None and await self._runtime.store.seat_tokens.seat_of(viewer.token) is None
