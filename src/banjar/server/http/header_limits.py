"""Uvicorn's HTTP protocol with limits on header size, header time and read size."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEADER_BYTES = 16 * 1024
HEADER_TIMEOUT_SECONDS = 30.0
READ_BYTES = 4 * 1024
"""Bytes per read. asyncio's default is 256 KiB: 40,000 WebSocket frames in one read keep all other clients waiting."""
HEADERS_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class LimitedHttpProtocol(HttpToolsProtocol):
    """Counts the bytes of the request line and headers, which uvicorn's parser accepts at any length."""

    _header_bytes = 0
    _in_headers = True
    _is_complete = False
    """Whether the last request was received completely."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer of the first request."""
        super().connection_made(transport)
        transport.max_size = READ_BYTES  # type: ignore[attr-defined]
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._stop_timer()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Reset the counter; one read may hold several requests."""
        super().on_message_begin()
        self._in_headers, self._header_bytes, self._is_complete = True, 0, False
        self._start_timer()

    def on_headers_complete(self) -> None:
        """Stop counting: the size of the body is limited by the routes."""
        self._stop_timer()
        self._in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that the next bytes belong to another request."""
        super().on_message_complete()
        self._is_complete = True

    def data_received(self, data: bytes) -> None:
        """Parse, and answer 431 if the headers are too long."""
        if self._is_complete:
            self._start_timer()  # empty lines before a request do not begin it
        super().data_received(data)
        self._header_bytes += len(data)
        if self._in_headers and self._header_bytes > MAX_HEADER_BYTES and not self.transport.is_closing():
            self.transport.write(HEADERS_TOO_LARGE)
            self.transport.close()

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(HEADER_TIMEOUT_SECONDS, self._time_out)

    def _time_out(self) -> None:
        self._timer = None
        if self.cycle is not None and not self.cycle.response_complete:
            self._start_timer()  # the request before is still being answered
        else:
            self.transport.close()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
