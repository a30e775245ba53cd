"""A4: the gate between the true state and what a seat knows of it."""

from __future__ import annotations

from banjar.games.altar.rules.box import KINDS, MAX_PLAYERS, ROWS
from banjar.games.altar.rules.oracle import looked_at
from banjar.games.altar.rules.state import Face, Phase, Player, State
from banjar.kernel.copying import copy_counts, copy_first
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import copy_stack, fill


@rule
def seen_by(s: State, seat: int, seen: State) -> None:
    """Copy what the seat knows; NOBODY means a spectator with a perfect memory of everything public."""
    copy_public(s, seen)
    for other in range(MAX_PLAYERS):
        copy_public_player(s.players[other], seen.players[other])
    if seat != NOBODY:
        copy_own(s.players[seat], seen.players[seat])
    if s.phase == Phase.OVER:
        uncover(s, seen)
    elif s.altar.count > 0 and s.altar_face[s.altar.count - 1] == Face.UP.value:
        show_altar_top(s, seen, 1)
    if s.phase == Phase.KEEP and seat == s.active:
        show_altar_top(s, seen, looked_at(s))


@inlined
def copy_public(s: State, seen: State) -> None:
    """A4.1"""
    for row in range(ROWS):
        copy_stack(seen.rows[row], s.rows[row])
    fill(seen.deck, NOTHING)
    copy_first(seen.deck, s.deck, s.drawn)
    seen.deck_count = s.deck_count
    seen.drawn = s.drawn
    copy_counts(seen.unseen, s.unseen)
    seen.altar.count = s.altar.count
    fill(seen.altar.cards, NOTHING)
    fill(seen.altar_face, Face.DOWN.value)
    fill(seen.altar_goods, 0)
    copy_counts(seen.open_altar, s.open_altar)
    copy_counts(seen.supply, s.supply)
    copy_counts(seen.box, s.box)
    copy_counts(seen.colours, s.colours)
    seen.players_count = s.players_count
    seen.oracle = s.oracle
    seen.demon = s.demon
    seen.demon_row = s.demon_row
    seen.active = s.active
    seen.to_move = s.to_move
    seen.phase = s.phase
    seen.step = s.step
    seen.last_row = s.last_row
    seen.turn = s.turn
    seen.events.count = 0
    seen.events.revealed = False


@inlined
def copy_public_player(player: Player, seen: Player) -> None:
    """A4.1, and A4.3: hands are known to a perfect memory, since every card was taken openly."""
    seen.stones = player.stones
    seen.points = player.points
    copy_counts(seen.hand, player.hand)
    seen.hand_count = player.hand_count
    copy_counts(seen.in_play, player.in_play)
    copy_counts(seen.open_goods, player.open_goods)
    seen.goods_count = player.goods_count
    seen.hidden_count = player.hidden_count
    seen.kept_count = player.kept_count
    fill(seen.goods, 0)
    fill(seen.hidden, 0)
    fill(seen.kept, 0)


@inlined
def copy_own(player: Player, seen: Player) -> None:
    """A4.2"""
    copy_counts(seen.goods, player.goods)
    copy_counts(seen.hidden, player.hidden)
    copy_counts(seen.kept, player.kept)


@rule
def uncover(s: State, seen: State) -> None:
    """A4.5"""
    copy_first(seen.deck, s.deck, s.deck_count)
    for other in range(MAX_PLAYERS):
        copy_own(s.players[other], seen.players[other])
    show_altar_top(s, seen, s.altar.count)
    copy_counts(seen.altar_goods, s.altar_goods)


@inlined
def show_altar_top(s: State, seen: State, depth: int) -> None:
    for i in range(s.altar.count - depth, s.altar.count):
        seen.altar.cards[i] = s.altar.cards[i]
        seen.altar_face[i] = s.altar_face[i]


@rule
def known_start(s: State, seat: int, seen: State) -> None:
    """What a seat knows of a game's start: all but the order of the pile and of the face-down altar cards.

    These are sorted, which keeps the known number of each kind and reveals nothing else. A position may start in the
    middle of a look: the looking player then knows the cards, which are marked as seen.
    """
    copy_public(s, seen)
    for other in range(MAX_PLAYERS):
        copy_public_player(s.players[other], seen.players[other])
        copy_own(s.players[other], seen.players[other])
    show_altar_top(s, seen, s.altar.count)
    copy_counts(seen.altar_goods, s.altar_goods)
    place = s.drawn
    for kind in range(KINDS):
        for i in range(s.drawn, s.deck_count):
            if s.deck[i] == kind:
                seen.deck[place] = kind
                place += 1
    if s.phase == Phase.KEEP and seat == s.active:
        for i in range(s.altar.count - looked_at(s), s.altar.count):
            if s.altar_face[i] == Face.DOWN.value:
                seen.altar_face[i] = Face.SEEN.value
    sort_face_down(seen)


@rule
def sort_face_down(seen: State) -> None:
    for i in range(seen.altar.count):
        for j in range(i + 1, seen.altar.count):
            both_down = seen.altar_face[i] == Face.DOWN.value and seen.altar_face[j] == Face.DOWN.value
            if both_down and seen.altar.cards[j] < seen.altar.cards[i]:
                seen.altar.cards[i], seen.altar.cards[j] = seen.altar.cards[j], seen.altar.cards[i]
