"""The dalang game's implementation of `banjar.kernel.contract`."""

from banjar.games.dalang.ai.evaluation import evaluate
from banjar.games.dalang.ai.features import FEATURES, WORLD_FEATURES, features, policy_output, world_features
from banjar.games.dalang.ai.heuristic import action_value, is_routine
from banjar.games.dalang.information.memory import MEMORY, TRACE, Memory, Trace
from banjar.games.dalang.information.recall import recall
from banjar.games.dalang.information.sampling import sample
from banjar.games.dalang.information.seen import known_start, seen_by, uncover
from banjar.games.dalang.rules.actions import ACTIONS, LEGAL
from banjar.games.dalang.rules.box import MAX_PLAYERS
from banjar.games.dalang.rules.phases import apply, legal_actions
from banjar.games.dalang.rules.scoring import SCORE_LINES, ahead, score, score_sheet
from banjar.games.dalang.rules.setup import set_up, shuffle_deal
from banjar.games.dalang.rules.state import DEAL, OPTIONS, STATE, Deal, Options, State

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
