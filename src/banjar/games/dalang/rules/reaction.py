"""B3.4, B5.4: how other players react to a card, and how they force the end of a turn."""

from __future__ import annotations

from banjar.games.dalang.rules.actions import ActionId, allow_if_held
from banjar.games.dalang.rules.box import Kind
from banjar.games.dalang.rules.contest import award_disc
from banjar.games.dalang.rules.events import did_not_force, forced
from banjar.games.dalang.rules.hand import draw_card, play_card
from banjar.games.dalang.rules.state import Phase, State
from banjar.games.dalang.rules.turn import go_on, left_of
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import Stack, push


@rule
def question(card: int) -> int:
    """The phase in which other players react to a card."""
    match card:
        case Kind.WARRIOR:
            return Phase.ANSWER_WARRIOR.value
        case Kind.SCHOLAR | Kind.ARTIST:
            return Phase.JOIN.value
        case Kind.PRIEST | Kind.PRINCE:
            return Phase.CONTEST.value
        case _:
            return Phase.BLOCK.value


@inlined
def reacts(s: State, seat: int, spared: int) -> bool:
    """B3.4, B4.1, B4.4: is a seat other than the active one asked about a card?"""
    return not s.players[seat].fled and seat != spared


@rule
def turn_to_next_reactor(s: State) -> bool:
    """B3.4: clockwise from the seat asked last; False when everybody present has been asked."""
    seat = left_of(s, s.to_move)
    while seat != s.active:
        if reacts(s, seat, s.spared):
            s.to_move = seat
            return True
        seat = left_of(s, seat)
    return False


@rule
def ask_next(s: State) -> None:
    """B3.4"""
    if turn_to_next_reactor(s):
        s.phase = question(s.card)
    else:
        conclude(s)


@rule
def conclude(s: State) -> None:
    """Everybody has reacted to the card."""
    match question(s.card):
        case Phase.CONTEST:
            award_disc(s)
            go_on(s)
        case Phase.BLOCK:
            s.phase = Phase.STOW
            s.to_move = s.active
        case _:
            if s.forced:
                s.phase = Phase.END_TURN
            else:
                go_on(s)


@rule
def offer_second_card(s: State) -> None:
    """B5.4; B10.4: players are asked whether or not they hold such a card."""
    if s.forced:
        s.phase = Phase.ASK_NEXT
    else:
        s.phase = Phase.FORCE


@rule
def allow_forcing(s: State, legal: Stack) -> None:
    """B5.4"""
    allow_if_held(s, s.card, ActionId.FORCE.value, legal)
    push(legal, ActionId.NO_FORCE.value)


@rule
def answer_force(s: State, action: int) -> None:
    """B5.4"""
    if action == ActionId.FORCE.value:
        play_card(s, s.to_move, s.card)
        forced(s, s.to_move, s.card)
        s.forced = True
        draw_card(s, s.to_move)
    else:
        did_not_force(s, s.to_move, s.card)
    s.phase = Phase.ASK_NEXT
