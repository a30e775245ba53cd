"""Which seats an event concerns: the interface, and an implementation that suits most games."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from banjar.core.event import Event


class Relevance(Protocol):
    """Follows a game event by event, beginning with a spectator's view of its start."""

    def __init__(self, start: Mapping[str, Any]) -> None: ...

    def follow(self, event: Event) -> Collection[int]:
        """The seats that the next event concerns: they gained or lost something, or were prevented from it."""
        ...


class ActorRelevance:
    """An event concerns the seat it names, except for the start of a turn."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        pass

    def follow(self, event: Event) -> Collection[int]:
        """The seat of the event."""
        return () if event.seat is None or event.type == "turn_began" else (event.seat,)
