"""Seeds for the successive games of an environment."""

from __future__ import annotations

import numpy as np

from banjar.kernel.seed import LARGEST_SEED


class Seeds:
    """A given seed is used for the next game; the seeds of later games are drawn from it."""

    def __init__(self) -> None:
        self._rng = np.random.default_rng()

    def next(self, seed: int | None = None) -> int:
        """The seed of the next game: the given one, or one drawn from the last given."""
        if seed is None:
            return int(self._rng.integers(LARGEST_SEED))
        self._rng = np.random.default_rng(seed)
        return int(seed)
