"""Uvicorn's WebSocket protocol with every frame paid for: pings and fragments never reach the application."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from banjar.server.budgets import BYTE_SECONDS, Account, CostBudgets, address_account
from banjar.server.open_connections import ConnectionSlot

MAX_FRAGMENTS = 64
"""Fragments of one message; whoever sends more is disconnected."""
MAX_PAUSE_SECONDS = 10.0
"""How long a client in debt is not read at most, so that pings of its own still show that it is there."""
POLICY_VIOLATION = 1008


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Charges what reading costs to the client's address, and does not read while the address is in debt."""

    slot: ConnectionSlot | None = None
    """The place among the open connections, taken over from the HTTP protocol."""
    _pause: asyncio.TimerHandle | None = None

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
        """Read frames; pause if that has become too dear."""
        started = time.perf_counter()
        super().data_received(data)
        if len(self.frames) > MAX_FRAGMENTS and not self.transport.is_closing():
            self.conn.fail(POLICY_VIOLATION, "too many fragments")
            self.handle_parser_exception()
        account = self._account()
        self._budgets.charge(time.perf_counter() - started + len(data) * BYTE_SECONDS, account)
        wait = self._budgets.wait_seconds(account)
        if wait > 0 and self._pause is None and not self.transport.is_closing():
            self.transport.pause_reading()
            self._pause = self.loop.call_later(min(wait, MAX_PAUSE_SECONDS), self._go_on)

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; reading does not go on before the pause is over."""
        message = await super().receive()
        if self._pause is not None and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def _go_on(self) -> None:
        self._pause = None
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _account(self) -> Account:
        """Of the client, whom a trusted proxy names in the headers of the request."""
        client = self.scope["client"] if self.handshake_initiated and hasattr(self, "scope") else self.client
        return address_account(client[0] if client else "unknown")
