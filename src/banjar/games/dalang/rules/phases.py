"""The phases of the game: a table, and the kernel's dispatch, which must agree with it.

numba cannot call functions from a table, so `legal_actions` and `decide` repeat the functions of the table; a test
compares both.
"""

from __future__ import annotations

from banjar.games.dalang.rules.actions import allow_puts
from banjar.games.dalang.rules.contest import allow_raises, answer_contest
from banjar.games.dalang.rules.exchange import (
    allow_card_exchange,
    allow_joining,
    allow_stack_exchange,
    answer_join,
    exchange_cards,
    exchange_stacks,
)
from banjar.games.dalang.rules.play import allow_plays, play
from banjar.games.dalang.rules.reaction import allow_forcing, answer_force, ask_next
from banjar.games.dalang.rules.state import Phase, State
from banjar.games.dalang.rules.travel import allow_blocks, allow_stowing, answer_block, continue_stowing, stow
from banjar.games.dalang.rules.turn import end_turn
from banjar.games.dalang.rules.warrior import allow_answers, answer_warrior, spread
from banjar.kernel.phase import Decider, PhaseRule
from banjar.kernel.rule import rule
from banjar.kernel.stack import Stack

PHASES: dict[Phase, PhaseRule] = {
    Phase.TURN: PhaseRule(Decider.ACTIVE, "B3.3", "dalang-help-turn", allow_plays, play),
    Phase.ANSWER_WARRIOR: PhaseRule(
        Decider.OTHERS, "B4.2", "dalang-help-answer-warrior", allow_answers, answer_warrior
    ),
    Phase.SPREAD: PhaseRule(Decider.OTHERS, "B4.3", "dalang-help-spread", allow_puts, spread),
    Phase.EXCHANGE_STACKS: PhaseRule(
        Decider.ANYBODY, "B5.1", "dalang-help-exchange-stacks", allow_stack_exchange, exchange_stacks
    ),
    Phase.EXCHANGE_CARDS: PhaseRule(
        Decider.ANYBODY, "B5.2", "dalang-help-exchange-cards", allow_card_exchange, exchange_cards
    ),
    Phase.JOIN: PhaseRule(Decider.OTHERS, "B5.3", "dalang-help-join", allow_joining, answer_join),
    Phase.FORCE: PhaseRule(Decider.OTHERS, "B5.4", "dalang-help-force", allow_forcing, answer_force),
    Phase.CONTEST: PhaseRule(Decider.OTHERS, "B6.2", "dalang-help-contest", allow_raises, answer_contest),
    Phase.BLOCK: PhaseRule(Decider.OTHERS, "B7.2", "dalang-help-block", allow_blocks, answer_block),
    Phase.STOW: PhaseRule(Decider.ANYBODY, "B7.3", "dalang-help-stow", allow_stowing, stow),
    Phase.OVER: PhaseRule(Decider.NOBODY, "B9.1", "dalang-help-over"),
}


@rule
def legal_actions(s: State, legal: Stack) -> None:
    """Fill `legal` with the ids the seat to move may choose, ascending; empty when the game is over."""
    legal.count = 0
    match s.phase:
        case Phase.TURN:
            allow_plays(s, legal)
        case Phase.ANSWER_WARRIOR:
            allow_answers(s, legal)
        case Phase.SPREAD:
            allow_puts(s, legal)
        case Phase.EXCHANGE_STACKS:
            allow_stack_exchange(s, legal)
        case Phase.EXCHANGE_CARDS:
            allow_card_exchange(s, legal)
        case Phase.JOIN:
            allow_joining(s, legal)
        case Phase.FORCE:
            allow_forcing(s, legal)
        case Phase.CONTEST:
            allow_raises(s, legal)
        case Phase.BLOCK:
            allow_blocks(s, legal)
        case Phase.STOW:
            allow_stowing(s, legal)


@rule
def apply(s: State, action: int) -> None:
    """Carry out a legal action, and everything that follows without a decision."""
    decide(s, action)
    if s.phase == Phase.ASK_NEXT.value:
        ask_next(s)
    if s.phase == Phase.STOW.value:
        continue_stowing(s)
    if s.phase == Phase.END_TURN.value:
        end_turn(s)


@rule
def decide(s: State, action: int) -> None:
    """The direct effect of a decision."""
    match s.phase:
        case Phase.TURN:
            play(s, action)
        case Phase.ANSWER_WARRIOR:
            answer_warrior(s, action)
        case Phase.SPREAD:
            spread(s, action)
        case Phase.EXCHANGE_STACKS:
            exchange_stacks(s, action)
        case Phase.EXCHANGE_CARDS:
            exchange_cards(s, action)
        case Phase.JOIN:
            answer_join(s, action)
        case Phase.FORCE:
            answer_force(s, action)
        case Phase.CONTEST:
            answer_contest(s, action)
        case Phase.BLOCK:
            answer_block(s, action)
        case Phase.STOW:
            stow(s, action)
