"""B3: draws, the course of a turn, steps of a decision; and B10.4, what is asked."""

from __future__ import annotations

import pytest
from dalang_arrange import BLUE, GREEN, RED, YELLOW, K, P, T, W, arrange, contest, put, travel

from banjar.games.dalang.actions import Act
from banjar.games.dalang.cards import Kind
from banjar.games.dalang.events import Event
from banjar.games.dalang.state import Phase

A, D = Kind.ARTIST, Kind.DALANG_PT


def test_draws_go_round() -> None:
    """B3.1: the active player draws two, then clockwise everybody else one."""
    deck = [Kind.PRIEST, Kind.WARRIOR, Kind.PRINCE, Kind.SCHOLAR, Kind.ARTIST, Kind.DALANG_KP]
    table = arrange(active=YELLOW, deck=deck)
    table.play(Act.END_TURN)
    assert table.hand(GREEN) == {Kind.PRIEST: 1, Kind.WARRIOR: 1}
    assert [table.hand(seat) for seat in (RED, BLUE, YELLOW)] == [{kind: 1} for kind in deck[2:5]]
    assert table.deck() == [Kind.DALANG_KP]
    drawn = [entry for entry in table.happened(BLUE) if entry.what == Event.DREW]
    assert [(entry.seat, entry.card) for entry in drawn] == [
        (GREEN, -1),
        (GREEN, -1),
        (RED, -1),
        (BLUE, Kind.SCHOLAR),
        (YELLOW, -1),
    ]


def test_discards_are_the_new_draw_pile() -> None:
    """B3.1 TB8: pile 3, discards 10, five to draw: three, a reshuffle, two."""
    table = arrange(deck=[Kind.ARTIST] * 3, discards={Kind.PRIEST: 6, Kind.PRINCE: 4})
    table.play(Act.END_TURN)
    assert table.s.deck.count == 8
    assert table.discards() == {}
    assert table.hand(BLUE) == {Kind.ARTIST: 2}
    assert table.hand(YELLOW) == {Kind.ARTIST: 1}
    shuffled = [entry for entry in table.happened() if entry.what == Event.RESHUFFLED]
    assert [entry.amount for entry in shuffled] == [10]
    assert table.events().index(Event.RESHUFFLED) == 5


def test_a_reshuffle_follows_its_script() -> None:
    """B3.1: an explicit history gives the new pile's order; afterwards chance rules again."""
    table = arrange(deck=[], discards={Kind.PRIEST: 3, Kind.PRINCE: 3})
    order = [Kind.PRINCE, Kind.PRIEST, Kind.PRIEST, Kind.PRINCE, Kind.PRIEST, Kind.PRINCE]
    table.s.script.count = len(order)
    for i, kind in enumerate(reversed(order)):
        table.s.script.cards[i] = int(kind)
    table.play(Act.END_TURN)
    assert table.hand(BLUE) == {Kind.PRINCE: 1, Kind.PRIEST: 1}
    assert [table.hand(seat) for seat in (YELLOW, GREEN, RED)] == [{kind: 1} for kind in order[2:5]]
    assert table.deck() == order[5:]
    assert table.s.script.count == 0


def test_the_card_just_played_is_reshuffled_too() -> None:
    """B3.1: an artist's own card and the cards exchanged for it can be drawn again."""
    table = arrange(hands={RED: {A: 1, D: 2}}, deck=[])
    table.play(Act.ARTIST, Act.EXCHANGE + D, Act.EXCHANGE + D, Act.DONE)
    assert sum(table.hand(RED).values()) == 2
    assert table.s.deck.count == 1
    assert table.discards() == {}


def test_what_cannot_be_drawn_is_skipped() -> None:
    """B3.1: with both piles empty the later players get nothing; what was drawn before stays."""
    table = arrange(deck=[Kind.PRIEST], discards={Kind.PRINCE: 2})
    table.play(Act.END_TURN)
    assert table.hand_sizes() == [0, 2, 1, 0]
    assert table.s.deck.count == 0
    assert table.phase == Phase.TURN


def test_everybody_is_back_at_the_start_of_a_turn() -> None:
    """B3.2: with nothing but the new draw."""
    table = arrange(fled=[GREEN])
    table.play(Act.END_TURN)
    assert table.absent() == []
    assert table.hand_sizes() == [1, 2, 1, 1]
    assert (Event.RETURNED, GREEN) in [(entry.what, entry.seat) for entry in table.happened()]


