"""Every game's views and events match its `io/wire`."""

from __future__ import annotations

import random
import typing
from typing import Any

import msgspec
import pytest
from tests.laws.configurations import CONFIGURATIONS, Configuration

from banjar.core.registry import GAMES, definition
from banjar.protocol.games import event_types, view_types

MAX_DECISIONS = 2500
VIEWED_EVERY = 5


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
@pytest.mark.parametrize("seed", [0, 1])
def test_random_games_are_typed(configuration: Configuration, seed: int) -> None:
    """All kinds of views and events, for every seat and spectators, without undeclared fields."""
    view_type = view_types()[configuration.game]
    event_type = event_types()[configuration.game]
    state = configuration.load().new(seed=seed)
    dice = random.Random(seed)
    readers = (None, *range(state.players))
    for step in range(MAX_DECISIONS):
        for seat in readers:
            for event in state.events(seat):
                msgspec.convert(event.to_dict(), event_type)
                msgspec.convert(event.to_dict() | {"mine": True}, event_type)
        if step % VIEWED_EVERY == 0 or state.is_over:
            for seat in readers:
                for memory_aid in (False, True):
                    unchanged(state.view(seat, memory_aid), view_type)
                    unchanged(state.open_view(seat, memory_aid), view_type)
        if state.is_over:
            return
        state.play(dice.choice(state.legal_actions()))


def unchanged(view: dict[str, Any], view_type: Any) -> None:
    assert msgspec.to_builtins(msgspec.convert(view, view_type)) == view


@pytest.mark.parametrize("game", GAMES)
def test_every_action_and_phase_is_typed(game: str) -> None:
    """Including those that random games do not reach."""
    rules, view_type = definition(game), view_types()[game]
    hints = typing.get_type_hints(view_type)
    (actions,) = typing.get_args(hints["legal"])
    described = {action.__struct_config__.tag: set(action.__struct_fields__) for action in typing.get_args(actions)}
    known = {action.type: {"id", "text", *action.params} for action in rules.actions.all}
    assert {tag: fields - {"preview"} for tag, fields in described.items()} == known
    assert set(typing.get_args(hints["phase"])) == set(rules.phases)
