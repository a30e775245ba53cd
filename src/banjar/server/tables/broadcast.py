"""The messages that tables send: what viewers share is encoded once for all of them."""

from __future__ import annotations

from typing import Any

import msgspec

from banjar.server.tables.live_table import LiveTable, Viewer
from banjar.server.tables.viewpoint import handover_seat, refresh_seat
from banjar.table import history, views
from banjar.table.table import OVER

_encode = msgspec.json.Encoder().encode


class Broadcast:
    """The messages about one version of a table; make a new one for every version."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._table = live.table
        self._common: bytes | None = None
        self._games: dict[int | None, bytes] = {}
        self._happened: dict[int | None, bytes] = {}

    def update(self, viewer: Viewer) -> bytes:
        """The last entry, and what it changed."""
        return b'{"type":"update","table":"%b",%b,%b,%b}' % (
            self._table.id.encode(),
            self._shared(),
            self._last(viewer.seat),
            self._own(viewer),
        )

    def whole(self, viewer: Viewer, version: int | None) -> bytes:
        """The whole table, with the events since a version the viewer knows."""
        parts: dict[str, Any] = {**views.fixed(self._table), "missed": None}
        if version is not None:
            parts["missed"] = history.events_since(self._table, viewer.seat, version)
        return b'{"type":"table",%b,%b,%b}' % (_inner(parts), self._shared(), self._own(viewer))

    def uncovered(self, viewer: Viewer, seat: int) -> bytes:
        """The whole table for a player who has taken a shared device, with the events since their last turn."""
        parts = {**views.fixed(self._table), "missed": None, "since_turn": history.since_last_turn(self._table, seat)}
        return b'{"type":"table",%b,%b,%b}' % (_inner(parts), self._shared(), self._own(viewer))

    def _shared(self) -> bytes:
        if self._common is None:
            absent_since = self._live.absence_start(self._table.to_act)
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
        auto_reply = self._live.auto_reply_of(seat) if seat is not None else None
        you = views.you(self._table, viewer.who, own, seat, auto_reply)
        you["handover"] = handover_seat(self._live, viewer)
        return b'"you":%b,"game":%b' % (_encode(you), self._games[seat])


def broadcast_update(live: LiveTable) -> int:
    """Send the last entry to every viewer, each from its own seat; returns how many there were."""
    broadcast = Broadcast(live)
    for viewer in live.viewers:
        refresh_seat(live, viewer)
        viewer.send(broadcast.update(viewer))
        end_if_done(live, viewer)
    return len(live.viewers)


def end_if_done(live: LiveTable, viewer: Viewer) -> None:
    """End the stream of a program that has been sent the result."""
    if viewer.token is not None and live.table.status == OVER:
        viewer.end()


def talk(table_id: str, lines: list[dict[str, Any]]) -> bytes:
    """New chat lines."""
    return _encode({"type": "chat", "table": table_id, "lines": lines})


def presence(table_id: str, seat: int, present: bool) -> bytes:
    """The person of a seat has connected or disconnected."""
    return _encode({"type": "presence", "table": table_id, "seat": seat, "present": present})


def gone(table_id: str) -> bytes:
    """The table has been deleted."""
    return _encode({"type": "gone", "table": table_id})


def _inner(shown: dict[str, Any]) -> bytes:
    """The members of a JSON object without its braces."""
    return _encode(shown)[1:-1]
