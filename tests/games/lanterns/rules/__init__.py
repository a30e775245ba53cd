"""The rules of lanterns: two or three players light twelve lanterns, and each may hide one."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import numpy as np

from banjar.kernel.event_buffer import NOBODY, NOTHING, EventBuffer, announce, confide, event_buffer, reveal
from banjar.kernel.random import Generator, shuffle
from banjar.kernel.records import Flag, Medium, Small, dtype_of
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, fill, push, stack

MIN_PLAYERS, MAX_PLAYERS = 2, 3
KINDS = 3
COUNTS = (6, 4, 2)  # C1.1
BRIGHTNESS = (1, 2, 3)  # C1.1
DECK = 12
HAND = 4  # C2.1
HIDDEN_FACTOR, MOON_FACTOR = 2, 3  # C3.3, C4.1
SCORE_LINES = 2
EVENTS_PER_DECISION = 4  # hidden twice, for its owner and for the others; the next turn or the end


class Kind(IntEnum):
    PAPER = 0
    SILK = 1
    GLASS = 2


class Phase(IntEnum):
    PLAY = 0
    OVER = 1


class ActionId(IntEnum):
    """First id of each group of actions; the kind is added to it."""

    LIGHT = 0
    HIDE = 3
    COUNT = 6


class EventType(IntEnum):
    TURN_BEGAN = 0  # amount: the turn's number
    LIT = 1  # card
    HID = 2  # card; secret
    GAME_ENDED = 3


ACTIONS = int(ActionId.COUNT)
LEGAL = stack(ACTIONS, np.int16)


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


@rule
def shuffle_deal(_options: Options, generator: Generator, deal: Deal) -> None:
    """C2.1"""
    place = 0
    for kind in range(KINDS):
        for _ in range(COUNTS[kind]):
            deal.deck[place] = kind
            place += 1
    shuffle(deal.deck, DECK, generator)


@rule
def set_up(s: State, options: Options, deal: Deal) -> None:
    """C2.1, C2.2"""
    s.players_count = options.players_count
    s.moon = options.moon
    s.active = s.to_move = 0
    s.phase = Phase.PLAY.value
    s.turn = 1
    fill(s.aside, 0)
    for seat in range(MAX_PLAYERS):
        player = s.players[seat]
        fill(player.hand, 0)
        fill(player.lit, 0)
        player.hand_count = 0
        player.hidden = NOTHING
        player.has_hidden = False
    for i in range(DECK):
        if i < HAND * s.players_count:
            s.players[i // HAND].hand[deal.deck[i]] += 1
            s.players[i // HAND].hand_count += 1
        else:
            s.aside[deal.deck[i]] += 1
    announce(s.events, EventType.TURN_BEGAN.value, 0, NOTHING, NOTHING, 1)


@rule
def legal_actions(s: State, legal: Stack) -> None:
    """C3.1, C3.2"""
    legal.count = 0
    if s.to_move == NOBODY:
        return
    player = s.players[s.to_move]
    for kind in range(KINDS):
        if player.hand[kind] > 0:
            push(legal, ActionId.LIGHT + kind)
    for kind in range(KINDS):
        if player.hand[kind] > 0 and not player.has_hidden:
            push(legal, ActionId.HIDE + kind)


@rule
def apply(s: State, action: int) -> None:
    """C3.1, C3.2"""
    player = s.players[s.active]
    kind = action % KINDS
    player.hand[kind] -= 1
    player.hand_count -= 1
    if action < ActionId.HIDE:
        player.lit[kind] += 1
        announce(s.events, EventType.LIT.value, s.active, kind, NOTHING, 0)
    else:
        player.hidden = kind
        player.has_hidden = True
        confide(s.events, EventType.HID.value, s.active, kind, NOTHING, 0)
    next_turn(s)


@rule
def next_turn(s: State) -> None:
    """C3.4"""
    s.active = (s.active + 1) % s.players_count
    s.turn += 1
    if s.players[s.active].hand_count > 0:
        s.to_move = s.active
        announce(s.events, EventType.TURN_BEGAN.value, s.active, NOTHING, NOTHING, s.turn)
    else:
        s.to_move = NOBODY
        s.phase = Phase.OVER.value
        reveal(s.events)
        announce(s.events, EventType.GAME_ENDED.value, NOBODY, NOTHING, NOTHING, s.turn)


@rule
def lit_points(player: Player) -> int:
    """C3.3"""
    points = 0
    for kind in range(KINDS):
        points += player.lit[kind] * BRIGHTNESS[kind]
    return points


@rule
def factor(s: State) -> int:
    """C3.3, C4.1"""
    return MOON_FACTOR if s.moon else HIDDEN_FACTOR


@rule
def hidden_points(s: State, seat: int) -> int:
    """C3.3: nothing if somebody else hid the same kind."""
    kind = s.players[seat].hidden
    if kind == NOTHING:
        return 0
    for other in range(s.players_count):
        if other != seat and s.players[other].hidden == kind:
            return 0
    return factor(s) * BRIGHTNESS[kind]


@rule
def score_sheet(s: State, seat: int, lines: list[int]) -> int:
    """C3.3"""
    lines[0] = lit_points(s.players[seat])
    lines[1] = hidden_points(s, seat)
    return lines[0] + lines[1]


@rule
def score(s: State, seat: int) -> int:
    return lit_points(s.players[seat]) + hidden_points(s, seat)


@rule
def ahead(s: State, seat: int, other: int) -> bool:
    """C3.5: a shared victory where the points are equal."""
    return score(s, seat) > score(s, other)
