"""The phase table agrees with the kernel, the help texts and the deciding seats."""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.third_game import EVERY_GAME, rules_module

import banjar
from banjar.core.registry import definition
from banjar.i18n.texts import LANGUAGES, Texts
from banjar.kernel.phase import Decider

pytestmark = pytest.mark.usefixtures("third_game")
EFFECTS = {"dalang": "decide"}
"""The function that dispatches effects, where it is not `apply`."""
every_game = pytest.mark.parametrize("game", EVERY_GAME)


def phases_of(game: str) -> Any:
    return rules_module(game, "phases")


def dispatched(rule: Any) -> Iterator[tuple[str, str]]:
    """The phases a rule matches, each with the function that it calls."""
    (function,) = ast.parse(inspect.getsource(getattr(rule, "py_func", rule))).body
    for node in ast.walk(function):
        if isinstance(node, ast.match_case):
            pattern, (statement,) = node.pattern, node.body
            assert isinstance(pattern, ast.MatchValue)
            assert isinstance(pattern.value, ast.Attribute)
            assert isinstance(statement, ast.Expr)
            assert isinstance(statement.value, ast.Call)
            assert isinstance(statement.value.func, ast.Name)
            yield pattern.value.attr.lower(), statement.value.func.id


def name_of(rule: Any) -> str:
    return str(getattr(rule, "py_func", rule).__name__)


@every_game
def test_the_dispatch_follows_the_table(game: str) -> None:
    """Every phase calls the functions of the table, and no other."""
    rules = {name: rule for name, rule in definition(game).phase_rules.items() if rule.decides != Decider.NOBODY}
    legal, effect = (getattr(phases_of(game), name) for name in ("legal_actions", EFFECTS.get(game, "apply")))
    assert dict(dispatched(legal)) == {name: name_of(rule.legal) for name, rule in rules.items()}
    assert dict(dispatched(effect)) == {name: name_of(rule.effect) for name, rule in rules.items()}


@every_game
def test_every_phase_is_in_the_table(game: str) -> None:
    assert tuple(definition(game).phase_rules) == definition(game).phases


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_a_phase_names_its_rule(game: str, language: str) -> None:
    """The message that the table leads to is there, and refers to the rule of the table."""
    for phase, rule in definition(game).phase_rules.items():
        text = Texts(language).say(rule.help)
        assert re.search(rf"\b{re.escape(rule.rule)}\b", text), (phase, text)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_who_decides(game: str, seed: int) -> None:
    """In random games the seat to move is the one that the phase table gives."""
    state = banjar.load(game).new(seed=seed)
    dice = random.Random(seed)
    for _ in range(300):
        decides = definition(game).phase_rules[state.phase].decides
        if state.is_over:
            assert decides == Decider.NOBODY
            break
        is_active = state.to_act == state.view()["active"]
        assert decides == Decider.ANYBODY or is_active == (decides == Decider.ACTIVE)
        state.play(dice.choice(state.legal_ids()))
