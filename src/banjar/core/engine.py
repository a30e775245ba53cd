"""The engine: a game's kernel, compiled and callable from Python."""

from __future__ import annotations

import functools
from typing import Any

from banjar.core.definition import Definition
from banjar.core.registry import definition
from banjar.core.scratch import Scratch
from banjar.core.warm_up import warm_up
from banjar.kernel.compile.unit import ProgressCallback, Unit, load, print_progress
from banjar.kernel.mode import PLAIN
from banjar.kernel.records import new_records
from banjar.kernel.template import TEMPLATES


class UncheckedCalls:
    """Entry points called without numba's dispatch on argument types, which takes as long as a decision.

    Warning: the arguments must have exactly the types the entry point was compiled for; nothing checks them.
    """

    def __init__(self, entry_points: Any) -> None:
        self._entry_points = entry_points

    def __getattr__(self, name: str) -> Any:
        """Look up an entry point. It is stored as an attribute once a first call has compiled or loaded it."""
        entry = getattr(self._entry_points, name)
        versions = [] if PLAIN else list(entry.overloads.values())
        if PLAIN or len(versions) == 1:
            entry = entry if PLAIN else versions[0].entry_point
            setattr(self, name, entry)
        return entry


def rules_unit(definition: Definition) -> Unit:
    """The compile unit of a game's rules."""
    return Unit(f"{definition.name} rules", TEMPLATES / "entry_points.py", definition.contract.__name__)


class Engine:
    """A game's entry points and working memory, for the kernel of this process (compiled or plain).

    Creating one compiles the game if that has not been done on this machine.
    """

    def __init__(self, definition: Definition, progress: ProgressCallback = print_progress) -> None:
        self.definition = definition
        self.contract = definition.contract
        self.scratch = Scratch(definition.contract)
        self.features = int(definition.contract.FEATURES)
        self.entry_points: Any = load(
            rules_unit(definition), lambda entry_points: warm_up(definition, entry_points, self.scratch), progress
        )
        self.unchecked = UncheckedCalls(self.entry_points)

    def new_state(self) -> Any:
        """A zeroed state of the game."""
        return new_records(self.contract.STATE)


def engine_of(game: str, version: str | None = None) -> Engine:
    """The one engine of a version of a game in this process; the first call may have to compile the game."""
    return _engine_of(game, definition(game, version).rules_version)


@functools.cache
def _engine_of(game: str, version: str) -> Engine:
    return Engine(definition(game, version))
