"""B3.3: the active player's options; each kind of card has its own module."""

from __future__ import annotations

from banjar.games.dalang.rules.actions import ActionId, action_type, allow_if_held
from banjar.games.dalang.rules.box import Kind
from banjar.games.dalang.rules.contest import allow_contest, start_contest
from banjar.games.dalang.rules.exchange import play_exchange
from banjar.games.dalang.rules.state import Phase, State
from banjar.games.dalang.rules.travel import allow_travel, name_goal
from banjar.games.dalang.rules.warrior import allow_warriors, challenge
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, push


@rule
def allow_plays(s: State, legal: Stack) -> None:
    """B3.3"""
    push(legal, ActionId.END_TURN.value)
    allow_warriors(s, legal)
    allow_if_held(s, Kind.SCHOLAR.value, ActionId.SCHOLAR.value, legal)
    allow_if_held(s, Kind.ARTIST.value, ActionId.ARTIST.value, legal)
    allow_contest(s, Kind.PRIEST.value, ActionId.PRIEST.value, legal)
    allow_contest(s, Kind.PRINCE.value, ActionId.PRINCE.value, legal)
    allow_travel(s, legal)


@rule
def play(s: State, action: int) -> None:
    """B3.3"""
    match action_type(action):
        case ActionId.END_TURN:
            s.phase = Phase.END_TURN
        case ActionId.WARRIOR:
            challenge(s, action)
        case ActionId.SCHOLAR:
            play_exchange(s, Kind.SCHOLAR.value)
        case ActionId.ARTIST:
            play_exchange(s, Kind.ARTIST.value)
        case ActionId.PRIEST:
            start_contest(s, Kind.PRIEST.value, action)
        case ActionId.PRINCE:
            start_contest(s, Kind.PRINCE.value, action)
        case ActionId.DALANG:
            name_goal(s, action)
