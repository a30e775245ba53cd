"""B7: the Dalang travels, and everybody with it."""

from __future__ import annotations

from banjar.games.dalang.rules.actions import ActionId, allow_kinds
from banjar.games.dalang.rules.box import COURT_KINDS, LEAST_STOWED, PAIR_ISLANDS, PAIRS
from banjar.games.dalang.rules.events import blocked, dalang_moved, named_goal, played, stowed
from banjar.games.dalang.rules.hand import lay_on_stack, pick_up, pick_up_bottom, play_card
from banjar.games.dalang.rules.mask import award_masks, has_disc, masks_left
from banjar.games.dalang.rules.state import EndReason, Phase, State
from banjar.games.dalang.rules.turn import bring_everybody_back, end_game, go_on, left_of, pass_by
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, push


@rule
def names(pair: int, island: int) -> bool:
    """Whether a Dalang card of this pair names the island."""
    return PAIR_ISLANDS[2 * pair] == island or PAIR_ISLANDS[2 * pair + 1] == island


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
def name_goal(s: State, action: int) -> None:
    """B7.1"""
    choice = action - ActionId.DALANG.value
    s.card = COURT_KINDS + choice // 2
    s.goal = PAIR_ISLANDS[choice]
    play_card(s, s.active, s.card)
    played(s, s.active, s.card, s.goal)
    named_goal(s, s.active, s.goal)
    s.phase = Phase.ASK_NEXT


@rule
def allow_blocks(s: State, legal: Stack) -> None:
    """B7.2"""
    push(legal, ActionId.PASS.value)
    player = s.players[s.to_move]
    for pair in range(PAIRS):
        if player.hand[COURT_KINDS + pair] > 0 and names(pair, s.goal):
            push(legal, ActionId.BLOCK.value + pair)


@rule
def answer_block(s: State, action: int) -> None:
    """B7.2: the first block stops the move."""
    if action == ActionId.PASS.value:
        pass_by(s)
    else:
        card = COURT_KINDS + action - ActionId.BLOCK.value
        play_card(s, s.to_move, card)
        blocked(s, s.to_move, card, s.goal)
        go_on(s)


@rule
def allow_stowing(s: State, legal: Stack) -> None:
    """B7.3"""
    allow_kinds(s.players[s.to_move], ActionId.STOW.value, legal)


@rule
def stow(s: State, action: int) -> None:
    """B7.3: the next card from the bottom."""
    kind = action - ActionId.STOW.value
    lay_on_stack(s, s.to_move, kind, s.dalang)
    stowed(s, s.to_move, kind, s.dalang)


@rule
def continue_stowing(s: State) -> None:
    """B3.6: players with two or more cards are asked; a last card follows automatically."""
    while s.players[s.to_move].hand_count < LEAST_STOWED:
        stow_last_card(s, s.to_move)
        seat = left_of(s, s.to_move)
        if seat == s.active:
            arrive(s)
            return
        s.to_move = seat


@rule
def stow_last_card(s: State, seat: int) -> None:
    player = s.players[seat]
    if player.hand_count == 1:
        kind = 0
        while player.hand[kind] == 0:
            kind += 1
        lay_on_stack(s, seat, kind, s.dalang)
        stowed(s, seat, kind, s.dalang)


@rule
def arrive(s: State) -> None:
    """B7.3, then B7.4 or B8"""
    s.dalang = s.goal
    dalang_moved(s, s.active, s.dalang)
    bring_everybody_back(s)
    if has_disc(s, s.active, s.dalang):
        score_arrival(s)
        return
    for seat in range(s.players_count):
        pick_up(s, seat, s.dalang)
    go_on(s)


@rule
def score_arrival(s: State) -> None:
    """B8, and B9.1 when that was the last mask"""
    award_masks(s)
    if masks_left(s) == 0:
        end_game(s, EndReason.MASKS.value)
        return
    for seat in range(s.players_count):
        pick_up_bottom(s, seat, s.dalang)
    s.phase = Phase.END_TURN
