"""Every decision as a number, and which of them are legal."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from banjar.games.altar.rules.box import GOODS, LOOK_DEPTH, ROWS, SACRIFICE_PRICE, SHRINE_COST, Kind
from banjar.games.altar.rules.state import Phase, Player, State
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, push, stack


class ActionId(IntEnum):
    """First id of each group of actions; the comment says what is added to it."""

    BUY = 0  # + good
    BUY_NOTHING = 4
    PLAY_STONEMASON = 5
    PLAY_PRIEST = 6
    PLAY_SHRINE = 7
    PLAY_FARMERS = 8  # + 3 * kind + (count - 1)
    RETURN_SHRINE = 20
    LAY = 21  # + good
    HIDE = 25  # + good
    OFFER = 29  # + good
    TAKE = 33  # + row
    LOOK = 37
    DECLINE_LOOK = 38
    KEEP = 39  # + (place - 1); place 1 is the altar's top
    REWARD_POINTS = 43
    REWARD_STONES = 44
    SUBSTITUTE = 45  # + good
    DECLINE_SUBSTITUTE = 49
    COUNT = 50


ACTIONS = int(ActionId.COUNT)
FARMER_COUNTS = 3
LEGAL = stack(ACTIONS, np.int16)


@rule
def price(player: Player, good: int) -> int:
    """A3.1"""
    return max(0, SACRIFICE_PRICE - player.in_play[good])


@rule
def looked_at(s: State) -> int:
    """A6.4: how many cards a look shows."""
    return min(LOOK_DEPTH, s.altar.count)


@rule
def legal_actions(s: State, legal: Stack) -> None:
    """The ids of the actions the player to move may choose, ascending."""
    legal.count = 0
    match s.phase:
        case Phase.BUY:
            allow_purchases(s, s.players[s.to_move], legal)
        case Phase.PLAY:
            allow_plays(s.players[s.to_move], legal)
        case Phase.LAY:
            allow_goods(s.players[s.to_move].goods, ActionId.LAY.value, legal)
        case Phase.HIDE:
            allow_goods(s.players[s.to_move].goods, ActionId.HIDE.value, legal)
        case Phase.OFFER:
            allow_goods(s.supply, ActionId.OFFER.value, legal)
        case Phase.TAKE:
            allow_rows(s, legal)
        case Phase.LOOK:
            push(legal, ActionId.LOOK.value)
            push(legal, ActionId.DECLINE_LOOK.value)
        case Phase.KEEP:
            for depth in range(looked_at(s)):
                push(legal, ActionId.KEEP.value + depth)
        case Phase.SHRINE_REWARD:
            push(legal, ActionId.REWARD_POINTS.value)
            push(legal, ActionId.REWARD_STONES.value)
        case Phase.SUBSTITUTE:
            allow_goods(s.supply, ActionId.SUBSTITUTE.value, legal)
            push(legal, ActionId.DECLINE_SUBSTITUTE.value)


@rule
def allow_purchases(s: State, player: Player, legal: Stack) -> None:
    """A3.1"""
    count = 0
    for good in range(GOODS):
        legal.cards[count] = ActionId.BUY.value + good
        count += int((s.supply[good] > 0) & (player.stones >= price(player, good)))
    legal.cards[count] = ActionId.BUY_NOTHING.value
    legal.count = count + 1


@rule
def allow_plays(player: Player, legal: Stack) -> None:
    """A3.2 to A3.6"""
    count, stones = 0, player.stones
    legal.cards[count] = ActionId.PLAY_STONEMASON.value
    count += int(player.hand[Kind.STONEMASON.value] > 0)
    legal.cards[count] = ActionId.PLAY_PRIEST.value
    count += int(player.hand[Kind.PRIEST.value] > 0)
    legal.cards[count] = ActionId.PLAY_SHRINE.value
    count += int((player.hand[Kind.SHRINE.value] > 0) & (stones >= SHRINE_COST))
    for kind in range(GOODS):
        for extra in range(FARMER_COUNTS):
            legal.cards[count] = ActionId.PLAY_FARMERS.value + FARMER_COUNTS * kind + extra
            count += int((player.hand[kind] > extra) & (stones >= extra))
    if count == 0:
        legal.cards[0] = ActionId.RETURN_SHRINE.value
        count = 1
    legal.count = count


@rule
def allow_goods(source: list[int], first: int, legal: Stack) -> None:
    count = legal.count
    for good in range(GOODS):
        legal.cards[count] = first + good
        count += int(source[good] > 0)
    legal.count = count


@rule
def allow_rows(s: State, legal: Stack) -> None:
    """A3.12, A7.3"""
    for row in range(ROWS):
        if not (s.demon and row == s.demon_row):
            push(legal, ActionId.TAKE.value + row)
