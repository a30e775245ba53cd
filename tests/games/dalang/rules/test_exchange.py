"""B5: scholars, artists, and forcing the end of a turn."""

from __future__ import annotations

import pytest
from tests.games.dalang.arrange import BLUE, GREEN, RED, YELLOW, K, P, T, Table, W, arrange, contest, put, show, travel

from banjar.games.dalang.rules.actions import ActionId
from banjar.games.dalang.rules.box import Kind
from banjar.games.dalang.rules.events import EventType
from banjar.games.dalang.rules.state import Phase

SCHOLAR, ARTIST, PRIEST, PRINCE, WARRIOR = (
    Kind.SCHOLAR,
    Kind.ARTIST,
    Kind.PRIEST,
    Kind.PRINCE,
    Kind.WARRIOR,
)


def test_a_scholar_puts_cards_on_stacks() -> None:
    """B5.1 TB24: two on Kukusch, one on Wontong; the hand is four smaller with the scholar."""
    table = arrange(
        dalang=P,
        hands={RED: {SCHOLAR: 1, PRIEST: 2, PRINCE: 2}},
        stacks={(RED, K): [WARRIOR], (RED, W): [WARRIOR]},
    )
    table.play(ActionId.SCHOLAR, put(PRIEST, K), put(PRINCE, W), put(PRINCE, K))
    assert table.stack(RED, K) == [WARRIOR, PRIEST, PRINCE]
    assert table.stack(RED, W) == [WARRIOR, PRINCE]
    assert table.hand(RED) == {PRIEST: 1}
    assert (table.phase, table.to_move) == (Phase.JOIN, BLUE)


def test_a_scholar_takes_one_at_a_time() -> None:
    """B5.1 BE6 TB25: one from Kukusch, seen; one from Wontong, seen; one more from Kukusch."""
    table = arrange(
        dalang=T,
        hands={RED: {SCHOLAR: 1, PRIEST: 1}},
        stacks={(RED, K): [WARRIOR, ARTIST], (RED, W): [PRINCE]},
    )
    table.play(ActionId.SCHOLAR, ActionId.TAKE + K)
    assert table.happened(RED) == [(EventType.TOOK_FROM_STACK, RED, ARTIST, K, 1)]
    assert table.happened(BLUE) == [(EventType.TOOK_FROM_STACK, RED, -1, K, 1)]
    assert table.legal() == [ActionId.DONE, ActionId.TAKE + K, ActionId.TAKE + W]
    table.play(ActionId.TAKE + W)
    assert table.legal() == [ActionId.DONE, ActionId.TAKE + K]
    table.play(ActionId.TAKE + K)
    assert table.hand(RED) == {PRIEST: 1, ARTIST: 1, PRINCE: 1, WARRIOR: 1}
    assert table.stack(RED, K) == table.stack(RED, W) == []
    assert table.to_move == BLUE


def test_never_the_active_island() -> None:
    """B5.1: only the three other islands, and only stacks that have cards."""
    table = arrange(dalang=T, hands={RED: {SCHOLAR: 1, PRIEST: 1}}, stacks={(RED, W): [PRINCE], (BLUE, K): [PRINCE]})
    table.play(ActionId.SCHOLAR)
    assert table.legal() == [ActionId.DONE, put(PRIEST, K), put(PRIEST, P), put(PRIEST, W), ActionId.TAKE + W]


@pytest.mark.parametrize("first", ["put", "take"])
def test_put_or_take_but_not_both(first: str) -> None:
    """B5.1 TB26: putting one and taking one is illegal."""
    table = arrange(hands={RED: {SCHOLAR: 1, PRIEST: 2}}, stacks={(RED, W): [PRINCE, PRINCE]})
    table.play(ActionId.SCHOLAR, put(PRIEST, W) if first == "put" else ActionId.TAKE + W)
    takes = [action for action in table.legal() if action in range(ActionId.TAKE, ActionId.TAKE + 4)]
    puts = [action for action in table.legal() if action in range(ActionId.PUT, ActionId.TAKE)]
    assert bool(takes) == (first == "take")
    assert bool(puts) == (first == "put")


def test_a_scholar_for_nothing() -> None:
    """B5.1: zero cards are allowed."""
    table = arrange(hands={RED: {SCHOLAR: 1}})
    table.play(ActionId.SCHOLAR, ActionId.DONE)
    assert table.happened() == [(EventType.DONE, RED, SCHOLAR, -1, 0)]
    assert table.to_move == BLUE


