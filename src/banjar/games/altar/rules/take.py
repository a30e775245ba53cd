"""A3.12 to A3.14: filling the hand, laying new rows, and the end of the game."""

from __future__ import annotations

from banjar.games.altar.rules.actions import ActionId
from banjar.games.altar.rules.box import HAND_SIZE, ROW_LENGTH, ROWS, Kind
from banjar.games.altar.rules.events import game_ended, oracles_removed, row_laid, took
from banjar.games.altar.rules.scoring_phase import score_free_card
from banjar.games.altar.rules.state import Phase, Player, State
from banjar.kernel.event_buffer import NOBODY, reveal
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import Stack, pop, push


@inlined
def cards_to_take(player: Player) -> int:
    """A3.12: how many cards a hand lacks."""
    return HAND_SIZE - player.hand_count


@inlined
def is_open(s: State, row: int) -> bool:
    """A7.3: nothing is taken from the demon's row."""
    return not (s.demon and row == s.demon_row)


@inlined
def drawn_with_next_row(s: State) -> int:
    """A3.13: how many cards of the deck are drawn once the next new row lies."""
    return min(s.drawn + ROW_LENGTH, int(s.deck_count))


@inlined
def next_row_ends_game(s: State) -> bool:
    """A3.14"""
    return drawn_with_next_row(s) == s.deck_count


@rule
def continue_taking(s: State) -> None:
    """A3.12; with a full hand the turn goes on to phase 4."""
    s.to_move = s.active
    s.step = 0
    if cards_to_take(s.players[s.active]) > 0:
        s.phase = Phase.TAKE
    else:
        score_free_card(s)


@rule
def allow_rows(s: State, legal: Stack) -> None:
    """A3.12, A7.3"""
    for row in range(ROWS):
        if is_open(s, row):
            push(legal, ActionId.TAKE.value + row)


@rule
def take(s: State, action: int) -> None:
    """A3.12"""
    row = action - ActionId.TAKE.value
    card = pop(s.rows[row])
    player = s.players[s.active]
    player.hand[card] += 1
    player.hand_count += 1
    s.last_row = row
    took(s, s.active, card, row)
    settle_row(s)


@rule
def settle_row(s: State) -> None:
    """A3.13, A6.3: refill an empty row, repeatedly while it holds nothing but oracles."""
    while s.rows[s.last_row].count == 0:
        oracles = lay_row(s, s.last_row)
        if s.drawn == s.deck_count:
            end_game(s)
            return
        if oracles > 0 and s.altar.count > 0:
            s.phase = Phase.LOOK
            return
    continue_taking(s)


@rule
def lay_row(s: State, row: int) -> int:
    """Lay four cards from the pile; returns how many oracles were removed."""
    reveal(s.events)
    oracles = 0
    last = drawn_with_next_row(s)
    for place in range(s.drawn, last):
        card = s.deck[place]
        s.unseen[card] -= 1
        row_laid(s, card, row)
        # A6.5: oracles among the last cards of the pile stay in the row.
        if card == Kind.ORACLE.value and last < s.deck_count:
            oracles += 1
        else:
            push(s.rows[row], card)
    s.drawn = last
    if oracles > 0:
        s.box[Kind.ORACLE.value] += oracles
        oracles_removed(s, row, oracles)
    return oracles


@rule
def end_game(s: State) -> None:
    """A3.14"""
    s.phase = Phase.OVER
    s.to_move = NOBODY
    game_ended(s, s.turn)
