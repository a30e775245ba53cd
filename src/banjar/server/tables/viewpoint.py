"""From which seat a viewer looks, and to whom a shared device has to be handed."""

from __future__ import annotations

from banjar.server.tables.live_table import LiveTable, Viewer
from banjar.table.table import RUNNING


def refresh_seat(live: LiveTable, viewer: Viewer) -> None:
    """Set the seat a viewer looks from: their only one, or on a shared device none while it is another seat's turn."""
    if viewer.token is not None:
        return
    own = live.table.active_seats_of(viewer.who) if viewer.who else []
    if len(own) == 1:
        viewer.seat = own[0]
    elif viewer.seat not in own or deciding_seat(live, own) not in (None, viewer.seat):
        viewer.seat = None


def current_seat(live: LiveTable, viewer: Viewer) -> int | None:
    """The seat a viewer looks from now. Call it with the lock held: seats are renumbered when the game starts."""
    refresh_seat(live, viewer)
    return viewer.seat


def handover_seat(live: LiveTable, viewer: Viewer) -> int | None:
    """The seat whose player should take a shared device; None if nobody has to."""
    own = live.table.active_seats_of(viewer.who) if viewer.who else []
    if len(own) < 2 or viewer.seat is not None or live.table.status != RUNNING:
        return None
    seat = deciding_seat(live, own)
    return own[0] if seat is None else seat


def deciding_seat(live: LiveTable, seats: list[int]) -> int | None:
    """Which of these seats has to decide in person; None if it is none of them or a bot plays it."""
    seat = live.table.to_act
    return seat if seat in seats and seat is not None and not live.table.seats[seat].is_played_by_bot else None
