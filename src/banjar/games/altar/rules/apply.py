"""A3, A6, A7: how a turn goes. Phase 4 is in `reward`."""

from __future__ import annotations

from banjar.games.altar.rules.actions import FARMER_COUNTS, ActionId, looked_at, price
from banjar.games.altar.rules.box import HAND_SIZE, ROW_LENGTH, ROWS, SHRINE_COST, Kind
from banjar.games.altar.rules.events import (
    altar_shown,
    bought,
    bought_nothing,
    demon_moved,
    game_ended,
    hid,
    kept,
    laid,
    look_declined,
    looked,
    offered,
    oracles_removed,
    played,
    row_laid,
    shrine_returned,
    took,
)
from banjar.games.altar.rules.scoring_phase import choose_shrine_reward, choose_substitute, clockwise, score_free_card
from banjar.games.altar.rules.setup import gain_good, put_on_altar
from banjar.games.altar.rules.state import Face, Phase, State
from banjar.kernel.event_buffer import NOBODY, NOTHING, reveal
from banjar.kernel.rule import rule
from banjar.kernel.stack import pop, push, remove_at, top, total


@rule
def apply(s: State, action: int) -> None:
    """Carry out a legal action."""
    match s.phase:
        case Phase.BUY:
            buy(s, action)
        case Phase.PLAY:
            play(s, action)
        case Phase.LAY:
            lay(s, action - ActionId.LAY.value)
        case Phase.HIDE:
            hide(s, action - ActionId.HIDE.value)
        case Phase.OFFER:
            offer(s, action - ActionId.OFFER.value)
        case Phase.TAKE:
            take(s, action - ActionId.TAKE.value)
        case Phase.LOOK:
            answer_look(s, action == ActionId.LOOK.value)
        case Phase.KEEP:
            keep(s, action - ActionId.KEEP.value)
        case Phase.SHRINE_REWARD:
            choose_shrine_reward(s, action == ActionId.REWARD_POINTS.value)
        case Phase.SUBSTITUTE:
            choose_substitute(s, action)


@rule
def buy(s: State, action: int) -> None:
    """A3.1"""
    s.phase = Phase.PLAY
    if action == ActionId.BUY_NOTHING.value:
        bought_nothing(s, s.active)
        return
    good = action - ActionId.BUY.value
    cost = price(s.players[s.active], good)
    s.players[s.active].stones -= cost
    gain_good(s, s.active, good)
    bought(s, s.active, good, cost)


@rule
def play(s: State, action: int) -> None:
    """A3.2 to A3.6"""
    match action:
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
        case _:
            kind = (action - ActionId.PLAY_FARMERS.value) // FARMER_COUNTS
            extra = (action - ActionId.PLAY_FARMERS.value) % FARMER_COUNTS
            put_in_play(s, kind, extra + 1, extra)
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


@rule
def continue_sacrifice(s: State) -> None:
    """A3.7 to A3.10. Steps 0 to n-2: the others clockwise; n-1: the active player; n: from the supply."""
    n = s.players_count
    while s.step <= n:
        if s.step < n - 1:
            s.phase = Phase.LAY
            s.to_move = clockwise(s, s.step + 1)
            asked = s.players[s.to_move].goods_count > 0
        else:
            s.to_move = s.active
            if s.step == n - 1:
                s.phase = Phase.HIDE
                asked = s.players[s.active].goods_count > 0
            else:
                s.phase = Phase.OFFER
                asked = total(s.supply) > 0
        if asked:
            return
        s.step += 1
    continue_taking(s)


@rule
def lay(s: State, good: int) -> None:
    """A3.7"""
    player = s.players[s.to_move]
    player.goods[good] -= 1
    player.open_goods[good] -= 1
    player.goods_count -= 1
    s.open_altar[good] += 1
    put_on_altar(s, good, Face.UP.value)
    laid(s, s.to_move, good)
    s.step += 1
    continue_sacrifice(s)


@rule
def hide(s: State, good: int) -> None:
    """A3.8"""
    player = s.players[s.active]
    player.goods[good] -= 1
    player.goods_count -= 1
    player.hidden[good] += 1
    player.hidden_count += 1
    put_on_altar(s, good, Face.DOWN.value)
    hid(s, s.active, good)
    s.step += 1
    continue_sacrifice(s)


@rule
def offer(s: State, good: int) -> None:
    """A3.9"""
    s.supply[good] -= 1
    s.open_altar[good] += 1
    put_on_altar(s, good, Face.UP.value)
    offered(s, s.active, good)
    s.step += 1
    continue_sacrifice(s)


@rule
def continue_taking(s: State) -> None:
    """A3.12; with a full hand the turn goes on to phase 4."""
    s.to_move = s.active
    s.step = 0
    if s.players[s.active].hand_count < HAND_SIZE:
        s.phase = Phase.TAKE
    else:
        score_free_card(s)


@rule
def take(s: State, row: int) -> None:
    card = pop(s.rows[row])
    player = s.players[s.active]
    player.hand[card] += 1
    player.hand_count += 1
    s.last_row = row
    took(s, s.active, card, row)
    settle_row(s)


@rule
def settle_row(s: State) -> None:
    """A3.13, A6.3: an empty row is laid anew, again and again while it holds nothing but oracles."""
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
    """Four cards from the pile; how many of them were oracles that left the game."""
    reveal(s.events)
    oracles = 0
    last = min(s.drawn + ROW_LENGTH, int(s.deck_count))
    for place in range(s.drawn, last):
        card = s.deck[place]
        s.unseen[card] -= 1
        row_laid(s, card, row)
        # A6.5: among the last cards of the pile oracles stay where they lie.
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
def answer_look(s: State, looks: bool) -> None:
    """A6.4"""
    if not looks:
        look_declined(s, s.active)
        settle_row(s)
        return
    for depth in range(looked_at(s)):
        place = s.altar.count - 1 - depth
        looked(s, s.active, s.altar.cards[place], depth + 1, s.altar_face[place])
    reveal(s.events)
    s.phase = Phase.KEEP


@rule
def keep(s: State, depth: int) -> None:
    """A6.4: the rest goes back in the same order, each card as it lay."""
    place = s.altar.count - 1 - depth
    good = s.altar.cards[place]
    for i in range(place + 1, s.altar.count):
        s.altar_face[i - 1] = s.altar_face[i]
    remove_at(s.altar, place)
    s.altar_goods[good] -= 1
    player = s.players[s.active]
    player.goods[good] += 1
    player.goods_count += 1
    player.kept[good] += 1
    player.kept_count += 1
    kept(s, s.active, good, depth + 1)
    show_altar(s)
    settle_row(s)


@rule
def show_altar(s: State) -> None:
    """The new top and the height are all that the others learn from a look."""
    shown = NOTHING
    if s.altar.count > 0 and s.altar_face[s.altar.count - 1] == Face.UP.value:
        shown = top(s.altar)
    reveal(s.events)
    altar_shown(s, shown, s.altar.count)


@rule
def end_game(s: State) -> None:
    """A3.14"""
    s.phase = Phase.OVER
    s.to_move = NOBODY
    game_ended(s, s.turn)
