"""Whom a happening concerns."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from banjar.games.action import Happening


class Concern:
    """Whatever a player did or got; nobody takes anything from another."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        pass

    def follow(self, happening: Happening) -> Collection[int]:
        """The seats that the next happening concerns."""
        if happening.seat is None or happening.type in ("turn_began", "bought_nothing"):
            return ()
        return (happening.seat,)
