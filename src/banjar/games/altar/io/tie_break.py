"""A5.3: how ties for most points are broken."""

from __future__ import annotations

from typing import Any

from banjar.games.altar.rules.box import Kind


def tie_breaks(state: Any, seats: list[int]) -> list[dict[str, Any]]:
    """Shrines in play, then stones: each step with the seats still tied and their numbers; ready for JSON."""
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
