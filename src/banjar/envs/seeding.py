"""Seeds of the games an environment plays one after another."""

from __future__ import annotations

import numpy as np

from banjar.kernel.seed import LARGEST_SEED


class Seeds:
    """A seed that is given is the seed of the next game; the following ones are drawn from it."""

    def __init__(self) -> None:
        self._rng = np.random.default_rng()

    def next(self, seed: int | None = None) -> int:
        """The seed of the next game: the one given, or one drawn after it."""
        if seed is None:
            return int(self._rng.integers(LARGEST_SEED))
        self._rng = np.random.default_rng(seed)
        return int(seed)
