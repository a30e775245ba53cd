"""Action ids as groups: one group for each type of action, with a place for every choice of its parameters.

A game states its groups once, `{first id: {parameter: number of values}}`, in the order of the ids. Parameters
count from 0; the last one changes fastest.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

import numpy as np

from banjar.kernel.mode import PLAIN

Type = TypeVar("Type", bound=IntEnum)


class DecodedAction(NamedTuple, Generic[Type]):
    """The type of an action, which is the first id of its group, and its parameters by name."""

    type: Type
    parameters: Mapping[str, int]


def decode_groups(groups: Mapping[Type, Mapping[str, int]]) -> tuple[DecodedAction[Type], ...]:
    """Every action of a game in the order of the ids; raises ValueError if the groups leave a gap or overlap."""
    actions: list[DecodedAction[Type]] = []
    for first, sizes in groups.items():
        if first != len(actions):
            raise ValueError(f"{first!r} should be {len(actions)}: the groups must follow each other without a gap")
        for choice in range(math.prod(sizes.values())):
            actions.append(DecodedAction(first, _parameters(sizes, choice)))
    return tuple(actions)


def _parameters(sizes: Mapping[str, int], choice: int) -> dict[str, int]:
    values: dict[str, int] = {}
    for name, size in reversed(list(sizes.items())):
        choice, values[name] = divmod(choice, size)
    return {name: values[name] for name in sizes}


def type_table(actions: Sequence[DecodedAction[Type]]) -> Sequence[int]:
    """The type of every action as a table that rules can index with a variable.

    Compiled code gets an array: a tuple of this length would be compiled as one case for each place.
    """
    types = tuple(int(action.type) for action in actions)
    return types if PLAIN else np.array(types, np.int16)  # type: ignore[return-value]
