"""What can still be taken back: whatever told nobody anything new and left the decision where it was."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.dalang.situations import place, play

import banjar

ALONE: dict[str, Any] = {"fled": [1, 2]}

DECISIONS: list[Any] = [
    # situation, moves before, the move, is it final?
    pytest.param({}, "", "end", True, id="the turn ends"),
    pytest.param({"draw_pile": ""}, "", "end", True, id="the turn ends and nobody draws"),
    pytest.param({"hands": ["W"]}, "", "warrior~2", True, id="a card is played"),
    pytest.param({"hands": ["W"], **ALONE}, "", "warrior~2", True, id="a card is played alone: it is discarded"),
    pytest.param({"hands": ["S"]}, "", "scholar", True, id="a scholar is played: it is discarded"),
    pytest.param({"hands": ["SPP"]}, "scholar", "put=priest@P", False, id="a card is put on the own stack"),
    pytest.param({"hands": ["SPP"]}, "scholar put=priest@P", "put=priest@P", False, id="a second one"),
    pytest.param({"hands": ["SPPP"]}, "scholar put=priest@P put=priest@P", "put=priest@T", True, id="a third one"),
    pytest.param(
        {"hands": ["SPPP"], **ALONE},
        "scholar put=priest@P put=priest@P",
        "put=priest@T",
        False,
        id="a third one, with nobody to ask",
    ),
    pytest.param({"hands": ["S"], "stacks": {(0, "P"): "PP"}}, "scholar", "take@P", True, id="a card is seen"),
    pytest.param({"hands": ["S"], "stacks": {(0, "P"): "PP"}}, "scholar take@P", "done", True, id="others are asked"),
    pytest.param({"hands": ["S"], **ALONE}, "scholar", "done", False, id="done, with nobody to ask"),
    pytest.param({"hands": ["AP"]}, "artist", "discard=priest", True, id="a card is discarded openly"),
    pytest.param({"hands": ["AP"], **ALONE}, "artist", "done", False, id="done without drawing"),
    pytest.param({"hands": ["AP"], **ALONE}, "artist discard=priest", "done", True, id="done and drawing"),
    pytest.param({"hands": ["A"], "draw_pile": "", **ALONE}, "artist", "done", False, id="done with nothing to draw"),
    pytest.param({"hands": ["S", "S"]}, "scholar done", "join", True, id="joining"),
    pytest.param({"hands": ["S", "S"]}, "scholar done", "pass", True, id="passing"),
    pytest.param({"hands": ["S", "SP"]}, "scholar done join", "put=priest@P", False, id="a joiner puts a card"),
    pytest.param({"hands": ["S", "S"]}, "scholar done join", "done", False, id="a joiner is done: asked again"),
    pytest.param({"hands": ["S", "S"]}, "scholar done join done", "noforce", True, id="not forcing"),
    pytest.param({"hands": ["W", "WW"]}, "warrior~2 parry", "force", True, id="forcing"),
    pytest.param({"hands": ["W", "WW"]}, "warrior~2", "parry", True, id="parrying"),
    pytest.param({"hands": ["W", "PPPP"]}, "warrior~2", "flee", False, id="fleeing: the same seat goes on"),
    pytest.param({"hands": ["W"]}, "warrior~2", "flee", True, id="fleeing with nothing"),
    pytest.param({"hands": ["W", "PPPP"]}, "warrior~2 flee", "put=priest@T", False, id="spreading"),
    pytest.param(
        {"hands": ["W", "PPPP"]}, "warrior~2 flee" + " put=priest@T" * 2, "put=priest@T", True, id="the last one"
    ),
    pytest.param({"hands": ["RR"]}, "", "prince*1", True, id="cards are shown"),
    pytest.param({"hands": ["RR", "RR"]}, "prince*1", "show*2", True, id="more are shown"),
    pytest.param({"hands": ["RR"]}, "prince*1", "pass", True, id="passing in a contest"),
    pytest.param({"hands": ["1"]}, "", "dalang=KP@P", True, id="a goal is named"),
    pytest.param({"hands": ["1", "1"]}, "dalang=KP@P", "block=KP", True, id="blocking"),
    pytest.param({"hands": ["1PPP"]}, "dalang=KP@P pass pass", "stow=priest", False, id="stowing"),
    pytest.param({"hands": ["1PP", "PP"]}, "dalang=KP@P pass pass", "stow=priest", True, id="the next one stows"),
    pytest.param({"hands": ["1PP"]}, "dalang=KP@P pass pass", "stow=priest", False, id="a move with empty stacks"),
    pytest.param(
        {"hands": ["1PP"], "stacks": {(1, "P"): "P"}},
        "dalang=KP@P pass pass",
        "stow=priest",
        True,
        id="a move: stacks are looked at",
    ),
]


@pytest.mark.parametrize(("situation", "before", "move", "final"), DECISIONS)
def test_the_barrier(situation: dict[str, Any], before: str, move: str, final: bool) -> None:
    """It is set when something came to light or another seat decides."""
    state = play(place(3, **situation), before)
    mover = state.to_act
    state.play(move)
    assert state.barrier is final
    assert final or state.to_act == mover


def test_a_new_game_has_a_barrier() -> None:
    """There is nothing to take back."""
    assert banjar.load("dalang").new(seed=1).barrier
    assert place(3).barrier


def test_a_copy_keeps_the_barrier() -> None:
    """As it was when the copy was made."""
    state = play(place(3, hands=["SPP"]), "scholar put=priest@P")
    twin = state.copy()
    play(state, "done")
    assert (twin.barrier, state.barrier) == (False, True)


def test_without_a_barrier_nobody_else_learnt_a_card() -> None:
    """Through random games: what can be taken back brought the others no card, and the mover no new one."""
    finals = open_ended = 0
    state = banjar.load("dalang", players=3).new(seed=8)
    chance = random.Random(8)
    while not state.is_over and finals + open_ended < 600:
        mover = state.to_act
        assert mover is not None
        held = sum(state.view(mover)["players"][mover]["hand"].values()) if open_ended % 25 == 0 else None
        state.play(chance.choice(state.legal_ids()))
        if state.barrier:
            finals += 1
            continue
        open_ended += 1
        assert state.to_act == mover
        for reader in (None, *range(3)):
            told = [event for event in state.events(reader) if event.type not in ("done", "passed", "stowed")]
            assert reader == mover or not any(event.details.get("card") for event in told)
        if held is not None:
            assert sum(state.view(mover)["players"][mover]["hand"].values()) <= held
    assert finals > 100
    assert open_ended > 50
