"""A3.1: phase 1, taking a sacrifice card."""

from __future__ import annotations

import pytest
from tests.games.altar.arrange import arrange, goods, happened, legal, play, stones, supply_counts

import banjar


@pytest.mark.parametrize(("farmers", "price"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0), (7, 0)])
def test_the_price(farmers: int, price: int) -> None:
    """A3.1 AE1: 5 less one for each own farmer of that kind in play, never less than nothing."""
    state = arrange(in_play=["M" + "B" * farmers], stones=[9])
    play(state, "buy=banana")
    assert stones(state) == [9 - price, 5, 5]
    assert goods(state, 0) == "RNBBE"


def test_four_banana_farmers() -> None:
    """A3.1 AE1 TA5: Kenny pays 1 for a banana card."""
    state = arrange(in_play=["MBBBB"], stones=[1])
    assert legal(state) == "buy=banana nobuy"
    play(state, "buy=banana")
    assert stones(state)[0] == 0
    assert supply_counts(state) == [22, 22, 21, 22]
    assert happened(state) == [{"type": "bought", "seat": 0, "good": "banana", "price": 1}]


def test_five_banana_farmers() -> None:
    """A3.1 AE1: free, even without any stone."""
    state = arrange(in_play=["BBBBB"], stones=[0])
    assert legal(state) == "buy=banana nobuy"


def test_the_whole_price() -> None:
    """A3.1 TA6: no rice farmer, 5 stones: 0 are left."""
    state = play(arrange(stones=[5]), "buy=rice")
    assert stones(state)[0] == 0


def test_too_few_stones() -> None:
    """A3.1 TA6: with 4 stones it is illegal, and nothing changes."""
    state = arrange(stones=[4])
    before = state.to_bytes()
    with pytest.raises(banjar.IllegalAction, match="'buy=rice' is not legal now; seat 0 may: nobuy"):
        state.play("buy=rice")
    assert state.to_bytes() == before


def test_farmers_in_hand_do_not_count() -> None:
    """A3.1 A3.20 TA8: two rice farmers in play and two in hand: the price is 3."""
    state = arrange(in_play=["MRR"], hands=["RRM"], stones=[3])
    assert legal(state) == "buy=rice nobuy"
    assert stones(play(state, "buy=rice"))[0] == 0
    assert legal(arrange(in_play=["MRR"], hands=["RRM"], stones=[2])) == "nobuy"


def test_only_own_farmers_of_that_kind_count() -> None:
    """A3.1: not those of the others, not other kinds."""
    state = arrange(in_play=["MNN", "MRRRR", "MRRR"], stones=[4])
    assert legal(state) == "buy=peanut nobuy"


def test_only_once_a_turn() -> None:
    """A3.1 TA10: after buying one comes phase 2."""
    state = play(arrange(stones=[20]), "buy=rice")
    assert state.phase == "play"
    with pytest.raises(banjar.IllegalAction):
        state.play("buy=rice")
    with pytest.raises(banjar.IllegalAction):
        state.play("nobuy")


def test_buying_is_optional() -> None:
    """A3.1 TA10: passing is legal and costs nothing."""
    state = arrange(stones=[20])
    assert legal(state) == "buy=rice buy=peanut buy=banana buy=pepper nobuy"
    play(state, "nobuy")
    assert (state.phase, stones(state)[0], goods(state, 0)) == ("play", 20, "RNBE")
    assert happened(state) == [{"type": "bought_nothing", "seat": 0}]


def test_a_good_that_has_run_out() -> None:
    """A3.1: only what is in the supply; the last card of a good can be had."""
    state = arrange(stones=[20], supply="RE")
    assert legal(state) == "buy=rice buy=pepper nobuy"
    assert supply_counts(play(state, "buy=pepper")) == [1, 0, 0, 0]


def test_an_empty_supply() -> None:
    """A3.1 A4.6: the question has one answer and is asked."""
    state = arrange(stones=[20], in_play=["RRRRR"], supply="")
    assert legal(state) == "nobuy"


def test_the_next_turn_brings_a_new_purchase() -> None:
    """A3.1: once a turn, for every player."""
    state = play(arrange(2, stones=[5, 5], hands=["MNB", "MNB"]), "buy=rice mason take@A")
    assert (state.to_act, state.phase) == (1, "buy")
    play(state, "buy=rice")
    assert goods(state, 1) == "RRNBE"
