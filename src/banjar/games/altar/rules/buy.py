"""A3.1: the first part of a turn."""

from __future__ import annotations

from banjar.games.altar.rules.actions import ActionId
from banjar.games.altar.rules.box import GOODS, SACRIFICE_PRICE
from banjar.games.altar.rules.events import bought, bought_nothing
from banjar.games.altar.rules.setup import gain_good
from banjar.games.altar.rules.state import Phase, Player, State
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import Stack


@inlined
def price_with(farmers: int) -> int:
    """A3.1: what a good costs a player who has so many of its farmers in play."""
    return max(0, SACRIFICE_PRICE - farmers)


@rule
def price(player: Player, good: int) -> int:
    """A3.1"""
    return price_with(player.in_play[good])


@rule
def allow_purchases(s: State, legal: Stack) -> None:
    """A3.1"""
    player = s.players[s.to_move]
    count = 0
    for good in range(GOODS):
        legal.cards[count] = ActionId.BUY.value + good
        count += int((s.supply[good] > 0) & (player.stones >= price(player, good)))
    legal.cards[count] = ActionId.BUY_NOTHING.value
    legal.count = count + 1


@rule
def buy(s: State, action: int) -> None:
    """A3.1"""
    s.phase = Phase.PLAY
    if action == ActionId.BUY_NOTHING.value:
        bought_nothing(s, s.active)
        return
    good = action - ActionId.BUY.value
    cost = price(s.players[s.active], good)
    s.players[s.active].stones -= cost
    gain_good(s, s.active, good)
    bought(s, s.active, good, cost)
