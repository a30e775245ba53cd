"""Every rule of lanterns once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import banjar
from banjar import Game, State

pytestmark = pytest.mark.usefixtures("third_game")

DECK = "PPSG PSSP PPSG".replace(" ", "")


def lanterns(players: int = 2, **options: bool) -> Game:
    return banjar.load("lanterns", players, **options)


def dealt(*actions: str, players: int = 2, **options: bool) -> State:
    state = lanterns(players, **options).from_deal({"deck": DECK})
    for action in actions:
        state.play(action)
    return state


def offered(state: State) -> list[str]:
    return [action.text for action in state.legal_actions()]


def test_the_lanterns() -> None:
    """C1.1: six of paper, four of silk, two of glass."""
    deck = lanterns().deal_of(1)["deck"]
    assert Counter(deck) == {"P": 6, "S": 4, "G": 2}


@pytest.mark.parametrize(("players", "aside"), [(2, 4), (3, 0)])
def test_the_deal(players: int, aside: int) -> None:
    """C2.1: four cards each, the rest aside."""
    position = dealt(players=players).to_position()
    assert position["players"][0]["hand"] == {"paper": 2, "silk": 1, "glass": 1}
    assert position["players"][1]["hand"] == {"paper": 2, "silk": 2, "glass": 0}
    assert sum(position["aside"].values()) == aside


def test_turns_pass_clockwise() -> None:
    """C2.2, C3.1: seat 0 begins, and a lantern a turn is lit."""
    state = dealt(players=3)
    order = []
    while not state.is_over:
        order.append(state.to_act)
        assert any(text.startswith("light=") for text in offered(state))
        state.play(state.legal_ids()[0])
    assert order == [0, 1, 2] * 4


def test_one_lantern_may_be_hidden() -> None:
    """C3.2: once in the game."""
    assert offered(dealt()) == ["light=paper", "light=silk", "light=glass", "hide=paper", "hide=silk", "hide=glass"]
    assert offered(dealt("hide=glass", "light=paper")) == ["light=paper", "light=silk"]


ENDS: list[tuple[tuple[str, str], bool, list[list[int]]]] = [
    (("hide=glass", "hide=silk"), False, [[4, 6], [4, 4]]),
    (("hide=silk", "hide=silk"), False, [[5, 0], [4, 0]]),
    (("hide=glass", "hide=silk"), True, [[4, 9], [4, 6]]),
]


@pytest.mark.parametrize(("hidden", "moon", "lines"), ENDS)
def test_points(hidden: tuple[str, str], moon: bool, lines: list[list[int]]) -> None:
    """C3.3, C4.1: a hidden lantern counts twice, with the moon three times, but not if its kind was hidden twice."""
    state = dealt(*hidden, moon=moon)
    while not state.is_over:
        state.play(state.legal_ids()[0])
    assert [[sheet["lit"], sheet["hidden"]] for sheet in state.score_sheets()] == lines


def test_the_end() -> None:
    """C3.4: when all hands are empty."""
    state = dealt(*["light=paper"] * 4, "light=silk", "light=silk", "light=glass")
    assert not state.is_over
    state.play("light=silk")
    assert state.is_over
    assert state.end_reason == "dark"


def test_tied_players_share_the_victory() -> None:
    """C3.5"""
    state = lanterns().from_deal({"deck": "PPSSPPSSPPGG"})
    while not state.is_over:
        state.play(state.legal_ids()[0])
    assert state.winners() == [0, 1]


def player(state: State, reader: int | None, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state.view(reader)["players"][seat]
    return found


def test_hidden_choices_stay_hidden() -> None:
    """C5.1, C5.2: everybody sees that a card was hidden, only its owner sees which."""
    state = dealt("hide=glass", "light=silk")
    assert player(state, 0, 0)["hidden"] == "glass"
    for reader in (1, None):
        shown = player(state, reader, 0)
        assert (shown["has_hidden"], shown["hand_count"]) == (True, 3)
        assert not {"hand", "hidden"} & shown.keys()
        assert "glass" not in str(state.history(reader))
    assert player(state, None, 1)["lit"]["silk"] == 1
    assert "aside" not in state.view(0)


def test_at_the_end_everything_is_shown() -> None:
    """C5.3"""
    state = dealt("hide=glass")
    while not state.is_over:
        state.play(state.legal_ids()[0])
    assert player(state, 1, 0)["hidden"] == "glass"
    assert state.view(None)["aside"] == {"paper": 2, "silk": 1, "glass": 1}
