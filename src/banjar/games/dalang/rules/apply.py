"""B3.3: what each decision leads to. The cards have files of their own."""

from __future__ import annotations

from banjar.games.dalang.rules.actions import ActionId
from banjar.games.dalang.rules.box import Kind
from banjar.games.dalang.rules.contest import show, start_contest
from banjar.games.dalang.rules.exchange import answer_join, exchange_cards, exchange_stacks, play_exchange
from banjar.games.dalang.rules.reaction import answer_force, ask_next, pass_by
from banjar.games.dalang.rules.state import Phase, State
from banjar.games.dalang.rules.travel import answer_block, continue_stowing, name_goal, stow
from banjar.games.dalang.rules.turn import end_turn
from banjar.games.dalang.rules.warrior import answer_warrior, challenge, spread
from banjar.kernel.rule import rule


@rule
def apply(s: State, action: int) -> None:
    """Carry out a legal action, and what follows by itself."""
    decide(s, action)
    if s.phase == Phase.ASK_NEXT.value:
        ask_next(s)
    if s.phase == Phase.STOW.value:
        continue_stowing(s)
    if s.phase == Phase.END_TURN.value:
        end_turn(s)


@rule
def decide(s: State, action: int) -> None:
    match s.phase:
        case Phase.TURN:
            play(s, action)
        case Phase.ANSWER_WARRIOR:
            answer_warrior(s, action == ActionId.PARRY.value)
        case Phase.SPREAD:
            spread(s, action - ActionId.PUT.value)
        case Phase.EXCHANGE_STACKS:
            exchange_stacks(s, action)
        case Phase.EXCHANGE_CARDS:
            exchange_cards(s, action)
        case Phase.JOIN:
            answer_join(s, action == ActionId.JOIN.value)
        case Phase.FORCE:
            answer_force(s, action == ActionId.FORCE.value)
        case Phase.CONTEST:
            answer_contest(s, action)
        case Phase.BLOCK:
            answer_block(s, action)
        case Phase.STOW:
            stow(s, action - ActionId.STOW.value)


@rule
def answer_contest(s: State, action: int) -> None:
    """B6.2"""
    if action == ActionId.PASS.value:
        pass_by(s)
    else:
        show(s, action - ActionId.SHOW.value + 1)


@rule
def play(s: State, action: int) -> None:
    """B3.3: the groups of a turn's actions, in the order of their ids."""
    if action == ActionId.END_TURN.value:
        s.phase = Phase.END_TURN
    elif action < ActionId.PARRY.value:
        challenge(s, action - ActionId.WARRIOR.value)
    elif action == ActionId.SCHOLAR.value:
        play_exchange(s, Kind.SCHOLAR.value)
    elif action == ActionId.ARTIST.value:
        play_exchange(s, Kind.ARTIST.value)
    elif action < ActionId.PRINCE.value:
        start_contest(s, Kind.PRIEST.value, action - ActionId.PRIEST.value + 1)
    elif action < ActionId.SHOW.value:
        start_contest(s, Kind.PRINCE.value, action - ActionId.PRINCE.value + 1)
    else:
        name_goal(s, action - ActionId.DALANG.value)
