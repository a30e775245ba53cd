"""A row of the database table `seeks`."""

from __future__ import annotations

from dataclasses import dataclass

CLAIM_MILLISECONDS = 30_000
"""A claim whose table was not made by then is void: the process that claimed must have ended."""


@dataclass(frozen=True, slots=True)
class SeekRow:
    """What one person looks for. Times are milliseconds since the epoch."""

    identity: str
    command: str
    wish: str
    """JSON; equal wishes are equal strings."""
    name: str
    level: str
    made_from: str
    """A keyed hash of the network that the search came from."""
    created_at: int
    seen_at: int
    """When the person was last known to be there."""
    bots_at: int | None
    """When bots may take the free seats."""
    table_id: str | None = None
    """The table that the person was chosen for."""
    paired_at: int | None = None
    """When the game began there."""

    def is_void(self, now: int) -> bool:
        """Whether the table they were chosen for was never made."""
        return self.table_id is not None and self.paired_at is None and self.seen_at < now - CLAIM_MILLISECONDS

    def is_waiting(self, alive_since: int) -> bool:
        """Whether the person can be paired: nobody was found yet, and they were there since then."""
        return self.table_id is None and self.seen_at >= alive_since
