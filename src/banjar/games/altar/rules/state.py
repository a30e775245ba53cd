"""The state of the table, as one record."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from banjar.games.altar.rules.box import (
    ALL_GOODS,
    COLOURS,
    DECK,
    GOODS,
    HAND_KINDS,
    KINDS,
    MAX_PLAYERS,
    ROW_LENGTH,
    ROWS,
    SET_FARMERS,
)
from banjar.kernel.event_buffer import EventBuffer, event_buffer
from banjar.kernel.records import Flag, Medium, Small, dtype_of
from banjar.kernel.stack import Stack, stack

# A take can lay three rows (two of them all oracles, with no altar to look at) and then score a card:
# 1 + 3 * (4 + 1) + 1 + 4 * 2 + 1 events, and the last row ends the game instead.
EVENTS_PER_DECISION = 28


class Phase(IntEnum):
    BUY = 0
    PLAY = 1
    LAY = 2  # A3.7: another player sacrifices face up
    HIDE = 3  # A3.8: the active player sacrifices face down
    OFFER = 4  # A3.9: the active player sacrifices from the supply
    TAKE = 5
    LOOK = 6  # A6.4: look at the altar or not
    KEEP = 7
    SHRINE_REWARD = 8
    SUBSTITUTE = 9
    OVER = 10


class Face(IntEnum):
    UP = 0
    DOWN = 1
    SEEN = 2  # face down, but known to the observing seat; only in what a seat has seen, never in a true state


class Player:
    stones: Medium
    points: Medium
    hand: Annotated[list[int], (np.int8, HAND_KINDS)]
    hand_count: Small
    in_play: Annotated[list[int], (np.int8, HAND_KINDS)]
    goods: Annotated[list[int], (np.int8, GOODS)]
    goods_count: Small
    open_goods: Annotated[list[int], (np.int8, GOODS)]  # cards that everybody saw come, minus those everybody saw go
    hidden: Annotated[list[int], (np.int8, GOODS)]  # laid face down, known to the owner
    kept: Annotated[list[int], (np.int8, GOODS)]  # kept from the altar, known to the owner
    hidden_count: Small
    kept_count: Small


class State:
    players: Annotated[list[Player], (dtype_of(Player), MAX_PLAYERS)]
    rows: Annotated[list[Stack], (stack(ROW_LENGTH), ROWS)]  # the stack's top is the free card
    deck: Annotated[list[int], (np.int8, DECK)]  # in drawing order; drawn cards are not removed
    deck_count: Small
    drawn: Small
    unseen: Annotated[list[int], (np.int8, KINDS)]  # the cards in the pile, counted; only their order is secret
    altar: Annotated[Stack, stack(ALL_GOODS)]
    altar_face: Annotated[list[int], (np.int8, ALL_GOODS)]
    altar_goods: Annotated[list[int], (np.int8, GOODS)]  # number of each good on the altar
    open_altar: Annotated[list[int], (np.int8, GOODS)]  # number of each good that everybody saw laid there
    supply: Annotated[list[int], (np.int8, GOODS)]
    box: Annotated[list[int], (np.int8, KINDS)]  # oracles removed and shrines returned
    colours: Annotated[list[int], (np.int8, MAX_PLAYERS)]
    players_count: Small
    oracle: Flag
    demon: Flag
    demon_row: Small
    active: Small
    to_move: Small
    phase: Small
    step: Small  # seats already passed in the round of a sacrifice or a reward
    last_row: Small  # row of the last card taken
    turn: Medium
    events: Annotated[EventBuffer, event_buffer(EVENTS_PER_DECISION)]


class Options:
    players_count: Small
    oracle: Flag
    demon: Flag
    colours: Annotated[list[int], (np.int8, MAX_PLAYERS)]
    sets: Annotated[list[int], (np.int8, COLOURS * SET_FARMERS)]


class Deal:
    deck: Annotated[list[int], (np.int8, DECK)]
    altar: Annotated[list[int], (np.int8, GOODS)]  # from the bottom; only with the oracle


STATE, OPTIONS, DEAL = dtype_of(State), dtype_of(Options), dtype_of(Deal)
