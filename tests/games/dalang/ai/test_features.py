"""The observation: what a seat has seen, as numbers with names."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.games.dalang.situations import ISLANDS, place, play

import banjar
from banjar import OptionError, State
from banjar.games.dalang.ai.features import FEATURES, LAYOUT, VERSION


def observed(state: State, seat: int) -> dict[str, float]:
    """The features that are not zero, by name."""
    vector = state.seen_by(seat).observation()
    names = state.game.feature_names
    assert vector.shape == (len(names),)
    return {name: round(float(value), 4) for name, value in zip(names, vector, strict=True) if value}


def test_every_number_has_a_name_of_its_own() -> None:
    """As many names as numbers."""
    game = banjar.load("dalang")
    assert game.feature_names == LAYOUT
    assert len(set(LAYOUT)) == len(LAYOUT) == FEATURES
    assert all(name and name == name.strip() for name in LAYOUT)
    vector = game.new(seed=1).seen_by(0).observation()
    assert (vector.shape, vector.dtype) == ((FEATURES,), np.float32)  # type: ignore[comparison-overlap]
    assert game.observation_version == VERSION == 1


def test_the_layout() -> None:
    """A change of the layout must raise the version: these places are what version 1 promises."""
    places = {name: number for number, name in enumerate(LAYOUT)}
    promised = {
        "player0.playing": 0,
        "player0.hand_count_tenth": 6,
        "player0.known_hand_fifth.priest": 7,
        "player0.stack_count_tenth.kukusch": 18,
        "player0.prince_disc.kukusch": 22,
        "player0.seal.wontong": 33,
        "player0.masks_twentieth": 34,
        "player1.playing": 35,
        "own_hand_fifth.priest": 140,
        "own_stack_fifth.kukusch.priest": 151,
        "own_stack_unseen_third.kukusch": 195,
        "own_stack_top0.kukusch.priest": 199,
        "own_stack_top2.wontong.dalang_tw": 330,
        "discards_tenth.priest": 331,
        "draw_pile_hundredth": 342,
        "dalang.kukusch": 343,
        "goal.kukusch": 347,
        "disc_aside.prince.kukusch": 351,
        "disc_aside.priest.kukusch": 355,
        "masks_left_sixteenth": 359,
        "mask_fifth0": 360,
        "card.priest": 363,
        "exchange.open": 374,
        "exchanged_third": 377,
        "forced": 380,
        "turn_hundredth": 381,
        "phase.turn": 382,
        "phase.over": 392,
    }
    assert {name: places[name] for name in promised} == promised
    assert len(LAYOUT) == 393


NO_DISCS = {f"disc_aside.{disc}.{island}": 1.0 for disc in ("prince", "priest") for island in ISLANDS.values()}
ALL_MASKS = {"masks_left_sixteenth": 1.0, "mask_fifth0": 0.4, "mask_fifth1": 0.4, "mask_fifth2": 0.4}


def without(discs: dict[str, float], *names: str) -> dict[str, float]:
    return {name: value for name, value in discs.items() if name not in names}


def rich() -> State:
    return place(
        3,
        hands=["PPR", "WW", "A1222"],
        stacks={(0, "P"): "WRPSS", (0, "T"): "66", (1, "W"): "66", (2, "P"): "P"},
        unseen={(0, "P"): 1, (0, "T"): 2, (1, "W"): 1},
        draw_pile="PWRSA" * 4,
        discards="WWW4",
        princes={"K": 1, "P": 0},
        priests={"K": 2, "P": 0},
        seals={"P": 0, "W": 2},
        turn=7,
    )


RICH = {
    **without(
        NO_DISCS,
        "disc_aside.prince.kukusch",
        "disc_aside.prince.panschar",
        "disc_aside.priest.kukusch",
        "disc_aside.priest.panschar",
    ),
    **ALL_MASKS,
    "discards_tenth.warrior": 0.3,
    "discards_tenth.dalang_pt": 0.1,
    "draw_pile_hundredth": 0.2,
    "dalang.kukusch": 1.0,
    "exchange.open": 1.0,
    "turn_hundredth": 0.07,
    "phase.turn": 1.0,
}


def test_what_the_active_seat_observes() -> None:
    """Every number that is not zero, by hand."""
    assert observed(rich(), 0) == {
        **RICH,
        "player0.playing": 1.0,
        "player0.active": 1.0,
        "player0.to_move": 1.0,
        "player0.hand_count_tenth": 0.3,
        "player0.stack_count_tenth.panschar": 0.5,
        "player0.stack_count_tenth.tschakkalag": 0.2,
        "player0.prince_disc.panschar": 1.0,
        "player0.priest_disc.panschar": 1.0,
        "player0.seal.panschar": 1.0,
        "player1.playing": 1.0,
        "player1.hand_count_tenth": 0.2,
        "player1.stack_count_tenth.wontong": 0.2,
        "player1.prince_disc.kukusch": 1.0,
        "player2.playing": 1.0,
        "player2.hand_count_tenth": 0.5,
        "player2.stack_count_tenth.panschar": 0.1,
        "player2.priest_disc.kukusch": 1.0,
        "player2.seal.wontong": 1.0,
        "own_hand_fifth.priest": 0.4,
        "own_hand_fifth.prince": 0.2,
        "own_stack_fifth.panschar.prince": 0.2,
        "own_stack_fifth.panschar.priest": 0.2,
        "own_stack_fifth.panschar.scholar": 0.4,
        "own_stack_unseen_third.panschar": 0.3333,
        "own_stack_unseen_third.tschakkalag": 0.6667,
        "own_stack_top0.panschar.scholar": 1.0,
        "own_stack_top1.panschar.scholar": 1.0,
        "own_stack_top2.panschar.priest": 1.0,
    }


def test_what_the_last_seat_observes() -> None:
    """Seats are counted from the observer; others' cards are not there."""
    assert observed(rich(), 2) == {
        **RICH,
        "player0.playing": 1.0,
        "player0.hand_count_tenth": 0.5,
        "player0.stack_count_tenth.panschar": 0.1,
        "player0.priest_disc.kukusch": 1.0,
        "player0.seal.wontong": 1.0,
        "player1.playing": 1.0,
        "player1.active": 1.0,
        "player1.to_move": 1.0,
        "player1.hand_count_tenth": 0.3,
        "player1.stack_count_tenth.panschar": 0.5,
        "player1.stack_count_tenth.tschakkalag": 0.2,
        "player1.prince_disc.panschar": 1.0,
        "player1.priest_disc.panschar": 1.0,
        "player1.seal.panschar": 1.0,
        "player2.playing": 1.0,
        "player2.hand_count_tenth": 0.2,
        "player2.stack_count_tenth.wontong": 0.2,
        "player2.prince_disc.kukusch": 1.0,
        "own_hand_fifth.artist": 0.2,
        "own_hand_fifth.dalang_kp": 0.2,
        "own_hand_fifth.dalang_kt": 0.6,
        "own_stack_fifth.panschar.priest": 0.2,
        "own_stack_top0.panschar.priest": 1.0,
    }


