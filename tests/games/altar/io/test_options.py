"""A1.3, A6, A7: what a table can choose."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.altar.arrange import hand, in_play

import banjar

RICE_SETS = {"red": ["rice", "rice", "rice"], "green": ["pepper", "banana", "rice"]}


def test_the_usual_options() -> None:
    """A1.3 A7.5: no variant, colours in the usual order, the usual sets."""
    game = banjar.load("altar", players=3)
    assert (game.options["oracle"], game.options["demon"]) == (False, False)
    assert game.options["colours"] == ("red", "blue", "yellow")
    assert game.options["sets"] == {
        "red": ("peanut", "banana", "pepper"),
        "blue": ("rice", "banana", "pepper"),
        "yellow": ("rice", "peanut", "pepper"),
        "green": ("rice", "peanut", "banana"),
    }
    assert game.changed_options() == {}
    assert repr(game) == "Game('altar', players=3)"


def test_two_players_by_default() -> None:
    """A2.3: the smallest number."""
    assert banjar.load("altar").players == 2


def test_chosen_colours() -> None:
    """A1.3: each seat gets the set of its colour."""
    game = banjar.load("altar", players=3, colours=["green", "red", "blue"])
    state = game.new(seed=1)
    assert [hand(state, seat) for seat in range(3)] == ["RNB", "NBE", "RBE"]
    assert [player["colour"] for player in state.view()["players"]] == ["green", "red", "blue"]
    assert [in_play(state, seat) for seat in range(3)] == ["M", "M", "M"]
    assert game.changed_options() == {"colours": ("green", "red", "blue")}


def test_stones_go_with_seats_not_with_colours() -> None:
    """A1.3 A2.3: the start player has 2 whatever the colour."""
    state = banjar.load("altar", players=2, colours=["yellow", "red"]).new(seed=1)
    assert [player["stones"] for player in state.view()["players"]] == [2, 3]


def test_chosen_sets() -> None:
    """A1.3: colours left out keep the usual set; a set may hold a kind more than once."""
    state = banjar.load("altar", players=4, sets=RICE_SETS).new(seed=1)
    assert [hand(state, seat) for seat in range(4)] == ["RRR", "RBE", "RNE", "RBE"]


def test_colours_and_sets_together() -> None:
    """A1.3: the set belongs to the colour, not to the seat."""
    state = banjar.load("altar", players=2, colours=["green", "red"], sets=RICE_SETS).new(seed=1)
    assert [hand(state, 0), hand(state, 1)] == ["RBE", "RRR"]


def test_options_do_not_change_the_deal() -> None:
    """A2.2: the same seed deals the same cards whatever the colours and the demon."""
    deals = [
        banjar.load("altar", players=2, **options).new(seed=9).deal
        for options in ({}, {"demon": True}, {"colours": ["green", "blue"]}, {"sets": RICE_SETS})
    ]
    assert all(deal == deals[0] for deal in deals)


def test_options_in_a_record() -> None:
    """A1.3 A7.5: written and read again."""
    game = banjar.load("altar", players=2, oracle=True, demon=True, colours=["green", "red"], sets=RICE_SETS)
    state = game.new(seed=5)
    state.play("nobuy")
    record = banjar.parse_record(str(state.record()))
    assert record.options == state.record().options
    assert record.load() == game
    assert record.replay() == state


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "altar is for 2, 3 or 4 players, not 1"),
    ({"players": 5}, "altar is for 2, 3 or 4 players, not 5"),
    ({"players": "3"}, "altar is for 2, 3 or 4 players, not 3"),
    ({"players": True}, "altar is for 2, 3 or 4 players, not True"),
    ({"orakel": True}, "altar has no option 'orakel'; it has oracle, demon, colours, sets"),
    ({"oracle": 1}, "oracle: must be true or false, not 1"),
    ({"oracle": None}, "oracle: must be true or false, not nothing"),
    ({"demon": "yes"}, "demon: must be true or false, not 'yes'"),
    ({"colours": ["red"]}, "colours: must have 2 elements, not 1"),
    ({"colours": ["red", "blue", "green"]}, "colours: must have 2 elements, not 3"),
    ({"colours": ["red", "red"]}, "colours: every seat needs a colour of its own"),
    ({"colours": "red"}, "colours: must be a list, not 'red'"),
    ({"colours": ["red", "pink"]}, "colours[1]: 'pink' is not known; it must be red, blue, yellow or green"),
    ({"colours": ["red", 2]}, "colours[1]: 2 is not known; it must be red, blue, yellow or green"),
    ({"sets": ["rice"]}, "sets: must be an object, not ['rice']"),
    ({"sets": {"pink": []}}, "sets: unknown key 'pink'; known are red, blue, yellow, green"),
    ({"sets": {"red": ["rice"]}}, "sets.red: must have 3 elements, not 1"),
    ({"sets": {"red": "rice"}}, "sets.red: must be a list, not 'rice'"),
    (
        {"sets": {"blue": ["rice", "rice", "priest"]}},
        "sets.blue[2]: 'priest' is not known; it must be rice, peanut, banana or pepper",
    ),
]


@pytest.mark.parametrize(("options", "message"), WRONG, ids=[message for _, message in WRONG])
def test_wrong_options(options: dict[str, Any], message: str) -> None:
    """A1.3 A2.3: an OptionError that says what is wrong and what would be right."""
    with pytest.raises(banjar.OptionError) as error:
        banjar.load("altar", **options)
    assert str(error.value) == message


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_wrong_seeds(seed: Any) -> None:
    """A2.2: a seed is a whole number."""
    with pytest.raises(banjar.OptionError, match="a seed is a whole number from 0 to"):
        banjar.load("altar").new(seed)
