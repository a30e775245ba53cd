"""Loops over a game that run without the interpreter: steps for the Python face, and whole games."""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.kernel.call_buffer import ACTION, BARRIER, DECIDED_IN, LEGAL, LENGTH, SEAT, SHUFFLED, TO_MOVE, TURN
from banjar.kernel.contract import (
    ACTIONS,
    SCORE_LINES,
    State,
    advice,
    ahead,
    apply,
    features,
    known_start,
    legal_actions,
    recall,
    sample,
    score,
    score_sheet,
    seen_by,
    set_up,
    shuffle_deal,
    uncover,
)
from banjar.kernel.event_buffer import NOBODY, clear_events, copy_event, reveal
from banjar.kernel.random import MASK, Generator, below, next_number, seed_generator
from banjar.kernel.rule import brief_entry, entry, rule
from banjar.kernel.stack import Stack


@entry
def deal_from_seed(options: Any, deals: Any, generators: Any, seed: int) -> None:
    """The deal and the generator that belong to a seed."""
    seed_generator(generators[0], seed)
    shuffle_deal(options[0], generators[0], deals[0])


@entry
def begin(states: Any, options: Any, deals: Any, history: Any, status: Any) -> None:
    """Set up a game from its deal."""
    clear_events(states[0].events)
    set_up(states[0], options[0], deals[0])
    report(states[0], history, 0, status)


@rule
def report(s: State, history: Any, length: int, status: Any) -> None:
    """Append the events to the history, and fill the status."""
    for i in range(s.events.count):
        copy_event(history[length + i], s.events.records[i])
    status[TO_MOVE] = s.to_move
    status[LENGTH] = length + s.events.count
    status[BARRIER] = s.events.revealed
    status[TURN] = s.turn
    status[SHUFFLED] = s.events.shuffled


@brief_entry
def list_legal(states: Any, legals: Any) -> int:
    """Fill the list of legal actions; how many there are."""
    legal_actions(states[0], legals[0])
    return int(legals[0].count)


@rule
def is_listed(legal: Stack, action: int) -> bool:
    for i in range(legal.count):
        if legal.cards[i] == action:
            return True
    return False


@rule
def step(s: State, action: int) -> None:
    """Carry out a legal action with an empty event buffer, and set the undo barrier."""
    clear_events(s.events)
    mover = s.to_move
    apply(s, action)
    if s.to_move != mover:
        reveal(s.events)


@brief_entry
def play_checked(states: Any, desks: Any, action: int, history: Any, length: int) -> int:
    """Carry out an action if it is legal, and list what is legal then; the length of the status, 0 if it was not."""
    s, legal, status = states[0], desks[0].legal, desks[0].status
    legal_actions(s, legal)
    if not is_listed(legal, action):
        return 0
    status[SEAT] = s.to_move
    status[ACTION] = action
    status[DECIDED_IN] = s.turn
    step(s, action)
    report(s, history, length, status)
    legal_actions(s, legal)
    for i in range(legal.count):
        status[LEGAL + i] = legal.cards[i]
    return LEGAL + int(legal.count)


@entry
def look(states: Any, seat: int, seens: Any) -> None:
    """What the seat may know of the state."""
    seen_by(states[0], seat, seens[0])


@entry
def look_openly(states: Any, seat: int, seens: Any) -> None:
    """What the seat may know of the state once the game has ended, by its rules or not."""
    seen_by(states[0], seat, seens[0])
    uncover(states[0], seens[0])


@entry
def observe(seens: Any, seat: int, vector: Any) -> None:
    features(seens[0], seat, vector)


@brief_entry
def watch(states: Any, seat: int, seens: Any, vector: Any) -> None:
    """Look and observe in one call."""
    seen_by(states[0], seat, seens[0])
    features(seens[0], seat, vector)


@rule
def finish_randomly(s: State, legal: Stack, generator: Generator) -> int:
    """Play at random to the end; the number of decisions."""
    decisions = 0
    while s.to_move != NOBODY:
        legal_actions(s, legal)
        apply(s, int(legal.cards[below(generator, legal.count)]))
        decisions += 1
    return decisions


@entry
def copies(targets: Any, sources: Any, count: int) -> int:
    """Copy states again and again, for the benchmark; something that depends on them all."""
    seen = 0
    last = len(targets) - 1
    for i in range(count):
        targets[i & last] = sources[i & last]
        seen += targets[i & last].to_move
    return seen


