"""B6: contests for the priest or prince disc of the active island."""

from __future__ import annotations

from banjar.games.dalang.rules.box import Kind
from banjar.games.dalang.rules.events import EventType
from banjar.games.dalang.rules.hand import play_card
from banjar.games.dalang.rules.state import Phase, State
from banjar.kernel.event_buffer import NOTHING, announce, reveal
from banjar.kernel.rule import rule


@rule
def start_contest(s: State, kind: int, number: int) -> None:
    """B6.1"""
    s.card = kind
    play_card(s, s.active, kind, EventType.PLAYED.value)
    show(s, number)


@rule
def show(s: State, number: int) -> None:
    """B6.1, B6.2; B6.4: the cards stay in the hand, but everybody knows them now."""
    s.shown = number
    s.leader = s.to_move
    player = s.players[s.to_move]
    if player.known_hand[s.card] < number:
        player.known_hand[s.card] = number
    announce(s.journal, EventType.SHOWED.value, s.to_move, s.card, NOTHING, number)
    reveal(s.journal)
    s.phase = Phase.ASK_NEXT


@rule
def award_disc(s: State) -> None:
    """B6.3, B6.6"""
    if s.card == Kind.PRIEST.value:
        s.priest_disc[s.dalang] = s.leader
    else:
        s.prince_disc[s.dalang] = s.leader
    announce(s.journal, EventType.WON_DISC.value, s.leader, s.card, s.dalang, s.shown)
    if s.priest_disc[s.dalang] == s.prince_disc[s.dalang]:
        award_seal(s)


@rule
def award_seal(s: State) -> None:
    """B6.5: from the supply or from another player."""
    if s.seal[s.dalang] != s.leader:
        s.seal[s.dalang] = s.leader
        announce(s.journal, EventType.TOOK_SEAL.value, s.leader, NOTHING, s.dalang, 0)
