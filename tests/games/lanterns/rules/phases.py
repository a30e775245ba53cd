"""The phases of the game: a table, and the kernel's dispatch, which must agree with it."""

from __future__ import annotations

from tests.games.lanterns.rules.play import allow_plays, play
from tests.games.lanterns.rules.state import Phase, State

from banjar.kernel.phase import Decider, PhaseRule
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack

PHASES: dict[Phase, PhaseRule] = {
    Phase.PLAY: PhaseRule(Decider.ACTIVE, "C3.1", "lanterns-help-play", allow_plays, play),
    Phase.OVER: PhaseRule(Decider.NOBODY, "C5.3", "lanterns-help-over"),
}


@rule
def legal_actions(s: State, legal: Stack) -> None:
    """Fill `legal` with the ids the seat to move may choose, ascending; empty when the game is over."""
    legal.count = 0
    match s.phase:
        case Phase.PLAY:
            allow_plays(s, legal)


@rule
def apply(s: State, action: int) -> None:
    """Carry out a legal action."""
    match s.phase:
        case Phase.PLAY:
            play(s, action)
