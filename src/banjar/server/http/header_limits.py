"""Uvicorn's HTTP protocol with limits on header size, header time and read size."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from banjar.server.budgets import CostBudgets, address_account
from banjar.server.open_connections import ConnectionSlot, OpenConnections

MAX_HEADER_BYTES = 16 * 1024
HEADER_TIMEOUT_SECONDS = 30.0
READ_BYTES = 4 * 1024
"""Bytes per read. asyncio's default is 256 KiB: 40,000 WebSocket frames in one read keep all other clients waiting."""
HEADERS_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY_CONNECTIONS = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
)
PARSE_SECONDS = 0.0005
"""What parsing a request is expected to cost."""
LINE_BYTES = len(b"  HTTP/1.1\r\n")
"""Of the request line beside method and path."""


class HeadersTooLarge(Exception):
    """Raised within the parser, which then stops."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """Counts the bytes of the request line and headers, which uvicorn's parser accepts at any length.

    `open_connections` bounds the connections; what parsing costs is charged to the peer in `budgets`, unless it is a
    proxy.
    """

    _header_bytes = 0
    _in_headers = True
    _is_complete = False
    """Whether the last request was received completely."""
    _timer: asyncio.TimerHandle | None = None
    slot: ConnectionSlot | None = None
    """The place among the open connections, taken by who accepted it."""
    _turn: asyncio.TimerHandle | None = None
    """When what was received is parsed, if the address exceeds its rate."""
    _unparsed: bytes = b""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        open_connections: OpenConnections | None = None,
        budgets: CostBudgets | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._open_connections = open_connections
        self._budgets = budgets

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer of the first request."""
        super().connection_made(transport)
        transport.max_size = READ_BYTES  # type: ignore[attr-defined]
        self._set_idle()
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers and give the place back."""
        self._stop_timer()
        if self._turn is not None:
            self._turn.cancel()
        if self.slot is not None:
            self.slot.release()
        super().connection_lost(exc)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else "unknown"

    def _set_idle(self) -> None:
        if self._open_connections is not None and self.slot is not None:
            self._open_connections.set_idle(self.slot, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        """Hand the place over to the WebSocket protocol."""
        super().handle_websocket_upgrade()
        slot, self.slot = self.slot, None
        self.transport.get_protocol().slot = slot  # type: ignore[attr-defined]

    def on_response_complete(self) -> None:
        """The connection waits for another request, unless one has come already."""
        super().on_response_complete()
        if self.cycle is None or self.cycle.response_complete:
            self._set_idle()

    def on_message_begin(self) -> None:
        """Reset the counter; one read may hold several requests."""
        super().on_message_begin()
        self._in_headers, self._header_bytes, self._is_complete = True, 0, False
        self._start_timer()

    def on_headers_complete(self) -> None:
        """Stop counting: the size of the body is limited by the routes."""
        self._stop_timer()
        self._in_headers = False
        if self._head_bytes() > MAX_HEADER_BYTES:
            self._refuse_headers()
            raise HeadersTooLarge
        if self._open_connections is not None and self.slot is not None:
            self._open_connections.set_busy(self.slot)
        super().on_headers_complete()

    def _head_bytes(self) -> int:
        """The size of the head as one would write it; reads may hold more than it."""
        headers = sum(len(name) + len(value) + 4 for name, value in self.headers)
        return len(self.parser.get_method()) + len(self.url) + LINE_BYTES + headers + 2

    def _refuse_headers(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(HEADERS_TOO_LARGE)
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP, unless it has been answered."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def on_message_complete(self) -> None:
        """Note that the next bytes belong to another request."""
        super().on_message_complete()
        self._is_complete = True

    def data_received(self, data: bytes) -> None:
        """Parse once it is the connection's turn: an address that exceeds its rate waits."""
        if self._turn is not None:
            self._unparsed += data
            self.transport.pause_reading()  # the response before may have resumed it
            return
        wait = self._turn_seconds()
        if wait > 0:
            self._unparsed = data
            self.transport.pause_reading()
            self._turn = self.loop.call_later(wait, self._take_turn)
            return
        self._parse(data)

    def _turn_seconds(self) -> float:
        if self._budgets is None or self._is_proxy():
            return 0.0
        return self._budgets.turn_seconds(address_account(self._peer), PARSE_SECONDS)

    def _take_turn(self) -> None:
        self._turn = None
        data, self._unparsed = self._unparsed, b""
        if self.transport.is_closing():
            return
        if not self.flow.read_paused:
            self.transport.resume_reading()
        self._parse(data)

    def _parse(self, data: bytes) -> None:
        """Parse, and answer 431 if the headers are too long."""
        if self._is_complete:
            self._start_timer()  # empty lines before a request do not begin it
        if self.transport.is_closing():
            return
        started = time.perf_counter()
        super().data_received(data)
        self._header_bytes += len(data)
        if self._in_headers and self._header_bytes > MAX_HEADER_BYTES:
            self._refuse_headers()
        self._charge(time.perf_counter() - started)

    def _charge(self, seconds: float) -> None:
        if self._budgets is not None and not self._is_proxy():
            self._budgets.charge(seconds, address_account(self._peer))

    def _is_proxy(self) -> bool:
        return self._open_connections is not None and self._open_connections.is_trusted(self._peer)

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
