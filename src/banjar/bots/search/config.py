"""How to search, and what works best for each game."""

from __future__ import annotations

from dataclasses import dataclass

TO_THE_END = 1_000_000


@dataclass(frozen=True)
class SearchConfig:
    """How to search; `docs/bots.md` tells what each part brought."""

    exploration: float = 0.5
    """How much to try what was tried little."""
    temperature: float = 0.0
    """How loosely the first guess follows the rules of thumb; 0: all actions look alike at first."""
    rollout_heuristic_rate: float = 0.0
    """How often playouts follow the rules of thumb."""
    horizon: int = TO_THE_END
    """The decisions of a playout before it is judged by the game's `evaluate`."""
    win_weight: float = 0.5
    """What counts at the end: 1 to win, 0 to be far ahead."""
    scale: float = 10.0
    """So many points ahead are half of a sure victory."""
    worlds: int = 1
    """Simulations in the same world before another one is imagined."""
    skip_routine: bool = True
    """Leave routine decisions to the rules of thumb."""


RANDOM_PLAYOUTS = SearchConfig()
"""The textbook's search, for comparison."""

CONFIGS = {
    "altar": SearchConfig(temperature=2.0, rollout_heuristic_rate=0.9, horizon=30),
    "dalang": SearchConfig(exploration=1.0, temperature=8.0, rollout_heuristic_rate=1.0, horizon=60, worlds=4),
}


def config_for(game: str) -> SearchConfig:
    """The best known method for a game."""
    return CONFIGS.get(game, RANDOM_PLAYOUTS)
