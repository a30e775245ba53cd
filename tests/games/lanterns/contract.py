"""What lanterns offers to shared code; see `banjar.kernel.contract`."""

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
from tests.games.lanterns.rules.actions import ACTIONS, LEGAL
from tests.games.lanterns.rules.box import MAX_PLAYERS
from tests.games.lanterns.rules.phases import apply, legal_actions
from tests.games.lanterns.rules.scoring import SCORE_LINES, ahead, score, score_sheet
from tests.games.lanterns.rules.setup import set_up, shuffle_deal
from tests.games.lanterns.rules.state import DEAL, OPTIONS, STATE, Deal, Options, State

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