def test_the_fourth_player() -> None:
    """Its numbers are all zero in a game for three."""
    assert not any(name.startswith("player3") for name in observed(place(3), 0))
    assert observed(place(4), 0)["player3.playing"] == 1.0


@pytest.mark.parametrize(
    ("situation", "moves", "seat", "expected"),
    [
        pytest.param(
            {"hands": ["W"]},
            "warrior~2",
            0,
            {"player1.to_move": 1.0, "player2.spared": 1.0, "card.warrior": 1.0, "phase.answer_warrior": 1.0},
            id="warrior",
        ),
        pytest.param(
            {"hands": ["W", "PP"]},
            "warrior~2 flee",
            1,
            {"player0.to_move": 1.0, "to_spread_third": 0.6667, "phase.spread": 1.0},
            id="flight",
        ),
        pytest.param({"hands": ["W"]}, "warrior~2 flee", 0, {"player1.fled": 1.0, "player3.to_move": 1.0}, id="fled"),
        pytest.param(
            {"hands": ["SPP"]},
            "scholar put=priest@T",
            0,
            {
                "exchange.put": 1.0,
                "exchanged_third": 0.3333,
                "card.scholar": 1.0,
                "phase.exchange_stacks": 1.0,
                "own_stack_top0.tschakkalag.priest": 1.0,
            },
            id="put",
        ),
        pytest.param(
            {"hands": ["S"], "stacks": {(0, "P"): "PP"}},
            "scholar take@P",
            2,
            {"exchange.take": 1.0, "player2.stack_count_tenth.panschar": 0.1, "player2.hand_count_tenth": 0.1},
            id="take",
        ),
        pytest.param({"hands": ["AP"]}, "artist", 1, {"card.artist": 1.0, "phase.exchange_cards": 1.0}, id="artist"),
        pytest.param({"hands": ["A", "A"]}, "artist done", 0, {"phase.join": 1.0, "card.artist": 1.0}, id="join"),
        pytest.param(
            {"hands": ["W", "WW"]}, "warrior~2 parry", 2, {"phase.force": 1.0, "player3.to_move": 1.0}, id="force"
        ),
        pytest.param(
            {"hands": ["W", "WW"]},
            "warrior~3 parry force",
            0,
            {"forced": 1.0, "player2.to_move": 1.0},
            id="forced",
        ),
        pytest.param(
            {"hands": ["RRRR"]},
            "prince*2",
            1,
            {
                "shown_fifth": 0.4,
                "player3.leading_contest": 1.0,
                "player3.known_hand_fifth.prince": 0.4,
                "card.prince": 1.0,
                "phase.contest": 1.0,
            },
            id="contest",
        ),
        pytest.param(
            {"hands": ["6"]},
            "dalang=TW@W",
            0,
            {"goal.wontong": 1.0, "card.dalang_tw": 1.0, "phase.block": 1.0},
            id="block",
        ),
        pytest.param({"hands": ["6PP"]}, "dalang=TW@W pass pass pass", 0, {"phase.stow": 1.0}, id="stow"),
        pytest.param(
            {"hands": ["1"], "princes": {"P": 0}, "priests": {"P": 2}, "masks": [2, 3, 4, 5]},
            "dalang=KP@P pass pass pass",
            0,
            {
                "masks_left_sixteenth": 0.125,
                "mask_fifth0": 0.8,
                "mask_fifth1": 1.0,
                "player0.masks_twentieth": 0.15,
                "player2.masks_twentieth": 0.1,
                "dalang.panschar": 1.0,
                "turn_hundredth": 0.02,
            },
            id="masks",
        ),
        pytest.param(
            {"hands": ["1"], "princes": {"P": 0}, "masks": [5]},
            "dalang=KP@P pass pass pass",
            1,
            {"phase.over": 1.0, "player3.masks_twentieth": 0.25},
            id="over",
        ),
    ],
)
def test_the_moment(situation: dict[str, Any], moves: str, seat: int, expected: dict[str, float]) -> None:
    """Each question sets its own numbers, and exactly one phase."""
    seen = observed(play(place(4, **situation), moves), seat)
    assert {name: seen.get(name, 0.0) for name in expected} == expected
    assert sum(name.startswith("phase.") for name in seen) == 1
    assert sum(name.startswith("exchange.") for name in seen) == 1
    assert sum(name.startswith("dalang.") for name in seen) == 1


