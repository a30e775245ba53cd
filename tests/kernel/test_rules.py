"""Traps 2 and 10: the calls of rules never form a circle, and Python calls them with arrays."""

from __future__ import annotations

import ast
import dis
import pathlib
import random
import types
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import banjar
from banjar.bots.search.bot import compiled_search
from banjar.core.engine import engine_of
from banjar.kernel import cache
from banjar.kernel.mode import PLAIN
from banjar.kernel.rule import RULES
from banjar.kernel.template import TEMPLATES

GAMES = ("altar", "dalang")
MARKS = ("rule", "inlined", "entry", "brief_entry")
PACKAGE = pathlib.Path(banjar.__file__).parent

Rule = Callable[..., Any]


def function_of(rule: Rule) -> types.FunctionType:
    """The function as it was written."""
    function = getattr(rule, "py_func", rule)
    assert isinstance(function, types.FunctionType)
    return function


def called_by(rule: Rule, rules: set[int]) -> Iterator[Rule]:
    """The rules that a rule names as globals."""
    function = function_of(rule)
    for instruction in dis.get_instructions(function):
        if instruction.opname == "LOAD_GLOBAL":
            value = function.__globals__.get(instruction.argval)
            if id(value) in rules:
                assert value is not None
                yield value


def circle(rules: list[Rule]) -> list[str]:
    """The names of rules that call each other in a circle; empty if none do."""
    known = {id(rule) for rule in rules}
    done: set[int] = set()

    def visit(rule: Rule, way: list[Rule]) -> list[str]:
        if rule in way:
            return [function_of(step).__qualname__ for step in [*way[way.index(rule) :], rule]]
        if id(rule) in done:
            return []
        for called in called_by(rule, known):
            if found := visit(called, [*way, rule]):
                return found
        done.add(id(rule))
        return []

    for rule in rules:
        if found := visit(rule, []):
            return found
    return []


def all_rules() -> list[Rule]:
    for game in GAMES:
        compiled_search(engine_of(game))
    return list(RULES)


def test_rules_never_call_each_other_in_a_cycle() -> None:
    """Trap 2: with a cache that crashes when the process is started again."""
    assert circle(all_rules()) == []


def test_the_calls_of_rules_are_found() -> None:
    """The check above looks at something: `apply` reaches most of a game's rules."""
    rules = all_rules()
    known = {id(rule) for rule in rules}
    for game in GAMES:
        apply = engine_of(game).entry_points.apply
        reached, waiting = {id(apply)}, [apply]
        while waiting:
            for called in called_by(waiting.pop(), known):
                if id(called) not in reached:
                    reached.add(id(called))
                    waiting.append(called)
        assert len(reached) > 30


def ping(number: int) -> int:
    return pong(number - 1) if number else 0


def pong(number: int) -> int:
    return ping(number - 1) if number else 0


def lonely(number: int) -> int:
    return lonely(number - 1) if number else 0


def test_a_cycle_would_be_found() -> None:
    """Of two, and of one."""
    assert circle([ping, pong]) == ["ping", "pong", "ping"]
    assert circle([lonely]) == ["lonely", "lonely"]
    assert circle([ping]) == []


def decorated(path: pathlib.Path) -> Iterator[str]:
    """The functions of a file that wear one of the decorators."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(mark, ast.Name) and mark.id in MARKS for mark in node.decorator_list
        ):
            yield node.name


def test_every_rule_is_listed() -> None:
    """Trap 2: none escapes the check."""
    rules = all_rules()
    listed = {(function_of(rule).__code__.co_filename, function_of(rule).__name__) for rule in rules}
    for game in GAMES:
        for path in cache.sources(cache.PACKAGE / "games" / game, TEMPLATES / "entry_points.py"):
            for name in decorated(path):
                assert (str(path), name) in listed


def test_rules_have_no_closures() -> None:
    """Trap 9: numba never caches them."""
    for rule in all_rules():
        function = function_of(rule)
        assert function.__closure__ is None, function
        assert function.__name__ != "<lambda>"


class Spy:
    """A game's entry points; keeps the arguments of every call."""

    def __init__(self, entry_points: Any) -> None:
        self._entry_points = entry_points
        self.calls: list[tuple[str, tuple[Any, ...]]] = []

    def __getattr__(self, name: str) -> Any:
        entry = getattr(self._entry_points, name)

        def call(*arguments: Any) -> Any:
            self.calls.append((name, arguments))
            return entry(*arguments)

        return call


@pytest.mark.parametrize("name", GAMES)
def test_python_calls_entries_with_arrays_and_numbers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Traps 5 and 10: a record as an argument costs ten times as much, another type of number a compilation."""
    game = banjar.load(name)
    spy = Spy(game.engine.entry_points)
    monkeypatch.setattr(game.engine, "entry_points", spy)
    monkeypatch.setattr(game.engine, "unchecked", spy)
    state = game.new(seed=np.int32(3))  # type: ignore[arg-type]
    chance = random.Random(3)
    for number in range(40):
        action = chance.choice(state.legal_actions())
        state.play([action, action.id, action.text, action.to_dict(), np.int16(action.id)][number % 5])  # type: ignore[arg-type]
    seen = state.seen_by(1)
    seen.observation()
    state.observation(np.int8(1))  # type: ignore[arg-type]
    seen.sample_world(np.int8(3))  # type: ignore[arg-type]
    state.scores()
    state.copy().play(state.legal_ids()[0])
    assert {name for name, _ in spy.calls} >= {
        "deal_from_seed",
        "begin",
        "list_legal",
        "play_checked",
        "seen_by",
        "features",
        "observe",
        "sample",
        "recall",
        "results",
    }
    for entry, arguments in spy.calls:
        for argument in arguments:
            assert type(argument) in (int, list, np.ndarray), (entry, type(argument))


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_of_another_type(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trap 5: it is made an int before the kernel is called."""
    game = banjar.load(name)
    spy = Spy(game.engine.entry_points)
    monkeypatch.setattr(game.engine, "entry_points", spy)
    monkeypatch.setattr(game.engine, "unchecked", spy)
    game.new(seed=1).seen_by(np.int8(1))  # type: ignore[arg-type]
    assert {type(argument) for _, arguments in spy.calls for argument in arguments} <= {int, list, np.ndarray}


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_is_derived_from_the_list(name: str) -> None:
    """Trap 10: the kernel lists actions, which is quicker."""
    state = banjar.load(name).new(seed=2)
    chance = random.Random(2)
    for _ in range(30):
        assert state.to_act is not None
        mask = state.seen_by(state.to_act).legal_mask()
        assert (mask.dtype, mask.shape) == (np.bool_, (len(state.game.actions),))  # type: ignore[comparison-overlap]
        assert np.flatnonzero(mask).tolist() == state.legal_ids()
        state.play(chance.choice(state.legal_ids()))


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
@pytest.mark.parametrize("name", GAMES)
def test_inner_rules_are_for_compiled_code_only(name: str) -> None:
    """They have no way in from Python; the error says what to do."""
    apply = engine_of(name).entry_points.apply
    with pytest.raises(TypeError, match="apply is called by compiled rules only"):
        apply(None, 0)
