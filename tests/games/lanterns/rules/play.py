"""C3.1, C3.2, C3.4: a turn."""

from __future__ import annotations

from tests.games.lanterns.rules.actions import ActionId, action_type, choice
from tests.games.lanterns.rules.box import KINDS
from tests.games.lanterns.rules.events import game_ended, hid, lit, turn_began
from tests.games.lanterns.rules.state import Phase, State

from banjar.kernel.event_buffer import NOBODY, reveal
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, push


@rule
def allow_plays(s: State, legal: Stack) -> None:
    """C3.1, C3.2"""
    player = s.players[s.to_move]
    for kind in range(KINDS):
        if player.hand[kind] > 0:
            push(legal, ActionId.LIGHT.value + kind)
    for kind in range(KINDS):
        if player.hand[kind] > 0 and not player.has_hidden:
            push(legal, ActionId.HIDE.value + kind)


@rule
def play(s: State, action: int) -> None:
    """C3.1, C3.2"""
    player = s.players[s.active]
    kind = choice(action)
    player.hand[kind] -= 1
    player.hand_count -= 1
    match action_type(action):
        case ActionId.LIGHT:
            player.lit[kind] += 1
            lit(s, s.active, kind)
        case ActionId.HIDE:
            player.hidden = kind
            player.has_hidden = True
            hid(s, s.active, kind)
    next_turn(s)


@rule
def next_turn(s: State) -> None:
    """C3.4"""
    s.active = (s.active + 1) % s.players_count
    s.turn += 1
    if s.players[s.active].hand_count > 0:
        s.to_move = s.active
        turn_began(s, s.active, s.turn)
    else:
        s.to_move = NOBODY
        s.phase = Phase.OVER.value
        reveal(s.events)
        game_ended(s)
