"""B9.2: what decides among those with the most points."""

from __future__ import annotations

from typing import Any

from banjar.games.dalang.rules import scoring
from banjar.kernel.from_python import from_python

took_last_mask = from_python(scoring.took_last_mask)


def tie_breaks(state: Any, seats: list[int]) -> list[dict[str, Any]]:
    """Who ended the game by the last mask, if it is one of them; JSON-able."""
    return [{"by": "last_mask", "seats": seats, "counts": [int(took_last_mask(state, seat)) for seat in seats]}]
