"""Accept connections at the rate of each address, so that one that opens hundreds keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from collections.abc import Callable

import uvicorn

from banjar.server.budgets import CostBudgets, address_account
from banjar.server.http.header_limits import TOO_MANY_CONNECTIONS, LimitedHttpProtocol
from banjar.server.open_connections import ConnectionSlot, OpenConnections
from banjar.table.errors import Refusal

ACCEPTS_AT_ONCE = 16
"""Connections accepted in one turn of the event loop; asyncio accepts as many as wait."""
CONNECTION_SECONDS = 0.0005
"""What a connection is expected to cost before its first request."""
REFUSED_REST_SECONDS = 0.005
"""The pause after a turn in which a connection was refused, for addresses that come again at once."""
EXHAUSTED_REST_SECONDS = 1.0
"""The pause when the system has no file descriptors or memory left."""
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Acceptor:
    """Accepts the connections of one listening socket.

    Connections of an address that exceeds its rate are held, without a transport, until their turn comes.
    """

    def __init__(
        self,
        listening: socket.socket,
        create_protocol: Callable[[], LimitedHttpProtocol],
        open_connections: OpenConnections,
        budgets: CostBudgets,
    ) -> None:
        self._listening = listening
        self._create_protocol = create_protocol
        self._open_connections = open_connections
        self._budgets = budgets
        self._loop = asyncio.get_running_loop()
        self._held: dict[socket.socket, tuple[asyncio.TimerHandle, ConnectionSlot]] = {}
        self._connecting: set[asyncio.Task[None]] = set()
        self._rest: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Accept whatever comes."""
        self._rest = None
        self._listening.setblocking(False)
        self._loop.add_reader(self._listening, self._accept)

    def stop(self) -> None:
        """Accept nothing more, and close what is held."""
        if self._rest is not None:
            self._rest.cancel()
        self._loop.remove_reader(self._listening)
        for connection, (turn, slot) in self._held.items():
            turn.cancel()
            slot.release()
            connection.close()
        self._held.clear()

    def _accept(self) -> None:
        all_accepted = True
        for _ in range(ACCEPTS_AT_ONCE):
            try:
                connection, peer = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                break
            except OSError as error:
                if error.errno not in EXHAUSTED:
                    raise
                told = {"message": "socket.accept() out of system resource", "exception": error}
                self._loop.call_exception_handler(told)
                self._pause(EXHAUSTED_REST_SECONDS)
                return
            connection.setblocking(False)
            all_accepted &= self._admit(connection, peer[0])
        if not all_accepted:
            self._pause(REFUSED_REST_SECONDS)

    def _pause(self, seconds: float) -> None:
        self._loop.remove_reader(self._listening)
        self._rest = self._loop.call_later(seconds, self.start)

    def _admit(self, connection: socket.socket, address: str) -> bool:
        """Use a connection at once or in its turn; False if it is refused."""
        slot = self._open_connections.open(address)
        if slot is None:
            _refuse(connection)
            return False
        try:
            is_proxy = self._open_connections.is_trusted(address)
            wait = 0.0 if is_proxy else self._budgets.throttle(address_account(address), CONNECTION_SECONDS)
        except Refusal:
            slot.release()
            _refuse(connection)
            return False
        if wait > 0:
            self._held[connection] = self._loop.call_later(wait, self._take_turn, connection), slot
        else:
            self._connect(connection, slot)
        return True

    def _take_turn(self, connection: socket.socket) -> None:
        _, slot = self._held.pop(connection)
        self._connect(connection, slot)

    def _connect(self, connection: socket.socket, slot: ConnectionSlot) -> None:
        connecting = self._loop.create_task(self._open(connection, slot))
        self._connecting.add(connecting)
        connecting.add_done_callback(self._connecting.discard)

    async def _open(self, connection: socket.socket, slot: ConnectionSlot) -> None:
        protocol = self._create_protocol()
        protocol.slot = slot
        try:
            await self._loop.connect_accepted_socket(lambda: protocol, connection)
        except OSError:  # the client has gone
            slot.release()
            connection.close()


def _refuse(connection: socket.socket) -> None:
    with contextlib.suppress(OSError), connection:
        connection.send(TOO_MANY_CONNECTIONS)


class ThrottledServer(uvicorn.Server):
    """Uvicorn's server with an Acceptor for every socket it is given."""

    def __init__(self, config: uvicorn.Config, open_connections: OpenConnections, budgets: CostBudgets) -> None:
        super().__init__(config)
        self._open_connections = open_connections
        self._budgets = budgets
        self._acceptors: list[Acceptor] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application and accept connections."""
        await super().startup([])
        self._acceptors = [
            Acceptor(listening, self._create_protocol, self._open_connections, self._budgets)
            for listening in sockets or []
        ]
        for acceptor in self._acceptors:
            acceptor.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing more, and end what is open as uvicorn does."""
        for acceptor in self._acceptors:
            acceptor.stop()
        await super().shutdown(sockets)

    def _create_protocol(self) -> LimitedHttpProtocol:
        return LimitedHttpProtocol(
            self.config,
            self.server_state,
            self.lifespan.state,
            open_connections=self._open_connections,
            budgets=self._budgets,
        )
