"""Actions decoded: ids, types and parameters mean the same everywhere."""

from __future__ import annotations

import ast
from enum import IntEnum
from typing import Any

import pytest
from tests.third_game import EVERY_GAME, rules_module

from banjar.core.registry import definition, game_folder
from banjar.kernel.action_groups import DecodedAction, decode_groups, type_table

pytestmark = pytest.mark.usefixtures("third_game")
ORDERINGS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


class Id(IntEnum):
    PASS = 0
    PUT = 1
    END = 7


def test_groups_are_decoded() -> None:
    """The last parameter changes fastest."""
    actions = decode_groups({Id.PASS: {}, Id.PUT: {"card": 2, "place": 3}, Id.END: {}})
    assert len(actions) == 8
    assert actions[0] == DecodedAction(Id.PASS, {})
    assert actions[5] == DecodedAction(Id.PUT, {"card": 1, "place": 1})
    assert list(type_table(actions)) == [0, 1, 1, 1, 1, 1, 1, 7]


def test_a_gap_is_refused() -> None:
    with pytest.raises(ValueError, match="without a gap"):
        decode_groups({Id.PASS: {}, Id.PUT: {"card": 2}, Id.END: {}})


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_table_of_actions_has_the_same_groups(game: str) -> None:
    """One type of action a group, and one action an id."""
    actions: Any = rules_module(game, "actions")
    table = definition(game).actions
    assert len(table) == actions.ACTIONS
    assert set(actions.ACTION_GROUPS) == set(actions.ActionId)
    types = {(actions.decode(action.id).type, action.type) for action in table.all}
    assert len(types) == len(actions.ActionId)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_rules_and_python_decode_actions_alike(game: str) -> None:
    """The functions for rules and the one for Python give the same."""
    actions: Any = rules_module(game, "actions")
    action_type, choice = (getattr(rule, "py_func", rule) for rule in (actions.action_type, actions.choice))
    for number in range(actions.ACTIONS):
        assert action_type(number) == actions.decode(number).type
        assert action_type(number) + choice(number) == number


@pytest.mark.parametrize("game", EVERY_GAME)
def test_nothing_asks_in_which_range_an_id_lies(game: str) -> None:
    """Only the groups say where one type of action ends and the next begins."""
    for file in sorted(game_folder(game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Compare) and any(isinstance(op, ORDERINGS) for op in node.ops):
                compared = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
                assert not compared & {"ActionId", "action"}, f"{file}:{node.lineno}"
