"""Messages from the server on the socket, and on the stream for programs."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from banjar.protocol.base import PROTOCOL_VERSION, ServerStruct
from banjar.protocol.chat import ChatLine
from banjar.protocol.errors import ErrorInfo, error_info
from banjar.protocol.hint import HintReason
from banjar.protocol.pairing import Lobby
from banjar.protocol.table import TableMessage, UpdateMessage
from banjar.table.errors import Refusal


class BaseServerMessage(ServerStruct, tag_field="type", kw_only=True):
    """A message of the server; `type` names its kind."""


class Welcome(BaseServerMessage, tag="welcome", kw_only=True):
    """The first message on every socket."""

    protocol: int
    language: str
    heartbeat: int
    """Interval in seconds; a client that sends nothing for three intervals is disconnected."""


class Done(BaseServerMessage, tag="done", kw_only=True):
    """A command was carried out."""

    command: str
    table: str
    version: int | msgspec.UnsetType = msgspec.UNSET
    """The version that it led to."""
    number: int | msgspec.UnsetType = msgspec.UNSET
    """`say`, `mute`: the number of the line of chat."""


class Refused(ErrorInfo, tag_field="type", tag="refused", kw_only=True):
    """A message or command was not carried out; nothing has changed."""

    command: str | None
    table: str | None


class Presence(BaseServerMessage, tag="presence", kw_only=True):
    """A player has connected or disconnected."""

    table: str
    seat: int
    present: bool


class Spectators(BaseServerMessage, tag="spectators", kw_only=True):
    """How many people without a seat watch now."""

    table: str
    count: int


class ChatMessage(BaseServerMessage, tag="chat", kw_only=True):
    """New lines of chat."""

    table: str
    lines: list[ChatLine]


class ChatRemoved(BaseServerMessage, tag="chat_removed", kw_only=True):
    """Lines of chat were deleted: remove them wherever they are shown."""

    table: str
    numbers: list[int]


class HintMessage(BaseServerMessage, tag="hint", kw_only=True):
    """What the expert would do, best first."""

    command: str
    table: str
    reasons: list[HintReason]


class LobbyMessage(Lobby, tag_field="type", tag="lobby", kw_only=True):
    """The lobby, for those who follow it."""


class Pong(BaseServerMessage, tag="pong", kw_only=True):
    """The answer to `ping`."""

    number: int
    now: int
    """The server's time, in milliseconds since 1970."""


class Bye(BaseServerMessage, tag="bye", kw_only=True):
    """The server stops; reconnect in a moment."""


class Gone(BaseServerMessage, tag="gone", kw_only=True):
    """The table was deleted."""

    table: str


ServerMessage: TypeAlias = (
    Welcome
    | TableMessage
    | UpdateMessage
    | Done
    | Refused
    | Presence
    | Spectators
    | ChatMessage
    | ChatRemoved
    | HintMessage
    | LobbyMessage
    | Pong
    | Bye
    | Gone
)

encode = msgspec.json.Encoder().encode


def welcome(language: str, heartbeat: int) -> bytes:
    """Encode the first message on a socket."""
    return encode(Welcome(protocol=PROTOCOL_VERSION, language=language, heartbeat=heartbeat))


def done(command: str, table: str, *, version: int | None = None, number: int | None = None) -> bytes:
    """Encode that a command was carried out."""
    return encode(
        Done(
            command=command,
            table=table,
            version=msgspec.UNSET if version is None else version,
            number=msgspec.UNSET if number is None else number,
        )
    )


def refused(refusal: Refusal, language: str, command: str | None = None, table: str | None = None) -> bytes:
    """Encode a refusal with a sentence in the client's language."""
    info = error_info(refusal, language)
    return encode(
        Refused(
            command=command,
            table=table,
            code=info.code,
            sentence=info.sentence,
            values=info.values,
            detail=info.detail,
            retry_after=info.retry_after,
        )
    )
