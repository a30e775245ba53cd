"""What waits to be sent to one client, bounded in messages and bytes, and in bytes for all clients of an address."""

from __future__ import annotations

import asyncio
from collections import Counter

from banjar.server.network import network_of

MAX_QUEUED_MESSAGES = 256
"""A client further behind is disconnected; it gets the whole table when it reconnects."""
MAX_QUEUED_BYTES = 1024 * 1024
"""The same in bytes; the largest message alone may be more."""
MAX_QUEUED_BYTES_PER_ADDRESS = 16 * 1024 * 1024


class QueuedBytes:
    """How many bytes wait to be sent to each address."""

    def __init__(self) -> None:
        self.by_network: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """The bytes that wait for anybody."""
        return self.by_network.total()


class SendQueue:
    """Messages for one client, in order; None ends them."""

    def __init__(self, queued: QueuedBytes | None = None, address: str = "unknown") -> None:
        self._by_network = (QueuedBytes() if queued is None else queued).by_network
        self._network = network_of(address)
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0

    def put(self, message: bytes) -> bool:
        """Queue a message; False if the client or its address is too far behind, and then it is not queued."""
        size = len(message)
        if self._bytes and (
            self._messages.qsize() >= MAX_QUEUED_MESSAGES
            or self._bytes + size > MAX_QUEUED_BYTES
            or self._by_network[self._network] + size > MAX_QUEUED_BYTES_PER_ADDRESS
        ):
            return False
        self._bytes += size
        self._by_network[self._network] += size
        self._messages.put_nowait(message)
        return True

    def end(self) -> None:
        """Nothing comes after what is queued."""
        self._messages.put_nowait(None)

    def qsize(self) -> int:
        """How many messages wait, with the end."""
        return self._messages.qsize()

    async def get(self) -> bytes | None:
        """The next message; None at the end."""
        message = await self._messages.get()
        if message is not None:
            self._forget(len(message))
        return message

    def clear(self) -> None:
        """Drop what is queued: the client is gone."""
        while not self._messages.empty():
            self._messages.get_nowait()
        self._forget(self._bytes)

    def _forget(self, size: int) -> None:
        self._bytes -= size
        left = self._by_network[self._network] = self._by_network[self._network] - size
        if not left:
            del self._by_network[self._network]
