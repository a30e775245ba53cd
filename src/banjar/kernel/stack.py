"""Stacks of cards, and lists of counts."""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.kernel.mode import PLAIN
from banjar.kernel.records import record_dtype
from banjar.kernel.rule import inlined, rule


class Stack:
    """Cards in order; the last one is the top."""

    cards: list[int]
    count: int


def stack(capacity: int, item: Any = np.int8) -> np.dtype[Any]:
    """The dtype of a stack for up to `capacity` items."""
    return record_dtype([("cards", item, capacity), ("count", np.int16, None)])


@rule
def push(stack: Stack, card: int) -> None:
    stack.cards[stack.count] = card
    stack.count += 1


@rule
def pop(stack: Stack) -> int:
    stack.count -= 1
    return stack.cards[stack.count]


@rule
def top(stack: Stack) -> int:
    return stack.cards[stack.count - 1]


@rule
def remove_at(stack: Stack, place: int) -> None:
    for i in range(place + 1, stack.count):
        stack.cards[i - 1] = stack.cards[i]
    stack.count -= 1


if PLAIN:

    @inlined
    def copy_stack(target: Stack, source: Stack) -> None:
        """Copy the cards of the stack, but not the unused memory above them."""
        target.count = source.count
        target.cards[: source.count] = source.cards[: source.count]

    @inlined
    def fill(counts: list[int], value: int) -> None:
        counts[:] = [value] * len(counts)

    @inlined
    def refill(stack: Stack, card: int, count: int) -> None:
        """Replace the cards of the stack by `count` equal ones."""
        stack.cards[:count] = [card] * count
        stack.count = count

else:

    @inlined
    def copy_stack(target: Stack, source: Stack) -> None:
        """Copy the cards of the stack, but not the unused memory above them."""
        target.count = source.count
        for i in range(source.count):
            target.cards[i] = source.cards[i]

    @inlined
    def fill(counts: list[int], value: int) -> None:
        for i in range(len(counts)):
            counts[i] = value

    @inlined
    def refill(stack: Stack, card: int, count: int) -> None:
        """Replace the cards of the stack by `count` equal ones."""
        stack.count = count
        for i in range(count):
            stack.cards[i] = card


@rule
def total(counts: list[int]) -> int:
    number = 0
    for count in counts:
        number += count
    return number
