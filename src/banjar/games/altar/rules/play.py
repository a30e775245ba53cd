"""A3.2 to A3.6: playing cards; A7.2: the demon."""

from __future__ import annotations

from banjar.games.altar.rules.actions import FARMER_COUNTS, ActionId, action_type
from banjar.games.altar.rules.box import EXTRA_FARMER_COST, GOODS, ROWS, SHRINE_COST, Kind
from banjar.games.altar.rules.events import demon_moved, played, shrine_returned
from banjar.games.altar.rules.sacrifice import continue_sacrifice
from banjar.games.altar.rules.state import State
from banjar.games.altar.rules.take import continue_taking
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import Stack


@inlined
def farmers_cost(count: int) -> int:
    """A3.5: what so many farmers of a kind cost in all; the first is free."""
    return EXTRA_FARMER_COST * (count - 1)


@rule
def allow_plays(s: State, legal: Stack) -> None:
    """A3.2 to A3.6"""
    player = s.players[s.to_move]
    count, stones = 0, player.stones
    legal.cards[count] = ActionId.PLAY_STONEMASON.value
    count += int(player.hand[Kind.STONEMASON.value] > 0)
    legal.cards[count] = ActionId.PLAY_PRIEST.value
    count += int(player.hand[Kind.PRIEST.value] > 0)
    legal.cards[count] = ActionId.PLAY_SHRINE.value
    count += int((player.hand[Kind.SHRINE.value] > 0) & (stones >= SHRINE_COST))
    for kind in range(GOODS):
        for extra in range(FARMER_COUNTS):
            legal.cards[count] = ActionId.PLAY_FARMERS.value + FARMER_COUNTS * kind + extra
            count += int((player.hand[kind] > extra) & (stones >= farmers_cost(extra + 1)))
    if count == 0:
        legal.cards[0] = ActionId.RETURN_SHRINE.value
        count = 1
    legal.count = count


@rule
def play(s: State, action: int) -> None:
    """A3.2 to A3.6"""
    match action_type(action):
        case ActionId.PLAY_STONEMASON:
            put_in_play(s, Kind.STONEMASON.value, 1, 0)
            continue_taking(s)
        case ActionId.PLAY_PRIEST:
            put_in_play(s, Kind.PRIEST.value, 1, 0)
            move_demon(s)
            continue_taking(s)
        case ActionId.PLAY_SHRINE:
            put_in_play(s, Kind.SHRINE.value, 1, SHRINE_COST)
            s.step = 0
            continue_sacrifice(s)
        case ActionId.RETURN_SHRINE:
            return_shrine(s)
            continue_taking(s)
        case ActionId.PLAY_FARMERS:
            choice = action - ActionId.PLAY_FARMERS.value
            kind, extra = choice // FARMER_COUNTS, choice % FARMER_COUNTS
            put_in_play(s, kind, extra + 1, farmers_cost(extra + 1))
            continue_taking(s)


@rule
def put_in_play(s: State, kind: int, count: int, cost: int) -> None:
    player = s.players[s.active]
    player.stones -= cost
    player.hand[kind] -= count
    player.hand_count -= count
    player.in_play[kind] += count
    played(s, s.active, kind, count, cost)


@rule
def return_shrine(s: State) -> None:
    """A3.6"""
    player = s.players[s.active]
    player.hand[Kind.SHRINE.value] -= 1
    player.hand_count -= 1
    s.box[Kind.SHRINE.value] += 1
    shrine_returned(s, s.active)


@rule
def move_demon(s: State) -> None:
    """A7.2"""
    if s.demon:
        s.demon_row = (s.demon_row + 1) % ROWS
        demon_moved(s, s.active, s.demon_row)
