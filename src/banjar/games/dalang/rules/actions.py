"""Every decision as a number, and which of them are legal."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from banjar.games.dalang.rules.box import COURT_KINDS, ISLANDS, KINDS, PAIR_ISLANDS, PAIRS, Kind
from banjar.games.dalang.rules.state import Exchange, Phase, Player, State
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, push, stack


class ActionId(IntEnum):
    """First id of each group of actions; the comment says what is added to it."""

    END_TURN = 0
    WARRIOR = 1  # + the seat that is spared
    PARRY = 5
    FLEE = 6
    FORCE = 7
    NO_FORCE = 8
    SCHOLAR = 9
    ARTIST = 10
    JOIN = 11
    PASS = 12
    DONE = 13
    PUT = 14  # + 4 * kind + island; with a scholar or in a flight
    TAKE = 58  # + island
    EXCHANGE = 62  # + kind
    PRIEST = 73  # + (cards shown - 1)
    PRINCE = 102  # + (cards shown - 1)
    SHOW = 131  # + (cards shown - 1)
    DALANG = 160  # + 2 * pair + (0 or 1: which of its islands is the goal)
    BLOCK = 172  # + pair
    STOW = 178  # + kind
    COUNT = 189


ACTIONS = int(ActionId.COUNT)
LEGAL = stack(ACTIONS, np.int16)


@rule
def legal_actions(s: State, legal: Stack) -> None:
    """The ids of the actions the player to move may choose, ascending."""
    legal.count = 0
    match s.phase:
        case Phase.TURN:
            allow_plays(s, legal)
        case Phase.ANSWER_WARRIOR:
            allow_if_held(s, Kind.WARRIOR.value, ActionId.PARRY.value, legal)
            push(legal, ActionId.FLEE.value)
        case Phase.SPREAD:
            allow_puts(s, legal)
        case Phase.EXCHANGE_STACKS:
            allow_stack_exchange(s, legal)
        case Phase.EXCHANGE_CARDS:
            push(legal, ActionId.DONE.value)
            allow_kinds(s.players[s.to_move], ActionId.EXCHANGE.value, legal)
        case Phase.JOIN:
            allow_if_held(s, s.card, ActionId.JOIN.value, legal)
            push(legal, ActionId.PASS.value)
        case Phase.FORCE:
            allow_if_held(s, s.card, ActionId.FORCE.value, legal)
            push(legal, ActionId.NO_FORCE.value)
        case Phase.CONTEST:
            push(legal, ActionId.PASS.value)
            allow_raises(s, legal)
        case Phase.BLOCK:
            push(legal, ActionId.PASS.value)
            allow_blocks(s, legal)
        case Phase.STOW:
            allow_kinds(s.players[s.to_move], ActionId.STOW.value, legal)


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
def allow_plays(s: State, legal: Stack) -> None:
    """B3.3"""
    push(legal, ActionId.END_TURN.value)
    allow_warriors(s, legal)
    allow_if_held(s, Kind.SCHOLAR.value, ActionId.SCHOLAR.value, legal)
    allow_if_held(s, Kind.ARTIST.value, ActionId.ARTIST.value, legal)
    allow_contest(s, Kind.PRIEST.value, ActionId.PRIEST.value, legal)
    allow_contest(s, Kind.PRINCE.value, ActionId.PRINCE.value, legal)
    allow_travel(s, legal)


@rule
def allow_warriors(s: State, legal: Stack) -> None:
    """B4.1: anybody else can be spared, one who has fled too."""
    if s.players[s.active].hand[Kind.WARRIOR.value] > 0:
        for seat in range(s.players_count):
            if seat != s.active:
                push(legal, ActionId.WARRIOR.value + seat)


@rule
def allow_contest(s: State, kind: int, first: int, legal: Stack) -> None:
    """B6.1: one card is discarded, at least one more is shown."""
    for extra in range(s.players[s.active].hand[kind] - 1):
        push(legal, first + extra)


@rule
def allow_travel(s: State, legal: Stack) -> None:
    """B7.1"""
    player = s.players[s.active]
    for pair in range(PAIRS):
        if player.hand[COURT_KINDS + pair] > 0:
            for i in range(2 * pair, 2 * pair + 2):
                if PAIR_ISLANDS[i] != s.dalang:
                    push(legal, ActionId.DALANG.value + i)


@rule
def allow_puts(s: State, legal: Stack) -> None:
    """B4.3, B5.1: on the own stacks at the other islands."""
    player = s.players[s.to_move]
    for kind in range(KINDS):
        if player.hand[kind] > 0:
            for island in range(ISLANDS):
                if island != s.dalang:
                    push(legal, ActionId.PUT.value + ISLANDS * kind + island)


@rule
def allow_stack_exchange(s: State, legal: Stack) -> None:
    """B5.1: either put or take."""
    push(legal, ActionId.DONE.value)
    if s.exchange != Exchange.TAKE.value:
        allow_puts(s, legal)
    if s.exchange != Exchange.PUT.value:
        player = s.players[s.to_move]
        for island in range(ISLANDS):
            if island != s.dalang and player.stacks[island].count > 0:
                push(legal, ActionId.TAKE.value + island)


@rule
def allow_raises(s: State, legal: Stack) -> None:
    """B6.2"""
    for shown in range(s.shown + 1, s.players[s.to_move].hand[s.card] + 1):
        push(legal, ActionId.SHOW.value + shown - 1)


@rule
def names(pair: int, island: int) -> bool:
    """Does a Dalang card of this pair name the island?"""
    return PAIR_ISLANDS[2 * pair] == island or PAIR_ISLANDS[2 * pair + 1] == island


@rule
def allow_blocks(s: State, legal: Stack) -> None:
    """B7.2"""
    player = s.players[s.to_move]
    for pair in range(PAIRS):
        if player.hand[COURT_KINDS + pair] > 0 and names(pair, s.goal):
            push(legal, ActionId.BLOCK.value + pair)
