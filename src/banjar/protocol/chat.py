"""The chat of a table."""

from __future__ import annotations

import msgspec

from banjar.protocol.base import ServerStruct
from banjar.protocol.client_messages import ChatText
from banjar.table.chat import Line, Room
from banjar.table.commands import CommandId, ShortText


class ChatLine(ServerStruct, kw_only=True):
    """A line of chat: a `text`, or that the owner muted somebody."""

    number: int
    at: int
    room: Room
    seat: int | None
    name: str
    text: str | msgspec.UnsetType | None = msgspec.UNSET
    mutes: str | msgspec.UnsetType = msgspec.UNSET
    """`seat 2` or `spectator Ann`."""
    muted: bool | msgspec.UnsetType = msgspec.UNSET
    """False if they were unmuted."""


class ChatLines(ServerStruct, kw_only=True):
    """Lines of chat, oldest first."""

    lines: list[ChatLine]


class SayBody(msgspec.Struct, forbid_unknown_fields=True):
    """A line to write; spectators give a name."""

    command: CommandId
    text: ChatText
    name: ShortText = ""


class LineNumber(ServerStruct, kw_only=True):
    """The number of the new line."""

    number: int


def chat_line(number: int, line: Line) -> ChatLine:
    """A line without the identity of its writer."""
    shown = ChatLine(number=number, at=line.at, room=line.room, seat=line.seat, name=line.name)
    if line.mutes is not None:
        shown.mutes, shown.muted = line.mutes, line.muted
    else:
        shown.text = line.text
    return shown
