"""The connections of `tools/attacker.py`: prepared bytes go out, and answers are counted and hardly read."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import struct
from collections.abc import Iterator
from typing import cast

FLOOD_BYTES = 16 * 1024
"""Written at once on a socket that sends without waiting for answers."""
SMALL_BUFFER_BYTES = 4096
TEXT, PING, CONTINUATION = 0x1, 0x9, 0x0
FINAL, MASKED = 0x80, 0x80
CONTENT_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


class Counts:
    """What was asked on all connections, and how it was answered."""

    def __init__(self) -> None:
        self.asked = self.accepted = self.refused = 0


class IdleConnection(asyncio.Protocol):
    """A connection that does nothing."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the transport."""
        self.transport = cast(asyncio.Transport, transport)
        self.begin()

    def begin(self) -> None:
        """Do what is done first: a connection without a request counts as one."""
        self.counts.asked += 1

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - of the base class
        """Tell who keeps it."""
        if not self.closed.done():
            self.closed.set_result(None)


class RequestConnection(IdleConnection):
    """Makes one request after the other."""

    def __init__(self, counts: Counts, requests: Iterator[bytes]) -> None:
        super().__init__(counts)
        self._requests = requests
        self._buffer = b""

    def begin(self) -> None:
        """Make the next request."""
        self.counts.asked += 1
        self.transport.write(next(self._requests))

    def data_received(self, data: bytes) -> None:
        """Count an answer once it is whole."""
        self._buffer += data
        head, is_whole, rest = self._buffer.partition(b"\r\n\r\n")
        if not is_whole:
            return
        length = CONTENT_LENGTH.search(head)
        if len(rest) >= int(length[1]) if length else head[9:10] in b"13" or rest.endswith(b"0\r\n\r\n"):
            self._buffer = b""
            if head[9:10] == b"2":
                self.counts.accepted += 1
            else:
                self.counts.refused += 1
            self.begin()


class SocketConnection(IdleConnection):
    """A WebSocket: sends some frames first and then others for ever, as fast as they are taken or at a pace."""

    def __init__(
        self,
        counts: Counts,
        handshake: bytes,
        first: bytes = b"",
        frames: Iterator[bytes] | None = None,
        pause: float = 0.0,
    ) -> None:
        super().__init__(counts)
        self._handshake, self._first, self._frames, self._pause = handshake, first, frames, pause
        self._is_open = self._is_full = self._is_sending = False

    def begin(self) -> None:
        """Open the socket."""
        self.transport.set_write_buffer_limits(FLOOD_BYTES)
        self.transport.write(self._handshake)

    def data_received(self, data: bytes) -> None:
        """Count answers; those that come in two pieces are missed."""
        if not self._is_open:
            self._is_open = data.startswith(b"HTTP/1.1 101")
            if not self._is_open:
                self.counts.refused += 1
                self.transport.close()
                return
            self.transport.write(self._first)
            self._send()
        self.counts.accepted += data.count(b'"type":"done"') + data.count(b"\x8a\x00")
        self.counts.refused += data.count(b'"type":"refused"')

    def pause_writing(self) -> None:
        """The server does not read."""
        self._is_full = True

    def resume_writing(self) -> None:
        """It reads again."""
        self._is_full = False
        self._send()

    def _send(self) -> None:
        if self._frames is None or self._is_full or self._is_sending or self.transport.is_closing():
            return
        self._is_sending = True
        asyncio.get_running_loop().call_later(self._pause, self._sent)
        data = next(self._frames)
        self.counts.asked += 1
        self.transport.write(data)

    def _sent(self) -> None:
        self._is_sending = False
        self._send()


class DeafConnection(SocketConnection):
    """A WebSocket that asks for more and more and never reads."""

    def begin(self) -> None:
        """With a small buffer of its own, so that the server has to keep what it sends."""
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER_BYTES)
        super().begin()

    def data_received(self, data: bytes) -> None:
        """Read the answer to the handshake only."""
        super().data_received(data)
        self.transport.pause_reading()


def frame(code: int, payload: bytes = b"", is_final: bool = True) -> bytes:
    """A WebSocket frame, masked with zeros."""
    first, size = code | (FINAL if is_final else 0), len(payload)
    head = bytes([first, MASKED | size]) if size < 126 else struct.pack("!BBH", first, MASKED | 126, size)
    return head + bytes(4) + payload


def message(**told: object) -> bytes:
    """A message on a socket."""
    return frame(TEXT, json.dumps(told).encode())
