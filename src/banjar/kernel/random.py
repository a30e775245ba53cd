"""Random numbers: the sfc32 generator (Chris Doty-Humphrey), with its state in a record.

It uses only additions, shifts and masks of 64-bit integers, so plain Python and compiled code give the same numbers on
every machine.
"""

from __future__ import annotations

from banjar.kernel.records import Large, dtype_of
from banjar.kernel.rule import rule

MASK = 0xFFFFFFFF
WARM_UP = 12


class Generator:
    a: Large
    b: Large
    c: Large
    counter: Large


GENERATOR = dtype_of(Generator)


@rule
def seed_generator(generator: Generator, seed: int) -> None:
    """Start the sequence of a seed (0 or more)."""
    generator.a = seed & MASK
    generator.b = (seed >> 32) & MASK
    generator.c = 0x9E3779B9
    generator.counter = 1
    for _ in range(WARM_UP):
        next_number(generator)


@rule
def next_number(generator: Generator) -> int:
    """The next 32 random bits."""
    a, b, c = generator.a, generator.b, generator.c
    number = (a + b + generator.counter) & MASK
    generator.counter = (generator.counter + 1) & MASK
    generator.a = b ^ (b >> 9)
    generator.b = (c + (c << 3)) & MASK
    generator.c = ((((c << 21) & MASK) | (c >> 11)) + number) & MASK
    return number


@rule
def below(generator: Generator, limit: int) -> int:
    """A random number from 0 to limit - 1."""
    return (next_number(generator) * limit) >> 32


@rule
def shuffle(cards: list[int], count: int, generator: Generator) -> None:
    """Shuffle the first `count` cards in place."""
    for i in range(count - 1, 0, -1):
        j = below(generator, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def draw_seed(generator: Generator) -> int:
    """A seed for another generator."""
    return (next_number(generator) << 31) ^ next_number(generator)
