"""B4: warriors, parries and flights."""

from __future__ import annotations

import pytest
from tests.games.dalang.arrange import BLUE, GREEN, RED, YELLOW, K, P, T, W, arrange, contest, put, travel

from banjar.games.dalang.rules.actions import ActionId
from banjar.games.dalang.rules.box import Kind
from banjar.games.dalang.rules.events import EventType
from banjar.games.dalang.rules.state import Phase

WARRIOR, PRIEST, PRINCE, SCHOLAR = Kind.WARRIOR, Kind.PRIEST, Kind.PRINCE, Kind.SCHOLAR


def test_any_other_player_can_be_spared() -> None:
    """B4.1: one who has fled too, never oneself."""
    table = arrange(active=YELLOW, hands={YELLOW: {WARRIOR: 1}}, fled=[GREEN])
    assert table.legal() == [
        ActionId.END_TURN,
        ActionId.WARRIOR + RED,
        ActionId.WARRIOR + BLUE,
        ActionId.WARRIOR + GREEN,
    ]
    table.play(ActionId.WARRIOR + BLUE)
    assert table.events()[:2] == [EventType.SPARED, EventType.PLAYED]
    assert table.happened()[0].seat == BLUE
    assert table.to_move == RED


def test_a_warrior_that_challenges_nobody() -> None:
    """B4.1: it is discarded and does nothing else."""
    table = arrange(hands={RED: {WARRIOR: 2}}, fled=[BLUE, YELLOW, GREEN])
    table.play(ActionId.WARRIOR + BLUE)
    assert (table.phase, table.to_move) == (Phase.TURN, RED)
    assert table.discards() == {WARRIOR: 1}
    assert table.hand(RED) == {WARRIOR: 1}


def test_parry_or_flee() -> None:
    """B4.2 TB12: who has no warrior must flee: three cards on the other stacks, two discarded."""
    hands = {RED: {WARRIOR: 1}, BLUE: {WARRIOR: 1}, YELLOW: {WARRIOR: 5}, GREEN: {PRIEST: 4, PRINCE: 1}}
    table = arrange(dalang=K, hands=hands)
    table.play(ActionId.WARRIOR + YELLOW)
    assert (table.to_move, table.legal()) == (BLUE, [ActionId.PARRY, ActionId.FLEE])
    table.play(ActionId.PARRY, ActionId.NO_FORCE)
    assert (table.to_move, table.legal()) == (GREEN, [ActionId.FLEE])
    table.play(ActionId.FLEE, put(PRIEST, P), put(PRINCE, P), put(PRIEST, W))
    assert table.stack(GREEN, P) == [PRIEST, PRINCE]
    assert table.stack(GREEN, W) == [PRIEST]
    assert table.hand(GREEN) == {}
    assert table.discards() == {WARRIOR: 2, PRIEST: 2}
    assert table.absent() == [GREEN]
    assert (table.phase, table.active, table.to_move) == (Phase.TURN, RED, RED)
    assert table.hand(YELLOW) == {WARRIOR: 5}


def test_fleeing_with_a_warrior_in_hand() -> None:
    """B4.2 TB14: legal."""
    table = arrange(hands={RED: {WARRIOR: 1}, BLUE: {WARRIOR: 1}})
    table.play(ActionId.WARRIOR + GREEN, ActionId.FLEE, put(WARRIOR, T))
    assert table.stack(BLUE, T) == [WARRIOR]
    assert table.absent() == [BLUE]


def test_a_flight_lands_on_top_of_the_other_stacks() -> None:
    """B4.3: one card at a time, in any order; never at the active island."""
    table = arrange(
        dalang=P,
        hands={RED: {WARRIOR: 1}, BLUE: {PRIEST: 2, PRINCE: 1}},
        stacks={(BLUE, K): [SCHOLAR]},
    )
    table.play(ActionId.WARRIOR + GREEN, ActionId.FLEE)
    assert (table.phase, table.to_move) == (Phase.SPREAD, BLUE)
    expected = [put(kind, island) for kind in (PRIEST, PRINCE) for island in (K, T, W)]
    assert table.legal() == expected
    table.play(put(PRIEST, K), put(PRINCE, K))
    assert table.to_move == BLUE
    table.play(put(PRIEST, K))
    assert table.stack(BLUE, K) == [SCHOLAR, PRIEST, PRINCE, PRIEST]
    assert table.to_move == YELLOW


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 4])
def test_exactly_three_cards_are_spread_or_all(cards: int) -> None:
    """B4.3 B3.6: with three cards or fewer all of them; the rest of a larger hand is lost."""
    table = arrange(hands={RED: {WARRIOR: 1}, BLUE: {PRIEST: cards}})
    table.play(ActionId.WARRIOR + GREEN, ActionId.FLEE)
    assert table.happened()[0] == (EventType.FLED, BLUE, -1, -1, cards)
    for _ in range(min(3, cards)):
        assert table.to_move == BLUE
        assert table.absent() == []
        table.play(put(PRIEST, W))
    assert table.to_move == YELLOW
    assert table.absent() == [BLUE]
    assert len(table.stack(BLUE, W)) == min(3, cards)
    assert table.discards().get(PRIEST, 0) == max(0, cards - 3)


def test_a_flight_keeps_its_cards_secret() -> None:
    """B4.3 B10.2: the others see where a card goes, not which."""
    table = arrange(hands={RED: {WARRIOR: 1}, BLUE: {PRIEST: 1, PRINCE: 1}})
    table.play(ActionId.WARRIOR + GREEN, ActionId.FLEE, put(PRINCE, W))
    assert table.happened(BLUE) == [(EventType.PUT_ON_STACK, BLUE, PRINCE, W, 1)]
    assert table.happened(RED) == table.happened() == [(EventType.PUT_ON_STACK, BLUE, -1, W, 1)]


