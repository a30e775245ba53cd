"""The loops over a game that must run without the interpreter: single steps for the Python face, whole games."""

from __future__ import annotations

from typing import Any

from banjar.kernel.contract import (
    Deal,
    Options,
    State,
    apply,
    features,
    legal_actions,
    outcome,
    score_sheet,
    seen_by,
    set_up,
    shuffle_deal,
)
from banjar.kernel.generator import Generator, below, seed_generator
from banjar.kernel.journal import NOBODY, open_journal, reveal
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack


@rule
def deal_from_seed(options: Any, deals: Any, generators: Any, seed: int) -> None:
    """The deal and the generator that belong to a seed."""
    seed_generator(generators[0], seed)
    shuffle_deal(options[0], generators[0], deals[0])


@rule
def begin(states: Any, options: Any, deals: Any) -> None:
    """Set up a game from its deal."""
    open_journal(states[0].journal)
    set_up(states[0], options[0], deals[0])


@rule
def list_legal(states: Any, legals: Any) -> int:
    """Fill the list of legal actions; how many there are."""
    legal_actions(states[0], legals[0])
    return legals[0].count


@rule
def is_listed(legal: Stack, action: int) -> bool:
    for i in range(legal.count):
        if legal.cards[i] == action:
            return True
    return False


@rule
def step(s: State, action: int) -> None:
    """Carry out a legal action, with a journal of its own and its barrier set."""
    open_journal(s.journal)
    mover = s.to_move
    apply(s, action)
    if s.to_move != mover:
        reveal(s.journal)


@rule
def play_checked(states: Any, legals: Any, action: int) -> bool:
    """Carry out an action if it is legal; was it?"""
    legal_actions(states[0], legals[0])
    if not is_listed(legals[0], action):
        return False
    step(states[0], action)
    return True


@rule
def look(states: Any, seat: int, seens: Any) -> None:
    """What the seat may know of the state."""
    seen_by(states[0], seat, seens[0])


@rule
def observe(seens: Any, seat: int, vector: Any) -> None:
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


@rule
def new_random_game(s: State, options: Options, deal: Deal, generator: Generator) -> None:
    shuffle_deal(options, generator, deal)
    set_up(s, options, deal)


@rule
def random_games(
    states: Any, options: Any, deals: Any, legals: Any, generators: Any, games: int
) -> int:
    """Play whole games at random without keeping anything; the number of decisions."""
    s = states[0]
    s.journal.silent = True
    decisions = 0
    for _ in range(games):
        new_random_game(s, options[0], deals[0], generators[0])
        decisions += finish_randomly(s, legals[0], generators[0])
    s.journal.silent = False
    return decisions


@rule
def copies(targets: Any, sources: Any, count: int) -> int:
    """Copy states again and again, for the benchmark; something that depends on them all."""
    seen = 0
    last = len(targets) - 1
    for i in range(count):
        targets[i & last] = sources[i & last]
        seen += targets[i & last].to_move
    return seen


@rule
def results(states: Any, sheets: Any, shares: Any) -> None:
    """The score sheets, one row a seat with the total last, and the shares of the win."""
    s = states[0]
    lines = sheets.shape[1] - 1
    for seat in range(s.players_count):
        sheets[seat, lines] = score_sheet(s, seat, sheets[seat, :lines])
    outcome(s, shares)
