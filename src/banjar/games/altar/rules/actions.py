"""Numbering of the game's actions."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from banjar.games.altar.rules.box import GOODS, LOOK_DEPTH, ROWS
from banjar.kernel.action_groups import DecodedAction, decode_groups, type_table
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import Stack, stack


class ActionId(IntEnum):
    """The first id of each group of actions; `ACTION_GROUPS` lists the parameters of each group."""

    BUY = 0
    BUY_NOTHING = 4
    PLAY_STONEMASON = 5
    PLAY_PRIEST = 6
    PLAY_SHRINE = 7
    PLAY_FARMERS = 8
    RETURN_SHRINE = 20
    LAY = 21
    HIDE = 25
    OFFER = 29
    TAKE = 33
    LOOK = 37
    DECLINE_LOOK = 38
    KEEP = 39
    REWARD_POINTS = 43
    REWARD_STONES = 44
    SUBSTITUTE = 45
    DECLINE_SUBSTITUTE = 49


FARMER_COUNTS = 3

ACTION_GROUPS: dict[ActionId, dict[str, int]] = {
    ActionId.BUY: {"good": GOODS},
    ActionId.BUY_NOTHING: {},
    ActionId.PLAY_STONEMASON: {},
    ActionId.PLAY_PRIEST: {},
    ActionId.PLAY_SHRINE: {},
    ActionId.PLAY_FARMERS: {"kind": GOODS, "extra": FARMER_COUNTS},  # extra: farmers in addition to the first
    ActionId.RETURN_SHRINE: {},
    ActionId.LAY: {"good": GOODS},
    ActionId.HIDE: {"good": GOODS},
    ActionId.OFFER: {"good": GOODS},
    ActionId.TAKE: {"row": ROWS},
    ActionId.LOOK: {},
    ActionId.DECLINE_LOOK: {},
    ActionId.KEEP: {"depth": LOOK_DEPTH},  # 0 is the altar's top
    ActionId.REWARD_POINTS: {},
    ActionId.REWARD_STONES: {},
    ActionId.SUBSTITUTE: {"good": GOODS},
    ActionId.DECLINE_SUBSTITUTE: {},
}
DECODED = decode_groups(ACTION_GROUPS)
ACTION_TYPES = type_table(DECODED)
ACTIONS = len(DECODED)
LEGAL = stack(ACTIONS, np.int16)


def decode(action: int) -> DecodedAction[ActionId]:
    """An action's type and parameters, for Python code.

    >>> decode(ActionId.PLAY_FARMERS + 5)
    DecodedAction(type=<ActionId.PLAY_FARMERS: 8>, parameters={'kind': 1, 'extra': 2})
    """
    return DECODED[action]


@inlined
def action_type(action: int) -> int:
    """An action's ActionId, for rules."""
    return ACTION_TYPES[action]


@inlined
def choice(action: int) -> int:
    """The index of an action within its group, for rules."""
    return action - ACTION_TYPES[action]


@rule
def allow_goods(source: list[int], first: int, legal: Stack) -> None:
    """Allow one action for every good that the source has."""
    count = legal.count
    for good in range(GOODS):
        legal.cards[count] = first + good
        count += int(source[good] > 0)
    legal.count = count
