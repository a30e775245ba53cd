"""Numbering of actions: each action type owns a contiguous group of ids, one id per combination of parameters.

A game declares its groups once, as `{first id: {parameter: number of values}}` in id order. Parameter values count
from 0; the last parameter varies fastest.
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
    """An action's type (the first id of its group) and its parameters by name."""

    type: Type
    parameters: Mapping[str, int]


def decode_groups(groups: Mapping[Type, Mapping[str, int]]) -> tuple[DecodedAction[Type], ...]:
    """Decode every action of a game, in id order. Raises ValueError if the groups overlap or leave a gap."""
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
    """The type of every action, indexed by action id.

    Compiled code gets an array, because numba compiles indexing into a tuple as one branch per element.
    """
    types = tuple(int(action.type) for action in actions)
    return types if PLAIN else np.array(types, np.int16)  # type: ignore[return-value]
