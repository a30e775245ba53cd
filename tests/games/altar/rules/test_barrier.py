"""The undo barrier: a decision that told somebody something new, or passed the word, cannot be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.altar.arrange import arrange, play

AT_TAKE: dict[str, Any] = {"hands": ["R"], "phase": "take"}
LAST_OF_A: dict[str, Any] = {**AT_TAKE, "rows": ["S", "NBEP", "BERP", "ERNP"]}
ORACLE: dict[str, Any] = {**LAST_OF_A, "oracle": True, "altar": "rnB", "pile": "ROBEMM"}
SHRINE: dict[str, Any] = {"hands": ["SRN"], "stones": [7]}
SACRIFICE = "nobuy shrine lay=rice lay=rice"
LAST_TAKE: dict[str, Any] = {**AT_TAKE, "hands": ["RN"]}

OPEN: dict[str, tuple[dict[str, Any], str]] = {
    "buying (A3.1)": ({"stones": [5]}, "buy=rice"),
    "buying nothing (A3.1)": ({}, "nobuy"),
    "a stonemason (A3.2)": ({"hands": ["MRN"]}, "nobuy mason"),
    "a priest (A3.3)": ({"hands": ["PRN"]}, "nobuy priest"),
    "a priest that moves the demon (A7.2)": ({"hands": ["PRN"], "demon": True}, "nobuy priest"),
    "farmers (A3.5)": ({"hands": ["RRN"]}, "nobuy rice*2"),
    "returning a shrine (A3.6)": ({"hands": ["SSS"], "stones": [0]}, "nobuy return"),
    "hiding (A3.8)": (SHRINE, f"{SACRIFICE} hide=rice"),
    "offering (A3.9)": (SHRINE, f"{SACRIFICE} hide=rice offer=rice"),
    "a shrine nobody lays for (A3.10)": ({**SHRINE, "goods": ["R", "", ""]}, "nobuy shrine"),
    "a take with more to come (A3.12)": (AT_TAKE, "take@A"),
    "declining a look (A6.4)": (ORACLE, "take@A nolook"),
    "a take that asks oneself about a shrine (A3.16)": (
        {**LAST_TAKE, "in_play": ["S"], "rows": ["BSP", "P", "P", "P"]},
        "take@A",
    ),
    "a take that asks oneself for a substitute (A3.19)": (
        {**LAST_TAKE, "in_play": ["R"], "rows": ["BRP", "P", "P", "P"], "supply": "E"},
        "take@A",
    ),
    "a substitute before the own bonus (A3.19)": (
        {**LAST_TAKE, "in_play": ["RR"], "rows": ["BRP", "P", "P", "P"], "supply": "EE"},
        "take@A instead=pepper",
    ),
}

CLOSED: dict[str, tuple[dict[str, Any], str]] = {
    "a shrine the next player lays for (A3.7)": (SHRINE, "nobuy shrine"),
    "laying for another's shrine (A3.7)": (SHRINE, "nobuy shrine lay=rice"),
    "a row laid anew (A3.13)": (LAST_OF_A, "take@A"),
    "a row with an oracle (A6.3)": (ORACLE, "take@A"),
    "looking (A6.4)": (ORACLE, "take@A look"),
    "keeping (A6.4)": (ORACLE, "take@A look keep@2"),
    "declining a look at four oracles (A6.3)": ({**ORACLE, "pile": "OOOORNBEMM"}, "take@A nolook"),
    "the end of a turn (A3.15)": (LAST_TAKE, "take@A"),
    "declining a look at the end of a turn (A6.6)": ({**ORACLE, "hands": ["RN"]}, "take@A nolook"),
    "a take that asks another about a shrine (A3.16)": (
        {**LAST_TAKE, "in_play": {1: "S"}, "rows": ["BSP", "P", "P", "P"]},
        "take@A",
    ),
    "the shrine's reward (A3.16)": (
        {**LAST_TAKE, "in_play": ["S"], "rows": ["BSP", "P", "P", "P"]},
        "take@A points",
    ),
    "the end (A3.14)": ({**LAST_OF_A, "pile": "MM"}, "take@A"),
}


@pytest.mark.parametrize("name", list(OPEN))
def test_what_can_be_taken_back(name: str) -> None:
    """A3.1 A3.2 A3.3 A3.5 A3.6 A3.8 A3.9 A3.12 A6.4: nothing was learned and the same seat goes on."""
    arguments, actions = OPEN[name]
    assert not play(arrange(3, **arguments), actions).barrier


@pytest.mark.parametrize("name", list(CLOSED))
def test_what_cannot_be_taken_back(name: str) -> None:
    """A3.7 A3.13 A3.14 A3.16 A6.3 A6.4 A6.6: cards came to light or another seat goes on."""
    arguments, actions = CLOSED[name]
    assert play(arrange(3, **arguments), actions).barrier


def test_the_start() -> None:
    """A2.2: before the first decision there is nothing to take back."""
    assert arrange(3).barrier


def test_a_copy_keeps_the_barrier() -> None:
    """A3.13: and goes its own way."""
    state = play(arrange(3, **{**LAST_OF_A, "hands": [""]}), "take@A")
    twin = state.copy()
    play(state, "take@B")
    assert (twin.barrier, state.barrier) == (True, False)