def test_the_dealt_cards_of_a_stack() -> None:
    """B5.1 B10.2: what was dealt stays unknown until it is taken; cards laid on it do not count."""
    table = Table(4, starting_cards=[1, 2, 3, 4])
    table.set_hand(RED, {SCHOLAR: 3, PRIEST: 1})
    dealt = table.s.players[RED].dealt
    table.play(ActionId.SCHOLAR, put(PRIEST, W), ActionId.DONE)
    while table.to_move != RED:
        table.play(ActionId.PASS)
    assert [int(number) for number in dealt] == [0, 3, 3, 3]
    table.play(ActionId.SCHOLAR, ActionId.TAKE + W)
    assert int(dealt[W]) == 3
    table.play(ActionId.TAKE + W, ActionId.TAKE + P)
    assert [int(number) for number in dealt] == [0, 2, 3, 2]


def test_an_artist_exchanges_cards() -> None:
    """B5.2 BE4 TB30: the artist and two more discarded, two drawn: discards +3, pile -2, hand -1."""
    table = arrange(active=BLUE, hands={BLUE: {ARTIST: 1, PRIEST: 3}}, deck=[WARRIOR, PRINCE, SCHOLAR])
    table.play(ActionId.ARTIST, ActionId.EXCHANGE + PRIEST, ActionId.EXCHANGE + PRIEST, ActionId.DONE)
    assert table.discards() == {ARTIST: 1, PRIEST: 2}
    assert table.deck() == [SCHOLAR]
    assert table.hand(BLUE) == {PRIEST: 1, WARRIOR: 1, PRINCE: 1}


def test_an_artist_may_discard_artists() -> None:
    """B5.2: up to three hand cards of any kind; the one played does not count."""
    table = arrange(hands={RED: {ARTIST: 4}}, deck=[PRIEST] * 5)
    table.play(ActionId.ARTIST, *[ActionId.EXCHANGE + ARTIST] * 3)
    assert table.hand(RED) == {PRIEST: 3}
    assert table.discards() == {ARTIST: 4}


def test_others_join_with_choices_of_their_own() -> None:
    """B5.3 TB28: Blue passes, Yellow plays a scholar and takes one; Red stays active."""
    table = arrange(
        hands={RED: {SCHOLAR: 1, PRIEST: 1}, BLUE: {SCHOLAR: 1}, YELLOW: {SCHOLAR: 1}},
        stacks={(YELLOW, W): [PRINCE, WARRIOR]},
    )
    table.play(ActionId.SCHOLAR, put(PRIEST, P), ActionId.DONE, ActionId.PASS, ActionId.JOIN)
    assert (table.phase, table.to_move) == (Phase.EXCHANGE_STACKS, YELLOW)
    table.play(ActionId.TAKE + W, ActionId.DONE)
    assert table.happened()[-1] == (EventType.DONE, YELLOW, SCHOLAR, -1, 1)
    table.play(ActionId.NO_FORCE, ActionId.PASS)
    assert table.hand(YELLOW) == {WARRIOR: 1}
    assert table.hand(BLUE) == {SCHOLAR: 1}
    assert table.absent() == []
    assert (table.phase, table.active, table.to_move) == (Phase.TURN, RED, RED)


def test_joining_takes_a_card_of_the_same_kind() -> None:
    """B5.3: an artist does not answer a scholar."""
    table = arrange(hands={RED: {SCHOLAR: 1}, BLUE: {ARTIST: 2}})
    table.play(ActionId.SCHOLAR, ActionId.DONE)
    assert table.legal() == [ActionId.PASS]


def test_each_exchange_counts_for_itself() -> None:
    """B5.3: a joiner has three cards again, and may put where the active player took."""
    table = arrange(hands={RED: {SCHOLAR: 1}, BLUE: {SCHOLAR: 1, PRIEST: 3}}, stacks={(RED, W): [PRINCE] * 3})
    table.play(ActionId.SCHOLAR, ActionId.TAKE + W, ActionId.TAKE + W, ActionId.TAKE + W, ActionId.JOIN)
    table.play(put(PRIEST, P), put(PRIEST, T), put(PRIEST, W))
    assert (table.phase, table.to_move) == (Phase.FORCE, BLUE)


