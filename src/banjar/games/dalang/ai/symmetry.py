"""What the rules treat alike: the four islands, and with them the pairs on Dalang cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from banjar.core.symmetry import Symmetry
from banjar.games.dalang.ai.features import ISLAND_NAMES, KIND_NAMES
from banjar.games.dalang.rules.box import COURT_KINDS, ISLANDS, PAIR_ISLANDS, PAIRS


def symmetries() -> Sequence[Symmetry]:
    """All 24 ways to exchange islands with islands."""
    return [Symmetry({**renamed_islands(order), **renamed_pairs(order)}) for order in permutations(range(ISLANDS))]


def renamed_islands(order: Sequence[int]) -> dict[str, str]:
    return {ISLAND_NAMES[old]: ISLAND_NAMES[new] for old, new in enumerate(order)}


def renamed_pairs(order: Sequence[int]) -> dict[str, str]:
    islands = [frozenset(PAIR_ISLANDS[2 * pair : 2 * pair + 2]) for pair in range(PAIRS)]
    names = KIND_NAMES[COURT_KINDS:]
    return {
        names[pair]: names[islands.index(frozenset(order[island] for island in islands[pair]))] for pair in range(PAIRS)
    }
