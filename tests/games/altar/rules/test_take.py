"""A3.12 to A3.14: phase 3, taking cards; which card is scored."""

from __future__ import annotations

import pytest
from tests.games.altar.arrange import arrange, hand, happened, legal, of_type, pile, play, points, rows, stones

import banjar


def test_two_cards_from_two_rows() -> None:
    """A3.12 TA27: Robert, with one card, takes a shrine, then a banana farmer from another row: three in hand."""
    state = arrange(hands=["RRP"], rows=["RNES", "NPPB", "BERP", "ERNP"])
    play(state, "nobuy rice*2")
    assert hand(state, 0) == "P"
    play(state, "take@A take@B")
    assert hand(state, 0) == "BPS"
    assert rows(state) == ["RNE", "NPP", "BERP", "ERNP"]
    assert state.active == 1


def test_two_cards_from_one_row() -> None:
    """A3.12 TA28: the bottom card, then the one above it."""
    state = play(arrange(hands=["RRP"], rows=["RNES", "NPPB", "BERP", "ERNP"]), "nobuy rice*2 take@A")
    assert happened(state) == [{"type": "took", "seat": 0, "card": "shrine", "row": 0}]
    play(state, "take@A")
    assert of_type(state, "took") == [{"seat": 0, "card": "pepper", "row": 0}]
    assert rows(state)[0] == "RN"


@pytest.mark.parametrize(("plays", "takes"), [("rice", 1), ("rice*2", 2), ("rice*3", 3)])
def test_until_the_hand_holds_three(plays: str, takes: int) -> None:
    """A3.12: neither fewer nor more, one at a time, and it is mandatory."""
    state = play(arrange(hands=["RRR"]), f"nobuy {plays}")
    for _ in range(takes):
        assert (state.to_act, state.phase) == (0, "take")
        assert legal(state) == "take@A take@B take@C take@D"
        play(state, "take@C")
    assert len(hand(state, 0)) == 3
    assert state.active == 1


def test_a_row_is_laid_anew_at_once() -> None:
    """A3.13 TA30: pile 34, the last card of the second row: pile 30, a new second row the next take may use."""
    state = arrange(
        hands=["NNM"],
        rows=["RNBP", "P", "BERP", "ERNP"],
        pile="RNEB" + "M" * 11 + "S" * 9 + "P" * 5 + "E" * 5,
    )
    assert len(pile(state)) == 34
    play(state, "nobuy peanut*2 take@B")
    assert rows(state)[1] == "RNEB"
    assert len(pile(state)) == 30
    assert (state.to_act, state.phase) == (0, "take")
    play(state, "take@B")
    assert hand(state, 0) == "BMP"
    assert rows(state)[1] == "RNE"


def test_new_cards_from_top_to_bottom() -> None:
    """A3.13: the fourth card drawn is the free one; the row stays in its place."""
    state = arrange(hands=["NNM"], rows=["RNBP", "NBEP", "P", "ERNP"], pile="MPSRMM")
    play(state, "nobuy peanut*2 take@C")
    assert rows(state) == ["RNBP", "NBEP", "MPSR", "ERNP"]
    assert pile(state) == "MM"
    assert [(event["card"], event["row"]) for event in of_type(state, "row_laid")] == [
        ("stonemason", 2),
        ("priest", 2),
        ("shrine", 2),
        ("rice", 2),
    ]


def test_a_row_with_cards_is_not_refilled() -> None:
    """A3.13: one card left is enough."""
    state = play(arrange(hands=["MMM"], rows=["RP", "NBEP", "BERP", "ERNP"], pile="MMMMMM"), "nobuy mason take@A")
    assert rows(state)[0] == "R"
    assert pile(state) == "MMMMMM"


def test_one_turn_can_empty_two_rows() -> None:
    """A3.13: each is laid anew at once, four cards each, in the order of the takes."""
    state = arrange(hands=["NNM"], rows=["P", "NBEP", "P", "ERNP"], pile="MMMPSSSRBBBB")
    play(state, "nobuy peanut*2 take@C take@A")
    assert rows(state) == ["SSSR", "NBEP", "MMMP", "ERNP"]
    assert pile(state) == "BBBB"


def test_the_row_of_the_last_take_is_scored() -> None:
    """A3.12 A3.15 TA31: the last take from the third row leaves a stonemason there: masons are scored."""
    state = arrange(hands=["RRP"], rows=["PPPS", "NPPB", "RMP", "ERNP"], in_play=["M", "MM", ""], stones=[1, 0, 0])
    play(state, "nobuy rice*2 take@A take@C")
    assert of_type(state, "scored") == [{"seat": 0, "card": "stonemason", "row": 2}]
    assert stones(state) == [0 + 1, 2 + 1, 0]
    assert points(state) == [0, 0, 0]


