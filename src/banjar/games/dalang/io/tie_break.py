"""B9.2: what decides among those with the most points."""

from __future__ import annotations

from typing import Any

from banjar.games.dalang.rules.state import EndReason, State


def tie_breaks(state: State, seats: list[int]) -> list[dict[str, Any]]:
    """Who ended the game by the last mask, if it is one of them; JSON-able."""
    ended = state.end_reason == EndReason.MASKS
    return [{"by": "last_mask", "seats": seats, "counts": [int(ended and seat == state.active) for seat in seats]}]
