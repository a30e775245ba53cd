"""HTTP as uvicorn speaks it, but in small pieces, and but for requests whose head is too long or never comes."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 16 * 1024
PATIENCE = 30.0
"""Seconds for the head of a request."""
PIECE = 4 * 1024
"""Bytes that are read at once: asyncio would take 256 KiB, in which 40,000 frames keep everybody waiting."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class LimitedHttpProtocol(HttpToolsProtocol):
    """Counts what has come of a request's line and headers, which uvicorn's parser takes at any length."""

    _head = 0
    _is_head_open = True
    _is_whole = False
    """Has all of the last request come?"""
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected and should say what they want."""
        super().connection_made(transport)
        transport.max_size = PIECE  # type: ignore[attr-defined]
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins; there may be several in what has come."""
        super().on_message_begin()
        self._is_head_open, self._head, self._is_whole = True, 0, False
        self._wait()

    def on_headers_complete(self) -> None:
        """What comes now is its body, which the routes limit."""
        self._stop_waiting()
        self._is_head_open = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """What comes now is of the next request."""
        super().on_message_complete()
        self._is_whole = True

    def data_received(self, data: bytes) -> None:
        """Some more of a request."""
        if self._is_whole:
            self._wait()  # empty lines before a request do not begin it
        super().data_received(data)
        self._head += len(data)
        if self._is_head_open and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(PATIENCE, self._give_up)

    def _give_up(self) -> None:
        self._waiting = None
        if self.cycle is not None and not self.cycle.response_complete:
            self._wait()  # the one before is still being answered
        else:
            self.transport.close()

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