def test_not_the_row_of_an_earlier_take() -> None:
    """A3.12: the same takes the other way round score the priests of the first row."""
    state = arrange(hands=["RRP"], rows=["PPPS", "NPPB", "RMP", "ERNP"], in_play=["MP", "MM", ""], stones=[1, 0, 0])
    play(state, "nobuy rice*2 take@C take@A")
    assert of_type(state, "scored") == [{"seat": 0, "card": "priest", "row": 0}]
    assert stones(state) == [0, 0, 0]
    assert points(state) == [1, 0, 0]


def test_the_new_row_is_scored() -> None:
    """A3.13 TA32: the last take empties its row; the free card of the new one counts."""
    state = arrange(hands=["MRN"], rows=["S", "NBEP", "BERP", "ERNP"], pile="RNBPMM", in_play=["MPP", "P", "M"])
    play(state, "nobuy mason take@A")
    assert of_type(state, "scored") == [{"seat": 0, "card": "priest", "row": 0}]
    assert points(state) == [3, 1, 0]


def test_a_row_refilled_earlier_is_not_scored() -> None:
    """A3.13: a row laid anew by the first take brings nothing if the last take was elsewhere."""
    state = arrange(
        hands=["NNM"],
        rows=["S", "NBEP", "BERP", "ERPM"],
        pile="RNBPMM",
        in_play=["M", "M", "MM"],
        points=[0, 0, 0],
    )
    play(state, "nobuy peanut*2 take@A take@D")
    assert of_type(state, "scored") == [{"seat": 0, "card": "priest", "row": 3}]
    assert stones(state) == [4, 5, 5]


def test_the_pile_runs_out() -> None:
    """A3.14 TA46: pile 2, a row emptied with one take open: over; no take, no scoring."""
    state = arrange(
        2, hands=["NNR"], rows=["S", "NBEP", "BERP", "ERNP"], pile="PM", in_play=["MMM", "M"], stones=[1, 1]
    )
    play(state, "nobuy peanut*2 take@A")
    assert state.is_over
    assert (state.to_act, state.phase, state.end_reason) == (None, "over", "pile")
    assert rows(state)[0] == "PM"
    assert pile(state) == ""
    assert hand(state, 0) == "RS"
    assert stones(state) == [0, 1]
    assert of_type(state, "scored") == []
    assert state.legal_actions() == []
    with pytest.raises(banjar.IllegalAction, match="the game is over; no action is legal"):
        state.play("take@A")


def test_the_last_take_of_a_turn_ends_the_game() -> None:
    """A3.14: even with a full hand phase 4 does not happen."""
    state = arrange(2, hands=["MRN"], rows=["S", "NBEP", "BERP", "ERNP"], pile="PM", in_play=["MMM", "M"])
    play(state, "nobuy mason take@A")
    assert state.is_over
    assert stones(state) == [5, 5]
    assert (state.turn, state.active) == (1, 0)


def test_the_pile_ends_with_a_full_row() -> None:
    """A3.14: exactly four cards left: they are laid, and it is the end too."""
    state = arrange(2, hands=["NNR"], rows=["S", "NBEP", "BERP", "ERNP"], pile="PPPM", in_play=["MMM", "M"])
    play(state, "nobuy peanut*2 take@A")
    assert state.is_over
    assert rows(state)[0] == "PPPM"
    assert stones(state) == [4, 5]


def test_five_cards_are_enough() -> None:
    """A3.14: one card left in the pile: the game goes on."""
    state = arrange(2, hands=["NNR"], rows=["S", "NBEP", "BERP", "ERNP"], pile="PPPMB")
    play(state, "nobuy peanut*2 take@A")
    assert (state.is_over, state.phase) == (False, "take")
    assert pile(state) == "B"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("oracle", [False, True])
def test_the_last_refill_finds_two_cards(players: int, oracle: bool) -> None:
    """A3.14: 34 or 42 cards in fours: the last row has two, whoever plays."""
    state = banjar.load("altar", players=players, oracle=oracle).new(seed=players)
    left = len(pile(state))
    assert left == (42 if oracle else 34)
    while not state.is_over:
        state.play(state.legal_actions()[-1])
        drawn = left - len(pile(state))
        left = len(pile(state))
        assert left == 0 or drawn % 4 == 0
    assert left == 0
    last_laid = [event for event in happened(state) if event["type"] == "row_laid"][-2:]
    last_row = rows(state)[last_laid[0]["row"]]
    assert len(last_row) == 2
    assert len([event for event in happened(state) if event["type"] == "row_laid"]) % 4 == 2