def test_a_turn_of_no_card_or_many() -> None:
    """B3.3: the active player goes on as long as wanted; then the left neighbour is active."""
    table = arrange(hands={RED: {Kind.PRIEST: 4}}, fled=[BLUE, YELLOW, GREEN])
    table.play(contest(Kind.PRIEST, 2), contest(Kind.PRIEST, 1))
    assert (table.active, table.to_move, int(table.s.turn)) == (RED, RED, 1)
    table.play(Act.END_TURN)
    assert (table.active, table.to_move, int(table.s.turn)) == (BLUE, BLUE, 2)
    table.play(Act.END_TURN)
    assert (table.active, int(table.s.turn)) == (YELLOW, 3)


def test_only_the_end_is_possible_without_cards() -> None:
    """B3.3 B3.6: it is asked all the same."""
    assert arrange().legal() == [Act.END_TURN]


def test_all_that_can_be_played() -> None:
    """B3.3: one of each group, in ascending order."""
    hand = {Kind.PRIEST: 3, Kind.WARRIOR: 1, Kind.PRINCE: 2, Kind.SCHOLAR: 1, A: 1, D: 1}
    assert arrange(active=BLUE, hands={BLUE: hand}).legal() == [
        Act.END_TURN,
        Act.WARRIOR + RED,
        Act.WARRIOR + YELLOW,
        Act.WARRIOR + GREEN,
        Act.SCHOLAR,
        Act.ARTIST,
        contest(Kind.PRIEST, 1),
        contest(Kind.PRIEST, 2),
        contest(Kind.PRINCE, 1),
        travel(D, P),
        travel(D, T),
    ]


@pytest.mark.parametrize("active", [RED, BLUE, YELLOW, GREEN])
def test_others_react_clockwise(active: int) -> None:
    """B3.4: from the active player's left, only those present."""
    table = arrange(active=active, hands={active: {A: 1}}, fled=[(active + 2) % 4])
    table.play(Act.ARTIST, Act.DONE)
    assert table.to_move == (active + 1) % 4
    table.play(Act.PASS)
    assert table.to_move == (active + 3) % 4
    table.play(Act.PASS)
    assert table.to_move == active


def test_all_discards_are_public() -> None:
    """B3.5: cards played, exchanged and left over in a flight, each kind with its number."""
    table = arrange(hands={RED: {A: 1, Kind.WARRIOR: 1, D: 2}, BLUE: {D: 2, Kind.PRIEST: 3}})
    table.play(Act.ARTIST, Act.EXCHANGE + D)
    assert table.happened()[0][:3] == (Event.DISCARDED, RED, D)
    table.play(Act.DONE, Act.PASS, Act.PASS, Act.PASS, Act.WARRIOR + GREEN)
    assert (Event.PLAYED, RED, Kind.WARRIOR) in [entry[:3] for entry in table.happened()]
    table.play(Act.FLEE, put(Kind.PRIEST, P), put(Kind.PRIEST, P), put(D, P))
    left_over = [entry for entry in table.happened() if entry.what == Event.DISCARDED]
    assert [(entry.card, entry.amount) for entry in left_over] == [(Kind.PRIEST, 1), (D, 1)]
    assert table.discards() == {A: 1, Kind.WARRIOR: 1, D: 2, Kind.PRIEST: 1}


def test_an_exchange_ends_with_the_third_card_or_done() -> None:
    """B3.6: after the third card by itself; "done" is asked even if it is the only answer."""
    table = arrange(hands={RED: {A: 3, D: 4}})
    table.play(Act.ARTIST, Act.EXCHANGE + D, Act.EXCHANGE + D)
    assert table.phase == Phase.EXCHANGE_CARDS
    table.play(Act.EXCHANGE + D)
    assert (table.phase, table.to_move) == (Phase.JOIN, BLUE)
    table = arrange(hands={RED: {A: 1}})
    table.play(Act.ARTIST)
    assert table.legal() == [Act.DONE]


def test_an_artist_discards_before_drawing() -> None:
    """B3.6: all discards first, then all draws."""
    table = arrange(hands={RED: {A: 1, D: 3}}, deck=[Kind.PRIEST] * 9)
    table.play(Act.ARTIST, Act.EXCHANGE + D, Act.EXCHANGE + D)
    assert table.hand(RED) == {D: 1}
    assert table.events() == [Event.DISCARDED]
    table.play(Act.EXCHANGE + D)
    assert table.hand(RED) == {Kind.PRIEST: 3}
    assert table.events() == [Event.DISCARDED] + [Event.DREW] * 3


