"""Which seats an event concerns."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from banjar.core.event import Event


class Relevance:
    """An event concerns the player who acts or gains; nobody takes anything from another player."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        pass

    def follow(self, event: Event) -> Collection[int]:
        """The seats that the next event concerns."""
        if event.seat is None or event.type in ("turn_began", "bought_nothing"):
            return ()
        return (event.seat,)
