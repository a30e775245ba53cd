"""What goes over the pipes between the web process and a worker: a length in four bytes, then msgpack."""

from __future__ import annotations

import struct
from typing import TypeAlias

import msgspec

from banjar.server.bot_pool.request import BotReply, BotRequest

LENGTH = struct.Struct(">I")
MOST_BYTES = 1 << 24


class Asking(msgspec.Struct, frozen=True, tag="ask"):
    """Decide this."""

    number: int
    question: BotRequest


class Loading(msgspec.Struct, frozen=True, tag="load"):
    """Get ready for a game; if it is not compiled, say so unless it is wanted anyway."""

    number: int
    game: str
    anyway: bool


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """Decided."""

    number: int
    answer: BotReply


class Loaded(msgspec.Struct, frozen=True, tag="loaded"):
    """Ready for the game."""

    number: int


class Uncompiled(msgspec.Struct, frozen=True, tag="uncompiled"):
    """The game has to be compiled first."""

    number: int


class RequestRefused(msgspec.Struct, frozen=True, tag="refused"):
    """The question is wrong."""

    number: int
    reason: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot raised an error."""

    number: int
    reason: str


Request: TypeAlias = Asking | Loading
Reply: TypeAlias = Answered | Loaded | Uncompiled | RequestRefused | Failed

_encoder = msgspec.msgpack.Encoder()
_requests: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
_replies: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


class MalformedFrame(ValueError):
    """Bytes that are no frame."""


def framed(message: Request | Reply) -> bytes:
    """A message as it goes over the pipe."""
    body = _encoder.encode(message)
    if len(body) > MOST_BYTES:
        raise MalformedFrame(f"a frame of {len(body)} bytes is too long")
    return LENGTH.pack(len(body)) + body


def length_of(head: bytes) -> int:
    """How long the rest of a frame is."""
    (length,) = LENGTH.unpack(head)
    if length > MOST_BYTES:
        raise MalformedFrame(f"a frame of {length} bytes is too long")
    return int(length)


def request_from(body: bytes) -> Request:
    """What the web process wants."""
    try:
        return _requests.decode(body)
    except msgspec.MsgspecError as error:
        raise MalformedFrame("no request") from error


def reply_from(body: bytes) -> Reply:
    """What a worker says."""
    try:
        return _replies.decode(body)
    except msgspec.MsgspecError as error:
        raise MalformedFrame("no reply") from error
