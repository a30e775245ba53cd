"""Reusable working memory for calls into a game's kernel."""

from __future__ import annotations

import threading
from types import ModuleType
from typing import Any

import numpy as np

from banjar.kernel.call_buffer import call_buffer
from banjar.kernel.mode import PLAIN
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import new_records


class Scratch(threading.local):
    """Records that calls overwrite; do not keep references to them. Each thread has its own."""

    def __init__(self, contract: ModuleType) -> None:
        self.legal = new_records(contract.LEGAL)
        self._ids: Any = None if PLAIN else self.legal["cards"][0]
        self.call_buffer = new_records(call_buffer(contract.LEGAL, contract.ACTIONS))
        self.status: Any = self.call_buffer[0].status
        self.statuses = [] if PLAIN else [self.status[:length] for length in range(len(self.status) + 1)]
        """Views of the status, by length: slicing at every decision would take longer."""
        self.playing = (self.call_buffer, self.statuses)
        """What `State.play` needs, bundled to save a thread-local lookup."""
        self.deal = new_records(contract.DEAL)
        self.generator = new_records(GENERATOR)
        self.trace = new_records(contract.TRACE)
        self.seen = new_records(contract.STATE)
        self.sheets = np.zeros((contract.MAX_PLAYERS, contract.SCORE_LINES + 1), np.int64)
        self.ranks = np.zeros(contract.MAX_PLAYERS, np.int64)

    def listed(self, count: int) -> list[int]:
        """The first `count` ids of the legal list."""
        ids: list[int] = self.legal[0].cards[:count] if self._ids is None else self._ids[:count].tolist()
        return ids
