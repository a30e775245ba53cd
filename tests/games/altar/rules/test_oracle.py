"""A6: the oracle."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.altar.arrange import (
    altar,
    arrange,
    box,
    goods,
    hand,
    happened,
    legal,
    of_type,
    pile,
    play,
    points,
    rows,
    stones,
)

import banjar


def emptied(pile: str, takes: int = 2, **arguments: Any) -> banjar.State:
    """Seat 0, with so many cards to take, has taken the last card of row A."""
    usual: dict[str, Any] = {
        "hands": ["RN"[: 3 - takes]],
        "rows": ["S", "NBEP", "BERP", "ERNP"],
        "altar": "rnbe",
        "phase": "take",
    }
    state = arrange(3, oracle=True, pile=pile, **{**usual, **arguments})
    return play(state, "take@A")


def test_an_oracle_leaves_the_row() -> None:
    """A6.3: into the box, seen by all; nothing replaces it, the gap closes."""
    state = emptied("ROBEMMMM")
    assert rows(state)[0] == "RBE"
    assert pile(state) == "MMMM"
    assert box(state) == {"oracle": 1, "shrine": 0}
    assert of_type(state, "oracles_removed") == [{"seat": None, "card": "oracle", "row": 0, "count": 1}]
    assert (state.to_act, state.phase) == (0, "look")


def test_two_oracles_one_look() -> None:
    """A6.3 A6.4 TA62: one activation, a row of two."""
    state = emptied("OROBMMMM")
    assert rows(state)[0] == "RB"
    assert (state.to_act, legal(state)) == (0, "look nolook")
    play(state, "look keep@1")
    assert (state.to_act, state.phase) == (0, "take")
    assert box(state)["oracle"] == 2


def test_three_oracles_one_look() -> None:
    """A6.3 A6.4: one look, a row of one card, which is free."""
    state = play(emptied("OOROMMMM"), "look keep@1")
    assert rows(state)[0] == "R"
    assert state.phase == "take"


def test_no_oracle_no_look() -> None:
    """A6.4: a row without oracles asks nothing."""
    state = emptied("RNBEOOOO")
    assert (state.phase, rows(state)[0]) == ("take", "RNBE")


def test_four_oracles() -> None:
    """A6.3 A6.4 TA64: a look, then four more cards; these hold an oracle too: a second look."""
    state = emptied("OOOOROBEMM")
    assert (state.phase, rows(state)[0], pile(state)) == ("look", "", "ROBEMM")
    play(state, "look")
    assert (state.phase, rows(state)[0], pile(state)) == ("keep", "", "ROBEMM")
    play(state, "keep@1")
    assert (state.phase, rows(state)[0], pile(state)) == ("look", "RBE", "MM")
    assert box(state)["oracle"] == 5
    play(state, "look keep@1")
    assert (state.phase, altar(state), goods(state, 0)) == ("take", "rn", "RNBBEE")


def test_four_oracles_and_no_look() -> None:
    """A6.3 A6.4: looking is optional; the new row comes all the same."""
    state = play(emptied("OOOORNBEMM"), "nolook")
    assert (state.phase, rows(state)[0], altar(state)) == ("take", "RNBE", "rnbe")


def test_eight_oracles() -> None:
    """A6.3: the rules apply to the new cards again: two looks, then a row of four."""
    state = play(emptied("OOOOOOOORNBEM"), "look keep@1")
    assert (state.phase, rows(state)[0], pile(state)) == ("look", "", "RNBEM")
    play(state, "nolook")
    assert (state.phase, rows(state)[0], pile(state)) == ("take", "RNBE", "M")
    assert box(state)["oracle"] == 8


def test_an_empty_altar() -> None:
    """A6.4 A6.3 TA66: no look; four oracles are replaced at once."""
    state = emptied("OOOOROBEMM", altar="")
    assert (state.phase, rows(state)[0], pile(state)) == ("take", "RBE", "MM")
    assert box(state)["oracle"] == 5
    assert goods(state, 0) == "RNBE"


def test_an_altar_of_three() -> None:
    """A6.4 TA66: three are seen, one is kept, two remain."""
    state = play(emptied("ROBEMM", altar="bRe"), "look")
    assert state.view(0)["altar"]["looking_at"] == ["pepper", "rice", "banana"]
    assert legal(state) == "keep@1 keep@2 keep@3"
    play(state, "keep@2")
    assert (altar(state), goods(state, 0)) == ("be", "RRNBE")


def test_an_altar_of_one() -> None:
    """A6.4 A4.6 TA66: the looker gets it, and is asked although there is one answer."""
    state = play(emptied("ROBEMM", altar="B"), "look")
    assert legal(state) == "keep@1"
    play(state, "keep@1")
    assert (altar(state), goods(state, 0)) == ("", "RNBBE")
    assert state.view(1)["altar"] == {"height": 0, "top": None}


def test_the_last_card_of_the_altar() -> None:
    """A6.4: after it was kept, the next oracle finds nothing to look at."""
    state = play(emptied("OOOOROBEMM", altar="n"), "look keep@1")
    assert (state.phase, rows(state)[0]) == ("take", "RBE")


def test_only_the_top_four() -> None:
    """A6.4: of a higher altar four are seen, the top first."""
    state = play(emptied("ROBEMM", altar="eRnBrE"), "look")
    assert state.view(0)["altar"]["looking_at"] == ["pepper", "rice", "banana", "peanut"]
    assert legal(state) == "keep@1 keep@2 keep@3 keep@4"
    assert altar(play(state, "keep@4")) == "eRBrE"


@pytest.mark.parametrize(
    ("kept", "left", "won"),
    [(1, "eRnBr", "E"), (2, "eRnBE", "R"), (3, "eRnrE", "B"), (4, "eRBrE", "N")],
)
def test_the_rest_goes_back(kept: int, left: str, won: str) -> None:
    """A6.4: in the same order, each face up or down as it was; exactly one is kept, as a sacrifice card."""
    state = play(emptied("ROBEMM", altar="eRnBrE", goods=["", "R", "R"]), f"look keep@{kept}")
    assert altar(state) == left
    assert goods(state, 0) == won


def test_looking_is_optional() -> None:
    """A6.4: who does not look changes nothing and goes on taking."""
    state = play(emptied("ROBEMM"), "nolook")
    assert (altar(state), goods(state, 0), state.phase) == ("rnbe", "RNBE", "take")
    assert happened(state, 1) == [{"type": "look_declined", "seat": 0}]


def test_keeping_is_not_optional() -> None:
    """A6.4: after the look one must be kept."""
    state = play(emptied("ROBEMM"), "look")
    for action in ("nolook", "take@A", "take@B"):
        with pytest.raises(banjar.IllegalAction):
            state.play(action)


def test_the_others_during_a_look() -> None:
    """A6.4: until it is over they see the altar as before it; then the new top and the height."""
    state = emptied("ROBEMM", altar="rnB")
    play(state, "look")
    for reader in (1, 2, None):
        assert state.view(reader)["altar"] == {"height": 3, "top": "banana"}
    play(state, "keep@1")
    for reader in (0, 1, 2, None):
        assert state.view(reader)["altar"] == {"height": 2, "top": None}


def test_what_was_kept_is_not_announced() -> None:
    """A6.4 A4.1: the others learn who kept a card, the new top and the height."""
    state = play(emptied("ROBEMM", altar="rnB"), "look keep@2")
    for reader in (1, 2, None):
        assert happened(state, reader) == [
            {"type": "kept", "seat": 0, "good": None, "altar_place": None},
            {"type": "altar_shown", "seat": None, "good": "banana", "height": 2},
        ]
    assert happened(state, 0) == [
        {"type": "kept", "seat": 0, "good": "peanut", "altar_place": 2},
        {"type": "altar_shown", "seat": None, "good": "banana", "height": 2},
    ]


def test_the_look_comes_before_the_next_take() -> None:
    """A6.6 TA72: between two takes; the card gained does not alter the takes, which go on."""
    state = emptied("ROBEMM", takes=2)
    assert (hand(state, 0), state.phase) == ("RS", "look")
    with pytest.raises(banjar.IllegalAction):
        state.play("take@A")
    play(state, "look keep@1")
    assert (hand(state, 0), state.phase, goods(state, 0)) == ("RS", "take", "RNBEE")
    play(state, "take@A")
    assert (hand(state, 0), state.active) == ("RES", 1)


def test_the_look_comes_before_scoring() -> None:
    """A6.6: after the last take the look is asked first, then the free card is scored."""
    state = emptied("ROBPMM", takes=1, in_play=["MP", "M", "M"])
    assert (hand(state, 0), state.phase, points(state)) == ("RNS", "look", [0, 0, 0])
    play(state, "look")
    assert points(state) == [0, 0, 0]
    play(state, "keep@1")
    assert points(state) == [1, 0, 0]
    assert (state.active, state.phase) == (1, "buy")


def test_the_lowest_card_left_is_scored() -> None:
    """A6.3 TA68: the bottom of the new row was an oracle, so the next lowest is the free card."""
    state = emptied("RPMOMM", takes=1, in_play=["M", "MM", ""], stones=[0, 0, 0])
    assert rows(state)[0] == "RPM"
    play(state, "nolook")
    assert of_type(state, "scored") == [{"seat": 0, "card": "stonemason", "row": 0}]
    assert stones(state) == [1, 3, 0]


def test_the_row_after_four_oracles_is_scored() -> None:
    """A6.3 A6.6: the free card of the row that at last holds something."""
    state = emptied("OOOORNBPMM", takes=1, in_play=["MP", "M", "M"])
    play(state, "nolook")
    assert of_type(state, "scored") == [{"seat": 0, "card": "priest", "row": 0}]
    assert points(state) == [1, 0, 0]


@pytest.mark.parametrize("last", ["OM", "OO", "O", "OOM", "OMPO", "OOOO"])
def test_oracles_among_the_last_cards(last: str) -> None:
    """A6.5 A3.14: they stay where they lie, nothing is looked at, the game is over."""
    state = emptied(last)
    assert state.is_over
    assert rows(state)[0] == last
    assert box(state) == {"oracle": 0, "shrine": 0}
    assert (altar(state), goods(state, 0), hand(state, 0)) == ("rnbe", "RNBE", "RS")
    assert of_type(state, "oracles_removed") == []


def test_the_last_cards_after_four_oracles() -> None:
    """A6.3 A6.5: the look at the four happens; the two cards then laid end the game."""
    state = emptied("OOOOOM")
    assert (state.phase, rows(state)[0]) == ("look", "")
    play(state, "look keep@4")
    assert state.is_over
    assert rows(state)[0] == "OM"
    assert (altar(state), goods(state, 0)) == ("nbe", "RRNBE")
    assert state.scores()[0] == 3 + 3 + 3 + 1


def test_two_rows_two_looks() -> None:
    """A6.4: one look for each laid row, in one turn."""
    state = emptied("ROBEMOPPBB", rows=["S", "S", "BERP", "ERNP"])
    play(state, "look keep@1 take@B")
    assert (state.phase, rows(state)[1]) == ("look", "MPP")
    play(state, "look keep@1")
    assert (altar(state), goods(state, 0)) == ("rn", "RNBBEE")
    assert state.active == 1


def test_only_the_active_player_looks() -> None:
    """A6.4: the others are never asked."""
    state = arrange(
        3,
        oracle=True,
        hands={2: "RN"},
        rows=["S", "NBEP", "BERP", "ERNP"],
        altar="rnbe",
        phase="take",
        active=2,
        pile="ROBEMM",
    )
    play(state, "take@A")
    assert (state.to_act, state.phase) == (2, "look")
    play(state, "look keep@1")
    assert goods(state, 2) == "RNBEE"


def test_a_kept_card_can_be_sacrificed() -> None:
    """A6.4: it is a sacrifice card like the others."""
    state = emptied("ROBEMM", takes=1, hands=["RN", "SRN"], stones=[5, 7], goods=["", "", ""], altar="rnbE")
    play(state, "look keep@1 nobuy shrine")
    assert (state.active, state.to_act, legal(state)) == (1, 0, "lay=pepper")
    play(state, "lay=pepper")
    assert (altar(state), goods(state, 0)) == ("rnbE", "")


def test_no_looks_without_the_variant() -> None:
    """A6.4 A7.5: a plain game has no oracles to ask for one."""
    state = banjar.load("altar", players=2).new(seed=3)
    phases = set()
    while not state.is_over:
        phases.add(state.phase)
        state.play(state.legal_actions()[0])
    assert not phases & {"look", "keep"}
