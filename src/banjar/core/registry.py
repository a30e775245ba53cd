"""The registry of games. A game is a Python package with a `DEFINITION`, imported on first use."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import pathlib
from typing import TYPE_CHECKING

from banjar.core.errors import OptionError, UnknownVersion, listed

if TYPE_CHECKING:
    from banjar.core.definition import Definition

GAMES = {
    "altar": "banjar.games.altar",
    "dalang": "banjar.games.dalang",
}
MORE_GAMES = "BANJAR_GAMES"
"""Environment variable that adds games from outside this package, for this process and its children:
`BANJAR_GAMES="lanterns=some.package.lanterns,other=..."`. The packages must be importable."""


def game_names() -> list[str]:
    """The names of all games that `load` accepts."""
    return list(_packages())


def definition(name: str, version: str | None = None) -> Definition:
    """The definition of a game, or of an earlier version of its rules.

    OptionError if there is no such game; UnknownVersion, which is one too, if it has no such version.
    """
    found = _definition(name, _package(name))
    if version in (None, found.rules_version):
        return found
    package = found.earlier_versions.get(version or "")
    if package is None:
        raise UnknownVersion(name, version or "", found.rules_version)
    earlier = _definition(name, package)
    if earlier.rules_version != version:
        raise OptionError(f"the rules in {package} are version {earlier.rules_version}, not {version}")
    return earlier


def _definition(name: str, package: str) -> Definition:
    found: Definition = importlib.import_module(package).DEFINITION
    if found.name != name:
        raise OptionError(f"the game in {package} is called {found.name!r}, not {name!r}")
    return found


def game_folder(name: str) -> pathlib.Path:
    """The folder of a game's package, found without importing it, so that reading texts does not load the rules."""
    return _folder(_package(name))


@functools.cache
def _folder(package: str) -> pathlib.Path:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise OptionError(f"there is no package {package!r} for a game")
    return pathlib.Path(spec.submodule_search_locations[0])


def _package(name: str) -> str:
    packages = _packages()
    if not isinstance(name, str) or name not in packages:
        raise OptionError(f"there is no game called {name!r}; it must be {listed(packages)}")
    return packages[name]


def _packages() -> dict[str, str]:
    return {**GAMES, **_more_games(os.environ.get(MORE_GAMES, ""))}


@functools.cache
def _more_games(text: str) -> dict[str, str]:
    """Read the value of the environment variable.

    >>> _more_games("lanterns=tests.games.lanterns")
    {'lanterns': 'tests.games.lanterns'}
    """
    found = {}
    for entry in filter(None, (part.strip() for part in text.split(","))):
        name, equals, package = entry.partition("=")
        if not equals or not name.isidentifier() or not package:
            raise OptionError(f"{MORE_GAMES}: {entry!r} must be a name, an equals sign and a package")
        found[name] = package
    return found
