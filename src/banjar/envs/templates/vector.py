"""Kernel of the vector environment: each call plays one decision in every game."""

from __future__ import annotations

from typing import Any

from banjar.kernel.contract import (
    ACTIONS,
    Deal,
    Options,
    State,
    apply,
    features,
    legal_actions,
    seen_by,
    set_up,
    shuffle_deal,
)
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.random import Generator, below, seed_generator
from banjar.kernel.rule import entry, rule
from banjar.kernel.seed import LARGEST_SEED
from banjar.kernel.stack import Stack
from banjar.kernel.templates.entry_points import keep_result

WORD = 32
"""Bits per word of the legal action masks."""
WORDS = (ACTIONS + WORD - 1) // WORD


@rule
def begin_game(s: State, options: Options, deal: Deal, generator: Generator, seed: int) -> None:
    seed_generator(generator, seed)
    shuffle_deal(options, generator, deal)
    set_up(s, options, deal)


@rule
def show(s: State, seen: State, legal: Stack, vector: Any, mask: Any, bits: Any) -> int:
    """Write the observation and the legal actions of the seat to move; returns the seat."""
    seat = int(s.to_move)
    seen_by(s, seat, seen)
    features(seen, seat, vector.numbers)
    legal_actions(s, legal)
    for word in range(WORDS):
        bits.numbers[word] = 0
    for action in range(ACTIONS):
        mask.numbers[action] = 0
    for i in range(legal.count):
        action = int(legal.cards[i])
        mask.numbers[action] = 1
        bits.numbers[action // WORD] |= 1 << (action % WORD)
    return seat


@entry
def start(
    states: Any,
    first: int,
    last: int,
    options: Any,
    deals: Any,
    generators: Any,
    seens: Any,
    legals: Any,
    seeds: Any,
    observations: Any,
    masks: Any,
    bits: Any,
    to_act: Any,
) -> None:
    """Start the games from `first` up to `last`, each with its seed."""
    for game in range(first, last):
        states[game].events.silent = True
        begin_game(states[game], options[0], deals[0], generators[0], int(seeds[game]))
        to_act[game] = show(states[game], seens[0], legals[0], observations[game], masks[game], bits[game])


@entry
def first_illegal(actions: Any, bits: Any) -> int:
    """The first game whose action is not legal, or -1."""
    for game in range(len(actions)):
        action = int(actions[game])
        if action < 0 or action >= ACTIONS:
            return game
        if (int(bits[game].numbers[action // WORD]) >> (action % WORD)) & 1 == 0:
            return game
    return -1


@entry
def step(
    states: Any,
    first: int,
    last: int,
    options: Any,
    deals: Any,
    generators: Any,
    seens: Any,
    legals: Any,
    seeds: Any,
    observations: Any,
    masks: Any,
    bits: Any,
    to_act: Any,
    actions: Any,
    scores: Any,
    ranks: Any,
    done: Any,
    stride: int,
) -> None:
    """Play one legal action in each game; a game that ends is scored and replaced by a new one."""
    for game in range(first, last):
        s = states[game]
        apply(s, int(actions[game]))
        done[game] = s.to_move == NOBODY
        if s.to_move == NOBODY:
            keep_result(s, scores[game], ranks[game])
            seeds[game] = (seeds[game] + stride) & LARGEST_SEED
            begin_game(s, options[0], deals[0], generators[0], int(seeds[game]))
        to_act[game] = show(s, seens[0], legals[0], observations[game], masks[game], bits[game])


@rule
def ones(bits: int) -> int:
    """The number of set bits; compilers turn this loop into one instruction."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@entry
def choose_randomly(bits: Any, generators: Any, actions: Any) -> None:
    """Choose a random legal action for each game, for benchmarks."""
    for game in range(len(actions)):
        words = bits[game].numbers
        count = 0
        for word in range(WORDS):
            count += ones(int(words[word]))
        wanted, word = below(generators[0], count), 0
        while wanted >= ones(int(words[word])):
            wanted -= ones(int(words[word]))
            word += 1
        left = int(words[word])
        for _ in range(wanted):
            left &= left - 1
        actions[game] = WORD * word + ones((left & -left) - 1)
