"""The evaluation: the points a player is expected to end with, for searches that stop before the end."""

from __future__ import annotations

from banjar.games.altar.ai.heuristic import pieces, points, scorings_left, stone_worth, unit
from banjar.games.altar.rules.box import HAND_KINDS
from banjar.games.altar.rules.scoring import stone_points
from banjar.games.altar.rules.state import State
from banjar.kernel.rule import rule


@rule
def evaluate(world: State, seat: int) -> float:
    """The points so far, what the stones can still buy, and what the cards in play will bring."""
    player = world.players[seat]
    expected = points(world, seat, seat) - stone_points(player) + player.stones * stone_worth(world)
    for kind in range(HAND_KINDS):
        if player.in_play[kind] > 0:
            rewards = pieces(world, seat, kind, player.in_play[kind]) * scorings_left(world, kind)
            expected += rewards * unit(world, seat, kind)
    return expected
