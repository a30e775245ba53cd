"""A table that this process has in memory, with its viewers."""

from __future__ import annotations

import asyncio
from typing import NamedTuple, Protocol

from banjar.protocol.curve import Curve
from banjar.server.store.notifications import NotificationKind
from banjar.server.tables.attention import Attention
from banjar.server.tables.reloading_lock import ReloadingLock
from banjar.table import auto_reply
from banjar.table.auto_reply import AutoReply
from banjar.table.chat import Chat
from banjar.table.reply_time import thoughtless_reply_at
from banjar.table.table import Table


class Viewer(Protocol):
    """Somebody who watches a table: a socket, or a program that reads a stream."""

    who: str | None
    seat: int | None
    """The seat they look from; None sees what spectators see."""
    token: str | None
    """A program: the hash of its seat token. It looks from that seat only, as long as the token is valid."""
    network: str | None
    """The address it is connected from, or the network that counts as one."""

    def send(self, message: bytes) -> None:
        """Queue a message, without waiting."""

    def end(self) -> None:
        """Close the stream after what is queued."""


class DueAutoReply(NamedTuple):
    """An auto-reply to the current decision, and when to make it."""

    action: str
    at: int


class LiveTable:
    """Read and change it with its lock held: between fold and commit its state may still be undone."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sent_version = table.version
        """The last version that viewers may know."""
        self.chat = Chat()
        self.auto_replies: dict[int, AutoReply] = {}
        self.lock = ReloadingLock()
        self.viewers: set[Viewer] = set()
        self.attention = Attention()
        self.present_elsewhere: set[int] = set()
        """Seats whose people are connected to other processes."""
        self.stored_here: set[int] = set()
        """Seats that the database lists as connected to this process."""
        self.presence_lock = asyncio.Lock()
        self.absent_since: dict[int, int] = {}
        self.arrived_at: dict[int, int] = {}
        self.unsynced: set[NotificationKind] = set()
        """Kinds of notifications from other processes that are still to be read."""
        self.sync_task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.bot_task: asyncio.Task[None] | None = None
        self.used_at = 0
        self.curve: Curve | None = None
        """Once somebody has asked for it, after the end."""
        self._lead = 0
        self._due_auto_reply: tuple[object, DueAutoReply | None] = (None, None)

    def time(self, now: int) -> int:
        """The time at this table, when it is `now` in this process: never before the last entry of its log.

        Another process, or this one before the clock was set back, may have written a later time. From then on this
        table is ahead by as much, so that everything at it lasts as long as it should.
        """
        self._lead = max(self._lead, self.table.updated_at - now)
        return now + self._lead

    def shift(self, milliseconds: int) -> None:
        """Let arrivals and absences have been later, after a step of the clock in which nobody could decide."""
        self.absent_since = {seat: at + milliseconds for seat, at in self.absent_since.items()}
        self.arrived_at = {seat: at + milliseconds for seat, at in self.arrived_at.items()}
        self.used_at += milliseconds

    def present(self) -> set[int]:
        """The seats whose people are connected to any process."""
        return self.present_here() | self.present_elsewhere

    def present_here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {number for viewer in self.viewers if viewer.who for number in self.table.seats_of(viewer.who)}

    def is_present(self, seat: int) -> bool:
        """Whether the person of a seat is connected to any process."""
        holder = self.table.seats[seat].holder
        if seat in self.present_elsewhere:
            return True
        return bool(holder) and any(viewer.who == holder for viewer in self.viewers)

    def human_viewers(self) -> list[Viewer]:
        """The viewers who get chat and presence: all but programs."""
        return [viewer for viewer in self.viewers if viewer.token is None]

    def spectator_count(self) -> int:
        """How many people without a seat watch through this process; several tabs of one person count once."""
        return len({viewer.who or viewer for viewer in self.human_viewers() if not self.seats_of(viewer)})

    def seats_of(self, viewer: Viewer) -> set[int]:
        """The seats a viewer holds."""
        return set(self.table.seats_of(viewer.who)) if viewer.who else set()

    def look(self, who: str | None, network: str | None) -> None:
        """Note that somebody asks for the table."""
        seats = self.table.seats_of(who) if who is not None else []
        is_player = any(not self.table.seats[seat].is_played_by_bot for seat in seats)
        self.attention.note(network, bool(seats) or (who is not None and who == self.table.owner), is_player)

    @property
    def is_looked_at(self) -> bool:
        """Whether anybody watches the table, is one of its players at another process, or has asked for it lately."""
        return bool(self.viewers) or bool(self.present_elsewhere) or self.attention.is_recent

    @property
    def is_played_by_bots_alone(self) -> bool:
        """Whether no person decides for any seat: they have left, or there never was one."""
        return all(seat.is_played_by_bot for seat in self.table.seats)

    @property
    def is_resting(self) -> bool:
        """Whether its bots wait until somebody looks: a game of bots alone goes on only if somebody looks at it."""
        return self.is_played_by_bots_alone and not self.is_looked_at

    def players_watching(self) -> list[Viewer]:
        """The viewers who play here, the owner first."""
        seats = self.table.seats
        found = [
            viewer for viewer in self.viewers if any(not seats[seat].is_played_by_bot for seat in self.seats_of(viewer))
        ]
        return sorted(
            found, key=lambda viewer: (viewer.who != self.table.owner, viewer.who or "", viewer.network or "")
        )

    def absence_start(self, seat: int | None) -> int | None:
        """Since when the person of a seat is absent; None if they are present."""
        if seat is None or self.is_present(seat):
            return None
        return self.absent_since.get(seat, self.table.asked_at)

    def auto_reply_of(self, seat: int) -> AutoReply:
        """The auto-reply of a seat, or the default."""
        return self.auto_replies.get(seat, AutoReply())

    def due_auto_reply(self) -> DueAutoReply | None:
        """The auto-reply of the seat to act, if it has one for the current decision.

        A player who arrives after the question has as much time for it as one who was there.
        """
        table, seat = self.table, self.table.to_act
        if seat is None:
            return None
        reply, present = self.auto_reply_of(seat), self.is_present(seat)
        delay = max(0, self.arrived_at.get(seat, 0) - table.asked_at)
        # Asked for twice for every entry: before the commit for the table's row, after it for the timer.
        key = (table, table.version, reply, present, delay)
        if self._due_auto_reply[0] != key:
            action = auto_reply.find(table, reply, present)
            due = None if action is None else DueAutoReply(action, thoughtless_reply_at(table) + delay)
            self._due_auto_reply = (key, due)
        return self._due_auto_reply[1]

    @property
    def is_bot_thinking(self) -> bool:
        """Whether a bot is deciding."""
        return self.bot_task is not None and not self.bot_task.done()

    def cancel_timer(self) -> None:
        """Stop the timer of the next scheduled step, if there is one."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