def test_the_numbers_depend_on_what_was_seen_only() -> None:
    """B10.2: the same for two tables the seat cannot tell apart."""
    one = place(3, hands=["P", "WR"], stacks={(0, "P"): "PW"}, unseen={(0, "P"): 2})
    other = place(3, hands=["P", "SA"], stacks={(0, "P"): "RR"}, unseen={(0, "P"): 2})
    assert np.array_equal(one.seen_by(0).observation(), other.seen_by(0).observation())
    assert not np.array_equal(one.seen_by(1).observation(), other.seen_by(1).observation())


@pytest.mark.parametrize("players", [3, 4])
def test_the_numbers_stay_small(players: int) -> None:
    """Finite, from 0 to a few, through a random game; observing changes nothing."""
    state = banjar.load("dalang", players=players).new(seed=4)
    chance = random.Random(4)
    highest = 0.0
    for number in range(10_000):
        if state.is_over:
            break
        if number % 61 == 0:
            before = state.to_bytes()
            for seat in range(players):
                vector = state.seen_by(seat).observation()
                assert np.isfinite(vector).all()
                assert vector.min() >= 0.0
                highest = max(highest, float(vector.max()))
            assert state.to_bytes() == before
        state.play(chance.choice(state.legal_ids()))
    assert 1.0 <= highest <= 6.0


def test_a_spectator_has_no_observation() -> None:
    """An observation is somebody's."""
    with pytest.raises(OptionError, match="a spectator has no observation; give a seat"):
        place(3).seen_by(None).observation()
