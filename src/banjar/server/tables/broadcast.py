"""How news of a table become messages: each viewer's own, encoded once for all who see the same."""

from __future__ import annotations

from typing import Any

import msgspec

from banjar.server.tables.live_table import LiveTable, Viewer
from banjar.table import history, views
from banjar.table.table import RUNNING

_encode = msgspec.json.Encoder().encode


class Broadcast:
    """One state of a table, told to several viewers."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._table = live.table
        self._common: bytes | None = None
        self._games: dict[int | None, bytes] = {}
        self._happened: dict[int | None, bytes] = {}

    def update(self, viewer: Viewer) -> bytes:
        """The last entry and the table as it is now."""
        return b'{"type":"update","table":"%b",%b,%b,%b}' % (
            self._table.id.encode(),
            self._shared(),
            self._last(viewer.seat),
            self._own(viewer),
        )

    def whole(self, viewer: Viewer, version: int | None) -> bytes:
        """Everything a viewer needs to begin, with what happened since a version they know."""
        parts: dict[str, Any] = {**views.fixed(self._table), "missed": None}
        if version is not None:
            parts["missed"] = history.missed(self._table, viewer.seat, version)
        return b'{"type":"table",%b,%b,%b}' % (_inner(parts), self._shared(), self._own(viewer))

    def uncovered(self, viewer: Viewer, seat: int) -> bytes:
        """Everything for the player who has taken a shared device, with what has happened since their last turn."""
        parts = {**views.fixed(self._table), "missed": None, "since_turn": history.since_last_turn(self._table, seat)}
        return b'{"type":"table",%b,%b,%b}' % (_inner(parts), self._shared(), self._own(viewer))

    def _shared(self) -> bytes:
        if self._common is None:
            absent_since = self._live.absent(self._table.to_act)
            self._common = _inner(views.common(self._table, self._live.present(), absent_since))
        return self._common

    def _last(self, seat: int | None) -> bytes:
        if seat not in self._happened:
            self._happened[seat] = _inner(views.happened(self._table, seat))
        return self._happened[seat]

    def _own(self, viewer: Viewer) -> bytes:
        seat = viewer.seat
        if seat not in self._games:
            self._games[seat] = _encode(views.game_shown(self._table, seat))
        own = self._table.seats_of(viewer.who) if viewer.who else []
        standing = self._live.standing_of(seat) if seat is not None else None
        you = views.you(self._table, viewer.who, own, seat, standing)
        you["handover"] = handover(self._live, viewer)
        return b'"you":%b,"game":%b' % (_encode(you), self._games[seat])


def face(live: LiveTable, viewer: Viewer) -> None:
    """Turn a viewer to the only seat they have; cover the cards where several share a device and the next is to act."""
    if viewer.token is not None:
        return
    own = live.table.played_by(viewer.who) if viewer.who else []
    if len(own) == 1:
        viewer.seat = own[0]
    elif viewer.seat not in own or awaited(live, own) not in (None, viewer.seat):
        viewer.seat = None


def seat_seen(live: LiveTable, viewer: Viewer) -> int | None:
    """The seat a viewer looks from now; with the table's lock held, for at the start seats are numbered anew."""
    face(live, viewer)
    return viewer.seat


def handover(live: LiveTable, viewer: Viewer) -> int | None:
    """The seat that a shared device is to be handed to."""
    own = live.table.played_by(viewer.who) if viewer.who else []
    if len(own) < 2 or viewer.seat is not None or live.table.status != RUNNING:
        return None
    seat = awaited(live, own)
    return own[0] if seat is None else seat


def awaited(live: LiveTable, own: list[int]) -> int | None:
    """Which of some seats has to decide, and itself: for a bot that plays it nobody needs the device."""
    seat = live.table.to_act
    return seat if seat in own and seat is not None and not live.table.seats[seat].is_played_by_bot else None


def talk(table_id: str, lines: list[dict[str, Any]]) -> bytes:
    """Lines of the chat."""
    return _encode({"type": "chat", "table": table_id, "lines": lines})


def presence(table_id: str, seat: int, present: bool) -> bytes:
    """Somebody has come or gone."""
    return _encode({"type": "presence", "table": table_id, "seat": seat, "present": present})


def gone(table_id: str) -> bytes:
    """The table has been deleted."""
    return _encode({"type": "gone", "table": table_id})


def _inner(shown: dict[str, Any]) -> bytes:
    """The members of a JSON object without its braces."""
    return _encode(shown)[1:-1]
