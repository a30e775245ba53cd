"""A3.2 to A3.6: phase 2a, playing cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.altar.arrange import arrange, box, hand, happened, in_play, legal, play, stones

import banjar


def at_play(**arguments: Any) -> banjar.State:
    return play(arrange(**arguments), "nobuy")


def test_a_stonemason_is_free() -> None:
    """A3.2: one, without stones; then phase 3."""
    state = play(at_play(hands=["MMP"], stones=[0]), "mason")
    assert (hand(state, 0), in_play(state, 0), stones(state)[0]) == ("MP", "MM", 0)
    assert (state.to_act, state.phase) == (0, "take")


def test_a_priest_is_free() -> None:
    """A3.3: one, without stones; then phase 3."""
    state = play(at_play(hands=["PPM"], stones=[0]), "priest")
    assert (hand(state, 0), in_play(state, 0), stones(state)[0]) == ("MP", "MP", 0)
    assert (state.to_act, state.phase) == (0, "take")


def test_only_one_stonemason_or_priest() -> None:
    """A3.2 A3.3: exactly one card is played, then cards are taken."""
    state = at_play(hands=["MMP"])
    assert legal(state) == "mason priest"
    assert legal(play(state, "mason")) == "take@A take@B take@C take@D"


def test_a_shrine_costs_seven() -> None:
    """A3.4 TA16: with 7 stones none is left, and the sacrifice begins."""
    state = play(at_play(hands=["SRN"], stones=[7]), "shrine")
    assert (hand(state, 0), in_play(state, 0), stones(state)[0]) == ("RN", "MS", 0)
    assert (state.to_act, state.phase) == (1, "lay")


def test_a_shrine_with_six_stones() -> None:
    """A3.4 TA16: illegal."""
    state = at_play(hands=["SRN"], stones=[6])
    assert legal(state) == "rice peanut"
    with pytest.raises(banjar.IllegalAction):
        state.play("shrine")


def test_two_rice_farmers() -> None:
    """A3.5 TA11: Robert has one in play, plays two more, pays 1 and has three."""
    state = play(at_play(hands=["RRM"], in_play=["MR"], stones=[5]), "rice*2")
    assert (hand(state, 0), in_play(state, 0), stones(state)[0]) == ("M", "RRRM", 4)
    assert happened(state) == [{"type": "played", "seat": 0, "card": "rice", "cost": 1, "count": 2}]


def test_three_banana_farmers() -> None:
    """A3.5 A3.12 TA12: with 2 stones none is left, then three cards are taken."""
    state = play(at_play(hands=["BBB"], stones=[2]), "banana*3")
    assert (hand(state, 0), in_play(state, 0), stones(state)[0]) == ("", "BBBM", 0)
    play(state, "take@A take@A")
    assert (state.to_act, state.phase) == (0, "take")
    play(state, "take@B")
    assert (state.active, state.phase) == (1, "buy")


@pytest.mark.parametrize(
    ("stone", "expected"),
    [(0, "pepper"), (1, "pepper pepper*2"), (2, "pepper pepper*2 pepper*3"), (9, "pepper pepper*2 pepper*3")],
)
def test_the_price_of_farmers(stone: int, expected: str) -> None:
    """A3.5: one is free, two cost 1, three cost 2, in all."""
    assert legal(at_play(hands=["EEE"], stones=[stone])) == expected


@pytest.mark.parametrize(("count", "cost"), [(1, 0), (2, 1), (3, 2)])
def test_stones_paid_for_farmers(count: int, cost: int) -> None:
    """A3.5: 0, 1, 2."""
    state = at_play(hands=["NNN"], stones=[5])
    state.play({"type": "play_farmers", "kind": "peanut", "count": count, "cost": cost})
    assert stones(state)[0] == 5 - cost
    assert in_play(state, 0) == "N" * count + "M"


def test_not_all_farmers_need_to_be_played() -> None:
    """A3.5: of three, one or two may stay in hand."""
    state = play(at_play(hands=["RRR"], stones=[5]), "rice*2")
    assert (hand(state, 0), in_play(state, 0)) == ("R", "RRM")


def test_different_farmers_together() -> None:
    """A3.5 TA14: rice and banana in one turn are illegal; each kind is a choice of its own."""
    state = at_play(hands=["RBB"], stones=[9])
    assert legal(state) == "rice banana banana*2"
    play(state, "rice")
    for action in ("banana", "rice"):
        with pytest.raises(banjar.IllegalAction):
            state.play(action)


def test_one_play_of_any_kind() -> None:
    """A3.2 A3.3 A3.4 A3.5: playing is mandatory and all that the hand allows is offered."""
    assert legal(at_play(hands=["MPS"], stones=[7])) == "mason priest shrine"
    assert legal(at_play(hands=["MPS"], stones=[6])) == "mason priest"
    assert legal(at_play(hands=["SRR"], stones=[7])) == "shrine rice rice*2"


def test_three_shrines_and_seven_stones() -> None:
    """A3.6 TA18: one must be played."""
    state = at_play(hands=["SSS"], stones=[7])
    assert legal(state) == "shrine"
    play(state, "shrine")
    assert (state.to_act, state.phase) == (1, "lay")


def test_three_shrines_and_six_stones() -> None:
    """A3.6: one goes back to the box, nothing is paid or put in play, then phase 3 with one card to take."""
    state = at_play(hands=["SSS"], stones=[6])
    assert legal(state) == "return"
    play(state, "return")
    assert (hand(state, 0), in_play(state, 0), stones(state)[0]) == ("SS", "M", 6)
    assert box(state) == {"oracle": 0, "shrine": 1}
    assert (state.to_act, state.phase) == (0, "take")
    play(state, "take@A")
    assert (hand(state, 0), state.active) == ("PSS", 1)


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_all_see_the_returned_shrine(reader: int | None) -> None:
    """A3.6 A4.1: the event and the box."""
    state = play(at_play(hands=["SSS"], stones=[0]), "return")
    assert happened(state, reader) == [{"type": "shrine_returned", "seat": 0, "card": "shrine", "count": 1}]
    assert state.view(reader)["box"] == {"oracle": 0, "shrine": 1}


def test_buying_can_force_the_return() -> None:
    """A3.6 A3.1 TA20: 9 stones, a rice card for 3, 6 are left: the discard is forced."""
    state = arrange(hands=["SSS"], in_play=["MRR"], stones=[9])
    play(state, "buy=rice")
    assert stones(state)[0] == 6
    assert legal(state) == "return"


def test_no_return_with_another_card_in_hand() -> None:
    """A3.6: only three shrines allow it."""
    assert legal(at_play(hands=["SSM"], stones=[0])) == "mason"
    assert legal(at_play(hands=["SSB"], stones=[0])) == "banana"


def test_ids_are_plain_numbers() -> None:
    """A3.2: an id that is no int has the compiled kernel compile `play_checked` a second time."""
    assert {type(action.id) for action in banjar.load("altar").actions} == {int}


def test_the_turn_goes_clockwise() -> None:
    """A3.12: from seat to seat, from the last one to seat 0."""
    state = arrange(3, hands=["MNB", "MNB", "MNB"])
    movers = []
    for row in "ABC":
        movers.append((state.turn, state.active, state.to_act, state.phase))
        play(state, f"nobuy mason take@{row}")
    movers.append((state.turn, state.active, state.to_act, state.phase))
    assert movers == [(1, 0, 0, "buy"), (2, 1, 1, "buy"), (3, 2, 2, "buy"), (4, 0, 0, "buy")]
