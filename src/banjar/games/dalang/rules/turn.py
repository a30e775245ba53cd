"""B3 and B9: how turns begin, go on and end, and how the game ends."""

from __future__ import annotations

from banjar.games.dalang.rules.box import DRAWN_BY_ACTIVE, DRAWN_BY_OTHERS, IDLE_ROUNDS
from banjar.games.dalang.rules.events import game_ended, passed, returned, turn_began, turn_ended
from banjar.games.dalang.rules.hand import draw_card
from banjar.games.dalang.rules.state import EndReason, Exchange, Phase, State
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import total


@rule
def left_of(s: State, seat: int) -> int:
    return (seat + 1) % s.players_count


@rule
def begin_turn(s: State) -> None:
    """B3.1, B3.2"""
    s.turn += 1
    s.cards_played_this_turn = 0
    turn_began(s, s.active, s.turn)
    bring_everybody_back(s)
    for _ in range(DRAWN_BY_ACTIVE):
        draw_card(s, s.active)
    seat = left_of(s, s.active)
    while seat != s.active:
        for _ in range(DRAWN_BY_OTHERS):
            draw_card(s, seat)
        seat = left_of(s, seat)
    go_on(s)


@rule
def bring_everybody_back(s: State) -> None:
    for seat in range(s.players_count):
        if s.players[seat].fled:
            s.players[seat].fled = False
            returned(s, seat)


@rule
def go_on(s: State) -> None:
    """The active player may play the next card."""
    forget_card(s)
    s.phase = Phase.TURN
    s.to_move = s.active


@rule
def forget_card(s: State) -> None:
    """Reset the fields of the card just played, after everybody has reacted."""
    s.card = s.goal = NOTHING
    s.spared = s.leader = NOBODY
    s.shown = s.to_spread = s.exchanged = 0
    s.exchange = Exchange.OPEN
    s.forced = False


@rule
def pass_by(s: State) -> None:
    """B5.3, B6.2, B7.2"""
    passed(s, s.to_move, s.card)
    s.phase = Phase.ASK_NEXT


@rule
def end_turn(s: State) -> None:
    """B3.3, and B9.3 before the next turn's draw."""
    turn_ended(s, s.active, s.turn)
    s.idle_turns = idle_turns_after(s)
    reason = end_reason_after(s, s.idle_turns)
    if reason == EndReason.NONE.value:
        s.active = left_of(s, s.active)
        begin_turn(s)
    else:
        end_game(s, reason)


@rule
def is_idle(s: State) -> bool:
    """B9.3"""
    return s.cards_played_this_turn == 0 and s.deck.count == 0 and total(s.discards) == 0


@inlined
def idle_turns_after(s: State) -> int:
    """B9.3: how many idle turns there are in a row if this one ends now."""
    return s.idle_turns + 1 if is_idle(s) else 0


@inlined
def end_reason_after(s: State, idle_turns: int) -> int:
    """B9.3: why the game ends with a turn after which so many turns in a row were idle, or NONE."""
    if idle_turns == IDLE_ROUNDS * s.players_count:
        return EndReason.STALLED.value
    if s.turn == s.turn_limit:
        return EndReason.TRUNCATED.value
    return EndReason.NONE.value


@rule
def end_game(s: State, reason: int) -> None:
    """B9.1, B9.3; the active player stays active, for the tie of B9.2."""
    forget_card(s)
    s.phase = Phase.OVER
    s.to_move = NOBODY
    s.end_reason = reason
    game_ended(s, s.active, reason)
