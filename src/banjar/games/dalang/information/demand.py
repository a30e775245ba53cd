"""Find the token of a card that a seat must have had in hand, according to the history."""

from __future__ import annotations

from banjar.games.dalang.information.memory import Memory
from banjar.games.dalang.information.tokens import assign, chance
from banjar.games.dalang.rules.box import ISLANDS
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.random import Generator, below
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack


@rule
def demand(memory: Memory, seat: int, kind: int, i: int, generator: Generator) -> int:
    """The place of a card of a kind that the seat must have in hand; NOTHING if that is impossible."""
    hand = memory.now.hands[seat]
    place = find_of_kind(memory, hand, kind, i)
    if place == NOTHING:
        place = assign_in_hand(memory, hand, kind, generator)
    if place == NOTHING:
        place = change_places(memory, seat, kind)
    return place


@rule
def find_of_kind(memory: Memory, hand: Stack, kind: int, i: int) -> int:
    """The place of a card of a kind in a hand, reserved ones first; excludes those shown in step i."""
    found = NOTHING
    for place in range(hand.count):
        token = hand.cards[place]
        if memory.now.kind[token] == kind and memory.now.shown_at[token] != i:
            if memory.now.reserved[token] == 1:
                return place
            found = place
    return found


@rule
def assign_in_hand(memory: Memory, hand: Stack, kind: int, generator: Generator) -> int:
    """Assign a kind to an unassigned card of a hand; returns its place, or NOTHING if none can be of that kind."""
    chosen, weights = NOTHING, 0
    for place in range(hand.count):
        token = hand.cards[place]
        if memory.now.kind[token] == NOTHING:
            weight = chance(memory, token, kind)
            weights += weight
            if weight > 0 and below(generator, weights) < weight:
                chosen = place
    if chosen != NOTHING:
        assign(memory, hand.cards[chosen], kind)
    return chosen


@rule
def change_places(memory: Memory, seat: int, kind: int) -> int:
    """Swap a card laid earlier with one in hand, as if the other had been laid; returns its place in hand."""
    for island in range(ISLANDS):
        stack = memory.now.stacks[ISLANDS * seat + island]
        for spot in range(stack.count):
            wanted = stack.cards[spot]
            if is_exchangeable(memory, wanted, kind):
                place = stand_in(memory, memory.now.hands[seat], wanted)
                if place != NOTHING:
                    swap(memory, seat, place, stack, spot)
                    if memory.now.kind[wanted] == NOTHING:
                        assign(memory, wanted, kind)
                    return place
    return NOTHING


@rule
def is_exchangeable(memory: Memory, token: int, kind: int) -> bool:
    """Whether the card was laid by a hidden choice, has no known end, and can be of the kind."""
    if memory.now.choice_of[token] == NOTHING or memory.steps[memory.now.laid_at[token]].group != NOTHING:
        return False
    if memory.now.kind[token] == NOTHING:
        return chance(memory, token, kind) > 0
    return memory.now.kind[token] == kind


@rule
def stand_in(memory: Memory, hand: Stack, laid: int) -> int:
    """The place of a card that was in hand when `laid` was laid, and has not been shown since."""
    when = memory.now.laid_at[laid]
    for place in range(hand.count):
        token = hand.cards[place]
        if memory.now.since[token] < when and memory.now.shown_at[token] < when and memory.now.reserved[token] == 0:
            return place
    return NOTHING


@rule
def swap(memory: Memory, seat: int, place: int, stack: Stack, spot: int) -> None:
    hand = memory.now.hands[seat]
    token, laid = hand.cards[place], stack.cards[spot]
    hand.cards[place], stack.cards[spot] = laid, token
    memory.now.laid_at[token] = memory.now.laid_at[laid]
    memory.now.choice_of[token] = memory.now.choice_of[laid]
    memory.now.choices[memory.now.choice_of[token]] = token
    memory.now.choice_of[laid] = NOTHING
