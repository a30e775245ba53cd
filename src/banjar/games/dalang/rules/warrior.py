"""B4: warriors, parries and flights."""

from __future__ import annotations

from banjar.games.dalang.rules.actions import ActionId, allow_if_held
from banjar.games.dalang.rules.box import ISLANDS, MOST_SPREAD, Kind
from banjar.games.dalang.rules.events import fled, parried, played, put_on_stack, spared
from banjar.games.dalang.rules.hand import discard_hand, lay_on_stack, play_card
from banjar.games.dalang.rules.reaction import offer_second_card
from banjar.games.dalang.rules.state import Phase, Player, State
from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import Stack, push


@rule
def allow_warriors(s: State, legal: Stack) -> None:
    """B4.1: any other player can be spared, even one who has fled."""
    if s.players[s.active].hand[Kind.WARRIOR.value] > 0:
        for seat in range(s.players_count):
            if seat != s.active:
                push(legal, ActionId.WARRIOR.value + seat)


@rule
def challenge(s: State, action: int) -> None:
    """B4.1"""
    s.spared = action - ActionId.WARRIOR.value
    spared(s, s.spared)
    play_card(s, s.active, Kind.WARRIOR.value)
    played(s, s.active, Kind.WARRIOR.value, NOTHING)
    s.card = Kind.WARRIOR.value
    s.phase = Phase.ASK_NEXT


@rule
def allow_answers(s: State, legal: Stack) -> None:
    """B4.2"""
    allow_if_held(s, Kind.WARRIOR.value, ActionId.PARRY.value, legal)
    push(legal, ActionId.FLEE.value)


@rule
def answer_warrior(s: State, action: int) -> None:
    """B4.2"""
    if action == ActionId.PARRY.value:
        play_card(s, s.to_move, Kind.WARRIOR.value)
        parried(s, s.to_move, Kind.WARRIOR.value)
        offer_second_card(s)
    else:
        flee(s)


@inlined
def cards_saved(player: Player) -> int:
    """B4.3: how many cards a fleeing player puts on stacks."""
    return min(MOST_SPREAD, int(player.hand_count))


@rule
def flee(s: State) -> None:
    """B4.3"""
    player = s.players[s.to_move]
    fled(s, s.to_move, player.hand_count)
    s.to_spread = cards_saved(player)
    s.phase = Phase.SPREAD
    if s.to_spread == 0:
        leave_island(s)


@rule
def spread(s: State, action: int) -> None:
    """B4.3: one card after another, each with its island."""
    choice = action - ActionId.PUT.value
    kind, island = choice // ISLANDS, choice % ISLANDS
    lay_on_stack(s, s.to_move, kind, island)
    put_on_stack(s, s.to_move, kind, island)
    s.to_spread -= 1
    if s.to_spread == 0:
        leave_island(s)


@rule
def leave_island(s: State) -> None:
    """B4.3: the rest of the hand is discarded; B4.4: the player is absent from now on."""
    discard_hand(s, s.to_move)
    s.players[s.to_move].fled = True
    s.phase = Phase.ASK_NEXT
