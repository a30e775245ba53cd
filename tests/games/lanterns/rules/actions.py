"""Numbering of the game's actions."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from tests.games.lanterns.rules.box import KINDS

from banjar.kernel.action_groups import DecodedAction, decode_groups, type_table
from banjar.kernel.rule import inlined
from banjar.kernel.stack import stack


class ActionId(IntEnum):
    """The first id of each group of actions."""

    LIGHT = 0
    HIDE = 3


ACTION_GROUPS: dict[ActionId, dict[str, int]] = {ActionId.LIGHT: {"card": KINDS}, ActionId.HIDE: {"card": KINDS}}
DECODED = decode_groups(ACTION_GROUPS)
ACTION_TYPES = type_table(DECODED)
ACTIONS = len(DECODED)
LEGAL = stack(ACTIONS, np.int16)


def decode(action: int) -> DecodedAction[ActionId]:
    """An action's type and parameters, for Python code."""
    return DECODED[action]


@inlined
def action_type(action: int) -> int:
    """An action's ActionId, for rules."""
    return ACTION_TYPES[action]


@inlined
def choice(action: int) -> int:
    """The index of an action within its group, here the kind of lantern; for rules."""
    return action - ACTION_TYPES[action]
