"""A7: the demon."""

from __future__ import annotations

import pytest
from tests.games.altar.arrange import arrange, legal, of_type, pile, play, rows

import banjar

ALL_ROWS = "take@A take@B take@C take@D"


def test_no_card_from_its_row() -> None:
    """A7.1 A7.3: it starts on row 0, from which nothing may be taken."""
    state = play(banjar.load("altar", players=2, demon=True).new(seed=5), "nobuy pepper")
    assert legal(state) == "take@B take@C take@D"
    with pytest.raises(banjar.IllegalAction):
        state.play("take@A")


def test_a_priest_moves_it() -> None:
    """A7.2 A7.3 TA74: from the first row to the second; this turn the first is open, the second closed."""
    state = play(arrange(hands=["PNB"], demon=True, demon_row=0), "nobuy priest")
    assert state.view()["demon_row"] == 1
    assert legal(state) == "take@A take@C take@D"
    assert of_type(state, "demon_moved") == [{"seat": 0, "row": 1}]


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_one_row_to_the_right(before: int, after: int) -> None:
    """A7.2: and from row 3 to row 0."""
    state = play(arrange(hands=["PNB"], demon=True, demon_row=before), "nobuy priest")
    assert state.view()["demon_row"] == after
    closed = ALL_ROWS.split()[after]
    assert legal(state).split() == [action for action in ALL_ROWS.split() if action != closed]


@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        ("MNB", "nobuy mason"),
        ("MNB", "nobuy peanut"),
        ("NNN", "nobuy peanut*3"),
        ("SNB", "nobuy shrine lay=rice lay=rice hide=rice offer=rice"),
        ("SSS", "buy=rice return"),
    ],
    ids=["mason", "farmer", "farmers", "shrine", "return"],
)
def test_other_cards_leave_it(hand: str, actions: str) -> None:
    """A7.2 TA76: a stonemason, farmers, a shrine or a discard do not move it."""
    state = play(arrange(hands=[hand], stones=[7], demon=True, demon_row=2), actions)
    assert state.phase == "take"
    assert state.view()["demon_row"] == 2
    assert legal(state) == "take@A take@B take@D"


def test_a_priest_without_the_demon() -> None:
    """A7.2 A7.5: in a game without it all rows stay open."""
    state = play(arrange(hands=["PNB"]), "nobuy priest")
    assert legal(state) == ALL_ROWS
    assert of_type(state, "demon_moved") == []


def test_it_stays_for_the_next_player() -> None:
    """A7.2 A7.3: until somebody plays a priest."""
    state = arrange(2, hands=["PNB", "MNB"], demon=True, demon_row=1)
    play(state, "nobuy priest take@A nobuy mason")
    assert (state.active, legal(state)) == (1, "take@A take@B take@D")


def test_taking_a_priest_does_not_move_it() -> None:
    """A7.2: only playing does."""
    state = play(arrange(hands=["MMN"], demon=True, demon_row=3), "nobuy mason take@A")
    assert state.view()["demon_row"] == 3


def test_its_row_is_neither_emptied_nor_scored() -> None:
    """A7.3 A7.4: its last card stays, whatever is taken; the row scored is one of the others."""
    state = arrange(2, hands=["NNN", "NNN"], stones=[9, 9], demon=True, demon_row=1, rows=["RNBP", "M", "BERP", "ERNP"])
    play(state, "nobuy peanut*3")
    while state.active == 0:
        assert "take@B" not in legal(state).split()
        state.play(state.legal_actions()[0])
    assert rows(state)[1] == "M"
    assert of_type(state, "scored") == [{"seat": 0, "card": "rice", "row": 0}]


def test_the_row_it_left_can_be_emptied_and_scored() -> None:
    """A7.4: only while it stands there."""
    state = arrange(2, hands=["PNB"], demon=True, demon_row=1, rows=["RNBP", "M", "BERP", "ERNP"], pile="RNBEMM")
    play(state, "nobuy priest take@B")
    assert rows(state)[1] == "RNBE"
    assert pile(state) == "MM"
    assert of_type(state, "scored") == [{"seat": 0, "card": "pepper", "row": 1}]


def test_with_oracles() -> None:
    """A7.5: a row laid anew away from the demon brings its look, then its row is still closed."""
    state = arrange(
        2,
        oracle=True,
        demon=True,
        hands=["RRN"],
        rows=["RNBP", "M", "BERP", "ERNP"],
        demon_row=0,
        altar="rnbe",
        pile="ROBEMM",
    )
    play(state, "nobuy rice*2 take@B look keep@1")
    assert legal(state) == "take@B take@C take@D"
