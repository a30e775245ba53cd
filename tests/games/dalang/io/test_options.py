"""B1.2, B1.3, B1.5, B9.3: what a table can choose."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from typing import Any

import pytest
from tests.games.dalang.situations import BOX, ISLANDS, KINDS, MASKS

import banjar
from banjar import Game, OptionError, State
from banjar.games.dalang.io.options import MAX_TURNS, USUAL_STARTS

PAIRS = ("KP", "KT", "KW", "PT", "PW", "TW")
USUAL = {
    "turn_limit": 400,
    "dalang_cards": dict.fromkeys(PAIRS, 4),
    "masks": MASKS,
    "starting_cards": USUAL_STARTS,
}
TURNED = [["panschar", "kukusch"], ["tschakkalag", "panschar"], ["wontong", "tschakkalag"], ["kukusch", "wontong"]]


def load(players: int = 3, **options: Any) -> Game:
    return banjar.load("dalang", players=players, **options)


def test_the_defaults() -> None:
    """B1.2 B1.3 B1.5 B9.3"""
    assert load().options == USUAL
    assert USUAL_STARTS == (
        ("kukusch", "panschar"),
        ("panschar", "tschakkalag"),
        ("tschakkalag", "wontong"),
        ("wontong", "kukusch"),
    )
    assert load().changed_options() == {}
    assert repr(load()) == "Game('dalang', players=3)"


@pytest.mark.parametrize("name", ["dalang_cards", "masks", "starting_cards"])
def test_none_is_the_default(name: str) -> None:
    """So that a form can leave it empty."""
    assert load(**{name: None}) == load()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("turn_limit", None),
        ("turn_limit", 1),
        ("turn_limit", MAX_TURNS),
        ("dalang_cards", {"KP": 24}),
        ("dalang_cards", dict.fromkeys(PAIRS, 4) | {"KP": 3, "TW": 5}),
        ("masks", [1]),
        ("masks", [99] * 24),
        ("starting_cards", TURNED),
    ],
)
def test_changed_options(name: str, value: Any) -> None:
    """They are told, and they survive JSON and pickling."""
    game = load(**{name: value})
    assert set(game.changed_options()) == {name}
    assert game != load()
    assert f"{name}=" in repr(game)
    assert load(**json.loads(json.dumps(game.changed_options()))) == game
    assert pickle.loads(pickle.dumps(game)) == game
    assert game.new(seed=1).game.options == game.options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"turn_limit": 0}, "turn_limit: must be from 1 to 100000, not 0"),
        ({"turn_limit": -5}, "turn_limit: must be from 1 to 100000, not -5"),
        ({"turn_limit": MAX_TURNS + 1}, "turn_limit: must be from 1 to 100000, not 100001"),
        ({"turn_limit": 10**30}, "turn_limit: must be from 1 to 100000, not 1000"),
        ({"turn_limit": "400"}, "turn_limit: must be a whole number, not '400'"),
        ({"turn_limit": 400.0}, "turn_limit: must be a whole number, not 400.0"),
        ({"turn_limit": True}, "turn_limit: must be a whole number, not True"),
        ({"turn_limit": float("nan")}, "turn_limit: must be a whole number, not nan"),
        ({"dalang_cards": {}}, "dalang_cards: there must be 24 Dalang cards in all, not 0"),
        ({"dalang_cards": {"KP": 23}}, "dalang_cards: there must be 24 Dalang cards in all, not 23"),
        ({"dalang_cards": {"KP": 25}}, "dalang_cards.KP: must be from 0 to 24, not 25"),
        ({"dalang_cards": {"KP": -1, "KT": 25}}, "dalang_cards.KP: must be from 0 to 24, not -1"),
        ({"dalang_cards": {"PK": 24}}, "dalang_cards: unknown key 'PK'; known are KP, KT, KW, PT, PW, TW"),
        ({"dalang_cards": [4] * 6}, "dalang_cards: must be an object, not [4, 4, 4, 4, 4, 4]"),
        ({"dalang_cards": "usual"}, "dalang_cards: must be an object, not 'usual'"),
        ({"dalang_cards": {"KP": "24"}}, "dalang_cards.KP: must be a whole number, not '24'"),
        ({"masks": []}, "masks: there must be 1 to 24 masks"),
        ({"masks": [2] * 25}, "masks: must have at most 24 elements, not 25"),
        ({"masks": [0]}, "masks[0]: must be from 1 to 99, not 0"),
        ({"masks": [2, 100]}, "masks[1]: must be from 1 to 99, not 100"),
        ({"masks": [2, None]}, "masks[1]: must be a whole number, not nothing"),
        ({"masks": "2345"}, "masks: must be a list, not '2345'"),
        ({"masks": 5}, "masks: must be a list, not 5"),
        ({"masks": {2, 3}}, "masks: must be a list, not {2, 3}"),
        ({"starting_cards": TURNED[:3]}, "starting_cards: must have 4 elements, not 3"),
        ({"starting_cards": "usual"}, "starting_cards: must be a list, not 'usual'"),
        ({"starting_cards": [["kukusch"], *TURNED[1:]]}, "starting_cards[0]: must have 2 elements, not 1"),
        ({"starting_cards": [["bali", "kukusch"], *TURNED[1:]]}, "starting_cards[0][0]: 'bali' is not known; it"),
        (
            {"starting_cards": [["kukusch", "kukusch"], *TURNED[1:]]},
            "starting_cards[0]: priest and prince of a card start on two different islands",
        ),
        (
            {"starting_cards": [["wontong", "kukusch"], *TURNED[1:]]},
            "starting_cards: every island must be named for one priest",
        ),
        (
            {"starting_cards": [["panschar", "tschakkalag"], *TURNED[1:]]},
            "starting_cards: every island must be named for one prince",
        ),
        (
            {"oracle": True},
            "dalang has no option 'oracle'; it has turn_limit, dalang_cards, masks, starting_cards",
        ),
    ],
)
def test_a_wrong_option(options: dict[str, Any], message: str) -> None:
    """The error names the place and what would be right."""
    with pytest.raises(OptionError) as caught:
        load(**options)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("players", [0, 1, 2, 5, -3, "3", 3.0, True])
def test_a_wrong_number_of_players(players: Any) -> None:
    """Three or four."""
    with pytest.raises(OptionError, match=f"^dalang is for 3 or 4 players, not {players}$"):
        load(players)


def ended(game: Game) -> State:
    """A game in which everybody ends every turn at once."""
    state = game.new(seed=1)
    while not state.is_over:
        state.play("end")
    return state


@pytest.mark.parametrize("limit", [1, 2, 9])
def test_the_turn_limit(limit: int) -> None:
    """B9.3: the game stops when that turn has ended."""
    state = ended(load(turn_limit=limit))
    assert (state.end_reason, state.turn, len(state.decisions)) == ("truncated", limit, limit)
    assert state.view()["turn_limit"] == limit


def test_no_turn_limit() -> None:
    """B9.3: only a stalled game stops: 123 cards are drawn in 31 turns, of which the last is the first idle one."""
    state = ended(load(turn_limit=None))
    assert state.end_reason == "stalled"
    assert state.view()["turn_limit"] is None
    assert state.turn == 31 + 5


def test_the_number_of_dalang_cards() -> None:
    """B1.2: they are in the deck as chosen, whatever the seed."""
    cards = {"KP": 0, "KT": 9, "KW": 1, "PT": 2, "PW": 3, "TW": 9}
    game = load(dalang_cards=cards)
    for seed in range(5):
        state = game.new(seed=seed)
        assert state.deal is not None
        counted = Counter(state.deal["deck"])
        assert [counted[letter] for letter in "123456"] == list(cards.values())
        assert [counted[letter] for letter in "PWRSA"] == [BOX[letter] for letter in "PWRSA"]
        position = state.to_position()
        lying = Counter(position["draw_pile"])
        for player in position["players"]:
            lying += Counter(player["hand"])
            for stack in player["stacks"].values():
                lying += Counter(stack)
        assert [lying[KINDS[letter]] for letter in "123456"] == list(cards.values())


def test_the_masks() -> None:
    """B1.3: in rising order, however they were given."""
    state = load(masks=[9, 1, 5]).new(seed=1)
    assert state.view()["masks"] == [{"value": value, "owner": None} for value in (1, 5, 9)]
    assert load(masks=(9, 1, 5)) == load(masks=[1, 5, 9])


def test_the_islands_of_the_starting_cards() -> None:
    """B1.5 B2.2 B2.4: discs lie as the cards say; the Dalang starts at the last player's prince."""
    game = load(4, starting_cards=TURNED)
    for seed in range(6):
        view = game.new(seed=seed).view()
        for player in view["players"]:
            priest, prince = TURNED[player["starting_card"] - 1]
            assert view["priest_disc"][priest] == view["prince_disc"][prince] == player["seat"]
        last = view["players"][(view["active"] - 1) % 4]
        assert view["dalang"] == TURNED[last["starting_card"] - 1][1]
        assert view["players"][view["active"]]["starting_card"] == 1
        assert view["seal"] == dict.fromkeys(ISLANDS.values())


def test_options_do_not_change_the_shuffling_of_other_things() -> None:
    """The same seed deals the same cards with other masks, discs or limits."""
    usual = load().new(seed=5).deal
    for options in ({"masks": [7]}, {"turn_limit": None}, {"starting_cards": TURNED}):
        assert load(**options).new(seed=5).deal == usual


def test_options_given_are_not_kept() -> None:
    """Changing the caller's object afterwards changes no game."""
    masks, cards, starts = [1, 2, 3], dict.fromkeys(PAIRS, 4), [list(start) for start in TURNED]
    game = load(masks=masks, dalang_cards=cards, starting_cards=starts)
    before = dict(game.options)
    masks.append(4)
    cards["KP"] = 0
    starts[0][0] = "bali"
    assert game.options == before == load(masks=[1, 2, 3], starting_cards=TURNED).options
