"""Bounds on TCP connections, for every address and in total."""

from __future__ import annotations

import ipaddress
import resource
from collections import Counter
from collections.abc import Callable

from banjar.server.network import network_of

RESERVED_FILES = 128
"""File descriptors kept for the database, the bot workers, logs and files that are served."""
MAX_CONNECTIONS = 20_000
MAX_PER_ADDRESS = 2_200
"""A person's sockets and streams are bounded more strictly, see `rate_limits`."""
ADDRESS_SHARE = 0.25
"""Of all connections, where the system allows few."""


def raise_file_limit() -> int:
    """Raise this process's limit of open files as far as it may be raised; returns the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, MAX_CONNECTIONS + RESERVED_FILES)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class ConnectionSlot:
    """The place of one open connection."""

    def __init__(self, connections: OpenConnections, network: str) -> None:
        self._connections = connections
        self._network: str | None = network

    def release(self) -> None:
        """The connection is closed; does nothing the second time."""
        if self._network is not None:
            self._connections.set_busy(self)
            self._connections.discount(self._network)
            self._network = None


class OpenConnections:
    """Counts the connections of every address; those without a request give way when there are too many in all."""

    def __init__(self, file_limit: int, trusted_proxies: str = "") -> None:
        self.most = max(16, min(MAX_CONNECTIONS, file_limit - RESERVED_FILES))
        self.most_per_address = max(8, min(MAX_PER_ADDRESS, int(self.most * ADDRESS_SHARE)))
        self.refused = 0
        self._trusted = [ipaddress.ip_network(network.strip()) for network in trusted_proxies.split(",") if network]
        self._by_network: Counter[str] = Counter()
        self._total = 0
        self._idle: dict[ConnectionSlot, Callable[[], None]] = {}
        """Connections without a request, the longest idle first, and how to close each."""

    def __len__(self) -> int:
        return self._total

    def open(self, address: str) -> ConnectionSlot | None:
        """Count a connection; None if it has to be closed at once. Proxies are bounded in total only."""
        network = network_of(address)
        if self._by_network[network] >= self.most_per_address and not self.is_trusted(address):
            self.refused += 1
            return None
        if len(self) >= self.most:
            if not self._idle:
                self.refused += 1
                return None
            slot, close = next(iter(self._idle.items()))
            slot.release()
            close()
        self._by_network[network] += 1
        self._total += 1
        return ConnectionSlot(self, network)

    def discount(self, network: str) -> None:
        """A connection is closed; called by its slot."""
        self._total -= 1
        self._by_network[network] -= 1
        if self._by_network[network] <= 0:
            del self._by_network[network]

    def set_idle(self, slot: ConnectionSlot, close: Callable[[], None]) -> None:
        """The connection waits for a request; `close` ends it if another needs its place."""
        self._idle.pop(slot, None)
        self._idle[slot] = close

    def set_busy(self, slot: ConnectionSlot) -> None:
        """The connection has a request, or is closed."""
        self._idle.pop(slot, None)

    def is_trusted(self, address: str) -> bool:
        """Whether it is a proxy's address."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
        return any((mapped or found) in network for network in self._trusted)
