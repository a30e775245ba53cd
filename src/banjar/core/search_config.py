"""How a search works on one game. The game says what suits it; `banjar.bots.search` reads it."""

from __future__ import annotations

from dataclasses import dataclass

TO_THE_END = 1_000_000


@dataclass(frozen=True)
class SearchConfig:
    """Parameters of the search; docs/bots.md says how much each of them brought."""

    exploration: float = 0.5
    """The weight of what has been tried little."""
    temperature: float = 0.0
    """How loosely the prior follows the heuristic; 0: all actions have the same prior."""
    rollout_heuristic_rate: float = 0.0
    """The share of a playout's decisions that follow the heuristic; the others are random."""
    horizon: int = TO_THE_END
    """Decisions of a playout before the game's evaluation replaces the rest of it."""
    win_weight: float = 0.5
    """What counts at the end: 1 to win, 0 to be far ahead."""
    scale: float = 10.0
    """This many points ahead are half of a sure victory."""
    worlds: int = 1
    """Simulations in the same sampled world before another one is sampled."""
    skip_routine: bool = True
    """Leave routine decisions to the heuristic."""


USUAL_SEARCH = SearchConfig(temperature=2.0, rollout_heuristic_rate=0.9, horizon=40)
"""For a game that has not been tuned: short playouts led by the heuristic, which cannot run on for ever."""
