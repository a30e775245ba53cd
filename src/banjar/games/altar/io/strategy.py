"""What good players of altar do, in games that bots of the level expert played against each other."""

from __future__ import annotations

from banjar.core.strategy import StrategyPosition

STRATEGY = (
    StrategyPosition("masons", "altar", "experts_1", 17, ("peanut",)),
    StrategyPosition("majority", "altar", "experts_1", 45, ("rice",)),
    StrategyPosition("uncover", "altar", "experts_1", 73, ("take@D",)),
    StrategyPosition("cheap", "altar", "experts_1", 90, ("nobuy",)),
    StrategyPosition("shrine", "altar", "experts_2", 49, ("priest",)),
    StrategyPosition("hide", "altar", "experts_2", 52, ("hide=banana",)),
    StrategyPosition("end", "altar", "experts_1", 138, ("take@B",)),
)
