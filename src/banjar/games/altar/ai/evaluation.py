"""The evaluation: a player's expected final points, for searches that stop before the end of the game."""

from __future__ import annotations

from banjar.games.altar.ai.heuristic import points, reward_unit_value, reward_units, scorings_left, stone_worth
from banjar.games.altar.rules.box import HAND_KINDS
from banjar.games.altar.rules.scoring import stone_points
from banjar.games.altar.rules.state import State
from banjar.kernel.rule import rule


@rule
def evaluate(world: State, seat: int) -> float:
    """The points so far, plus the value of stones still to be spent and of future rewards for cards in play."""
    player = world.players[seat]
    expected = points(world, seat, seat) - stone_points(player) + player.stones * stone_worth(world)
    for kind in range(HAND_KINDS):
        if player.in_play[kind] > 0:
            rewards = reward_units(world, seat, kind, player.in_play[kind]) * scorings_left(world, kind)
            expected += rewards * reward_unit_value(world, seat, kind)
    return expected
