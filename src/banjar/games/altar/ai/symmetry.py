"""What the rules treat alike: the four goods, and the four rows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from banjar.core.symmetry import Symmetry
from banjar.games.altar.ai.features import GOOD_NAMES
from banjar.games.altar.rules.box import ROWS


def symmetries() -> Sequence[Symmetry]:
    """All 576 ways to exchange goods with goods and rows with rows."""
    return [
        Symmetry(
            words={
                **dict(zip(GOOD_NAMES, goods, strict=True)),
                **{f"row{old}": f"row{new}" for old, new in enumerate(rows)},
            },
            numbers={"row": rows},
        )
        for goods in permutations(GOOD_NAMES)
        for rows in permutations(range(ROWS))
    ]
