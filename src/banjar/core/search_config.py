"""Search parameters. Each game declares what suits it; `banjar.bots.search` uses them."""

from __future__ import annotations

from dataclasses import dataclass

TO_THE_END = 1_000_000


@dataclass(frozen=True)
class SearchConfig:
    """Parameters of the tree search; docs/bots.md reports what each of them gains."""

    exploration: float = 0.5
    """Weight of the exploration term of PUCT: higher values favour actions with few visits."""
    temperature: float = 0.0
    """Softmax temperature of the heuristic prior; 0 means a uniform prior."""
    rollout_heuristic_rate: float = 0.0
    """Share of playout decisions that follow the heuristic; the others are random."""
    horizon: int = TO_THE_END
    """Number of playout decisions after which the game's evaluation replaces the rest."""
    win_weight: float = 0.5
    """What the search maximises: 1 the chance to win, 0 the lead in points, or a mix of both."""
    scale: float = 10.0
    """A lead of this many points counts half as much as a certain win."""
    worlds: int = 1
    """Simulations per sampled world, before another world is sampled."""
    skip_routine: bool = True
    """Leave routine decisions to the heuristic."""
    skip_forced: bool = False
    """Give forced decisions no node of the tree."""
    policy_network: bool = False
    """Add the policy network to the heuristic prior, if the game has networks."""
    value_network: bool = False
    """Judge by the value network instead of the game's evaluation, if the game has networks."""


USUAL_SEARCH = SearchConfig(temperature=2.0, rollout_heuristic_rate=0.9, horizon=40)
"""Default for games that have not been tuned: short playouts that mostly follow the heuristic."""

USUAL_NETWORK_SEARCH = SearchConfig(
    exploration=0.3,
    temperature=2.0,
    rollout_heuristic_rate=0.9,
    horizon=8,
    skip_forced=True,
    policy_network=True,
    value_network=True,
)
"""Default with networks: their judgement is less noisy than a long playout, so less exploration suffices."""
