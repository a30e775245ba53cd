"""What the dalang game offers to shared code; see `banjar.kernel.contract`."""

from banjar.games.dalang.actions import ACTIONS, LEGAL, legal_actions
from banjar.games.dalang.cards import MAX_PLAYERS
from banjar.games.dalang.rules import apply
from banjar.games.dalang.scoring import SCORE_LINES, ahead, score, score_sheet
from banjar.games.dalang.setup import set_up, shuffle_deal
from banjar.games.dalang.state import DEAL, OPTIONS, STATE, Deal, Options, State

__all__ = [
    "ACTIONS",
    "DEAL",
    "LEGAL",
    "MAX_PLAYERS",
    "OPTIONS",
    "SCORE_LINES",
    "STATE",
    "Deal",
    "Options",
    "State",
    "ahead",
    "apply",
    "legal_actions",
    "score",
    "score_sheet",
    "set_up",
    "shuffle_deal",
]
