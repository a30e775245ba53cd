"""The altar game's implementation of `banjar.kernel.contract`."""

from banjar.games.altar.ai.evaluation import evaluate
from banjar.games.altar.ai.features import FEATURES, WORLD_FEATURES, features, policy_output, world_features
from banjar.games.altar.ai.heuristic import action_value, is_routine
from banjar.games.altar.information.memory import MEMORY, TRACE, Memory, Trace, recall
from banjar.games.altar.information.sampling import sample
from banjar.games.altar.information.seen import known_start, seen_by, uncover
from banjar.games.altar.rules.actions import ACTIONS, LEGAL
from banjar.games.altar.rules.box import MAX_PLAYERS
from banjar.games.altar.rules.phases import apply, legal_actions
from banjar.games.altar.rules.scoring import SCORE_LINES, ahead, score, score_sheet
from banjar.games.altar.rules.setup import set_up, shuffle_deal
from banjar.games.altar.rules.state import DEAL, OPTIONS, STATE, Deal, Options, State

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
