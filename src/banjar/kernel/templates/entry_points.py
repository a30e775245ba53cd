"""The functions that Python calls: single decisions, what a seat sees, sampled worlds, and whole games.

Where an entry point has the same name as the contract's function that it calls, the latter is imported under an alias.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.kernel.call_buffer import ACTION, BARRIER, DECIDED_IN, LEGAL, LENGTH, SEAT, SHUFFLED, TO_MOVE, TURN
from banjar.kernel.contract import (
    ACTIONS,
    SCORE_LINES,
    State,
    action_value,
    ahead,
    apply,
    legal_actions,
    score,
    score_sheet,
    set_up,
    shuffle_deal,
    uncover,
)
from banjar.kernel.contract import features as write_features
from banjar.kernel.contract import known_start as copy_known_start
from banjar.kernel.contract import recall as fill_memory
from banjar.kernel.contract import sample as sample_world
from banjar.kernel.contract import seen_by as copy_seen
from banjar.kernel.event_buffer import NOBODY, clear_events, copy_event, reveal
from banjar.kernel.random import MASK, Generator, below, next_number, seed_generator
from banjar.kernel.rule import brief_entry, entry, rule
from banjar.kernel.stack import Stack


@entry
def deal_from_seed(options: Any, deals: Any, generators: Any, seed: int) -> None:
    """Seed the generator and draw the deal from it."""
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
    """Append the events to the history, and fill the status for Python."""
    for i in range(s.events.count):
        copy_event(history[length + i], s.events.records[i])
    status[TO_MOVE] = s.to_move
    status[LENGTH] = length + s.events.count
    status[BARRIER] = s.events.revealed
    status[TURN] = s.turn
    status[SHUFFLED] = s.events.shuffled


@brief_entry
def list_legal(states: Any, legals: Any) -> int:
    """Fill the list of legal actions; returns their number."""
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
def play_checked(states: Any, buffers: Any, action: int, history: Any, length: int) -> int:
    """Carry out an action if it is legal, and list the legal actions of the next decision.

    Returns the length of the status, or 0 with the state unchanged if the action is not legal.
    """
    s, legal, status = states[0], buffers[0].legal, buffers[0].status
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
def seen_by(states: Any, seat: int, seens: Any) -> None:
    """Fill `seens[0]` with what the seat may know of the state."""
    copy_seen(states[0], seat, seens[0])


@entry
def seen_uncovered(states: Any, seat: int, seens: Any) -> None:
    """Fill `seens[0]` with the seat's view of the state when everything is open."""
    copy_seen(states[0], seat, seens[0])
    uncover(states[0], seens[0])


@entry
def features(seens: Any, seat: int, vector: Any) -> None:
    """Write the observation vector of what a seat has seen."""
    write_features(seens[0], seat, vector)


@brief_entry
def observe(states: Any, seat: int, seens: Any, vector: Any) -> None:
    """`seen_by` and `features` in one call."""
    copy_seen(states[0], seat, seens[0])
    write_features(seens[0], seat, vector)


@rule
def finish_randomly(s: State, legal: Stack, generator: Generator) -> int:
    """Play at random to the end; returns the number of decisions."""
    decisions = 0
    while s.to_move != NOBODY:
        legal_actions(s, legal)
        apply(s, int(legal.cards[below(generator, legal.count)]))
        decisions += 1
    return decisions


@entry
def copies(targets: Any, sources: Any, count: int) -> int:
    """Copy states `count` times, for the benchmark. The result depends on every copy, so none is optimised away."""
    seen = 0
    last = len(targets) - 1
    for i in range(count):
        targets[i & last] = sources[i & last]
        seen += targets[i & last].to_move
    return seen


@rule
def ranking(s: State, ranks: list[int]) -> None:
    """Fill each seat's rank; 1 is the best, and seats that no tie-break separates share a rank."""
    for seat in range(s.players_count):
        rank = 1
        for other in range(s.players_count):
            if ahead(s, other, seat):
                rank += 1
        ranks[seat] = rank


@entry
def results(states: Any, sheets: Any, ranks: Any) -> None:
    """Fill the score sheets (one row per seat, the total last) and the ranks."""
    s = states[0]
    for seat in range(s.players_count):
        sheets[seat, SCORE_LINES] = score_sheet(s, seat, sheets[seat])
    ranking(s, ranks)


@entry
def random_games(
    states: Any, options: Any, deals: Any, legals: Any, generators: Any, scores: Any, ranks: Any, lengths: Any
) -> int:
    """Play `len(lengths)` random games and store their results; returns the total number of decisions."""
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
def best_action(seen: State, seat: int, legal: Stack, generator: Generator, values: Any) -> int:
    """Fill the heuristic values of the legal actions; returns the best action, with ties broken at random."""
    legal_actions(seen, legal)
    best = equals = 0
    for i in range(legal.count):
        values[i] = action_value(seen, seat, int(legal.cards[i]))
        if values[i] > values[best]:
            best, equals = i, 1
        elif values[i] == values[best]:
            equals += 1
            if below(generator, equals) == 0:
                best = i
    return int(legal.cards[best])


@entry
def action_values(seens: Any, seat: int, legals: Any, generators: Any, values: Any) -> int:
    """Fill the heuristic values of the legal actions, in the order they are listed; returns the best action's id."""
    return best_action(seens[0], seat, legals[0], generators[0], values)


@entry
def heuristic_games(
    states: Any,
    seens: Any,
    options: Any,
    deals: Any,
    legals: Any,
    generators: Any,
    heuristic_rates: Any,
    scores: Any,
    ranks: Any,
    lengths: Any,
) -> int:
    """Play games in which seat k follows the heuristic with probability `heuristic_rates[k]`, else plays at random.

    Returns the total number of decisions.
    """
    s = states[0]
    s.events.silent = True
    values = np.zeros(ACTIONS)
    decisions = 0
    for game in range(len(lengths)):
        shuffle_deal(options[0], generators[0], deals[0])
        set_up(s, options[0], deals[0])
        lengths[game] = 0
        while s.to_move != NOBODY:
            seat = s.to_move
            if next_number(generators[0]) < heuristic_rates[seat] * (MASK + 1):
                copy_seen(s, seat, seens[0])
                action = best_action(seens[0], seat, legals[0], generators[0], values)
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
    """Restart a generator from a seed."""
    seed_generator(generators[0], seed)


@entry
def recall(starts: Any, seat: int, history: Any, length: int, memories: Any) -> None:
    """Prepare to sample worlds: infer what the seat's history tells about hidden cards."""
    fill_memory(starts[0], seat, history, length, memories[0])


@entry
def sample(seens: Any, seat: int, memories: Any, generators: Any, worlds: Any, traces: Any) -> bool:
    """Sample a world that fits what the seat has seen; False if none was found."""
    return sample_world(seens[0], seat, memories[0], generators[0], worlds[0], traces[0])


@entry
def known_start(states: Any, seat: int, seens: Any) -> None:
    """Fill `seens[0]` with what the seat knows of the game's start."""
    copy_known_start(states[0], seat, seens[0])
