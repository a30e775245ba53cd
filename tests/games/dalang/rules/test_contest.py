"""B6: contests for discs, and the seals."""

from __future__ import annotations

import pytest
from tests.games.dalang.arrange import BLUE, GREEN, RED, YELLOW, P, T, W, arrange, contest, put, show

from banjar.games.dalang.rules.actions import ActionId
from banjar.games.dalang.rules.box import Kind
from banjar.games.dalang.rules.events import EventType
from banjar.games.dalang.rules.state import Phase
from banjar.kernel.event_buffer import NOBODY

PRIEST, PRINCE = Kind.PRIEST, Kind.PRINCE
BOTH_KINDS = pytest.mark.parametrize("kind", [PRIEST, PRINCE])


@BOTH_KINDS
def test_it_takes_two_cards_to_start(kind: Kind) -> None:
    """B6.1 TB34: with one priest or prince in hand it cannot be played; with four one to three are shown."""
    assert arrange(hands={RED: {kind: 1}}).legal() == [ActionId.END_TURN]
    four = arrange(hands={RED: {kind: 4}})
    assert four.legal() == [ActionId.END_TURN, contest(kind, 1), contest(kind, 2), contest(kind, 3)]
    four.play(contest(kind, 2))
    assert four.happened() == [(EventType.PLAYED, RED, kind, -1, 1), (EventType.SHOWED, RED, kind, -1, 2)]
    assert four.hand(RED) == {kind: 3}
    assert four.discards() == {kind: 1}


def test_the_whole_stock_can_be_shown() -> None:
    """B6.1: all thirty in one hand leave twenty-nine to show."""
    table = arrange(hands={RED: {PRINCE: 30}})
    assert table.legal()[-1] == contest(PRINCE, 29) == ActionId.SHOW - 1
    table.play(contest(PRINCE, 29))
    assert table.s.shown == 29


def test_answers_to_a_contest() -> None:
    """B6.2 TB36: strictly more than the most so far, as many as one likes, or pass."""
    hands = {RED: {PRIEST: 4}, BLUE: {PRIEST: 3, PRINCE: 9}, YELLOW: {PRIEST: 5}}
    table = arrange(hands=hands)
    table.play(contest(PRIEST, 3))
    assert (table.phase, table.to_move, table.legal()) == (Phase.CONTEST, BLUE, [ActionId.PASS])
    table.play(ActionId.PASS)
    assert table.happened() == [(EventType.PASSED, BLUE, PRIEST, -1, 0)]
    assert table.legal() == [ActionId.PASS, show(4), show(5)]


def test_one_round() -> None:
    """B6.2: who passed is not asked again, and the active player cannot raise."""
    hands = {RED: {PRIEST: 9}, BLUE: {PRIEST: 9}, YELLOW: {PRIEST: 4}, GREEN: {PRIEST: 5}}
    table = arrange(hands=hands)
    table.play(contest(PRIEST, 1), ActionId.PASS, show(4), show(5))
    assert (table.phase, table.to_move) == (Phase.TURN, RED)
    assert table.happened()[-1] == (EventType.WON_DISC, GREEN, PRIEST, 0, 5)


def test_blue_keeps_the_prince() -> None:
    """B6.3 B6.4 BE1 TB35: Yellow shows 2, Green none, Red 3, Blue 4; the disc stays, the cards return."""
    hands = {YELLOW: {PRINCE: 3}, GREEN: {PRIEST: 2}, RED: {PRINCE: 3}, BLUE: {PRINCE: 5}}
    table = arrange(active=YELLOW, dalang=W, hands=hands, princes={W: BLUE})
    table.play(contest(PRINCE, 2), ActionId.PASS, show(3), show(4))
    assert table.s.prince_disc[W] == BLUE
    assert table.hand(YELLOW) == {PRINCE: 2}
    assert [table.hand(seat) for seat in (GREEN, RED, BLUE)] == [hands[s] for s in (GREEN, RED, BLUE)]
    assert table.discards() == {PRINCE: 1}
    assert (table.phase, table.active, table.to_move) == (Phase.TURN, YELLOW, YELLOW)
    assert [table.known_hand(seat) for seat in range(4)] == [{PRINCE: 3}, {PRINCE: 4}, {PRINCE: 2}, {}]


@BOTH_KINDS
def test_the_winner_gets_the_disc(kind: Kind) -> None:
    """B6.3: into the winner's village on the active island; no other disc moves."""
    everything = dict.fromkeys(range(4), BLUE)
    table = arrange(dalang=T, hands={RED: {kind: 2}, GREEN: {kind: 2}}, princes=everything, priests=everything)
    table.play(contest(kind, 1), ActionId.PASS, ActionId.PASS, show(2))
    won, other = table.s.priest_disc, table.s.prince_disc
    if kind == PRINCE:
        won, other = other, won
    assert [int(seat) for seat in won] == [BLUE, BLUE, GREEN, BLUE]
    assert [int(seat) for seat in other] == [BLUE] * 4


