"""What good players of dalang do, in games that bots of the level expert played against each other."""

from __future__ import annotations

from banjar.core.strategy import StrategyPosition

STRATEGY = (
    StrategyPosition("score", "dalang", "experts_1", 237, ("end",)),
    StrategyPosition("contest", "dalang", "experts_1", 294, ("prince*1",)),
    StrategyPosition("seal", "dalang", "experts_1", 84, ("end",)),
    StrategyPosition("warrior", "dalang", "experts_2", 253, ("end",)),
    StrategyPosition("block", "dalang", "experts_1", 410, ("pass",)),
    StrategyPosition("stow", "dalang", "experts_2", 267, ("stow=warrior",)),
)
