"""The records of the game: the state, the options and the deal."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from banjar.games.dalang.actions import ACTIONS
from banjar.games.dalang.cards import (
    DECK_SIZE,
    ISLANDS,
    KINDS,
    MAX_MASKS,
    MAX_PLAYERS,
    PAIRS,
    STARTING_CARDS,
)
from banjar.games.dalang.events import JOURNAL_CAPACITY
from banjar.kernel.generator import GENERATOR, Generator
from banjar.kernel.journal import Journal, journal
from banjar.kernel.record import Flag, Large, Medium, Small, dtype_of
from banjar.kernel.stack import Stack, stack


class Phase(IntEnum):
    """What the seat to move is asked."""

    TURN = 0
    ANSWER_WARRIOR = 1
    SPREAD = 2
    EXCHANGE_STACKS = 3
    EXCHANGE_CARDS = 4
    JOIN = 5
    FORCE = 6
    CONTEST = 7
    BLOCK = 8
    STOW = 9
    OVER = 10


class Exchange(IntEnum):
    """What a scholar has been used for so far."""

    OPEN = 0
    PUTTING = 1
    TAKING = 2


class EndReason(IntEnum):
    """Why the game is over (B9)."""

    NONE = 0
    MASKS = 1
    STALLED = 2
    TRUNCATED = 3
