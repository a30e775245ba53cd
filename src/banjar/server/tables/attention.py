"""Who asked for a table lately, and from which network."""

from __future__ import annotations

import time
from collections.abc import Callable

LOOK_SECONDS = 60.0
"""Whoever requests a table without watching it counts as looking at it for this long."""


class Attention:
    """The last requests for a table. Kept in memory only: after a restart nobody has looked yet."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.network: str | None = None
        """Where the table's people ask from, or else the first who asked; its bots are charged to it."""
        self._looked_at: float | None = None
        self._player_looked_at: float | None = None

    def note(self, network: str | None, is_member: bool, is_player: bool) -> None:
        """Somebody requests the table; a member is its owner or has a seat."""
        self._looked_at = self.clock()
        if is_player:
            self._player_looked_at = self._looked_at
        # A stranger who looks on must not decide with whom the table's bots take turns.
        if network is not None and (is_member or self.network is None):
            self.network = network

    @property
    def is_recent(self) -> bool:
        """Whether anybody has requested the table lately."""
        return self._is_recent(self._looked_at)

    @property
    def is_players_recent(self) -> bool:
        """Whether one of its players has."""
        return self._is_recent(self._player_looked_at)

    def _is_recent(self, at: float | None) -> bool:
        return at is not None and self.clock() - at < LOOK_SECONDS
