"""C5: who knows what, and worlds that agree with what a seat has seen."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
from tests.games.lanterns.rules.actions import ActionId, decode
from tests.games.lanterns.rules.box import COUNTS, DECK, KINDS, MAX_PLAYERS
from tests.games.lanterns.rules.events import EventType, card_of
from tests.games.lanterns.rules.state import Phase, State

from banjar.kernel.copying import copy_counts
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.random import Generator, shuffle
from banjar.kernel.records import Flag, Small, dtype_of
from banjar.kernel.rule import rule
from banjar.kernel.stack import fill


@rule
def seen_by(s: State, seat: int, seen: State) -> None:
    """C5.1, C5.2"""
    fill(seen.aside, 0)
    seen.moon = s.moon
    seen.players_count = s.players_count
    seen.active = s.active
    seen.to_move = s.to_move
    seen.phase = s.phase
    seen.turn = s.turn
    seen.events.count = 0
    seen.events.revealed = False
    for other in range(MAX_PLAYERS):
        player, known = s.players[other], seen.players[other]
        copy_counts(known.lit, player.lit)
        known.hand_count = player.hand_count
        known.has_hidden = player.has_hidden
        if other == seat:
            copy_counts(known.hand, player.hand)
            known.hidden = player.hidden
        else:
            fill(known.hand, 0)
            known.hidden = NOTHING
    if s.phase == Phase.OVER:
        uncover(s, seen)


@rule
def uncover(s: State, seen: State) -> None:
    """C5.3"""
    copy_counts(seen.aside, s.aside)
    for other in range(MAX_PLAYERS):
        copy_counts(seen.players[other].hand, s.players[other].hand)
        seen.players[other].hidden = s.players[other].hidden


@rule
def known_start(s: State, seat: int, seen: State) -> None:
    """The start is known as everything else is: one's own cards."""
    seen_by(s, seat, seen)


class Memory:
    lit: Annotated[list[int], (np.int8, MAX_PLAYERS * KINDS)]  # since the start
    hid: Annotated[list[int], (np.int8, MAX_PLAYERS)]  # who hid a card since the start, in that order
    hid_count: Small


class Trace:
    hands: Annotated[list[int], (np.int8, MAX_PLAYERS * KINDS)]  # at the start
    hidden: Annotated[list[int], (np.int8, MAX_PLAYERS)]  # at the start
    aside: Annotated[list[int], (np.int8, KINDS)]
    choices: Annotated[list[int], (np.int8, MAX_PLAYERS)]
    choices_count: Small
    found: Flag


MEMORY, TRACE = dtype_of(Memory), dtype_of(Trace)


@rule
def recall(_start: State, _seat: int, history: Any, length: int, memory: Memory) -> None:
    fill(memory.lit, 0)
    memory.hid_count = 0
    for i in range(length):
        record = history[i]
        if record.type == EventType.LIT:
            memory.lit[KINDS * record.seat + card_of(record)] += 1
        elif record.type == EventType.HID:
            memory.hid[memory.hid_count] = record.seat
            memory.hid_count += 1


@rule
def sample(seen: State, seat: int, memory: Memory, generator: Generator, world: State, trace: Trace) -> bool:
    """Deal the unknown cards at random to where cards are that the seat has not seen."""
    if seen.phase == Phase.OVER:
        return True
    deal_unknown(seen, seat, generator, world)
    for other in range(MAX_PLAYERS):
        trace.hidden[other] = world.players[other].hidden
        for kind in range(KINDS):
            trace.hands[KINDS * other + kind] = world.players[other].hand[kind] + memory.lit[KINDS * other + kind]
    trace.choices_count = 0
    for i in range(memory.hid_count):
        other = memory.hid[i]
        kind = world.players[other].hidden
        trace.hidden[other] = NOTHING
        trace.hands[KINDS * other + kind] += 1
        if other != seat:
            trace.choices[trace.choices_count] = kind
            trace.choices_count += 1
    copy_counts(trace.aside, world.aside)
    return True


@rule
def deal_unknown(seen: State, seat: int, generator: Generator, world: State) -> None:
    pool = [0] * DECK
    count = 0
    for kind in range(KINDS):
        for _ in range(unknown(seen, kind)):
            pool[count] = kind
            count += 1
    shuffle(pool, count, generator)
    for other in range(seen.players_count):
        if other != seat:
            player = world.players[other]
            fill(player.hand, 0)
            for _ in range(player.hand_count):
                count -= 1
                player.hand[pool[count]] += 1
            if player.has_hidden:
                count -= 1
                player.hidden = pool[count]
    fill(world.aside, 0)
    for i in range(count):
        world.aside[pool[i]] += 1


@rule
def unknown(seen: State, kind: int) -> int:
    """How many cards of a kind the seat has not seen."""
    number = COUNTS[kind]
    for other in range(seen.players_count):
        player = seen.players[other]
        number -= player.hand[kind] + player.lit[kind] + int(player.hidden == kind)
    return number


def mask(action: int) -> int | None:
    """C5.1: which card was hidden is secret; that one was is not."""
    return int(ActionId.HIDE) if decode(action).type is ActionId.HIDE else None


def unmask(masked: int, choice: int) -> int:
    return masked + choice


def rebuild_start(start: Any, trace: Any) -> None:
    """Put the sampled hands and hidden cards into the start."""
    for kind in range(KINDS):
        start.aside[kind] = trace.aside[kind]
    for seat in range(start.players_count):
        start.players[seat].hidden = trace.hidden[seat]
        for kind in range(KINDS):
            start.players[seat].hand[kind] = trace.hands[KINDS * seat + kind]
