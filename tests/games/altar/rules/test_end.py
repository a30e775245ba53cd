"""A5 and A3.14: the end, scores and ranks."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.games.altar.arrange import altar, arrange, play

import banjar

ORDER = ("pepper", "banana", "peanut", "rice")
LETTER = {"pepper": "E", "banana": "B", "peanut": "N", "rice": "R"}


def over(players: int = 2, **arguments: Any) -> banjar.State:
    """A finished game."""
    usual = {"phase": "over", "pile": "", "goods": [""] * players, "stones": [0] * players}
    return arrange(players, **{**usual, **arguments})


def values(counts: tuple[int, ...], down: bool = False) -> tuple[int, ...]:
    """What one card of each good is worth, goods in the order pepper, banana, peanut, rice."""
    cards = "".join(LETTER[name] * count for name, count in zip(ORDER, counts, strict=True))
    state = over(altar=cards.lower() if down else cards, goods=["RNBE", ""])
    sheet = state.score_sheets()[0]
    return tuple(sheet[name] for name in ORDER)


RANKINGS = [
    pytest.param((5, 4, 4, 3), (3, 2, 2, 1), id="TA49"),
    pytest.param((5, 4, 3, 2), (3, 2, 1, 0), id="TA50"),
    pytest.param((5, 5, 5, 2), (3, 3, 3, 2), id="TA52a"),
    pytest.param((5, 2, 2, 2), (3, 2, 2, 2), id="TA52b"),
    pytest.param((4, 4, 4, 4), (3, 3, 3, 3), id="TA54"),
    pytest.param((0, 0, 0, 0), (0, 0, 0, 0), id="TA56"),
    pytest.param((5, 3, 0, 0), (3, 2, 0, 0), id="two-missing"),
    pytest.param((2, 2, 2, 2), (3, 3, 3, 3), id="all-equal"),
    pytest.param((4, 4, 4, 1), (3, 3, 3, 2), id="three-equal"),
    pytest.param((4, 4, 1, 1), (3, 3, 2, 2), id="two-pairs"),
    pytest.param((4, 4, 2, 1), (3, 3, 2, 1), id="one-pair"),
    pytest.param((1, 0, 0, 0), (3, 0, 0, 0), id="one-card"),
    pytest.param((3, 3, 0, 0), (3, 3, 0, 0), id="a-pair-alone"),
    pytest.param((6, 3, 1, 0), (3, 2, 1, 0), id="one-missing"),
]


@pytest.mark.parametrize(("counts", "expected"), RANKINGS)
def test_the_value_of_goods(counts: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """A5.1 AE2 TA49 TA50 TA52 TA54 TA56: the ranking is dense, whichever good has which count."""
    for order in set(itertools.permutations(range(4))):
        shuffled = tuple(counts[i] for i in order)
        assert values(shuffled) == tuple(expected[i] for i in order)


def test_face_down_cards_count() -> None:
    """A5.1: like the others."""
    assert values((5, 4, 4, 3), down=True) == (3, 2, 2, 1)
    state = over(altar="RrrNNe", goods=["RNBE", ""])
    assert state.scores() == [3 + 2 + 0 + 1, 0]


def test_the_worked_score_sheet() -> None:
    """A5.2 AE3 TA57: 2 pepper, 3 banana, 3 rice, 1 peanut, a shrine, 5 stones, no VP: 22."""
    altar_cards = "EEEEEBBBBNNNNRRR"
    state = over(altar=altar_cards, goods=["EEBBBRRRN", ""], in_play=["MS", "M"], stones=[5, 0])
    assert state.score_sheets()[0] == {
        "points": 0,
        "shrines": 4,
        "stones": 1,
        "rice": 3,
        "peanut": 2,
        "banana": 6,
        "pepper": 6,
        "total": 22,
    }
    assert over(altar=altar_cards, goods=["EENNNRRRB", ""], in_play=["MS", "M"], stones=[9, 0]).scores()[0] == 22


@pytest.mark.parametrize(("stones", "expected"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (46, 9)])
def test_points_for_stones(stones: int, expected: int) -> None:
    """A5.2 TA58: 1 for every 5, rounded down."""
    assert over(stones=[stones, 0]).scores() == [expected, 0]


def test_victory_points_and_shrines() -> None:
    """A5.2: VP as they are, 4 for each shrine in play."""
    assert over(points=[7, 11], in_play=["MSSS", "S"]).scores() == [7 + 12, 11 + 4]


def test_shrines_in_hand_bring_nothing() -> None:
    """A5.2 A3.20: nor anything else in hand; farmers, masons and priests in play bring nothing at the end."""
    assert over(hands=["SSS", "MP"], in_play=["RNBEMMPP", ""]).scores() == [0, 0]


def test_the_most_points_win() -> None:
    """A5.3: whatever the shrines."""
    state = over(3, points=[20, 9, 18], in_play=["M", "SS", "M"])
    assert state.scores() == [20, 17, 18]
    assert state.ranks() == [1, 3, 2]
    assert state.winners() == [0]
    assert state.returns() == [1.0, 0.0, 0.0]


def test_equal_points_more_shrines() -> None:
    """A5.3 TA60: 30/30, shrines 2/1: the first wins, whatever the stones."""
    state = over(points=[22, 25], in_play=["SS", "S"], stones=[0, 9])
    assert state.scores() == [30, 30]
    assert state.winners() == [0]
    assert state.ranks() == [1, 2]


def test_equal_shrines_more_stones() -> None:
    """A5.3 TA60: shrines equal, stones 6/8: the second wins; the stones are counted before the change."""
    state = over(points=[25, 25], in_play=["S", "S"], stones=[6, 8])
    assert state.scores() == [30, 30]
    assert state.winners() == [1]
    assert state.ranks() == [2, 1]


def test_a_shared_victory() -> None:
    """A5.3 TA60: all equal: both win."""
    state = over(points=[25, 25], in_play=["S", "S"], stones=[8, 8])
    assert state.winners() == [0, 1]
    assert state.ranks() == [1, 1]
    assert state.returns() == [0.5, 0.5]


def test_the_tie_break_is_reported() -> None:
    """A5.3: who was level at each step, and with how much; nothing where points decide or the game goes on."""
    state = over(3, points=[25, 25, 29], in_play=["S", "S", ""], stones=[6, 8, 7])
    assert state.scores() == [30, 30, 30]
    assert state.tie_breaks() == [
        {"by": "shrines", "seats": [0, 1, 2], "counts": [1, 1, 0]},
        {"by": "stones", "seats": [0, 1], "counts": [6, 8]},
    ]
    state = over(points=[22, 25], in_play=["SS", "S"], stones=[0, 9])
    assert state.tie_breaks() == [{"by": "shrines", "seats": [0, 1], "counts": [2, 1]}]
    assert over(points=[20, 19]).tie_breaks() == []
    assert arrange(2).tie_breaks() == []


def test_values_of_goods_are_shown_at_the_end() -> None:
    """A5.1 AE2: also of goods that nobody holds."""
    state = over(altar="EEEEEBBBBNNNNRRR")
    assert state.view()["values"] == {"rice": 1, "peanut": 2, "banana": 2, "pepper": 3}
    assert "values" not in arrange(2).view(0)


def test_ranks_below_a_shared_place() -> None:
    """A5.3: three players, two of them equal at the top or at the bottom."""
    assert over(3, points=[5, 9, 9]).ranks() == [3, 1, 1]
    assert over(3, points=[9, 5, 5]).ranks() == [1, 2, 2]


def test_shrines_in_hand_break_no_tie() -> None:
    """A5.3: only those in play."""
    assert over(points=[4, 0], hands=["SSS", ""], in_play=["", "S"]).winners() == [1]


def test_nobody_has_won_before_the_end() -> None:
    """A5.3: winners and returns wait for the end."""
    state = arrange(2, points=[9, 0])
    assert state.winners() == []
    assert state.returns() == [0.0, 0.0]
    assert state.end_reason is None


def test_a_shrine_in_the_last_turn() -> None:
    """A5.2 A3.14 TA48: its sacrifices and its 4 points count."""
    state = arrange(
        2,
        hands=["SRN"],
        stones=[7, 0],
        goods=["RE", "BN"],
        rows=["M", "NBEP", "BERP", "ERNP"],
        pile="PP",
        altar="",
    )
    play(state, "nobuy shrine lay=banana hide=rice offer=rice take@A")
    assert state.is_over
    assert altar(state) == "BrR"
    # rice 2, banana 1: worth 3 and 2; pepper and peanut lie nowhere.
    assert state.scores() == [4, 0]
    assert state.score_sheets()[0]["shrines"] == 4
    state = arrange(2, hands=["SRN"], stones=[7, 0], goods=["RE", "BN"], rows=["M", "P", "P", "P"], pile="PP")
    play(state, "nobuy shrine lay=banana hide=rice offer=pepper take@A")
    assert altar(state) == "BrE"
    assert state.scores() == [4 + 3, 0]


def test_a_game_of_oracles_without_a_shrine() -> None:
    """A5.1 A6.1 TA70: no look at all: the altar is 1/1/1/1 and every good is worth 3."""
    state = arrange(2, oracle=True, hands=["MRN"], altar="rnbe", rows=["M", "P", "P", "P"], pile="OO", stones=[0, 0])
    play(state, "nobuy mason take@A")
    assert state.is_over
    assert state.scores() == [12, 12]


def test_an_oracle_took_the_rice() -> None:
    """A5.1 A6.4 TA70: rice is worth 0, the others 3, the kept card counts for its owner."""
    state = arrange(
        2, oracle=True, hands=["NNE"], altar="rnbe", rows=["M", "P", "P", "P"], pile="OMMMPP", stones=[1, 0]
    )
    play(state, "nobuy peanut*2 take@A look keep@4 take@B")
    assert state.is_over
    assert altar(state) == "nbe"
    assert state.score_sheets()[0] == {
        "points": 0,
        "shrines": 0,
        "stones": 0,
        "rice": 0,
        "peanut": 3,
        "banana": 3,
        "pepper": 3,
        "total": 9,
    }
    assert state.scores() == [9, 9]


def test_a_kept_card_is_scored() -> None:
    """A5.2 A6.4: here banana, of which one is left on the altar."""
    state = arrange(
        2, oracle=True, hands=["NNE"], altar="rrbb", rows=["M", "P", "P", "P"], pile="OMMMPP", stones=[1, 0]
    )
    play(state, "nobuy peanut*2 take@A look keep@1 take@B")
    # rice 2, banana 1: 3 and 2; seat 0 has two bananas.
    assert state.scores() == [3 + 2 * 2, 3 + 2]
