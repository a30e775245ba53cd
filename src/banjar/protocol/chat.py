"""The chat of a table."""

from __future__ import annotations

import msgspec

from banjar.protocol.base import ServerStruct
from banjar.protocol.client_messages import ChatText
from banjar.table.chat import Line, Phrase, Room
from banjar.table.commands import CommandId, ShortText
from banjar.table.table import Table


class ChatLine(ServerStruct, kw_only=True):
    """A line of chat: a `text`, a quick `phrase`, or that the owner muted somebody."""

    number: int
    at: int
    room: Room
    seat: int | None
    name: str
    text: str | msgspec.UnsetType | None = msgspec.UNSET
    phrase: str | msgspec.UnsetType = msgspec.UNSET
    """A code: clients show it in the reader's language, and leave out those they do not know."""
    mutes: str | msgspec.UnsetType = msgspec.UNSET
    """`seat 2` or `spectator Ann`."""
    muted: bool | msgspec.UnsetType = msgspec.UNSET
    """False if they were unmuted."""


class ChatLines(ServerStruct, kw_only=True):
    """Lines of chat, oldest first."""

    lines: list[ChatLine]


class SayBody(msgspec.Struct, forbid_unknown_fields=True):
    """A line to write: a text, or a quick phrase; spectators give a name."""

    command: CommandId
    text: ChatText = ""
    name: ShortText = ""
    phrase: Phrase | None = None
    """Instead of the text; everybody reads it in their own language."""


class LineNumber(ServerStruct, kw_only=True):
    """The number of the new line."""

    number: int


def chat_line(table: Table, number: int, line: Line) -> ChatLine:
    """A line without the identity of its writer."""
    shown = ChatLine(number=number, at=line.at, room=line.room, seat=_seat_now(table, line), name=line.name)
    if line.mutes is not None:
        shown.mutes, shown.muted = line.mutes, line.muted
    elif line.phrase is not None:
        shown.phrase = line.phrase
    else:
        shown.text = line.text
    return shown


def _seat_now(table: Table, line: Line) -> int | None:
    """Where the writer sits: the start renumbers the seats, and before it people leave and come back."""
    if not line.is_early:
        return line.seat
    own = (number for number in table.seats_of(line.who) if table.seats[number].name == line.name)
    return next(own, None)
