"""A3.7 to A3.10: what a shrine brings to the altar."""

from __future__ import annotations

from banjar.games.altar.rules.actions import ActionId, allow_goods
from banjar.games.altar.rules.events import hid, laid, offered
from banjar.games.altar.rules.scoring_phase import clockwise
from banjar.games.altar.rules.setup import put_on_altar
from banjar.games.altar.rules.state import Face, Phase, State
from banjar.games.altar.rules.take import continue_taking
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, total


@rule
def continue_sacrifice(s: State) -> None:
    """A3.7 to A3.10. Steps 0 to n-2: the others clockwise; n-1: the active player; n: from the supply."""
    n = s.players_count
    while s.step <= n:
        if s.step < n - 1:
            s.phase = Phase.LAY
            s.to_move = clockwise(s, s.step + 1)
            asked = s.players[s.to_move].goods_count > 0
        else:
            s.to_move = s.active
            if s.step == n - 1:
                s.phase = Phase.HIDE
                asked = s.players[s.active].goods_count > 0
            else:
                s.phase = Phase.OFFER
                asked = total(s.supply) > 0
        if asked:
            return
        s.step += 1
    continue_taking(s)


@rule
def allow_laying(s: State, legal: Stack) -> None:
    """A3.7"""
    allow_goods(s.players[s.to_move].goods, ActionId.LAY.value, legal)


@rule
def lay(s: State, action: int) -> None:
    """A3.7"""
    good = action - ActionId.LAY.value
    player = s.players[s.to_move]
    player.goods[good] -= 1
    player.open_goods[good] -= 1
    player.goods_count -= 1
    s.open_altar[good] += 1
    put_on_altar(s, good, Face.UP.value)
    laid(s, s.to_move, good)
    s.step += 1
    continue_sacrifice(s)


@rule
def allow_hiding(s: State, legal: Stack) -> None:
    """A3.8"""
    allow_goods(s.players[s.to_move].goods, ActionId.HIDE.value, legal)


@rule
def hide(s: State, action: int) -> None:
    """A3.8"""
    good = action - ActionId.HIDE.value
    player = s.players[s.active]
    player.goods[good] -= 1
    player.goods_count -= 1
    player.hidden[good] += 1
    player.hidden_count += 1
    put_on_altar(s, good, Face.DOWN.value)
    hid(s, s.active, good)
    s.step += 1
    continue_sacrifice(s)


@rule
def allow_offers(s: State, legal: Stack) -> None:
    """A3.9"""
    allow_goods(s.supply, ActionId.OFFER.value, legal)


@rule
def offer(s: State, action: int) -> None:
    """A3.9"""
    good = action - ActionId.OFFER.value
    s.supply[good] -= 1
    s.open_altar[good] += 1
    put_on_altar(s, good, Face.UP.value)
    offered(s, s.active, good)
    s.step += 1
    continue_sacrifice(s)
