"""A3.15 to A3.20: phase 4, what the free card brings."""

from __future__ import annotations

from banjar.games.altar.rules.actions import ActionId, allow_goods
from banjar.games.altar.rules.box import LEAST_MAJORITY, MAJORITY_BONUS, Kind
from banjar.games.altar.rules.events import (
    gained_good,
    gained_points,
    gained_stones,
    nothing_left,
    scored,
    substitute_declined,
    turn_began,
)
from banjar.games.altar.rules.setup import gain_good
from banjar.games.altar.rules.state import Phase, State
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, push, top, total


@rule
def sole_majority(s: State, kind: int) -> int:
    """A3.18: the seat with the sole majority of a kind in play, of at least two cards; else NOBODY."""
    most, leader = LEAST_MAJORITY - 1, NOBODY
    for seat in range(s.players_count):
        count = s.players[seat].in_play[kind]
        if count > most:
            most, leader = count, seat
        elif count == most:
            leader = NOBODY
    return leader


@rule
def clockwise(s: State, offset: int) -> int:
    """The seat `offset` places after the active one, without a modulo, which would cost more than all the rest."""
    seat = s.active + offset
    if seat >= s.players_count:
        seat -= s.players_count
    return seat


@rule
def score_free_card(s: State) -> None:
    kind = top(s.rows[s.last_row])
    scored(s, s.active, kind, s.last_row)
    match kind:
        case Kind.STONEMASON:
            reward_all(s, kind, False)
            end_turn(s)
        case Kind.PRIEST:
            reward_all(s, kind, True)
            end_turn(s)
        case Kind.SHRINE:
            continue_shrine_reward(s)
        case _:
            continue_farmer_reward(s)


@rule
def reward_all(s: State, kind: int, in_points: bool) -> None:
    """A3.15"""
    leader = sole_majority(s, kind)
    for seat in range(s.players_count):
        reward(s, seat, kind, in_points, leader)


@rule
def reward(s: State, seat: int, kind: int, in_points: bool, leader: int) -> None:
    """A3.15, A3.16, A3.18: one unit for each of the seat's cards in play, one more for the majority."""
    gain(s, seat, kind, s.players[seat].in_play[kind], in_points, 0)
    if leader == seat:
        gain(s, seat, kind, MAJORITY_BONUS, in_points, 1)


@rule
def gain(s: State, seat: int, kind: int, amount: int, in_points: bool, bonus: int) -> None:
    if amount == 0:
        return
    if in_points:
        s.players[seat].points += amount
        gained_points(s, seat, kind, amount, bonus)
    else:
        s.players[seat].stones += amount
        gained_stones(s, seat, kind, amount, bonus)


@rule
def continue_shrine_reward(s: State) -> None:
    """A3.16: ask the next player who has a shrine."""
    while s.step < s.players_count:
        s.to_move = clockwise(s, s.step)
        if s.players[s.to_move].in_play[Kind.SHRINE.value] > 0:
            s.phase = Phase.SHRINE_REWARD
            return
        s.step += 1
    end_turn(s)


@rule
def allow_shrine_rewards(_s: State, legal: Stack) -> None:
    """A3.16"""
    push(legal, ActionId.REWARD_POINTS.value)
    push(legal, ActionId.REWARD_STONES.value)


@rule
def choose_shrine_reward(s: State, action: int) -> None:
    """A3.16"""
    in_points = action == ActionId.REWARD_POINTS.value
    reward(s, s.to_move, Kind.SHRINE.value, in_points, sole_majority(s, Kind.SHRINE.value))
    s.step += 1
    continue_shrine_reward(s)


@rule
def continue_farmer_reward(s: State) -> None:
    """A3.17 to A3.19. Steps 0 to n-1: everybody with such a farmer, clockwise; n: the majority bonus."""
    n = s.players_count
    kind = top(s.rows[s.last_row])
    while s.step <= n:
        bonus = s.step == n
        seat = sole_majority(s, kind) if bonus else clockwise(s, s.step)
        if seat != NOBODY and s.players[seat].in_play[kind] > 0:
            if s.supply[kind] > 0:
                gain_good(s, seat, kind)
                gained_good(s, seat, kind, int(bonus), 0)
            elif total(s.supply) > 0:
                s.to_move = seat
                s.phase = Phase.SUBSTITUTE
                return
            else:
                nothing_left(s, seat, int(bonus))
        s.step += 1
    end_turn(s)


@rule
def allow_substitutes(s: State, legal: Stack) -> None:
    """A3.19"""
    allow_goods(s.supply, ActionId.SUBSTITUTE.value, legal)
    push(legal, ActionId.DECLINE_SUBSTITUTE.value)


@rule
def choose_substitute(s: State, action: int) -> None:
    """A3.19"""
    bonus = int(s.step == s.players_count)
    if action == ActionId.DECLINE_SUBSTITUTE.value:
        substitute_declined(s, s.to_move, bonus)
    else:
        good = action - ActionId.SUBSTITUTE.value
        gain_good(s, s.to_move, good)
        gained_good(s, s.to_move, good, bonus, 1)
    s.step += 1
    continue_farmer_reward(s)


@rule
def end_turn(s: State) -> None:
    s.active = clockwise(s, 1)
    s.to_move = s.active
    s.phase = Phase.BUY
    s.step = 0
    s.turn += 1
    turn_began(s, s.active, s.turn)
