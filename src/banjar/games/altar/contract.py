"""What the altar game offers to shared code; see `banjar.kernel.contract`."""

from banjar.games.altar.actions import ACTIONS, LEGAL, legal_actions
from banjar.games.altar.cards import MAX_PLAYERS
from banjar.games.altar.rules import apply
from banjar.games.altar.scoring import SCORE_LINES, outcome, ranking, score_sheet
from banjar.games.altar.setup import set_up, shuffle_deal
from banjar.games.altar.state import DEAL, OPTIONS, STATE, Deal, Options, State
