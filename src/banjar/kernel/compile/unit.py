"""A compile unit: one template instantiated for one game, which is compiled, cached and loaded as a whole."""

from __future__ import annotations

import os
import pathlib
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from banjar.kernel.mode import PLAIN
from banjar.kernel.template import cache_directory, instantiate, refused_cache_places

READY = "ready"
ProgressCallback = Callable[[str], None]
WarmUp = Callable[[Any], "Sequence[CompileStep]"]
"""Takes the unit's module; returns steps that together call every entry point of it."""


@dataclass(frozen=True)
class CompileStep:
    """A part of a warm-up, with a name for the progress line."""

    name: str
    call: Callable[[], object]


@dataclass(frozen=True)
class Unit:
    """A game's rules compiled into a template: `Unit("altar rules", TEMPLATES / "entry_points.py", CONTRACT)`."""

    name: str
    template: pathlib.Path
    contract: str
    """The name of the game's contract module."""

    @property
    def directory(self) -> pathlib.Path | None:
        """The cache directory; None in plain mode, or if no directory is writable."""
        return cache_directory(self.template, self.contract)

    @property
    def refused_places(self) -> list[tuple[pathlib.Path, str]]:
        """Where the compiled code is not kept although it comes first, and why."""
        return refused_cache_places(self.template, self.contract)

    @property
    def is_ready(self) -> bool:
        """Whether everything is compiled for the current sources, compiler and processor.

        The ready file lists the cache files that must exist. Always true in plain mode, where nothing is compiled.
        """
        if PLAIN:
            return True
        directory = self.directory
        try:
            return directory is not None and _all_exist(directory, (directory / READY).read_text().split("\n"))
        except OSError:
            return False

    def mark_ready(self) -> None:
        """Write the ready file: tells this and later processes that the whole unit is compiled and cached."""
        directory = self.directory
        if directory is not None:
            part = directory / f"{READY}.{os.getpid()}"
            part.write_text("\n".join(sorted(path.name for path in directory.glob("*.nb?"))))
            part.replace(directory / READY)


def _all_exist(directory: pathlib.Path, names: Sequence[str]) -> bool:
    return set(names) <= set(os.listdir(directory))


def print_progress(line: str) -> None:
    """Print a progress line to stderr, so that it does not mix with results on stdout."""
    print(line, file=sys.stderr, flush=True)


_loading = threading.RLock()
_loaded: dict[Unit, ModuleType] = {}


def load(unit: Unit, warm_up: WarmUp, progress: ProgressCallback = print_progress) -> Any:
    """Return the unit's module, compiling it first if this machine has no compiled code for it.

    In plain mode the module's functions are plain Python. Without a writable cache directory every process compiles
    again. Raises RuntimeError if the warm-up misses an entry point, which would otherwise be compiled during a game.
    """
    module = _loaded.get(unit)
    if module is None:
        with _loading:
            module = instantiate(unit.template, unit.contract)
            if not unit.is_ready:
                _compile(unit, module, warm_up(module), progress)
            _loaded[unit] = module
    return module


def _compile(unit: Unit, module: ModuleType, steps: Sequence[CompileStep], progress: ProgressCallback) -> None:
    started = time.monotonic()
    for number, step in enumerate(steps, 1):
        progress(f"banjar: compiling {unit.name} for this machine, once: {number}/{len(steps)} {step.name}")
        step.call()
    if missing := not_compiled(module):
        raise RuntimeError(f"the warm-up of {unit.name} does not call {', '.join(missing)}")
    unit.mark_ready()
    progress(f"banjar: {unit.name} compiled in {time.monotonic() - started:.0f} s")


def not_compiled(module: ModuleType) -> list[str]:
    """The entry points of a compiled template that have not been called yet."""
    entries = [
        (name, value)
        for name, value in vars(module).items()
        if getattr(value, "__module__", None) == module.__name__ and getattr(value, "is_entry", False)
    ]
    return [name for name, entry in entries if not entry.overloads]
