"""Talk at a table: players and spectators apart while the game runs."""

from __future__ import annotations

import msgspec

from banjar.table.errors import Refusal
from banjar.table.table import OVER, Table
from banjar.table.text_input import checked_line, checked_name

PLAYERS, SPECTATORS = "players", "spectators"
MOST_LINES = 5000


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing somebody said, or the maker's order to silence somebody."""

    at: int
    who: str
    room: str
    name: str
    command: str
    seat: int | None = None
    text: str | None = None
    mutes: str | None = None
    """The alias that is silenced, or heard again."""
    muted: bool = True
    whom: str | None = None
    """The identity behind it, where it is known; never shown."""


class Chat:
    """All lines of a table, and who may not add to them."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, Line]] = []
        self._muted: set[str] = set()

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1][0] if self.lines else 0

    def answered(self, who: str, command: str) -> int | None:
        """The number of the line that a command led to, if it was said before."""
        return next((n for n, line in reversed(self.lines) if (line.who, line.command) == (who, command)), None)

    def fold(self, number: int, line: Line) -> None:
        """Add a line that was stored."""
        self.lines.append((number, line))
        if line.mutes is not None:
            # By identity, as seats are numbered anew at the start and spectators may change their names.
            meant = {line.whom} if line.whom is not None else {line.mutes, *self._spoke_as(line.mutes)}
            self._muted = self._muted | meant if line.muted else self._muted - meant

    def _spoke_as(self, name: str) -> set[str]:
        return {line.who for _, line in self.lines if line.seat is None and line.text and alias(line) == name}

    def is_muted(self, line: Line) -> bool:
        """Has whoever says this been silenced?"""
        return line.who in self._muted or (line.seat is None and alias(line) in self._muted)

    def visible(self, table: Table, room: str, after: int = 0) -> list[tuple[int, Line]]:
        """The lines for people of a room; when the game is over, everybody's."""
        return [(number, line) for number, line in self.lines if number > after and self.reaches(table, line, room)]

    @staticmethod
    def reaches(table: Table, line: Line, room: str) -> bool:
        """May people of a room read the line?"""
        return table.status == OVER or line.room == room


def alias(line: Line) -> str:
    """How a speaker is called when silenced: by seat, or by name among spectators."""
    return f"seat {line.seat}" if line.seat is not None else f"spectator {line.name}"


def said(
    table: Table, chat: Chat, who: str, name: str, text: str, command: str, now: int, looking: int | None = None
) -> Line:
    """A line as it is added to the chat; where several people share a device, by the one who looks from a seat."""
    own = table.seats_of(who)
    seat = looking if looking in own else (own[0] if own else None)
    speaker = (table.seats[seat].name or "") if seat is not None else checked_name(name)
    line = Line(now, who, PLAYERS if own else SPECTATORS, speaker, command, seat, checked_line(text))
    if chat.is_muted(line):
        raise Refusal("muted")
    if len(chat.lines) >= MOST_LINES:
        raise Refusal("chat-full", most=MOST_LINES)
    return line


def silenced(table: Table, who: str, target: str, muted: bool, command: str, now: int) -> Line:
    """The maker's order to silence somebody, or to hear them again."""
    if who != table.owner:
        raise Refusal("not-owner")
    kind, _, number = target.partition(" ")
    if kind != "seat":
        return Line(now, who, SPECTATORS, "", command, None, None, target[:40], muted)
    if number not in map(str, range(len(table.seats))) or not table.seats[int(number)].is_person:
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    return Line(now, who, PLAYERS, "", command, None, None, target, muted, table.seats[int(number)].holder)