@rule
def ranking(s: State, ranks: list[int]) -> None:
    """Each seat's rank, best 1; the same for those whom nothing separates."""
    for seat in range(s.players_count):
        rank = 1
        for other in range(s.players_count):
            if ahead(s, other, seat):
                rank += 1
        ranks[seat] = rank


@entry
def results(states: Any, sheets: Any, ranks: Any) -> None:
    """The score sheets, one row a seat with the total last, and the ranks."""
    s = states[0]
    for seat in range(s.players_count):
        sheets[seat, SCORE_LINES] = score_sheet(s, seat, sheets[seat])
    ranking(s, ranks)


@entry
def random_games(
    states: Any, options: Any, deals: Any, legals: Any, generators: Any, scores: Any, ranks: Any, lengths: Any
) -> int:
    """Play as many random games as `lengths` has places, keep their results; the number of decisions."""
    s = states[0]
    s.events.silent = True
    decisions = 0
    for game in range(len(lengths)):
        shuffle_deal(options[0], generators[0], deals[0])
        set_up(s, options[0], deals[0])
        lengths[game] = finish_randomly(s, legals[0], generators[0])
        decisions += lengths[game]
        keep_result(s, scores[game], ranks[game])
    s.events.silent = False
    return decisions


@rule
def keep_result(s: State, scores: list[int], ranks: list[int]) -> None:
    ranking(s, ranks)
    for seat in range(s.players_count):
        scores[seat] = score(s, seat)


@rule
def best_advised(seen: State, seat: int, legal: Stack, generator: Generator, weights: Any) -> int:
    """Weigh the legal actions; the most attractive one, drawn by lot among equals."""
    legal_actions(seen, legal)
    best = equals = 0
    for i in range(legal.count):
        weights[i] = advice(seen, seat, int(legal.cards[i]))
        if weights[i] > weights[best]:
            best, equals = i, 1
        elif weights[i] == weights[best]:
            equals += 1
            if below(generator, equals) == 0:
                best = i
    return int(legal.cards[best])


@entry
def advise(seens: Any, seat: int, legals: Any, generators: Any, weights: Any) -> int:
    """Fill the weights of the legal actions, in the order of their list; the id of the best one."""
    return best_advised(seens[0], seat, legals[0], generators[0], weights)


@entry
def advised_games(
    states: Any,
    seens: Any,
    options: Any,
    deals: Any,
    legals: Any,
    generators: Any,
    carefulness: Any,
    scores: Any,
    ranks: Any,
    lengths: Any,
) -> int:
    """Games in which seat k follows the advice with probability `carefulness[k]`; the number of decisions."""
    s = states[0]
    s.events.silent = True
    weights = np.zeros(ACTIONS)
    decisions = 0
    for game in range(len(lengths)):
        shuffle_deal(options[0], generators[0], deals[0])
        set_up(s, options[0], deals[0])
        lengths[game] = 0
        while s.to_move != NOBODY:
            seat = s.to_move
            if next_number(generators[0]) < carefulness[seat] * (MASK + 1):
                seen_by(s, seat, seens[0])
                action = best_advised(seens[0], seat, legals[0], generators[0], weights)
            else:
                legal_actions(s, legals[0])
                action = int(legals[0].cards[below(generators[0], legals[0].count)])
            apply(s, action)
            lengths[game] += 1
        decisions += lengths[game]
        keep_result(s, scores[game], ranks[game])
    s.events.silent = False
    return decisions


@entry
def reseed(generators: Any, seed: int) -> None:
    """Start a generator anew."""
    seed_generator(generators[0], seed)


@entry
def remember(starts: Any, seat: int, history: Any, length: int, memories: Any) -> None:
    """Prepare for sampling worlds of what the seat has seen."""
    recall(starts[0], seat, history, length, memories[0])


@entry
def imagine(seens: Any, seat: int, memories: Any, generators: Any, worlds: Any, traces: Any) -> bool:
    """Sample a world; False if none was found."""
    return sample(seens[0], seat, memories[0], generators[0], worlds[0], traces[0])


@entry
def agreed_start(states: Any, seat: int, seens: Any) -> None:
    """What a seat knows of a start."""
    known_start(states[0], seat, seens[0])
