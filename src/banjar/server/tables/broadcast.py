"""Encode the messages to viewers; each part once for all viewers who see the same."""

from __future__ import annotations

from typing import Any

import msgspec

from banjar.protocol import history, views
from banjar.protocol.chat import ChatLine
from banjar.protocol.server_messages import ChatMessage, ChatRemoved, Gone, Presence, Spectators, encode
from banjar.protocol.table import UNSET, DecisionEvents, Unset
from banjar.server.tables.live_table import LiveTable, Viewer
from banjar.server.tables.viewpoint import handover_seat, refresh_seat
from banjar.table.table import OVER


class Broadcast:
    """One version of a table, encoded for several viewers.

    The parts of a message are encoded apart and joined as bytes: nearly all of the work is drawing and encoding the
    game, which is the same for all who look from the same seat. `protocol.table` says what the parts are together.
    """

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._table = live.table
        self._state: bytes | None = None
        self._games: dict[int | None, bytes] = {}
        self._entries: dict[int | None, bytes] = {}

    def draw(self, seats: set[int | None]) -> None:
        """Draw the game for several seats at once, which is faster than for each of them."""
        for seat, view in views.game_views(self._table, seats).items():
            self._games[seat] = encode(view)

    def update(self, viewer: Viewer) -> bytes:
        """An UpdateMessage: the last entry and the table as it is now."""
        return b'{"type":"update","table":"%b",%b,%b,%b}' % (
            self._table.id.encode(),
            self._shared(),
            self._last_entry(viewer.seat),
            self._own(viewer),
        )

    def whole(self, viewer: Viewer, version: int | None) -> bytes:
        """A TableMessage: everything a viewer needs to begin, with what happened since a version they know."""
        missed = None if version is None else history.events_since(self._table, viewer.seat, version)
        return self._table_message(viewer, missed, UNSET)

    def uncovered(self, viewer: Viewer, seat: int) -> bytes:
        """A TableMessage for the player who has taken a shared device, with what happened since their last turn."""
        return self._table_message(viewer, None, history.since_last_turn(self._table, seat))

    def _table_message(
        self, viewer: Viewer, missed: list[DecisionEvents] | None, since_last_turn: list[DecisionEvents] | Unset
    ) -> bytes:
        past = (
            {"missed": missed} if since_last_turn is UNSET else {"missed": missed, "since_last_turn": since_last_turn}
        )
        return b'{"type":"table",%b,%b,%b,%b}' % (
            _members(views.table_constants(self._table)),
            _members(past),
            self._shared(),
            self._own(viewer),
        )

    def _shared(self) -> bytes:
        if self._state is None:
            absent_since = self._live.absence_start(self._table.to_act)
            present, spectators = self._live.present(), self._live.spectator_count()
            self._state = _members(views.table_state(self._table, present, absent_since, spectators))
        return self._state

    def _last_entry(self, seat: int | None) -> bytes:
        if seat not in self._entries:
            self._entries[seat] = _members(views.last_entry(self._table, seat))
        return self._entries[seat]

    def _own(self, viewer: Viewer) -> bytes:
        seat = viewer.seat
        if seat not in self._games:
            self.draw({seat})
        own = self._table.seats_of(viewer.who) if viewer.who else []
        auto_reply = self._live.auto_reply_of(seat) if seat is not None else None
        is_due = seat is not None and seat == self._table.to_act and self._live.due_auto_reply() is not None
        you = views.you(self._table, viewer.who, own, seat, auto_reply, handover_seat(self._live, viewer), is_due)
        return b'"you":%b,"game":%b' % (encode(you), self._games[seat])


def broadcast_update(live: LiveTable) -> int:
    """Send the last entry to every viewer, each from its own seat; returns how many there were."""
    broadcast = Broadcast(live)
    for viewer in live.viewers:
        refresh_seat(live, viewer)
    broadcast.draw({viewer.seat for viewer in live.viewers})
    for viewer in live.viewers:
        viewer.send(broadcast.update(viewer))
        end_if_done(live, viewer)
    return len(live.viewers)


def end_if_done(live: LiveTable, viewer: Viewer) -> None:
    """End the stream of a program that has been sent the result."""
    if viewer.token is not None and live.table.status == OVER:
        viewer.end()


def chat_message(table_id: str, lines: list[ChatLine]) -> bytes:
    """Encode new lines of chat."""
    return encode(ChatMessage(table=table_id, lines=lines))


def chat_removed_message(table_id: str, numbers: list[int]) -> bytes:
    """Encode that lines of chat were deleted."""
    return encode(ChatRemoved(table=table_id, numbers=numbers))


def presence_message(table_id: str, seat: int, present: bool) -> bytes:
    """Encode that a player has connected or disconnected."""
    return encode(Presence(table=table_id, seat=seat, present=present))


def spectators_message(table_id: str, count: int) -> bytes:
    """Encode how many people watch."""
    return encode(Spectators(table=table_id, count=count))


def gone_message(table_id: str) -> bytes:
    """Encode that the table was deleted."""
    return encode(Gone(table=table_id))


def _members(part: msgspec.Struct | dict[str, Any]) -> bytes:
    """The members of a JSON object without its braces."""
    return encode(part)[1:-1]
