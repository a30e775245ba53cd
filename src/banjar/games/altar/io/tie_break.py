"""A5.3: what decides among those with the most points."""

from __future__ import annotations

from typing import Any

from banjar.games.altar.rules.box import Kind
from banjar.games.altar.rules.state import State


def tie_breaks(state: State, seats: list[int]) -> list[dict[str, Any]]:
    """Shrines in play, then stones: each with who was still level and what they had; JSON-able."""
    counts = {
        "shrines": {seat: int(state.players[seat].in_play[Kind.SHRINE]) for seat in seats},
        "stones": {seat: int(state.players[seat].stones) for seat in seats},
    }
    found = []
    for name, had in counts.items():
        if len(seats) > 1:
            found.append({"by": name, "seats": seats, "counts": [had[seat] for seat in seats]})
            most = max(had[seat] for seat in seats)
            seats = [seat for seat in seats if had[seat] == most]
    return found
