"""The status: what the Python face is told of a decision, as numbers at these places of a list."""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.kernel.records import record_dtype

TO_MOVE = 0
"""The seat that decides next."""
LENGTH = 1
"""Of the history."""
BARRIER = 2
TURN = 3
SHUFFLED = 4
SEAT = 5
"""Who decided."""
ACTION = 6
DECIDED_IN = 7
"""The turn in which."""
LEGAL = 8
"""The ids of what is legal now stand here and behind."""


def desk(legal: np.dtype[Any], actions: int) -> np.dtype[Any]:
    """The dtype of what a decision needs beside the game: a list of the legal actions, and the status."""
    return record_dtype([("legal", legal, None), ("status", np.int64, LEGAL + actions)])
