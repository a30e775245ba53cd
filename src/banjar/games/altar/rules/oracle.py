"""A6.4: looking at the altar, and keeping a card."""

from __future__ import annotations

from banjar.games.altar.rules.actions import ActionId
from banjar.games.altar.rules.box import LOOK_DEPTH
from banjar.games.altar.rules.events import altar_shown, kept, look_declined, looked
from banjar.games.altar.rules.state import Face, Phase, State
from banjar.games.altar.rules.take import settle_row
from banjar.kernel.event_buffer import NOTHING, reveal
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, push, remove_at, top


@rule
def looked_at(s: State) -> int:
    """A6.4: the number of cards a look shows."""
    return min(LOOK_DEPTH, s.altar.count)


@rule
def allow_look(_s: State, legal: Stack) -> None:
    """A6.4"""
    push(legal, ActionId.LOOK.value)
    push(legal, ActionId.DECLINE_LOOK.value)


@rule
def answer_look(s: State, action: int) -> None:
    """A6.4"""
    if action == ActionId.DECLINE_LOOK.value:
        look_declined(s, s.active)
        settle_row(s)
        return
    for depth in range(looked_at(s)):
        place = s.altar.count - 1 - depth
        looked(s, s.active, s.altar.cards[place], depth + 1, s.altar_face[place])
    reveal(s.events)
    s.phase = Phase.KEEP


@rule
def allow_keeping(s: State, legal: Stack) -> None:
    """A6.4"""
    for depth in range(looked_at(s)):
        push(legal, ActionId.KEEP.value + depth)


@rule
def keep(s: State, action: int) -> None:
    """A6.4: the other cards go back in the same order, each with the same face up."""
    depth = action - ActionId.KEEP.value
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
    """Announce the new top and the height, which is all that others learn from a look."""
    shown = NOTHING
    if s.altar.count > 0 and s.altar_face[s.altar.count - 1] == Face.UP.value:
        shown = top(s.altar)
    reveal(s.events)
    altar_shown(s, shown, s.altar.count)
