"""The state of the table, as one record."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np
from tests.games.lanterns.rules.box import DECK, KINDS, MAX_PLAYERS

from banjar.kernel.event_buffer import EventBuffer, event_buffer
from banjar.kernel.records import Flag, Medium, Small, dtype_of

EVENTS_PER_DECISION = 4  # hidden twice, for its owner and for the others; the next turn or the end


class Phase(IntEnum):
    PLAY = 0
    OVER = 1


class Player:
    hand: Annotated[list[int], (np.int8, KINDS)]
    hand_count: Small
    lit: Annotated[list[int], (np.int8, KINDS)]
    hidden: Small  # the kind, or NOTHING: none, or unknown
    has_hidden: Flag


class State:
    players: Annotated[list[Player], (dtype_of(Player), MAX_PLAYERS)]
    aside: Annotated[list[int], (np.int8, KINDS)]
    moon: Flag
    players_count: Small
    active: Small
    to_move: Small
    phase: Small
    turn: Medium
    events: Annotated[EventBuffer, event_buffer(EVENTS_PER_DECISION)]


class Options:
    players_count: Small
    moon: Flag


class Deal:
    deck: Annotated[list[int], (np.int8, DECK)]


STATE, OPTIONS, DEAL = dtype_of(State), dtype_of(Options), dtype_of(Deal)
