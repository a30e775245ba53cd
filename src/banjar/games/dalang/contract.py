"""What the dalang game offers to shared code; see `banjar.kernel.contract`."""

from banjar.games.dalang.actions import ACTIONS, LEGAL, legal_actions
from banjar.games.dalang.advice import advice, is_routine
from banjar.games.dalang.cards import MAX_PLAYERS
from banjar.games.dalang.features import FEATURES, features
from banjar.games.dalang.memory import MEMORY, TRACE, Memory, Trace, recall
from banjar.games.dalang.outlook import outlook
from banjar.games.dalang.rules import apply
from banjar.games.dalang.sampling import sample
from banjar.games.dalang.scoring import SCORE_LINES, ahead, score, score_sheet
from banjar.games.dalang.seen import known_start, seen_by, uncover
from banjar.games.dalang.setup import set_up, shuffle_deal
from banjar.games.dalang.state import DEAL, OPTIONS, STATE, Deal, Options, State

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
    "Deal",
    "Memory",
    "Options",
    "State",
    "Trace",
    "advice",
    "ahead",
    "apply",
    "features",
    "is_routine",
    "known_start",
    "legal_actions",
    "outlook",
    "recall",
    "sample",
    "score",
    "score_sheet",
    "seen_by",
    "set_up",
    "shuffle_deal",
    "uncover",
]
