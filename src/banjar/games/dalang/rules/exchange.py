"""B5: scholars exchange cards with the own stacks, artists with the draw pile."""

from __future__ import annotations

from banjar.games.dalang.rules.actions import ActionId
from banjar.games.dalang.rules.box import ISLANDS, MOST_EXCHANGED, Kind
from banjar.games.dalang.rules.events import discarded, done, joined, played, put_on_stack
from banjar.games.dalang.rules.hand import discard, draw_card, lay_on_stack, play_card, take_from_stack
from banjar.games.dalang.rules.reaction import offer_second_card, pass_by
from banjar.games.dalang.rules.state import Exchange, Phase, State
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.rule import rule


@rule
def play_exchange(s: State, kind: int) -> None:
    """B5.1, B5.2"""
    s.card = kind
    play_card(s, s.active, kind)
    played(s, s.active, kind, NOTHING)
    begin_exchange(s)


@rule
def answer_join(s: State, joins: bool) -> None:
    """B5.3"""
    if joins:
        play_card(s, s.to_move, s.card)
        joined(s, s.to_move, s.card)
        begin_exchange(s)
    else:
        pass_by(s)


@rule
def begin_exchange(s: State) -> None:
    s.exchange = Exchange.OPEN
    s.exchanged = 0
    if s.card == Kind.SCHOLAR.value:
        s.phase = Phase.EXCHANGE_STACKS
    else:
        s.phase = Phase.EXCHANGE_CARDS


@rule
def exchange_stacks(s: State, action: int) -> None:
    """B5.1: the first card decides between putting and taking."""
    if action == ActionId.DONE.value:
        done(s, s.to_move, s.card, s.exchanged)
        finish_exchange(s)
        return
    if action < ActionId.TAKE.value:
        choice = action - ActionId.PUT.value
        kind, island = choice // ISLANDS, choice % ISLANDS
        s.exchange = Exchange.PUT
        lay_on_stack(s, s.to_move, kind, island)
        put_on_stack(s, s.to_move, kind, island)
    else:
        s.exchange = Exchange.TAKE
        take_from_stack(s, s.to_move, action - ActionId.TAKE.value)
    s.exchanged += 1
    if s.exchanged == MOST_EXCHANGED:
        finish_exchange(s)


@rule
def exchange_cards(s: State, action: int) -> None:
    """B5.2: all discards first, then all draws."""
    if action == ActionId.DONE.value:
        done(s, s.to_move, s.card, s.exchanged)
        draw_as_many(s)
        return
    kind = action - ActionId.EXCHANGE.value
    discard(s, s.to_move, kind)
    discarded(s, s.to_move, kind, NOTHING, 1)
    s.exchanged += 1
    if s.exchanged == MOST_EXCHANGED:
        draw_as_many(s)


@rule
def draw_as_many(s: State) -> None:
    for _ in range(s.exchanged):
        draw_card(s, s.to_move)
    finish_exchange(s)


@rule
def finish_exchange(s: State) -> None:
    """B5.3, B5.4"""
    if s.to_move == s.active:
        s.phase = Phase.ASK_NEXT
    else:
        offer_second_card(s)