def test_only_the_first_card_is_gone() -> None:
    """B6.4: all shown cards are back in the hands and can be shown again."""
    table = arrange(hands={RED: {PRIEST: 3}, BLUE: {PRIEST: 4}}, fled=[YELLOW, GREEN])
    table.play(contest(PRIEST, 2), show(4), contest(PRIEST, 1), show(3))
    assert table.hand(RED) == {PRIEST: 1}
    assert table.hand(BLUE) == {PRIEST: 4}
    assert table.known_hand(BLUE) == {PRIEST: 4}


def test_nobody_left_to_answer() -> None:
    """B6.2 TB38: all others have fled, the active player shows one and wins."""
    table = arrange(dalang=P, hands={RED: {PRIEST: 2}}, priests={P: BLUE}, fled=[BLUE, YELLOW, GREEN])
    table.play(contest(PRIEST, 1))
    assert table.s.priest_disc[P] == RED
    assert table.events() == [EventType.PLAYED, EventType.SHOWED, EventType.WON_DISC]
    assert (table.phase, table.to_move) == (Phase.TURN, RED)


@BOTH_KINDS
def test_both_discs_bring_the_seal(kind: Kind) -> None:
    """B6.5: from the supply, for whoever wins the second disc."""
    table = arrange(
        dalang=P,
        hands={RED: {kind: 2}, YELLOW: {kind: 2}},
        princes={P: YELLOW if kind == PRIEST else BLUE},
        priests={P: YELLOW if kind == PRINCE else BLUE},
    )
    table.play(contest(kind, 1), ActionId.PASS, show(2), ActionId.PASS)
    assert [int(seat) for seat in table.s.seal] == [NOBODY, YELLOW, NOBODY, NOBODY]
    assert table.happened()[-1] == (EventType.TOOK_SEAL, YELLOW, -1, P, 0)


def test_a_seal_outlasts_the_discs() -> None:
    """B6.5 TB40: Blue wins the prince and Green the priest, but Red keeps the seal."""
    hands = {BLUE: {PRINCE: 2, PRIEST: 2}, GREEN: {PRIEST: 5}}
    table = arrange(active=BLUE, dalang=T, hands=hands, princes={T: RED}, priests={T: RED}, seals={T: RED}, fled=[RED])
    table.play(contest(PRINCE, 1), ActionId.PASS, ActionId.PASS)
    table.play(contest(PRIEST, 1), ActionId.PASS, show(2))
    assert (table.s.prince_disc[T], table.s.priest_disc[T], table.s.seal[T]) == (BLUE, GREEN, RED)


def test_a_seal_is_taken_from_another_player() -> None:
    """B6.5: by uniting both discs; winning one's own disc again takes nothing."""
    hands = {RED: {PRINCE: 4}}
    table = arrange(dalang=T, hands=hands, princes={T: BLUE}, priests={T: RED}, seals={T: BLUE})
    table.play(contest(PRINCE, 1), ActionId.PASS, ActionId.PASS, ActionId.PASS)
    assert table.s.seal[T] == RED
    assert EventType.TOOK_SEAL in table.events()
    table.play(contest(PRINCE, 1), ActionId.PASS, ActionId.PASS, ActionId.PASS)
    assert table.s.seal[T] == RED
    assert table.events()[-1] == EventType.WON_DISC


def test_a_disc_that_was_set_aside() -> None:
    """B6.6 TB42: with three players it enters the winner's village, and with the prince brings the seal."""
    table = arrange(3, dalang=T, hands={RED: {PRIEST: 2}, BLUE: {PRIEST: 3}}, princes={T: BLUE})
    table.play(contest(PRIEST, 1), show(3), ActionId.PASS)
    assert (table.s.priest_disc[T], table.s.prince_disc[T], table.s.seal[T]) == (BLUE, BLUE, BLUE)


def test_two_missing_discs_make_no_seal() -> None:
    """B6.5 B6.6: a disc set aside lies in nobody's village."""
    table = arrange(3, dalang=T, hands={RED: {PRIEST: 2}})
    table.play(contest(PRIEST, 1), ActionId.PASS, ActionId.PASS)
    assert (table.s.priest_disc[T], table.s.prince_disc[T], table.s.seal[T]) == (RED, NOBODY, NOBODY)


def test_knowledge_ends_with_a_flight() -> None:
    """B10.1 B4.3: an empty hand holds nothing that was shown."""
    table = arrange(hands={RED: {PRIEST: 2, Kind.WARRIOR: 1}, BLUE: {PRIEST: 9}})
    table.play(contest(PRIEST, 1), show(8), ActionId.PASS, ActionId.PASS, ActionId.WARRIOR + GREEN, ActionId.FLEE)
    assert table.known_hand(BLUE) == {PRIEST: 8}
    table.play(put(PRIEST, W), put(PRIEST, W), put(PRIEST, W))
    assert table.known_hand(BLUE) == {}