def test_forcing_with_a_second_artist() -> None:
    """B5.4 TB32: two artists by Green end the turn, and Green draws one."""
    hands = {RED: {ARTIST: 1, PRIEST: 9}, GREEN: {ARTIST: 2}}
    table = arrange(hands=hands, deck=[PRINCE] * 9)
    table.play(
        ActionId.ARTIST, ActionId.DONE, ActionId.PASS, ActionId.PASS, ActionId.JOIN, ActionId.DONE, ActionId.FORCE
    )
    assert EventType.TURN_ENDED in table.events()
    assert (table.active, table.to_move) == (BLUE, BLUE)
    assert table.hand(GREEN) == {PRINCE: 2}
    assert table.discards() == {ARTIST: 3}


def test_later_players_still_react_but_force_no_more() -> None:
    """B5.4: once the end is forced nobody is offered a second card."""
    hands = {RED: {SCHOLAR: 1}, BLUE: {SCHOLAR: 2}, YELLOW: {SCHOLAR: 2}, GREEN: {SCHOLAR: 2}}
    table = arrange(hands=hands, deck=[PRINCE] * 9)
    table.play(ActionId.SCHOLAR, ActionId.DONE, ActionId.JOIN, ActionId.DONE, ActionId.FORCE)
    assert (table.active, table.to_move, table.phase) == (RED, YELLOW, Phase.JOIN)
    table.play(ActionId.JOIN, ActionId.DONE)
    assert (table.to_move, table.phase) == (GREEN, Phase.JOIN)
    table.play(ActionId.PASS)
    assert table.active == BLUE
    assert table.hand(YELLOW)[SCHOLAR] == 1


def test_the_second_card_may_be_one_just_obtained() -> None:
    """B5.4: taken from a stack with the first; it brings no second exchange."""
    table = arrange(hands={RED: {SCHOLAR: 1}, BLUE: {SCHOLAR: 1}}, stacks={(BLUE, W): [PRINCE, PRINCE, SCHOLAR]})
    table.play(ActionId.SCHOLAR, ActionId.DONE, ActionId.JOIN, ActionId.TAKE + W, ActionId.DONE)
    assert table.legal() == [ActionId.FORCE, ActionId.NO_FORCE]
    table.play(ActionId.FORCE)
    assert (table.phase, table.to_move) == (Phase.JOIN, YELLOW)


def test_the_draw_for_forcing_can_reshuffle() -> None:
    """B5.4 B3.1: the second card itself is among the discards."""
    table = arrange(hands={RED: {ARTIST: 1}, GREEN: {ARTIST: 2}}, deck=[])
    table.play(
        ActionId.ARTIST, ActionId.DONE, ActionId.PASS, ActionId.PASS, ActionId.JOIN, ActionId.DONE, ActionId.FORCE
    )
    assert table.hand(GREEN) == {ARTIST: 1}
    assert table.hand(BLUE) == {ARTIST: 2}
    assert table.hand_sizes() == [0, 2, 0, 1]


def test_priests_princes_and_dalang_cards_force_nothing() -> None:
    """B5.5: after answering those the active player goes on."""
    hand = {PRIEST: 5, PRINCE: 5, Kind.DALANG_PT: 2}
    table = arrange(hands={RED: hand, BLUE: hand}, fled=[YELLOW, GREEN])
    for kind in (PRIEST, PRINCE):
        table.play(contest(kind, 1), show(2))
        assert (table.phase, table.to_move) == (Phase.TURN, RED)
    table.play(travel(Kind.DALANG_PT, P), ActionId.BLOCK + 3)
    assert (table.phase, table.to_move) == (Phase.TURN, RED)


def test_publicly_known_cards_of_a_hand() -> None:
    """B10.1 B5.1: shown cards are known until they are played or may have been laid away."""
    table = arrange(hands={RED: {PRIEST: 4, PRINCE: 3, SCHOLAR: 1, ARTIST: 1}}, fled=[BLUE, YELLOW, GREEN])
    table.play(contest(PRIEST, 3), contest(PRINCE, 1))
    assert table.known_hand(RED) == {PRIEST: 3, PRINCE: 1}
    table.play(contest(PRIEST, 1))
    assert table.known_hand(RED) == {PRIEST: 2, PRINCE: 1}
    table.play(ActionId.SCHOLAR)
    assert table.known_hand(RED) == {PRIEST: 2, PRINCE: 1}
    table.play(put(PRINCE, P))
    assert table.known_hand(RED) == {PRIEST: 1}
    table.play(ActionId.DONE, ActionId.ARTIST, ActionId.EXCHANGE + PRINCE)
    assert table.known_hand(RED) == {PRIEST: 1}
    table.play(ActionId.EXCHANGE + PRIEST)
    assert table.known_hand(RED) == {}
