"""Templates: code shared by all games, compiled once per game.

numba cannot cache a function that takes other functions as arguments. So shared code is written once, as a template
that imports from `banjar.kernel.contract`; `instantiate` loads the module once per game, with the game's own contract
substituted and a cache directory of its own.
"""

from __future__ import annotations

import importlib.util
import pathlib
import sys
import threading
import types

from banjar.kernel import cache
from banjar.kernel.mode import PLAIN
from banjar.kernel.rule import cached_in

CONTRACT = "banjar.kernel.contract"
KERNEL_TEMPLATES = "banjar.kernel.templates"
"""Templates may import from kernel templates: they get the game's instance, which must be loaded already."""
TEMPLATES = cache.KERNEL_TEMPLATES
_loading = threading.RLock()


def instantiate(template: pathlib.Path, contract: str) -> types.ModuleType:
    """Return the template's module for the game with this contract module.

    Functions are compiled at their first call; `banjar.kernel.compile` makes those calls.
    """
    with _loading:
        return _instantiate(template, contract)


def cache_directory(template: pathlib.Path, contract: str) -> pathlib.Path | None:
    """Where the template's compiled code for a game is kept; None in plain mode or if nothing can be written."""
    return None if PLAIN else cache.directory(_game_folder(contract), template)


def refused_cache_places(template: pathlib.Path, contract: str) -> list[tuple[pathlib.Path, str]]:
    """Where the compiled code is not kept although it comes first, and why."""
    return [] if PLAIN else cache.refused_places(_game_folder(contract), template)


def _game_folder(contract: str) -> pathlib.Path:
    found = importlib.util.find_spec(contract)
    assert found is not None
    assert found.origin is not None
    return pathlib.Path(found.origin).parent


def _instantiate(template: pathlib.Path, contract: str) -> types.ModuleType:
    owner = contract.rpartition(".")[0]
    name = f"{owner}.{template.stem}"
    loaded = sys.modules.get(name)
    if loaded is not None and loaded.__file__ == str(template):
        return loaded
    if loaded is not None or importlib.util.find_spec(name) is not None:
        raise ImportError(f"the template {template.name} needs another name: {owner} has a module {template.stem}")
    source = template.read_text(encoding="utf-8").replace(CONTRACT, contract).replace(KERNEL_TEMPLATES, owner)
    module = types.ModuleType(name)
    module.__file__ = str(template)
    sys.modules[name] = module
    try:
        with cached_in(cache_directory(template, contract)):
            exec(compile(source, str(template), "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
    return module
