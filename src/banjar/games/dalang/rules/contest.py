"""B6: contests for the priest or prince disc of the active island."""

from __future__ import annotations

from banjar.games.dalang.rules.actions import ActionId, choice
from banjar.games.dalang.rules.box import CONTEST_DISCARDS, Kind
from banjar.games.dalang.rules.events import played, showed, took_seal, won_disc
from banjar.games.dalang.rules.hand import play_card
from banjar.games.dalang.rules.state import Phase, Player, State
from banjar.games.dalang.rules.turn import pass_by
from banjar.kernel.event_buffer import NOTHING, reveal
from banjar.kernel.rule import inlined, rule
from banjar.kernel.stack import Stack, push


@inlined
def disc_holder(s: State, kind: int, island: int) -> int:
    """In whose village the disc of a kind lies, or NOBODY."""
    return s.priest_disc[island] if kind == Kind.PRIEST.value else s.prince_disc[island]


@inlined
def most_shown(player: Player, kind: int) -> int:
    """B6.1: how many cards a player who starts a contest can show, beside the one discarded; below 1 none at all."""
    return player.hand[kind] - CONTEST_DISCARDS


@rule
def allow_contest(s: State, kind: int, first: int, legal: Stack) -> None:
    """B6.1: one card is discarded, at least one more is shown."""
    for extra in range(most_shown(s.players[s.active], kind)):
        push(legal, first + extra)


@rule
def start_contest(s: State, kind: int, action: int) -> None:
    """B6.1"""
    s.card = kind
    play_card(s, s.active, kind)
    played(s, s.active, kind, NOTHING)
    show(s, choice(action) + 1)


@rule
def show(s: State, number: int) -> None:
    """B6.1, B6.2; B6.4: the cards stay in the hand, but everybody knows them now."""
    s.shown = number
    s.leader = s.to_move
    player = s.players[s.to_move]
    if player.known_hand[s.card] < number:
        player.known_hand[s.card] = number
    showed(s, s.to_move, s.card, number)
    reveal(s.events)
    s.phase = Phase.ASK_NEXT


@rule
def allow_raises(s: State, legal: Stack) -> None:
    """B6.2"""
    push(legal, ActionId.PASS.value)
    for shown in range(s.shown + 1, s.players[s.to_move].hand[s.card] + 1):
        push(legal, ActionId.SHOW.value + shown - 1)


@rule
def answer_contest(s: State, action: int) -> None:
    """B6.2"""
    if action == ActionId.PASS.value:
        pass_by(s)
    else:
        show(s, action - ActionId.SHOW.value + 1)


@rule
def award_disc(s: State) -> None:
    """B6.3, B6.6"""
    if s.card == Kind.PRIEST.value:
        s.priest_disc[s.dalang] = s.leader
    else:
        s.prince_disc[s.dalang] = s.leader
    won_disc(s, s.leader, s.card, s.dalang, s.shown)
    if s.priest_disc[s.dalang] == s.prince_disc[s.dalang]:
        award_seal(s)


@rule
def award_seal(s: State) -> None:
    """B6.5: from the supply or from another player."""
    if s.seal[s.dalang] != s.leader:
        s.seal[s.dalang] = s.leader
        took_seal(s, s.leader, s.dalang)
