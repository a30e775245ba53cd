"""One game's kernel as Python calls it: its entry points and its working memory."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

from banjar.core.definition import Definition
from banjar.kernel import cache
from banjar.kernel.call_buffer import call_buffer
from banjar.kernel.mode import PLAIN
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import new_records
from banjar.kernel.template import TEMPLATES, instantiate

Progress = Callable[[str], None]


def tell(line: str) -> None:
    """Progress for people, where it cannot mix with results."""
    print(line, file=sys.stderr, flush=True)


class Scratch(threading.local):
    """Records that a call fills and nobody keeps; every thread has its own."""

    def __init__(self, contract: ModuleType) -> None:
        self.legal = new_records(contract.LEGAL)
        self._ids: Any = None if PLAIN else self.legal["cards"][0]
        self.call_buffer = new_records(call_buffer(contract.LEGAL, contract.ACTIONS))
        self.status: Any = self.call_buffer[0].status
        self.statuses = [] if PLAIN else [self.status[:length] for length in range(len(self.status) + 1)]
        """The status cut off at every length."""
        self.playing = (self.call_buffer, self.statuses)
        """What a decision needs, to be fetched at once."""
        self.deal = new_records(contract.DEAL)
        self.generator = new_records(GENERATOR)
        self.trace = new_records(contract.TRACE)
        self.seen = new_records(contract.STATE)
        self.sheets = np.zeros((contract.MAX_PLAYERS, contract.SCORE_LINES + 1), np.int64)
        self.ranks = np.zeros(contract.MAX_PLAYERS, np.int64)

    def listed(self, count: int) -> list[int]:
        """The first ids of the legal list."""
        ids: list[int] = self.legal[0].cards[:count] if self._ids is None else self._ids[:count].tolist()
        return ids


class UncheckedCalls:
    """Entry points called without numba's check of the argument types, which takes as long as a decision.

    The arguments must be of the types the entry point was compiled for; nothing checks them.
    """

    def __init__(self, entry_points: Any) -> None:
        self._entry_points = entry_points

    def __getattr__(self, name: str) -> Any:
        """Reached until the entry has been compiled or loaded by a first call."""
        entry = getattr(self._entry_points, name)
        versions = [] if PLAIN else list(entry.overloads.values())
        if PLAIN or len(versions) == 1:
            entry = entry if PLAIN else versions[0].entry_point
            setattr(self, name, entry)
        return entry


class Engine:
    """The compiled (or plain) side of a game."""

    def __init__(self, definition: Definition, progress: Progress = tell) -> None:
        self.definition = definition
        self.contract = definition.contract
        self.entry_points: Any = instantiate(TEMPLATES / "entry_points.py", definition.contract.__name__)
        self.unchecked = UncheckedCalls(self.entry_points)
        self.features = int(definition.contract.FEATURES)
        self.scratch = Scratch(definition.contract)
        if not PLAIN:
            self._warm_up(progress)

    def new_state(self) -> Any:
        """A zeroed state of the game."""
        return new_records(self.contract.STATE)

    def _warm_up(self, progress: Progress) -> None:
        """Compile everything once on a fresh machine, and say so, instead of stopping here and there later."""
        folder = cache.directory(self.definition.name)
        mark = folder / "ready" if folder else None
        if mark is not None and mark.exists():
            return
        from banjar.core.warm_up import exercises

        started = time.monotonic()
        steps = exercises(self)
        for number, (what, exercise) in enumerate(steps, 1):
            progress(f"banjar: compiling {self.definition.name} for this machine, once: {number}/{len(steps)} {what}")
            exercise()
        progress(f"banjar: {self.definition.name} compiled in {time.monotonic() - started:.0f} s")
        if mark is not None:
            mark.touch()
