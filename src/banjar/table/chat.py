"""The chat of a table: players and spectators have separate rooms until the game is over."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from banjar.table.errors import Refusal
from banjar.table.table import OVER, Table
from banjar.table.text_input import checked_line, checked_name

Room: TypeAlias = Literal["players", "spectators"]
PLAYERS: Room = "players"
SPECTATORS: Room = "spectators"
MAX_LINES = 5000


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chat line as it is stored: a text, or the owner's order to mute somebody."""

    at: int
    who: str
    room: Room
    name: str
    command: str
    seat: int | None = None
    text: str | None = None
    mutes: str | None = None
    """The alias that is muted or unmuted."""
    muted: bool = True
    whom: str | None = None
    """The identity behind the alias, where it is known; never sent to anybody."""


class Chat:
    """The lines of a table, and who is muted."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, Line]] = []
        self._muted: set[str] = set()

    @property
    def last_number(self) -> int:
        """The number of the last line; 0 if there is none."""
        return self.lines[-1][0] if self.lines else 0

    def line_of_command(self, who: str, command: str) -> int | None:
        """The number of the line that a command led to, if it has been handled before."""
        return next((n for n, line in reversed(self.lines) if (line.who, line.command) == (who, command)), None)

    def fold(self, number: int, line: Line) -> None:
        """Add a stored line."""
        self.lines.append((number, line))
        if line.mutes is not None:
            # By identity: seats are renumbered at the start, and spectators may change their names.
            meant = {line.whom} if line.whom is not None else {line.mutes, *self._spoke_as(line.mutes)}
            self._muted = self._muted | meant if line.muted else self._muted - meant

    def _spoke_as(self, name: str) -> set[str]:
        return {line.who for _, line in self.lines if line.seat is None and line.text and alias(line) == name}

    def is_muted(self, line: Line) -> bool:
        """Whether the speaker of a line is muted."""
        return line.who in self._muted or (line.seat is None and alias(line) in self._muted)

    def visible_lines(self, table: Table, room: Room, after: int = 0) -> list[tuple[int, Line]]:
        """The lines after a number that a room may read."""
        return [(number, line) for number, line in self.lines if number > after and self.reaches(table, line, room)]

    @staticmethod
    def reaches(table: Table, line: Line, room: Room) -> bool:
        """Whether a room may read the line; all may once the game is over."""
        return table.status == OVER or line.room == room


def alias(line: Line) -> str:
    """What a mute order calls a speaker: by seat, or by name for spectators."""
    return f"seat {line.seat}" if line.seat is not None else f"spectator {line.name}"


def new_line(
    table: Table, chat: Chat, who: str, name: str, text: str, command: str, now: int, viewing: int | None = None
) -> Line:
    """A line to add to the chat; Refusal if it cannot be said. On a shared device the speaker is the `viewing` seat."""
    own = table.seats_of(who)
    seat = viewing if viewing in own else (own[0] if own else None)
    speaker = (table.seats[seat].name or "") if seat is not None else checked_name(name)
    line = Line(now, who, PLAYERS if own else SPECTATORS, speaker, command, seat, checked_line(text))
    if chat.is_muted(line):
        raise Refusal("muted")
    if len(chat.lines) >= MAX_LINES:
        raise Refusal("chat-full", most=MAX_LINES)
    return line


def mute_line(table: Table, who: str, target: str, muted: bool, command: str, now: int) -> Line:
    """A line that mutes or unmutes a seat or a spectator; only the owner may."""
    if who != table.owner:
        raise Refusal("not-owner")
    kind, _, number = target.partition(" ")
    if kind != "seat":
        return Line(now, who, SPECTATORS, "", command, None, None, target[:40], muted)
    if number not in map(str, range(len(table.seats))) or not table.seats[int(number)].is_person:
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    return Line(now, who, PLAYERS, "", command, None, None, target, muted, table.seats[int(number)].holder)
