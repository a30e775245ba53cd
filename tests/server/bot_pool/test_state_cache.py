"""The states a worker caches by table."""

from __future__ import annotations

from typing import Any
from unittest import mock

import msgspec
import pytest
from tests.server.bot_pool.requests import altar, first_request, middle, request_of

from banjar import State
from banjar.server.bot_pool import BotRequestRefused
from banjar.server.bot_pool.state_cache import StateCache


def played(states: StateCache, state: State, table: str = "t") -> int:
    """How many decisions the cache plays for a request."""
    with mock.patch.object(State, "play", autospec=True, side_effect=State.play) as play:
        assert states.state_for(request_of(state, table=table)) == state
    return play.call_count


def test_only_new_decisions_are_played() -> None:
    states, state = StateCache(), middle(altar())
    assert played(states, state) == len(state.decisions)
    assert played(states, state) == 0
    state.play(state.legal_ids()[0])
    assert played(states, state) == 1


def test_a_game_with_other_decisions_is_played_again() -> None:
    states, long, short = StateCache(), middle(altar(), decisions=40), middle(altar(), decisions=20)
    played(states, long)
    assert played(states, short) == len(short.decisions)
    assert played(states, long) == len(long.decisions) - len(short.decisions)
    other = middle(altar(), seed=4)
    assert played(states, other) == len(other.decisions)


def test_the_least_recently_used_state_is_dropped() -> None:
    states, state = StateCache(most=2), middle(altar())
    for table in ("a", "b", "a", "c"):
        played(states, state, table)
    assert len(states) == 2
    assert played(states, state, "a") == 0
    assert played(states, state, "b") == len(state.decisions)


def test_a_state_with_an_illegal_action_is_dropped() -> None:
    states, state = StateCache(), middle(altar())
    right = request_of(state)
    states.state_for(right)
    wrong = msgspec.structs.replace(right, actions=[*right.actions, state.legal_actions()[0].text, "dance"])
    with pytest.raises(
        BotRequestRefused, match=f"decision {len(wrong.actions)} of {len(wrong.actions)} cannot be played"
    ):
        states.state_for(wrong)
    assert len(states) == 0
    assert states.state_for(right) == state


def test_games_that_cannot_be_set_up() -> None:
    wrong: list[dict[str, Any]] = [
        {"origin": {}},
        {"origin": {"deal": 5}},
        {"players": 9},
        {"options": {"name": "x"}},
    ]
    for changes in wrong:
        with pytest.raises(BotRequestRefused, match="the game cannot be set up"):
            StateCache().state_for(first_request(**changes))
