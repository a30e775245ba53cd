"""The call buffer: the memory a decision works in, and the status it returns as numbers at these places."""

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
"""The turn in which the decision was made."""
LEGAL = 8
"""The first of the ids that are legal now."""


def call_buffer(legal: np.dtype[Any], actions: int) -> np.dtype[Any]:
    """The dtype of a buffer: the list of legal actions, and the status."""
    return record_dtype([("legal", legal, None), ("status", np.int64, LEGAL + actions)])
