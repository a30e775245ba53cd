"""B9.2: how ties for most points are broken."""

from __future__ import annotations

from typing import Any

from banjar.games.dalang.rules.state import EndReason


def tie_breaks(state: Any, seats: list[int]) -> list[dict[str, Any]]:
    """The player who took the last mask, if among the tied seats; ready for JSON."""
    ended = state.end_reason == EndReason.MASKS
    return [{"by": "last_mask", "seats": seats, "counts": [int(ended and seat == state.active) for seat in seats]}]
