"""B3: draws, the course of a turn, steps of a decision; and B10.4, what is asked."""

from __future__ import annotations

import pytest
from tests.games.dalang.arrange import BLUE, GREEN, RED, YELLOW, K, P, T, W, arrange, contest, put, travel

from banjar.games.dalang.rules.actions import ActionId
from banjar.games.dalang.rules.box import Kind
from banjar.games.dalang.rules.events import EventType
from banjar.games.dalang.rules.state import Phase

A, D = Kind.ARTIST, Kind.DALANG_PT


def test_draws_go_round() -> None:
    """B3.1: the active player draws two, then clockwise everybody else one."""
    deck = [Kind.PRIEST, Kind.WARRIOR, Kind.PRINCE, Kind.SCHOLAR, Kind.ARTIST, Kind.DALANG_KP]
    table = arrange(active=YELLOW, deck=deck)
    table.play(ActionId.END_TURN)
    assert table.hand(GREEN) == {Kind.PRIEST: 1, Kind.WARRIOR: 1}
    assert [table.hand(seat) for seat in (RED, BLUE, YELLOW)] == [{kind: 1} for kind in deck[2:5]]
    assert table.deck() == [Kind.DALANG_KP]
    drawn = [entry for entry in table.happened(BLUE) if entry.type == EventType.DREW]
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
    table.play(ActionId.END_TURN)
    assert table.s.deck.count == 8
    assert table.discards() == {}
    assert table.hand(BLUE) == {Kind.ARTIST: 2}
    assert table.hand(YELLOW) == {Kind.ARTIST: 1}
    shuffled = [entry for entry in table.happened() if entry.type == EventType.RESHUFFLED]
    assert [entry.amount for entry in shuffled] == [10]
    assert table.events().index(EventType.RESHUFFLED) == 5


def test_a_reshuffle_follows_its_script() -> None:
    """B3.1: an explicit history gives the new pile's order; afterwards chance rules again."""
    table = arrange(deck=[], discards={Kind.PRIEST: 3, Kind.PRINCE: 3})
    order = [Kind.PRINCE, Kind.PRIEST, Kind.PRIEST, Kind.PRINCE, Kind.PRIEST, Kind.PRINCE]
    table.s.script.count = len(order)
    for i, kind in enumerate(reversed(order)):
        table.s.script.cards[i] = int(kind)
    table.play(ActionId.END_TURN)
    assert table.hand(BLUE) == {Kind.PRINCE: 1, Kind.PRIEST: 1}
    assert [table.hand(seat) for seat in (YELLOW, GREEN, RED)] == [{kind: 1} for kind in order[2:5]]
    assert table.deck() == order[5:]
    assert table.s.script.count == 0


def test_the_card_just_played_is_reshuffled_too() -> None:
    """B3.1: an artist's own card and the cards exchanged for it can be drawn again."""
    table = arrange(hands={RED: {A: 1, D: 2}}, deck=[])
    table.play(ActionId.ARTIST, ActionId.EXCHANGE + D, ActionId.EXCHANGE + D, ActionId.DONE)
    assert sum(table.hand(RED).values()) == 2
    assert table.s.deck.count == 1
    assert table.discards() == {}


def test_what_cannot_be_drawn_is_skipped() -> None:
    """B3.1: with both piles empty the later players get nothing; what was drawn before stays."""
    table = arrange(deck=[Kind.PRIEST], discards={Kind.PRINCE: 2})
    table.play(ActionId.END_TURN)
    assert table.hand_sizes() == [0, 2, 1, 0]
    assert table.s.deck.count == 0
    assert table.phase == Phase.TURN


def test_everybody_is_back_at_the_start_of_a_turn() -> None:
    """B3.2: with nothing but the new draw."""
    table = arrange(fled=[GREEN])
    table.play(ActionId.END_TURN)
    assert table.absent() == []
    assert table.hand_sizes() == [1, 2, 1, 1]
    assert (EventType.RETURNED, GREEN) in [(entry.type, entry.seat) for entry in table.happened()]


def test_a_turn_of_no_card_or_many() -> None:
    """B3.3: the active player goes on as long as wanted; then the left neighbour is active."""
    table = arrange(hands={RED: {Kind.PRIEST: 4}}, fled=[BLUE, YELLOW, GREEN])
    table.play(contest(Kind.PRIEST, 2), contest(Kind.PRIEST, 1))
    assert (table.active, table.to_move, int(table.s.turn)) == (RED, RED, 1)
    table.play(ActionId.END_TURN)
    assert (table.active, table.to_move, int(table.s.turn)) == (BLUE, BLUE, 2)
    table.play(ActionId.END_TURN)
    assert (table.active, int(table.s.turn)) == (YELLOW, 3)


