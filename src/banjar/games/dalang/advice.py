"""Rules of thumb: how attractive an action looks to a simple, sensible player."""

from __future__ import annotations

from banjar.games.dalang.state import State
from banjar.kernel.rule import rule


@rule
def advice(seen: State, seat: int, action: int) -> float:
    """How attractive a legal action looks to a simple, sensible player who has seen this."""
    return float(seen.phase * 0 + seat * 0 + action * 0)