def test_absence_ends_with_the_turn() -> None:
    """B4.3: until the active player changes."""
    table = arrange(hands={RED: {WARRIOR: 1}})
    table.play(ActionId.WARRIOR + GREEN, ActionId.FLEE, ActionId.FLEE)
    assert table.absent() == [BLUE, YELLOW]
    table.play(ActionId.END_TURN)
    assert table.absent() == []


def test_a_blocked_move_brings_nobody_back() -> None:
    """B4.3: only a move that happens does."""
    table = arrange(hands={RED: {Kind.DALANG_PT: 1}, BLUE: {Kind.DALANG_PT: 1}}, fled=[GREEN])
    table.play(travel(Kind.DALANG_PT, P), ActionId.BLOCK + 3)
    assert table.absent() == [GREEN]


def test_who_returns_by_a_move_leaves_no_stack_behind() -> None:
    """B4.3 TB22: a fled player takes the stack at the goal and may react again."""
    table = arrange(
        dalang=K,
        hands={RED: {Kind.DALANG_PT: 1, SCHOLAR: 1}},
        stacks={(GREEN, T): [PRIEST, SCHOLAR], (RED, T): [SCHOLAR]},
        fled=[GREEN],
    )
    table.play(travel(Kind.DALANG_PT, T), ActionId.PASS, ActionId.PASS)
    assert table.stack(GREEN, K) == []
    assert table.absent() == []
    assert table.hand(GREEN) == {PRIEST: 1, SCHOLAR: 1}
    assert EventType.RETURNED in table.events()
    table.play(ActionId.SCHOLAR, ActionId.DONE, ActionId.PASS, ActionId.PASS)
    assert (table.to_move, table.legal()) == (GREEN, [ActionId.JOIN, ActionId.PASS])


def test_the_absent_are_never_asked() -> None:
    """B4.4 TB20: not to a scholar, a prince, a Dalang card or a second warrior."""
    hand = {SCHOLAR: 1, PRINCE: 2, Kind.DALANG_PT: 1, WARRIOR: 1}
    table = arrange(hands={RED: hand}, fled=[GREEN])
    asked: list[int] = []
    for card in (ActionId.SCHOLAR, contest(PRINCE, 1), ActionId.WARRIOR + BLUE, travel(Kind.DALANG_PT, T)):
        table.play(card)
        if table.phase == Phase.EXCHANGE_STACKS:
            table.play(ActionId.DONE)
        while table.to_move != RED:
            asked.append(table.to_move)
            table.play(table.legal()[0])
            assert table.hand(GREEN) == {}
    assert asked == [BLUE, YELLOW, BLUE, YELLOW, YELLOW, BLUE]


def test_forcing_with_a_second_warrior() -> None:
    """B5.4 TB16: Blue plays two and draws one; Green must still answer; then Blue is active."""
    hands = {RED: {WARRIOR: 1, PRIEST: 3}, BLUE: {WARRIOR: 2}, GREEN: {WARRIOR: 2}}
    table = arrange(hands=hands, deck=[Kind.ARTIST] * 9)
    table.play(ActionId.WARRIOR + YELLOW, ActionId.PARRY, ActionId.FORCE)
    assert table.hand(BLUE) == {Kind.ARTIST: 1}
    assert table.happened(BLUE) == [
        (EventType.FORCED, BLUE, WARRIOR, -1, 1),
        (EventType.DREW, BLUE, Kind.ARTIST, -1, 1),
    ]
    assert (table.to_move, table.legal(), table.active) == (GREEN, [ActionId.PARRY, ActionId.FLEE], RED)
    table.play(ActionId.PARRY)
    assert (table.active, table.to_move, table.phase) == (BLUE, BLUE, Phase.TURN)
    assert table.hand(BLUE) == {Kind.ARTIST: 3}
    assert table.hand(GREEN) == {WARRIOR: 1, Kind.ARTIST: 1}


def test_after_a_forced_end_others_can_still_flee() -> None:
    """B5.4 B4.3: and are back at once, as the active player changes."""
    hands = {RED: {WARRIOR: 1}, BLUE: {WARRIOR: 2}, GREEN: {PRIEST: 5}}
    table = arrange(hands=hands, deck=[Kind.ARTIST] * 9)
    table.play(ActionId.WARRIOR + YELLOW, ActionId.PARRY, ActionId.FORCE, ActionId.FLEE)
    table.play(put(PRIEST, P), put(PRIEST, P), put(PRIEST, P))
    assert table.active == BLUE
    assert table.hand(GREEN) == {Kind.ARTIST: 1}
    assert table.discards()[PRIEST] == 2
    assert table.absent() == []


def test_alone_on_the_island() -> None:
    """B4.1 B4.3 TB18: with three players, sparing one who has fled leaves the other to answer."""
    table = arrange(3, hands={RED: {WARRIOR: 2}, BLUE: {PRIEST: 1}})
    table.play(ActionId.WARRIOR + BLUE, ActionId.FLEE)
    assert (table.absent(), table.to_move) == ([YELLOW], RED)
    table.play(ActionId.WARRIOR + YELLOW)
    assert table.to_move == BLUE
    table.play(ActionId.FLEE, put(PRIEST, T))
    assert table.absent() == [BLUE, YELLOW]
    assert (table.phase, table.to_move) == (Phase.TURN, RED)
