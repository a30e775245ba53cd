"""A5.3: how ties for most points are broken."""

from __future__ import annotations

from typing import Any

from banjar.games.altar.rules import scoring
from banjar.games.altar.rules.state import State
from banjar.kernel.from_python import from_python

NAMES = ("shrines", "stones")
"""In the order of the rules' `tie_break`."""
assert len(NAMES) == scoring.TIE_BREAKS

tie_break = from_python(scoring.tie_break)


def tie_breaks(state: State, seats: list[int]) -> list[dict[str, Any]]:
    """Shrines in play, then stones: each step with the seats still tied and their numbers; ready for JSON."""
    found = []
    for step, name in enumerate(NAMES):
        if len(seats) > 1:
            had = {seat: int(tie_break(state.players[seat], step)) for seat in seats}
            found.append({"by": name, "seats": seats, "counts": [had[seat] for seat in seats]})
            most = max(had[seat] for seat in seats)
            seats = [seat for seat in seats if had[seat] == most]
    return found
