"""The frames between the web process and a worker: a length of four bytes, then msgpack."""

from __future__ import annotations

import struct
from typing import TypeAlias

import msgspec

from banjar.server.bot_pool.request import BotReply, BotRequest

LENGTH_PREFIX = struct.Struct(">I")
MAX_FRAME_BYTES = 1 << 24


class ThinkRequest(msgspec.Struct, frozen=True, tag="ask"):
    """Make a decision."""

    number: int
    bot_request: BotRequest


class LoadRequest(msgspec.Struct, frozen=True, tag="load"):
    """Load a game. If it is not compiled, compile it if `may_compile`, else reply Uncompiled."""

    number: int
    game: str
    may_compile: bool


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """The decision was made."""

    number: int
    reply: BotReply


class Loaded(msgspec.Struct, frozen=True, tag="loaded"):
    """The game is loaded."""

    number: int


class Uncompiled(msgspec.Struct, frozen=True, tag="uncompiled"):
    """The game has to be compiled first."""

    number: int


class RequestRefused(msgspec.Struct, frozen=True, tag="refused"):
    """The request is invalid."""

    number: int
    reason: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot raised an error."""

    number: int
    reason: str


Request: TypeAlias = ThinkRequest | LoadRequest
Reply: TypeAlias = Answered | Loaded | Uncompiled | RequestRefused | Failed

_encoder = msgspec.msgpack.Encoder()
_requests: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
_replies: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


class MalformedFrame(ValueError):
    """Bytes that are not a valid frame."""


def encode_frame(message: Request | Reply) -> bytes:
    """The frame of a message."""
    body = _encoder.encode(message)
    if len(body) > MAX_FRAME_BYTES:
        raise MalformedFrame(f"a frame of {len(body)} bytes is too long")
    return LENGTH_PREFIX.pack(len(body)) + body


def frame_length(head: bytes) -> int:
    """The length of the body that follows this prefix."""
    (length,) = LENGTH_PREFIX.unpack(head)
    if length > MAX_FRAME_BYTES:
        raise MalformedFrame(f"a frame of {length} bytes is too long")
    return int(length)


def decode_request(body: bytes) -> Request:
    """The request in the body of a frame."""
    try:
        return _requests.decode(body)
    except msgspec.MsgspecError as error:
        raise MalformedFrame("not a request") from error


def decode_reply(body: bytes) -> Reply:
    """The reply in the body of a frame."""
    try:
        return _replies.decode(body)
    except msgspec.MsgspecError as error:
        raise MalformedFrame("not a reply") from error
