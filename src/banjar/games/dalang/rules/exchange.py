"""B5: scholars exchange cards with the player's stacks, artists with the draw pile."""

from __future__ import annotations

from banjar.games.dalang.rules.actions import ActionId, action_type, allow_if_held, allow_kinds, allow_puts
from banjar.games.dalang.rules.box import ISLANDS, MOST_EXCHANGED, Kind
from banjar.games.dalang.rules.events import discarded, done, joined, played, put_on_stack
from banjar.games.dalang.rules.hand import discard, draw_card, lay_on_stack, play_card, take_from_stack
from banjar.games.dalang.rules.reaction import offer_second_card
from banjar.games.dalang.rules.state import Exchange, Phase, Player, State
from banjar.games.dalang.rules.turn import pass_by
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import Stack, push


@inlined
def most_given(player: Player) -> int:
    """B5.1, B5.2: how many cards a player can put or discard after playing a scholar or an artist."""
    return min(MOST_EXCHANGED, player.hand_count - 1)


@rule
def most_taken(s: State, seat: int) -> int:
    """B5.1: how many cards a scholar can bring from the own stacks at the other islands."""
    cards = 0
    for island in range(ISLANDS):
        if island != s.dalang:
            cards += s.players[seat].stacks[island].count
    return min(MOST_EXCHANGED, cards)


@rule
def play_exchange(s: State, kind: int) -> None:
    """B5.1, B5.2"""
    s.card = kind
    play_card(s, s.active, kind)
    played(s, s.active, kind, NOTHING)
    begin_exchange(s)


@rule
def allow_joining(s: State, legal: Stack) -> None:
    """B5.3"""
    allow_if_held(s, s.card, ActionId.JOIN.value, legal)
    push(legal, ActionId.PASS.value)


@rule
def answer_join(s: State, action: int) -> None:
    """B5.3"""
    if action == ActionId.JOIN.value:
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
def allow_stack_exchange(s: State, legal: Stack) -> None:
    """B5.1: either put or take."""
    push(legal, ActionId.DONE.value)
    if s.exchange != Exchange.TAKE.value:
        allow_puts(s, legal)
    if s.exchange != Exchange.PUT.value:
        player = s.players[s.to_move]
        for island in range(ISLANDS):
            if island != s.dalang and player.stacks[island].count > 0:
                push(legal, ActionId.TAKE.value + island)


@rule
def exchange_stacks(s: State, action: int) -> None:
    """B5.1: the first card decides between putting and taking."""
    match action_type(action):
        case ActionId.DONE:
            done(s, s.to_move, s.card, s.exchanged)
            finish_exchange(s)
        case ActionId.PUT:
            s.exchange = Exchange.PUT
            choice = action - ActionId.PUT.value
            kind, island = choice // ISLANDS, choice % ISLANDS
            lay_on_stack(s, s.to_move, kind, island)
            put_on_stack(s, s.to_move, kind, island)
            count_exchange(s)
        case ActionId.TAKE:
            s.exchange = Exchange.TAKE
            take_from_stack(s, s.to_move, action - ActionId.TAKE.value)
            count_exchange(s)


@rule
def count_exchange(s: State) -> None:
    """B5.1: three cards at most."""
    s.exchanged += 1
    if s.exchanged == MOST_EXCHANGED:
        finish_exchange(s)


@rule
def allow_card_exchange(s: State, legal: Stack) -> None:
    """B5.2"""
    push(legal, ActionId.DONE.value)
    allow_kinds(s.players[s.to_move], ActionId.EXCHANGE.value, legal)


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
