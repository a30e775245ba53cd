"""B9.2: how ties for most points are broken."""

from __future__ import annotations

from typing import Any

from banjar.games.dalang.rules import scoring
from banjar.games.dalang.rules.state import State
from banjar.kernel.from_python import from_python

took_last_mask = from_python(scoring.took_last_mask)


def tie_breaks(state: State, seats: list[int]) -> list[dict[str, Any]]:
    """The player who took the last mask, if among the tied seats; ready for JSON."""
    return [{"by": "last_mask", "seats": seats, "counts": [int(took_last_mask(state, seat)) for seat in seats]}]
