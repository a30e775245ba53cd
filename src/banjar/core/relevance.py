"""Which seats an event concerns: the interface of all games, and what suits most of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from banjar.core.event import Event


class Relevance(Protocol):
    """Follows a game event by event, from the spectators' view of its start."""

    def __init__(self, start: Mapping[str, Any]) -> None: ...

    def follow(self, event: Event) -> Collection[int]:
        """The seats the next event concerns: what they gained or lost, or were kept from."""
        ...


class ActorRelevance:
    """An event concerns the seat it names, except that its turn begins."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        pass

    def follow(self, event: Event) -> Collection[int]:
        """The seat of the event."""
        return () if event.seat is None or event.type == "turn_began" else (event.seat,)
