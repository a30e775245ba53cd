"""The state of the table, as one record."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from banjar.games.dalang.rules.box import (
    DECK_SIZE,
    ISLANDS,
    KINDS,
    MAX_MASKS,
    MAX_PLAYERS,
    PAIRS,
    STARTING_CARDS,
)
from banjar.kernel.event_buffer import EventBuffer, event_buffer
from banjar.kernel.random import GENERATOR, Generator
from banjar.kernel.records import Flag, Large, Medium, Small, dtype_of
from banjar.kernel.stack import Stack, stack

# The decision with the most events is the last card stowed before a scoring; a secret card takes two events. This
# card and the one that follows automatically: 4, three more hands of one card: 6, three players back: 3, the move:
# 1, masks: 2, the turn's end: 1, the next one's beginning: 1, a reshuffle: 1, five cards drawn: 10; and for
# each of four stacks four cards picked up: 4 + 1, the kinds discarded above them: 11. That is 29 + 64.
EVENTS_PER_DECISION = 96


class Phase(IntEnum):
    TURN = 0  # B3.3: the active player plays a card or ends the turn
    ANSWER_WARRIOR = 1  # B4.2: parry or flee
    SPREAD = 2  # B4.3: a fleeing player puts cards on stacks
    EXCHANGE_STACKS = 3  # B5.1: with a scholar
    EXCHANGE_CARDS = 4  # B5.2: with an artist
    JOIN = 5  # B5.3: play the same kind too, or pass
    FORCE = 6  # B5.4: play a second card or not
    CONTEST = 7  # B6.2: show more or pass
    BLOCK = 8  # B7.2: block the move or pass
    STOW = 9  # B7.3: put the hand down, bottom card first
    OVER = 10
    # Transitions without a decision; never the phase of a state between two decisions.
    ASK_NEXT = 11  # B3.4: the next player reacts
    END_TURN = 12  # B3.3


class Exchange(IntEnum):
    """What a scholar is used for."""

    OPEN = 0
    PUT = 1
    TAKE = 2


class EndReason(IntEnum):
    NONE = 0
    MASKS = 1
    STALLED = 2
    TRUNCATED = 3


class Player:
    hand: Annotated[list[int], (np.int8, KINDS)]
    hand_count: Medium
    known_hand: Annotated[list[int], (np.int8, KINDS)]  # everybody knows that the hand holds at least these
    fled: Flag
    stacks: Annotated[list[Stack], (stack(DECK_SIZE), ISLANDS)]
    dealt: Annotated[list[int], (np.int8, ISLANDS)]  # number of cards at each stack's bottom that nobody has ever seen


class State:
    """numpy does not align nested records: those with wide fields come first, and the events after a wide field."""

    generator: Annotated[Generator, GENERATOR]  # for reshuffles
    players: Annotated[list[Player], (dtype_of(Player), MAX_PLAYERS)]
    deck: Annotated[Stack, stack(DECK_SIZE)]  # the draw pile; the top is drawn next
    script: Annotated[Stack, stack(DECK_SIZE)]  # unless empty, the draw pile after the next reshuffle
    discards: Annotated[list[int], (np.int8, KINDS)]
    prince_disc: Annotated[list[int], (np.int8, ISLANDS)]  # the seat in whose village it lies, or NOBODY
    priest_disc: Annotated[list[int], (np.int8, ISLANDS)]
    seal: Annotated[list[int], (np.int8, ISLANDS)]
    mask_value: Annotated[list[int], (np.int8, MAX_MASKS)]
    mask_owner: Annotated[list[int], (np.int8, MAX_MASKS)]
    masks_count: Small
    starting_card: Annotated[list[int], (np.int8, MAX_PLAYERS)]  # its number, 1 to 4
    players_count: Small
    dalang: Small  # the active island
    active: Small
    to_move: Small
    phase: Small
    card: Small  # the card just played, until everybody has reacted; else NOTHING
    spared: Small  # B4.1
    to_spread: Small  # B4.3: cards a fleeing player still has to put down
    exchange: Small  # B5.1
    exchanged: Small  # cards put, taken or discarded so far with this scholar or artist
    forced: Flag  # B5.4: the turn ends when everybody has reacted
    shown: Small  # B6.2: the highest number of cards so far
    leader: Small  # who showed them
    goal: Small  # B7.1
    cards_played_this_turn: Medium
    idle_turns: Small  # B9.3: number of idle turns in a row
    end_reason: Small
    turn: Large
    turn_limit: Large  # 0: none
    events: Annotated[EventBuffer, event_buffer(EVENTS_PER_DECISION)]


class Options:
    players_count: Small
    turn_limit: Large
    dalang_counts: Annotated[list[int], (np.int8, PAIRS)]  # 24 cards in all
    mask_value: Annotated[list[int], (np.int8, MAX_MASKS)]
    masks_count: Small
    start_priest: Annotated[list[int], (np.int8, STARTING_CARDS)]  # islands on the starting cards 1 to 4
    start_prince: Annotated[list[int], (np.int8, STARTING_CARDS)]


class Deal:
    deck: Annotated[list[int], (np.int8, DECK_SIZE)]  # in drawing order
    starting_cards: Annotated[list[int], (np.int8, STARTING_CARDS)]  # the first ones go to the seats
    seed: Large  # for later reshuffles


STATE, OPTIONS, DEAL = dtype_of(State), dtype_of(Options), dtype_of(Deal)
