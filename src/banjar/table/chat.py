"""The chat of a table: players and spectators have separate rooms until the game is over."""

from __future__ import annotations

from collections import deque
from heapq import merge
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from banjar.table.errors import Refusal
from banjar.table.table import OPEN, OVER, Table
from banjar.table.text_input import check_distinct, checked_line, checked_name

Room: TypeAlias = Literal["players", "spectators"]
PLAYERS: Room = "players"
SPECTATORS: Room = "spectators"
Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "well-done",
    "oh-no",
    "thanks",
    "well-played",
    "again",
    "goodbye",
    "smile",
    "laugh",
    "wow",
    "sad",
    "thumb",
    "flower",
]
"""Quick phrases, and below them the reactions that are pictures. Stored: never rename or remove one."""
MAX_MUTES = 500
"""Orders to mute or unmute at one table; they are kept as long as the table."""
MAX_SPEAKERS = 50
"""Identities behind one alias that an order names."""


class Bound(NamedTuple):
    """How much a room keeps; the oldest lines beyond it are dropped."""

    lines: int
    bytes: int


BOUNDS: dict[Room, Bound] = {PLAYERS: Bound(5000, 1 << 20), SPECTATORS: Bound(1000, 1 << 18)}
DROPPED_PART = 10
"""One part in so many of a full room is dropped at a time, so that a full room does not cost a deletion a line."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chat line as it is stored: a text, a quick phrase, or the owner's order to mute somebody.

    One with none of them keeps its number only: its writer had it deleted.
    """

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
    """The identity behind the alias of a seat; never sent to anybody."""
    speakers: tuple[str, ...] = ()
    """The identities that had spoken under the alias of a spectator; never sent to anybody."""
    phrase: str | None = None
    """The code of a quick phrase, which every reader sees in their own language."""
    is_early: bool = False
    """Said before the start, when there are no secrets yet: for both rooms."""

    @property
    def size(self) -> int:
        """Bytes that count against the bound of the room."""
        return len((self.text or self.phrase or "").encode()) + len(self.name.encode())

    @property
    def is_deleted(self) -> bool:
        """Whether nothing is left of it but the number."""
        return self.text is None and self.phrase is None and self.mutes is None


class RoomLines:
    """The newest texts of the players or of the spectators."""

    def __init__(self, bound: Bound) -> None:
        self._bound = bound
        self._bytes = 0
        self.lines: deque[tuple[int, Line]] = deque()

    def add(self, number: int, line: Line) -> list[tuple[int, Line]]:
        """Add a line; returns the lines that were dropped for it."""
        self.lines.append((number, line))
        self._bytes += line.size
        if len(self.lines) <= self._bound.lines and self._bytes <= self._bound.bytes:
            return []
        dropped: list[tuple[int, Line]] = []
        kept = Bound(*(bound - bound // DROPPED_PART for bound in self._bound))
        while len(self.lines) > 1 and (len(self.lines) > kept.lines or self._bytes > kept.bytes):
            dropped.append(self.lines.popleft())
            self._bytes -= dropped[-1][1].size
        return dropped


class Chat:
    """The lines of a table, and who is muted. Each room has a bound of its own: no room can fill the other."""

    def __init__(self) -> None:
        self.last_number = 0
        """The number of the last line; 0 if there is none."""
        self._rooms = {room: RoomLines(bound) for room, bound in BOUNDS.items()}
        self.mutes: list[tuple[int, Line]] = []
        self._numbers: dict[tuple[str, str], int] = {}
        """By identity and command."""
        self._muted: set[str] = set()

    @property
    def lines(self) -> list[tuple[int, Line]]:
        """All lines, oldest first."""
        return list(merge(*(room.lines for room in self._rooms.values()), self.mutes, key=lambda found: found[0]))

    def line_of_command(self, who: str, command: str) -> int | None:
        """The number of the line that a command led to, if it has been handled before."""
        return self._numbers.get((who, command))

    def fold(self, number: int, line: Line) -> list[int]:
        """Add a stored line; returns the numbers of the lines that were dropped for it."""
        self.last_number = number
        if line.is_deleted:
            return []
        self._numbers[line.who, line.command] = number
        if line.mutes is None:
            dropped = self._rooms[line.room].add(number, line)
            for _, old in dropped:
                self._numbers.pop((old.who, old.command), None)
            return [old_number for old_number, _ in dropped]
        # By identity: seats are renumbered at the start, and spectators may change their names.
        spoken = {*line.speakers, *self.spoke_as(line.mutes)}
        meant = {line.whom} if line.whom is not None else {line.mutes, *spoken}
        self._muted = self._muted | meant if line.muted else self._muted - meant
        self.mutes.append((number, line))
        return []

    def spoke_as(self, name: str) -> set[str]:
        """The identities of spectators who have spoken under this alias."""
        rooms = self._rooms.values()
        return {line.who for room in rooms for _, line in room.lines if line.seat is None and alias(line) == name}

    def is_muted(self, line: Line) -> bool:
        """Whether the speaker of a line is muted."""
        return line.who in self._muted or (line.seat is None and alias(line) in self._muted)

    def visible_lines(self, table: Table, room: Room, after: int = 0) -> list[tuple[int, Line]]:
        """The lines after a number that a room may read."""
        return [(number, line) for number, line in self.lines if number > after and self.reaches(table, line, room)]

    @staticmethod
    def reaches(table: Table, line: Line, room: Room) -> bool:
        """Whether a room may read the line; all may once the game is over, and what was said before the start."""
        return table.status == OVER or line.is_early or line.room == room


def alias(line: Line) -> str:
    """What a mute order calls a speaker: by seat, or by name for spectators."""
    return f"seat {line.seat}" if line.seat is not None else f"spectator {line.name}"


def new_line(
    table: Table,
    chat: Chat,
    who: str,
    name: str,
    said: str,
    command: str,
    now: int,
    viewing: int | None = None,
    *,
    phrase: Phrase | None = None,
) -> Line:
    """A line to add to the chat: a `phrase`, or the text that was `said`; Refusal if it cannot be said.

    On a shared device the speaker is the `viewing` seat.
    """
    own = table.seats_of(who)
    seat = viewing if viewing in own else (own[0] if own else None)
    speaker = (table.seats[seat].name or "") if seat is not None else checked_name(name)
    if seat is None:
        check_distinct(speaker, table.names_beside(who))
    text = checked_line(said) if phrase is None else None
    room, is_early = PLAYERS if own else SPECTATORS, table.status == OPEN
    line = Line(now, who, room, speaker, command, seat, text, phrase=phrase, is_early=is_early)
    if chat.is_muted(line):
        raise Refusal("muted")
    return line


def mute_line(table: Table, chat: Chat, who: str, target: str, muted: bool, command: str, now: int) -> Line:
    """A line that mutes or unmutes a seat or a spectator; only the owner may."""
    if who != table.owner:
        raise Refusal("not-owner")
    if len(chat.mutes) >= MAX_MUTES:
        raise Refusal("too-many-mutes", most=MAX_MUTES)
    kind, _, number = target.partition(" ")
    if kind != "seat":
        target = target[:40]
        speakers = tuple(sorted(chat.spoke_as(target)))[:MAX_SPEAKERS]
        return Line(now, who, SPECTATORS, "", command, None, None, target, muted, speakers=speakers)
    if number not in map(str, range(len(table.seats))) or not table.seats[int(number)].is_person:
        raise Refusal("no-such-seat", last=len(table.seats) - 1)
    return Line(now, who, PLAYERS, "", command, None, None, target, muted, table.seats[int(number)].holder)
