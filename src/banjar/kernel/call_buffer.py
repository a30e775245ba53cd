"""The call buffer: working memory of one decision, and the status array it fills. The constants index the status."""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.kernel.records import record_dtype

TO_MOVE = 0
"""The seat that decides next."""
LENGTH = 1
"""Number of events in the history."""
BARRIER = 2
"""1 if the decision cannot be undone."""
TURN = 3
SHUFFLED = 4
"""Number of cards the decision shuffled into a new pile."""
SEAT = 5
"""The seat that decided."""
ACTION = 6
DECIDED_IN = 7
"""The turn in which the decision was made."""
LEGAL = 8
"""From here on: the ids that are legal now."""


def call_buffer(legal: np.dtype[Any], actions: int) -> np.dtype[Any]:
    """The dtype of a call buffer: the list of legal actions, and the status."""
    return record_dtype([("legal", legal, None), ("status", np.int64, LEGAL + actions)])
