"""Refusals: every code is known and has a sentence with its values in all languages."""

from __future__ import annotations

import ast
import functools
import pathlib
import re
from collections.abc import Iterator

import pytest
from tests.i18n.test_texts import messages, variables_of

import banjar
from banjar.i18n.texts import LANGUAGES, Texts
from banjar.table.errors import CODES, SERVER_CODES, Refusal, RulesChanged

PACKAGE = pathlib.Path(banjar.__file__).parent
ERRORS = PACKAGE / "table" / "errors.py"
ALL_CODES = (*CODES, *SERVER_CODES)


@functools.cache
def raised() -> tuple[tuple[str, frozenset[str], str], ...]:
    """Every refusal in the sources: a pattern for its code, the names of its values, and where it is."""
    return tuple(found for path in sorted(PACKAGE.rglob("*.py")) for found in refusals_in(path))


def refusals_in(path: pathlib.Path) -> Iterator[tuple[str, frozenset[str], str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        in_subclass = path == ERRORS and bool(node.args) and isinstance(node.args[0], ast.Constant)
        if ast.unparse(node.func) == "Refusal" or (in_subclass and ast.unparse(node.func) == "super().__init__"):
            values = frozenset(str(keyword.arg) for keyword in node.keywords)
            yield pattern_of(node.args[0]), values, f"{path}:{node.lineno}"


def pattern_of(code: ast.expr) -> str:
    if isinstance(code, ast.Constant):
        return re.escape(str(code.value))
    assert isinstance(code, ast.JoinedStr), f"a code must be written where it is used: {ast.unparse(code)}"
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z]+" for part in code.values)


def codes_like(pattern: str) -> list[str]:
    return [code for code in ALL_CODES if re.fullmatch(pattern, code)]


def test_every_refusal_has_a_known_code() -> None:
    assert [where for pattern, _, where in raised() if not codes_like(pattern)] == []


def test_every_code_of_the_table_is_used() -> None:
    used = {code for pattern, _, _ in raised() for code in codes_like(pattern)}
    assert set(CODES) <= used


def test_the_codes_are_different() -> None:
    assert len(set(ALL_CODES)) == len(ALL_CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_uses_the_values_that_are_passed(language: str) -> None:
    for pattern, values, where in raised():
        for code in codes_like(pattern):
            assert variables_of(language, f"error-{code}") == values, f"{code} at {where}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_one_sentence(language: str) -> None:
    named = {name.removeprefix("error-") for name in messages(language) if name.startswith("error-")}
    assert named == set(ALL_CODES)
    for code in ALL_CODES:
        values: dict[str, str | int] = dict.fromkeys(variables_of(language, f"error-{code}"), 3)
        said = Texts(language).say(f"error-{code}", **values)
        assert said[0].isupper() or said[0] == '"'
        assert said.endswith(".")
        assert "\n" not in said


def test_a_refusal_as_text_has_its_code_and_values() -> None:
    assert str(Refusal("not-full")) == "not-full"
    assert str(Refusal("bad-name", most=24)) == "bad-name {'most': 24}"


def test_changed_rules_as_text_are_a_sentence() -> None:
    error = RulesChanged("altar", "1", "2")
    assert str(error) == "this table follows version 1 of our altar rules, this is version 2"
    assert error.code == "rules-changed"
    assert Texts("en").say("error-rules-changed", **error.values).startswith("This table follows version 1")
