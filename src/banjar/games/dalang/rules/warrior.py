"""B4: warriors, parries and flights."""

from __future__ import annotations

from banjar.games.dalang.rules.box import ISLANDS, MOST_SPREAD, Kind
from banjar.games.dalang.rules.events import EventType
from banjar.games.dalang.rules.hand import discard_hand, lay_on_stack, play_card
from banjar.games.dalang.rules.reaction import offer_second_card
from banjar.games.dalang.rules.state import Phase, State
from banjar.kernel.event_buffer import NOTHING, announce
from banjar.kernel.rule import rule


@rule
def challenge(s: State, spared: int) -> None:
    """B4.1"""
    announce(s.journal, EventType.SPARED.value, spared, NOTHING, NOTHING, 0)
    play_card(s, s.active, Kind.WARRIOR.value, EventType.PLAYED.value)
    s.card = Kind.WARRIOR.value
    s.spared = spared
    s.phase = Phase.ASK_NEXT


@rule
def answer_warrior(s: State, parries: bool) -> None:
    """B4.2"""
    if parries:
        play_card(s, s.to_move, Kind.WARRIOR.value, EventType.PARRIED.value)
        offer_second_card(s)
    else:
        flee(s)


@rule
def flee(s: State) -> None:
    """B4.3"""
    cards = s.players[s.to_move].hand_count
    announce(s.journal, EventType.FLED.value, s.to_move, NOTHING, NOTHING, cards)
    s.to_spread = min(MOST_SPREAD, cards)
    s.phase = Phase.SPREAD
    if s.to_spread == 0:
        leave_island(s)


@rule
def spread(s: State, choice: int) -> None:
    """B4.3: one card after the other, each with its island."""
    lay_on_stack(s, s.to_move, choice // ISLANDS, choice % ISLANDS, EventType.PUT_ON_STACK.value)
    s.to_spread -= 1
    if s.to_spread == 0:
        leave_island(s)


@rule
def leave_island(s: State) -> None:
    """B4.3: the rest of the hand is lost; B4.4: absent from now on."""
    discard_hand(s, s.to_move)
    s.players[s.to_move].fled = True
    s.phase = Phase.ASK_NEXT
