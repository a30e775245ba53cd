"""The phases of the game: a table, and the kernel's dispatch, which must agree with it.

numba cannot call functions from a table, so `legal_actions` and `apply` repeat the functions of the table; a test
compares both.
"""

from __future__ import annotations

from banjar.games.altar.rules.buy import allow_purchases, buy
from banjar.games.altar.rules.oracle import allow_keeping, allow_look, answer_look, keep
from banjar.games.altar.rules.play import allow_plays, play
from banjar.games.altar.rules.sacrifice import allow_hiding, allow_laying, allow_offers, hide, lay, offer
from banjar.games.altar.rules.scoring_phase import (
    allow_shrine_rewards,
    allow_substitutes,
    choose_shrine_reward,
    choose_substitute,
)
from banjar.games.altar.rules.state import Phase, State
from banjar.games.altar.rules.take import allow_rows, take
from banjar.kernel.phase import Decider, PhaseRule
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack

PHASES: dict[Phase, PhaseRule] = {
    Phase.BUY: PhaseRule(Decider.ACTIVE, "A3.1", "altar-help-buy", allow_purchases, buy),
    Phase.PLAY: PhaseRule(Decider.ACTIVE, "A3.2", "altar-help-play", allow_plays, play),
    Phase.LAY: PhaseRule(Decider.OTHERS, "A3.7", "altar-help-lay", allow_laying, lay),
    Phase.HIDE: PhaseRule(Decider.ACTIVE, "A3.8", "altar-help-hide", allow_hiding, hide),
    Phase.OFFER: PhaseRule(Decider.ACTIVE, "A3.9", "altar-help-offer", allow_offers, offer),
    Phase.TAKE: PhaseRule(Decider.ACTIVE, "A3.12", "altar-help-take", allow_rows, take),
    Phase.LOOK: PhaseRule(Decider.ACTIVE, "A6.4", "altar-help-look", allow_look, answer_look),
    Phase.KEEP: PhaseRule(Decider.ACTIVE, "A6.4", "altar-help-keep", allow_keeping, keep),
    Phase.SHRINE_REWARD: PhaseRule(
        Decider.ANYBODY, "A3.16", "altar-help-shrine-reward", allow_shrine_rewards, choose_shrine_reward
    ),
    Phase.SUBSTITUTE: PhaseRule(
        Decider.ANYBODY, "A3.19", "altar-help-substitute", allow_substitutes, choose_substitute
    ),
    Phase.OVER: PhaseRule(Decider.NOBODY, "A3.14", "altar-help-over"),
}


@rule
def legal_actions(s: State, legal: Stack) -> None:
    """Fill `legal` with the ids the seat to move may choose, ascending; empty when the game is over."""
    legal.count = 0
    match s.phase:
        case Phase.BUY:
            allow_purchases(s, legal)
        case Phase.PLAY:
            allow_plays(s, legal)
        case Phase.LAY:
            allow_laying(s, legal)
        case Phase.HIDE:
            allow_hiding(s, legal)
        case Phase.OFFER:
            allow_offers(s, legal)
        case Phase.TAKE:
            allow_rows(s, legal)
        case Phase.LOOK:
            allow_look(s, legal)
        case Phase.KEEP:
            allow_keeping(s, legal)
        case Phase.SHRINE_REWARD:
            allow_shrine_rewards(s, legal)
        case Phase.SUBSTITUTE:
            allow_substitutes(s, legal)


@rule
def apply(s: State, action: int) -> None:
    """Carry out a legal action."""
    match s.phase:
        case Phase.BUY:
            buy(s, action)
        case Phase.PLAY:
            play(s, action)
        case Phase.LAY:
            lay(s, action)
        case Phase.HIDE:
            hide(s, action)
        case Phase.OFFER:
            offer(s, action)
        case Phase.TAKE:
            take(s, action)
        case Phase.LOOK:
            answer_look(s, action)
        case Phase.KEEP:
            keep(s, action)
        case Phase.SHRINE_REWARD:
            choose_shrine_reward(s, action)
        case Phase.SUBSTITUTE:
            choose_substitute(s, action)
