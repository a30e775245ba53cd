"""Numbering of the game's actions, and checks shared by several phases."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from banjar.games.dalang.rules.box import ISLANDS, KINDS, MAX_PLAYERS, MOST_SHOWN, PAIRS
from banjar.games.dalang.rules.state import Player, State
from banjar.kernel.action_groups import DecodedAction, decode_groups, type_table
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import Stack, push, stack


class ActionId(IntEnum):
    """The first id of each group of actions; `ACTION_GROUPS` lists the parameters of each group."""

    END_TURN = 0
    WARRIOR = 1
    PARRY = 5
    FLEE = 6
    FORCE = 7
    NO_FORCE = 8
    SCHOLAR = 9
    ARTIST = 10
    JOIN = 11
    PASS = 12
    DONE = 13
    PUT = 14
    TAKE = 58
    EXCHANGE = 62
    PRIEST = 73
    PRINCE = 102
    SHOW = 131
    DALANG = 160
    BLOCK = 172
    STOW = 178


ACTION_GROUPS: dict[ActionId, dict[str, int]] = {
    ActionId.END_TURN: {},
    ActionId.WARRIOR: {"spared": MAX_PLAYERS},
    ActionId.PARRY: {},
    ActionId.FLEE: {},
    ActionId.FORCE: {},
    ActionId.NO_FORCE: {},
    ActionId.SCHOLAR: {},
    ActionId.ARTIST: {},
    ActionId.JOIN: {},
    ActionId.PASS: {},
    ActionId.DONE: {},
    ActionId.PUT: {"kind": KINDS, "island": ISLANDS},  # with a scholar or in a flight
    ActionId.TAKE: {"island": ISLANDS},
    ActionId.EXCHANGE: {"kind": KINDS},
    ActionId.PRIEST: {"extra": MOST_SHOWN},  # extra: cards shown in addition to the first
    ActionId.PRINCE: {"extra": MOST_SHOWN},
    ActionId.SHOW: {"extra": MOST_SHOWN},
    ActionId.DALANG: {"pair": PAIRS, "end": 2},  # end: which of the pair's islands is the goal
    ActionId.BLOCK: {"pair": PAIRS},
    ActionId.STOW: {"kind": KINDS},
}
DECODED = decode_groups(ACTION_GROUPS)
ACTION_TYPES = type_table(DECODED)
ACTIONS = len(DECODED)
LEGAL = stack(ACTIONS, np.int16)


def decode(action: int) -> DecodedAction[ActionId]:
    """An action's type and parameters, for Python code.

    >>> decode(ActionId.PUT + 6)
    DecodedAction(type=<ActionId.PUT: 14>, parameters={'kind': 1, 'island': 2})
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
def allow_if_held(s: State, kind: int, action: int, legal: Stack) -> None:
    if s.players[s.to_move].hand[kind] > 0:
        push(legal, action)


@rule
def allow_kinds(player: Player, first: int, legal: Stack) -> None:
    for kind in range(KINDS):
        if player.hand[kind] > 0:
            push(legal, first + kind)


@rule
def allow_puts(s: State, legal: Stack) -> None:
    """B4.3, B5.1: on the player's stacks at the other islands."""
    player = s.players[s.to_move]
    for kind in range(KINDS):
        if player.hand[kind] > 0:
            for island in range(ISLANDS):
                if island != s.dalang:
                    push(legal, ActionId.PUT.value + ISLANDS * kind + island)