def test_stowing_asks_one_less_than_the_hand() -> None:
    """B3.6 B7.3: bottom first, the last card by itself; hands of none or one are not asked, like cards are."""
    hands = {RED: {D: 1, Kind.PRIEST: 3}, BLUE: {Kind.PRINCE: 1}, GREEN: {Kind.PRIEST: 1, A: 1}}
    table = arrange(dalang=K, hands=hands)
    table.play(travel(D, T), Act.PASS, Act.PASS, Act.PASS)
    assert (table.phase, table.to_move) == (Phase.STOW, RED)
    table.play(Act.STOW + Kind.PRIEST)
    assert table.to_move == RED
    assert table.events() == [Event.STOWED]
    table.play(Act.STOW + Kind.PRIEST)
    assert table.to_move == GREEN
    assert table.events() == [Event.STOWED] * 3
    table.play(Act.STOW + A)
    assert table.stack(RED, K) == [Kind.PRIEST] * 3
    assert table.stack(BLUE, K) == [Kind.PRINCE]
    assert table.stack(GREEN, K) == [A, Kind.PRIEST]
    assert (table.phase, table.to_move) == (Phase.TURN, RED)


def test_a_contest_is_one_decision() -> None:
    """B3.6: the first card and the number shown."""
    table = arrange(hands={RED: {Kind.PRIEST: 3}})
    table.play(contest(Kind.PRIEST, 2))
    assert table.to_move == BLUE
    assert table.events() == [Event.PLAYED, Event.SHOWED]


def test_nothing_tells_who_could_react() -> None:
    """B10.4: with an empty hand everybody is asked like anybody else, with one answer left."""
    table = arrange(hands={RED: {Kind.WARRIOR: 1, Kind.SCHOLAR: 1, A: 1, Kind.PRIEST: 2, D: 1}})
    table.play(Act.SCHOLAR, Act.DONE)
    for _ in range(3):
        assert table.legal() == [Act.PASS]
        table.play(Act.PASS)
    table.play(Act.ARTIST, Act.DONE, Act.PASS, Act.PASS, Act.PASS, contest(Kind.PRIEST, 1))
    for _ in range(3):
        assert table.legal() == [Act.PASS]
        table.play(Act.PASS)
    table.play(Act.WARRIOR + GREEN)
    for seat in (BLUE, YELLOW):
        assert (table.to_move, table.legal()) == (seat, [Act.FLEE])
        table.play(Act.FLEE)
    table.play(travel(D, P))
    assert (table.to_move, table.legal()) == (GREEN, [Act.PASS])


@pytest.mark.parametrize("kind", [Kind.WARRIOR, Kind.SCHOLAR, A])
def test_the_second_card_is_always_asked_for(kind: Kind) -> None:
    """B10.4 B5.4: after every parry or join, whether or not there is a second card."""
    table = arrange(hands={RED: {kind: 1}, BLUE: {kind: 1}, YELLOW: {kind: 2}})
    if kind == Kind.WARRIOR:
        table.play(Act.WARRIOR + GREEN, Act.PARRY)
    else:
        table.play(Act.SCHOLAR if kind == Kind.SCHOLAR else Act.ARTIST, Act.DONE, Act.JOIN, Act.DONE)
    assert (table.phase, table.to_move, table.legal()) == (Phase.FORCE, BLUE, [Act.NO_FORCE])
    table.play(Act.NO_FORCE)
    assert table.events() == [Event.DID_NOT_FORCE]
    assert table.to_move == YELLOW


def test_what_can_be_taken_back() -> None:
    """B10.1 B10.2: the barrier falls when something comes to light, not when a hidden card is laid away."""
    table = arrange(
        hands={RED: {Kind.SCHOLAR: 2, D: 3, A: 1, Kind.PRIEST: 2}},
        stacks={(RED, P): [Kind.PRIEST], (BLUE, K): []},
        fled=[BLUE, YELLOW, GREEN],
    )
    steps = [
        (int(Act.SCHOLAR), True),
        (put(D, W), False),
        (int(Act.DONE), False),
        (int(Act.SCHOLAR), True),
        (Act.TAKE + P, True),
        (int(Act.DONE), False),
        (int(Act.ARTIST), True),
        (Act.EXCHANGE + D, True),
        (int(Act.DONE), True),
        (contest(Kind.PRIEST, 1), True),
        (int(Act.END_TURN), True),
    ]
    for action, revealed in steps:
        table.play(action)
        assert table.revealed == revealed, action


def test_stowing_can_be_taken_back_until_the_next_player() -> None:
    """B7.3 B10.2: an order is nobody's business while it is being chosen."""
    table = arrange(hands={RED: {D: 1, Kind.PRIEST: 3}, GREEN: {A: 2}}, fled=[BLUE, YELLOW])
    table.play(travel(D, P), Act.PASS, Act.STOW + Kind.PRIEST)
    assert not table.revealed
    table.play(Act.STOW + Kind.PRIEST)
    assert table.revealed