def test_only_the_end_is_possible_without_cards() -> None:
    """B3.3 B3.6: it is asked all the same."""
    assert arrange().legal() == [ActionId.END_TURN]


def test_all_that_can_be_played() -> None:
    """B3.3: one of each group, in ascending order."""
    hand = {Kind.PRIEST: 3, Kind.WARRIOR: 1, Kind.PRINCE: 2, Kind.SCHOLAR: 1, A: 1, D: 1}
    assert arrange(active=BLUE, hands={BLUE: hand}).legal() == [
        ActionId.END_TURN,
        ActionId.WARRIOR + RED,
        ActionId.WARRIOR + YELLOW,
        ActionId.WARRIOR + GREEN,
        ActionId.SCHOLAR,
        ActionId.ARTIST,
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
    table.play(ActionId.ARTIST, ActionId.DONE)
    assert table.to_move == (active + 1) % 4
    table.play(ActionId.PASS)
    assert table.to_move == (active + 3) % 4
    table.play(ActionId.PASS)
    assert table.to_move == active


def test_all_discards_are_public() -> None:
    """B3.5: cards played, exchanged and left over in a flight, each kind with its number."""
    table = arrange(hands={RED: {A: 1, Kind.WARRIOR: 1, D: 2}, BLUE: {D: 2, Kind.PRIEST: 3}})
    table.play(ActionId.ARTIST, ActionId.EXCHANGE + D)
    assert table.happened()[0][:3] == (EventType.DISCARDED, RED, D)
    table.play(ActionId.DONE, ActionId.PASS, ActionId.PASS, ActionId.PASS, ActionId.WARRIOR + GREEN)
    assert (EventType.PLAYED, RED, Kind.WARRIOR) in [entry[:3] for entry in table.happened()]
    table.play(ActionId.FLEE, put(Kind.PRIEST, P), put(Kind.PRIEST, P), put(D, P))
    left_over = [entry for entry in table.happened() if entry.type == EventType.DISCARDED]
    assert [(entry.card, entry.amount) for entry in left_over] == [(Kind.PRIEST, 1), (D, 1)]
    assert table.discards() == {A: 1, Kind.WARRIOR: 1, D: 2, Kind.PRIEST: 1}


def test_an_exchange_ends_with_the_third_card_or_done() -> None:
    """B3.6: after the third card by itself; "done" is asked even if it is the only answer."""
    table = arrange(hands={RED: {A: 3, D: 4}})
    table.play(ActionId.ARTIST, ActionId.EXCHANGE + D, ActionId.EXCHANGE + D)
    assert table.phase == Phase.EXCHANGE_CARDS
    table.play(ActionId.EXCHANGE + D)
    assert (table.phase, table.to_move) == (Phase.JOIN, BLUE)
    table = arrange(hands={RED: {A: 1}})
    table.play(ActionId.ARTIST)
    assert table.legal() == [ActionId.DONE]


def test_an_artist_discards_before_drawing() -> None:
    """B3.6: all discards first, then all draws."""
    table = arrange(hands={RED: {A: 1, D: 3}}, deck=[Kind.PRIEST] * 9)
    table.play(ActionId.ARTIST, ActionId.EXCHANGE + D, ActionId.EXCHANGE + D)
    assert table.hand(RED) == {D: 1}
    assert table.events() == [EventType.DISCARDED]
    table.play(ActionId.EXCHANGE + D)
    assert table.hand(RED) == {Kind.PRIEST: 3}
    assert table.events() == [EventType.DISCARDED] + [EventType.DREW] * 3


def test_stowing_asks_for_all_but_the_last_card() -> None:
    """B3.6 B7.3: bottom first, the last card by itself; hands of none or one are not asked, like cards are."""
    hands = {RED: {D: 1, Kind.PRIEST: 3}, BLUE: {Kind.PRINCE: 1}, GREEN: {Kind.PRIEST: 1, A: 1}}
    table = arrange(dalang=K, hands=hands)
    table.play(travel(D, T), ActionId.PASS, ActionId.PASS, ActionId.PASS)
    assert (table.phase, table.to_move) == (Phase.STOW, RED)
    table.play(ActionId.STOW + Kind.PRIEST)
    assert table.to_move == RED
    assert table.events() == [EventType.STOWED]
    table.play(ActionId.STOW + Kind.PRIEST)
    assert table.to_move == GREEN
    assert table.events() == [EventType.STOWED] * 3
    table.play(ActionId.STOW + A)
    assert table.stack(RED, K) == [Kind.PRIEST] * 3
    assert table.stack(BLUE, K) == [Kind.PRINCE]
    assert table.stack(GREEN, K) == [A, Kind.PRIEST]
    assert (table.phase, table.to_move) == (Phase.TURN, RED)


def test_a_contest_is_one_decision() -> None:
    """B3.6: the first card and the number shown."""
    table = arrange(hands={RED: {Kind.PRIEST: 3}})
    table.play(contest(Kind.PRIEST, 2))
    assert table.to_move == BLUE
    assert table.events() == [EventType.PLAYED, EventType.SHOWED]


def test_asking_does_not_reveal_who_could_react() -> None:
    """B10.4: with an empty hand everybody is asked like anybody else, with one answer left."""
    table = arrange(hands={RED: {Kind.WARRIOR: 1, Kind.SCHOLAR: 1, A: 1, Kind.PRIEST: 2, D: 1}})
    table.play(ActionId.SCHOLAR, ActionId.DONE)
    for _ in range(3):
        assert table.legal() == [ActionId.PASS]
        table.play(ActionId.PASS)
    table.play(ActionId.ARTIST, ActionId.DONE, ActionId.PASS, ActionId.PASS, ActionId.PASS, contest(Kind.PRIEST, 1))
    for _ in range(3):
        assert table.legal() == [ActionId.PASS]
        table.play(ActionId.PASS)
    table.play(ActionId.WARRIOR + GREEN)
    for seat in (BLUE, YELLOW):
        assert (table.to_move, table.legal()) == (seat, [ActionId.FLEE])
        table.play(ActionId.FLEE)
    table.play(travel(D, P))
    assert (table.to_move, table.legal()) == (GREEN, [ActionId.PASS])


@pytest.mark.parametrize("kind", [Kind.WARRIOR, Kind.SCHOLAR, A])
def test_the_second_card_is_always_asked_for(kind: Kind) -> None:
    """B10.4 B5.4: after every parry or join, whether or not there is a second card."""
    table = arrange(hands={RED: {kind: 1}, BLUE: {kind: 1}, YELLOW: {kind: 2}})
    if kind == Kind.WARRIOR:
        table.play(ActionId.WARRIOR + GREEN, ActionId.PARRY)
    else:
        table.play(
            ActionId.SCHOLAR if kind == Kind.SCHOLAR else ActionId.ARTIST, ActionId.DONE, ActionId.JOIN, ActionId.DONE
        )
    assert (table.phase, table.to_move, table.legal()) == (Phase.FORCE, BLUE, [ActionId.NO_FORCE])
    table.play(ActionId.NO_FORCE)
    assert table.events() == [EventType.DID_NOT_FORCE]
    assert table.to_move == YELLOW


def test_what_can_be_taken_back() -> None:
    """B10.1 B10.2: the barrier falls when something comes to light, not when a hidden card is laid away."""
    table = arrange(
        hands={RED: {Kind.SCHOLAR: 2, D: 3, A: 1, Kind.PRIEST: 2}},
        stacks={(RED, P): [Kind.PRIEST], (BLUE, K): []},
        fled=[BLUE, YELLOW, GREEN],
    )
    steps = [
        (int(ActionId.SCHOLAR), True),
        (put(D, W), False),
        (int(ActionId.DONE), False),
        (int(ActionId.SCHOLAR), True),
        (ActionId.TAKE + P, True),
        (int(ActionId.DONE), False),
        (int(ActionId.ARTIST), True),
        (ActionId.EXCHANGE + D, True),
        (int(ActionId.DONE), True),
        (contest(Kind.PRIEST, 1), True),
        (int(ActionId.END_TURN), True),
    ]
    for action, revealed in steps:
        table.play(action)
        assert table.revealed == revealed, action


def test_stowing_can_be_taken_back_until_the_next_player() -> None:
    """B7.3 B10.2: an order is nobody's business while it is being chosen."""
    table = arrange(hands={RED: {D: 1, Kind.PRIEST: 3}, GREEN: {A: 2}}, fled=[BLUE, YELLOW])
    table.play(travel(D, P), ActionId.PASS, ActionId.STOW + Kind.PRIEST)
    assert not table.revealed
    table.play(ActionId.STOW + Kind.PRIEST)
    assert table.revealed
