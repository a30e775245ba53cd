"""What version 2 of lanterns offers: nobody hides a lantern any more, the rest is as in version 1."""

from __future__ import annotations

from tests.games.lanterns.ai import (
    FEATURES,
    WORLD_FEATURES,
    action_value,
    evaluate,
    features,
    is_routine,
    policy_output,
    world_features,
)
from tests.games.lanterns.information import MEMORY, TRACE, Memory, Trace, known_start, recall, sample, seen_by, uncover
from tests.games.lanterns.rules.actions import ACTIONS, LEGAL, ActionId
from tests.games.lanterns.rules.box import KINDS, MAX_PLAYERS
from tests.games.lanterns.rules.phases import apply
from tests.games.lanterns.rules.scoring import SCORE_LINES, ahead, score, score_sheet
from tests.games.lanterns.rules.setup import set_up, shuffle_deal
from tests.games.lanterns.rules.state import DEAL, OPTIONS, STATE, Deal, Options, State

from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack, push

__all__ = [
    "ACTIONS",
    "DEAL",
    "FEATURES",
    "LEGAL",
    "MAX_PLAYERS",
    "MEMORY",
    "OPTIONS",
    "SCORE_LINES",
    "STATE",
    "TRACE",
    "WORLD_FEATURES",
    "Deal",
    "Memory",
    "Options",
    "State",
    "Trace",
    "action_value",
    "ahead",
    "apply",
    "evaluate",
    "features",
    "is_routine",
    "known_start",
    "legal_actions",
    "policy_output",
    "recall",
    "sample",
    "score",
    "score_sheet",
    "seen_by",
    "set_up",
    "shuffle_deal",
    "uncover",
    "world_features",
]


@rule
def legal_actions(s: State, legal: Stack) -> None:
    """Without C3.2."""
    legal.count = 0
    if s.to_move == NOBODY:
        return
    for kind in range(KINDS):
        if s.players[s.to_move].hand[kind] > 0:
            push(legal, ActionId.LIGHT.value + kind)
