"""A4.1: every event: a situation that brings it, its fields and its audience."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.altar.arrange import arrange, happened, of_type, play

import banjar
from banjar.games.altar.rules.events import EventType

Fields = list[dict[str, Any]]

AT_TAKE: dict[str, Any] = {"hands": ["RN"], "phase": "take"}
LAST_OF_A: dict[str, Any] = {**AT_TAKE, "rows": ["S", "NBEP", "BERP", "ERNP"]}
ORACLE: dict[str, Any] = {**LAST_OF_A, "oracle": True, "altar": "rnB", "pile": "ROBEMM"}
SHRINE: dict[str, Any] = {"hands": ["SRN"], "stones": [7]}
NO_RICE: dict[str, Any] = {
    **AT_TAKE,
    "in_play": ["MRR", "MR", "M"],
    "rows": ["BRP", "NBEP", "BERP", "ERNP"],
    "supply": "BE",
}

PUBLIC: dict[str, tuple[dict[str, Any], str, Fields]] = {
    # the position, what is played, and what everybody then reads of the event
    "turn_began": (AT_TAKE, "take@A", [{"seat": 1, "turn": 2}]),
    "bought": ({"stones": [5]}, "buy=rice", [{"seat": 0, "good": "rice", "price": 5}]),
    "bought_nothing": ({}, "nobuy", [{"seat": 0}]),
    "played": ({"hands": ["EEE"]}, "nobuy pepper*3", [{"seat": 0, "card": "pepper", "cost": 2, "count": 3}]),
    "shrine_returned": (
        {"hands": ["SSS"], "stones": [6]},
        "nobuy return",
        [{"seat": 0, "card": "shrine", "count": 1}],
    ),
    "demon_moved": ({"hands": ["PNB"], "demon": True, "demon_row": 3}, "nobuy priest", [{"seat": 0, "row": 0}]),
    "laid": (SHRINE, "nobuy shrine lay=banana", [{"seat": 1, "good": "banana"}]),
    "offered": (
        SHRINE,
        "nobuy shrine lay=banana lay=rice hide=rice offer=peanut",
        [{"seat": 0, "good": "peanut"}],
    ),
    "took": (AT_TAKE, "take@D", [{"seat": 0, "card": "priest", "row": 3}]),
    "row_laid": (
        {**LAST_OF_A, "pile": "RMSBE"},
        "take@A",
        [{"seat": None, "card": card, "row": 0} for card in ("rice", "stonemason", "shrine", "banana")],
    ),
    "oracles_removed": (
        {**ORACLE, "pile": "ROOEMM"},
        "take@A",
        [{"seat": None, "card": "oracle", "row": 0, "count": 2}],
    ),
    "look_declined": (ORACLE, "take@A nolook", [{"seat": 0}]),
    "altar_shown": (ORACLE, "take@A look keep@2", [{"seat": None, "good": "banana", "height": 2}]),
    "scored": (AT_TAKE, "take@C", [{"seat": 0, "card": "rice", "row": 2}]),
    "gained_stones": (
        {**AT_TAKE, "rows": ["BMP", "NBEP", "BERP", "ERNP"], "in_play": ["MMM", "M", ""]},
        "take@A",
        [
            {"seat": 0, "card": "stonemason", "bonus": False, "amount": 3},
            {"seat": 0, "card": "stonemason", "bonus": True, "amount": 1},
            {"seat": 1, "card": "stonemason", "bonus": False, "amount": 1},
        ],
    ),
    "gained_points": (
        {**AT_TAKE, "rows": ["BPS", "NBEP", "BERP", "ERNP"], "in_play": ["", "P", "PP"]},
        "take@A",
        [
            {"seat": 1, "card": "priest", "bonus": False, "amount": 1},
            {"seat": 2, "card": "priest", "bonus": False, "amount": 2},
            {"seat": 2, "card": "priest", "bonus": True, "amount": 1},
        ],
    ),
    "gained_good": (
        {**NO_RICE, "supply": "RRR"},
        "take@A",
        [
            {"seat": 0, "good": "rice", "bonus": False, "substitute": False},
            {"seat": 1, "good": "rice", "bonus": False, "substitute": False},
            {"seat": 0, "good": "rice", "bonus": True, "substitute": False},
        ],
    ),
    "substitute_declined": (NO_RICE, "take@A decline", [{"seat": 0, "bonus": False}]),
    "nothing_left": (
        {**NO_RICE, "supply": ""},
        "take@A",
        [{"seat": 0, "bonus": False}, {"seat": 1, "bonus": False}, {"seat": 0, "bonus": True}],
    ),
    "game_ended": ({**LAST_OF_A, "pile": "MM", "turn": 17}, "take@A", [{"seat": None, "turns": 17}]),
}

SECRET: dict[str, tuple[dict[str, Any], str, Fields, Fields]] = {
    # the position, what seat 0 plays in the end, what seat 0 reads, what all others read
    "hid": (
        SHRINE,
        "nobuy shrine lay=banana lay=rice hide=pepper",
        [{"seat": 0, "good": "pepper"}],
        [{"seat": 0, "good": None}],
    ),
    "looked": (
        ORACLE,
        "take@A look",
        [
            {"seat": 0, "good": "banana", "altar_place": 1, "face_down": False},
            {"seat": 0, "good": "peanut", "altar_place": 2, "face_down": True},
            {"seat": 0, "good": "rice", "altar_place": 3, "face_down": True},
        ],
        [{"seat": 0, "good": None, "altar_place": place, "face_down": None} for place in (1, 2, 3)],
    ),
    "kept": (
        ORACLE,
        "take@A look keep@3",
        [{"seat": 0, "good": "rice", "altar_place": 3}],
        [{"seat": 0, "good": None, "altar_place": None}],
    ),
}


def test_every_event_has_its_case() -> None:
    """A4.1: here below."""
    assert {event.name.lower() for event in EventType} == {*PUBLIC, *SECRET}


@pytest.mark.parametrize("name", list(PUBLIC))
def test_what_everybody_reads(name: str) -> None:
    """A4.1: public events are the same for all seats and spectators."""
    arguments, actions, expected = PUBLIC[name]
    state = play(arrange(3, **arguments), actions)
    for reader in (0, 1, 2, None):
        assert of_type(state, name, reader) == expected


@pytest.mark.parametrize("name", list(SECRET))
def test_what_one_seat_reads(name: str) -> None:
    """A4.1 A4.2: secret events are whole for their owner, without the good for the others."""
    arguments, actions, own, others = SECRET[name]
    state = play(arrange(3, **arguments), actions)
    assert of_type(state, name, 0) == own
    for reader in (1, 2, None):
        assert of_type(state, name, reader) == others


@pytest.mark.parametrize("name", [*PUBLIC, *SECRET])
def test_all_read_the_same_sequence(name: str) -> None:
    """A4.1: nobody finds more or fewer events than the others, or in another order."""
    arguments, actions = (PUBLIC.get(name) or SECRET[name])[:2]
    state = play(arrange(3, **arguments), actions)
    sequences = [[(event["type"], event["seat"]) for event in happened(state, reader)] for reader in (0, 1, 2, None)]
    assert sequences[0]
    assert all(sequence == sequences[0] for sequence in sequences)


def test_a_substitute_gained() -> None:
    """A3.19: the event says that it was one, and whether it was the bonus."""
    state = play(arrange(3, **{**NO_RICE, "supply": "RE"}), "take@A instead=pepper")
    assert of_type(state, "gained_good") == [{"seat": 1, "good": "pepper", "bonus": False, "substitute": True}]
    state = play(arrange(3, **{**NO_RICE, "supply": "RRE"}), "take@A instead=pepper")
    assert of_type(state, "gained_good") == [{"seat": 0, "good": "pepper", "bonus": True, "substitute": True}]
    state = play(arrange(3, **{**NO_RICE, "supply": "RRE"}), "take@A decline")
    assert of_type(state, "substitute_declined") == [{"seat": 0, "bonus": True}]


def test_the_altar_shown_face_down() -> None:
    """A6.4: the new top is a face-down card, or the altar is empty."""
    state = play(arrange(3, **ORACLE), "take@A look keep@1")
    assert of_type(state, "altar_shown", 1) == [{"seat": None, "good": None, "height": 2}]
    state = play(arrange(3, **{**ORACLE, "altar": "B"}), "take@A look keep@1")
    assert of_type(state, "altar_shown", 1) == [{"seat": None, "good": None, "height": 0}]


def test_the_shrine_reward() -> None:
    """A3.16: as points or as stones, the bonus apart."""
    rows = ["BSP", "NBEP", "BERP", "ERNP"]
    state = play(arrange(3, **{**AT_TAKE, "in_play": ["SS"], "rows": rows}), "take@A points")
    assert of_type(state, "gained_points") == [
        {"seat": 0, "card": "shrine", "bonus": False, "amount": 2},
        {"seat": 0, "card": "shrine", "bonus": True, "amount": 1},
    ]
    state = play(arrange(3, **{**AT_TAKE, "in_play": ["SS"], "rows": rows}), "take@A stones")
    assert [event["amount"] for event in of_type(state, "gained_stones")] == [2, 1]


def test_a_whole_take() -> None:
    """A3.13 A3.15: all the events of one decision in their order."""
    state = arrange(3, **{**LAST_OF_A, "pile": "RMSPMM", "in_play": ["M", "MP", "M"]})
    assert [(event["type"], event["seat"]) for event in happened(play(state, "take@A"))] == [
        ("took", 0),
        ("row_laid", None),
        ("row_laid", None),
        ("row_laid", None),
        ("row_laid", None),
        ("scored", 0),
        ("gained_points", 1),
        ("turn_began", 1),
    ]


def test_the_history() -> None:
    """A4.1: the set-up, then one list a decision."""
    state = play(banjar.load("altar", players=2).new(seed=7), "nobuy banana")
    assert [[event.to_dict() for event in events] for events in state.history()] == [
        [{"type": "turn_began", "seat": 0, "turn": 1}],
        [{"type": "bought_nothing", "seat": 0}],
        [{"type": "played", "seat": 0, "card": "banana", "cost": 0, "count": 1}],
    ]


def test_wrong_readers() -> None:
    """A4.1: only the seats at the table have events."""
    state = arrange(3)
    for reader in (3, -1, True, "0"):
        with pytest.raises(banjar.OptionError, match="seats go from 0 to 2"):
            state.events(reader)  # type: ignore[arg-type]
