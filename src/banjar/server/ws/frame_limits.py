"""Uvicorn's WebSocket protocol with every frame paid for: pings and fragments never reach the application."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from banjar.server.budgets import ADMISSION_SECONDS, BYTE_SECONDS, Account, CostBudgets, address_account
from banjar.server.open_connections import ConnectionSlot

MAX_FRAGMENTS = 64
"""Fragments of one message; whoever sends more is disconnected."""
MAX_PAUSE_SECONDS = 10.0
"""How long a client in debt is not read at most, so that pings of its own still show that it is there."""
MAX_BYTES_AT_ONCE = 1024
"""What is read before the cost is looked at: up to 170 pings, a few milliseconds."""
SEND_TEXT = "banjar.send_text"
"""An extension of ASGI: its `send` takes the bytes of a text message and needs no task, at half the cost."""
MAX_WAITING_MESSAGES = 8
"""Messages of a client that wait for the application before no more are read."""
POLICY_VIOLATION = 1008


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Charges what reading costs to the client's address, and does not read while the address is in debt."""

    slot: ConnectionSlot | None = None
    """The place among the open connections, taken over from the HTTP protocol."""
    _pause: asyncio.TimerHandle | None = None
    _account_of_client: Account | None = None
    _unread: bytes = b""
    """What had come already when the pause began."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        budgets: CostBudgets,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._budgets = budgets

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
        if self.slot is not None:
            self.slot.release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read frames, some at a time; pause once that has become too dear."""
        if self._unread:
            self._unread += data
        elif self._pause_for(self._turn_seconds()):
            self._unread = data
        elif len(data) > MAX_BYTES_AT_ONCE:
            self._read(data)
        else:
            self._pause_for(self._read_part(data))

    def _read(self, data: bytes) -> None:
        for start in range(0, len(data), MAX_BYTES_AT_ONCE):
            if self.transport.is_closing():
                return
            if self._pause_for(self._read_part(data[start : start + MAX_BYTES_AT_ONCE])):
                self._unread = data[start + MAX_BYTES_AT_ONCE :]
                return

    def _pause_for(self, seconds: float) -> bool:
        """Do not read for so long; whether that is necessary, and possible."""
        if seconds <= 0 or self._pause is not None or self.transport.is_closing():
            return False
        self.read_paused = True
        self.transport.pause_reading()
        self._pause = self.loop.call_later(min(seconds, MAX_PAUSE_SECONDS), self._go_on)
        return True

    def _read_part(self, data: bytes) -> float:
        """Read frames and charge them; returns for how many seconds no more should be read."""
        started = time.perf_counter()
        super().data_received(data)
        if len(self.frames) > MAX_FRAGMENTS and not self.transport.is_closing():
            self.conn.fail(POLICY_VIOLATION, "too many fragments")
            self.handle_parser_exception()
        account = self._account()
        self._budgets.charge(time.perf_counter() - started + len(data) * BYTE_SECONDS, account)
        return self._budgets.read_pause_seconds(account)

    def send_receive_event_to_app(self) -> None:
        """As in the base class, but read on while few messages wait: pausing for each takes two system calls."""
        was_paused = self.read_paused
        is_full = self.queue.qsize() >= MAX_WAITING_MESSAGES
        self.read_paused = was_paused or not is_full  # the base class pauses unless it is paused
        super().send_receive_event_to_app()
        self.read_paused = was_paused or is_full

    def _turn_seconds(self) -> float:
        if not self.handshake_initiated:
            return 0.0  # the request has had its turn, and who the client is behind a proxy is not known yet
        return self._budgets.turn_seconds(self._account(), ADMISSION_SECONDS)

    def handle_connect(self, event: Request) -> None:
        """Offer the application to send at once."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][SEND_TEXT] = {"send": self.send_text}

    def send_text(self, text: bytes) -> bool:
        """Send a text message at once; False if it has to wait until the client reads, or is gone."""
        if not (self.handshake_complete and self.writable.is_set()) or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """As in the base class, which writes to closed connections too, and asyncio then logs every message."""
        if message["type"] == "websocket.send" and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    async def receive(self) -> ASGIReceiveEvent:
        """As in the base class, but reading does not go on before the pause is over."""
        message = await self.queue.get()
        if self.read_paused and self._pause is None:
            self._resume()
        return message

    def _go_on(self) -> None:
        self._pause = None
        unread, self._unread = self._unread, b""
        self._read(unread)
        if self._pause is None and not self.transport.is_closing():
            self._resume()

    def _resume(self) -> None:
        """Read on, unless a message still waits for the application."""
        if self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _account(self) -> Account:
        """Of the client, whom a trusted proxy names in the headers of the request."""
        if self._account_of_client is not None:
            return self._account_of_client
        is_known = self.handshake_initiated and hasattr(self, "scope")
        client = self.scope["client"] if is_known else self.client
        account = address_account(client[0] if client else "unknown")
        if is_known:
            self._account_of_client = account
        return account
