"""Whom a happening concerns: what all games say alike."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Protocol

from banjar.core.event import Event


class Relevance(Protocol):
    """Follows a game from its start, given as all see it, and knows for each happening whose business it is."""

    def __init__(self, start: Mapping[str, Any]) -> None: ...

    def follow(self, event: Event) -> Collection[int]:
        """The seats that the next happening concerns: what they gained or lost, or were kept from."""
        ...
