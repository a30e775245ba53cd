"""One name for one thing: a class name is defined once, games apart."""

from __future__ import annotations

import ast
import pathlib
from collections import defaultdict

import banjar
from banjar.core.registry import GAMES

SOURCES = pathlib.Path(banjar.__file__).parent

TWINS = {
    "State": "the public class, and each game's record of it",
    "Relevance": "the protocol, and each game's implementation",
    "Options": "kernel/contract.py stands for each game's record",
    "Deal": "kernel/contract.py stands for each game's record",
    "Memory": "kernel/contract.py stands for each game's record",
    "Trace": "kernel/contract.py stands for each game's record",
}
"""Names that two classes share outside the games, each with the reason."""


def places() -> dict[str, set[str]]:
    """Where each class name is defined: a game's folder, or a file. A name twice in one game is two places."""
    found = defaultdict[str, list[str]](list)
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(file.relative_to(SOURCES)))
    return {name: _merged(files) for name, files in found.items()}


def _merged(files: list[str]) -> set[str]:
    games = [game for game in GAMES if sum(file.startswith(f"games/{game}/") for file in files) == 1]
    return {"games" if any(file.startswith(f"games/{game}/") for game in games) else file for file in files}


def test_a_class_name_means_one_thing() -> None:
    """Only the games' twins, and the names with a reason, are defined more than once."""
    several = {name: sorted(where) for name, where in places().items() if len(where) > 1 and name not in TWINS}
    assert not several


def test_every_reason_is_needed() -> None:
    """A name that is defined once needs no reason."""
    assert {name for name in TWINS if len(places()[name]) == 1} == set()
