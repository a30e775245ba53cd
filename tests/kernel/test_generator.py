"""The random numbers: the same everywhere, and as random as they must be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from banjar.kernel.mode import PLAIN
from banjar.kernel.random import (
    GENERATOR,
    MASK,
    below,
    draw_seed,
    next_number,
    seed_generator,
    shuffle,
)
from banjar.kernel.records import new_records
from banjar.kernel.seed import LARGEST_SEED

WORD = 2**32
KNOWN = [100_587_536, 2_849_664_703, 2_976_894_644, 2_427_842_431]
"""The first numbers of seed 7."""

SEEDS = (0, 1, 7, 2**31, 2**32 - 1, 2**32, 123_456_789_012_345, LARGEST_SEED)


def sfc32(seed: int) -> Iterator[int]:
    """Chris Doty-Humphrey's generator written down a second time, with remainders instead of masks."""
    a, b, c, counter = seed % WORD, seed // WORD % WORD, 0x9E3779B9, 1
    number = 0
    while True:
        number += 1
        result = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        rotated = c * 2**21 % WORD + c // 2**11
        a, b, c = b ^ (b // 2**9), c * 9 % WORD, (rotated + result) % WORD
        if number > 12:
            yield result


def seeded(seed: int) -> Any:
    """The record of a generator."""
    records = new_records(GENERATOR)
    seed_generator(records[0], seed)
    return records[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_numbers_are_those_of_sfc32(seed: int) -> None:
    """In both kernels, for every seed."""
    generator, expected = seeded(seed), sfc32(seed)
    assert [int(next_number(generator)) for _ in range(1000)] == [next(expected) for _ in range(1000)]


def test_known_answers() -> None:
    """Written down: they may never change, or all saved seeds would deal other cards."""
    generator = seeded(7)
    assert [int(next_number(generator)) for _ in range(4)] == KNOWN


def test_the_state_stays_within_32_bits() -> None:
    """So that plain Python and 64-bit integers agree."""
    for seed in SEEDS:
        generator = seeded(seed)
        for _ in range(200):
            assert 0 <= next_number(generator) <= MASK
            for part in (generator.a, generator.b, generator.c, generator.counter):
                assert 0 <= part <= MASK


def test_the_counter_wraps() -> None:
    """After 2³² numbers it begins again."""
    generator = seeded(3)
    generator.counter = MASK
    next_number(generator)
    assert generator.counter == 0


def test_different_seeds_give_different_sequences() -> None:
    """Neighbouring seeds and those that differ in their high half only."""
    seeds = [*range(200), *(number * WORD for number in range(1, 200))]
    firsts = {tuple(int(next_number(generator)) for _ in range(2)) for generator in map(seeded, seeds)}
    assert len(firsts) == len(seeds)


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 159, 1000])
def test_below_stays_within_bounds_and_is_roughly_even(limit: int) -> None:
    """Each number as often as the others, within what chance allows."""
    generator = seeded(limit)
    draws = 6000
    found = Counter(int(below(generator, limit)) for _ in range(draws))
    assert min(found) >= 0
    assert max(found) < limit
    expected = draws / limit
    surprise = sum((found[number] - expected) ** 2 / expected for number in range(limit))
    assert surprise < limit + 5 * (2 * limit) ** 0.5


def test_below_reaches_both_ends() -> None:
    """The largest word gives the largest number, 0 gives 0."""
    generator = seeded(0)
    for word, expected in ((0, 0), (MASK, 51)):
        generator.a, generator.b, generator.counter = word, 0, 0
        assert below(generator, 52) == expected


def cards(count: int) -> Any:
    return list(range(count)) if PLAIN else np.arange(count)


@pytest.mark.parametrize("count", [0, 1, 2, 5, 159])
def test_a_shuffle_is_a_permutation(count: int) -> None:
    """No card is lost, and those beyond the count stay where they are."""
    generator = seeded(9)
    for _ in range(20):
        shuffled = cards(count + 3)
        shuffle(shuffled, count, generator)
        assert sorted(int(card) for card in shuffled) == list(range(count + 3))
        assert [int(card) for card in shuffled[count:]] == [count, count + 1, count + 2]


def test_a_shuffle_is_the_same_in_both_kernels() -> None:
    """Fisher and Yates from the top, with the numbers of sfc32."""
    shuffled = cards(30)
    shuffle(shuffled, 30, seeded(5))
    expected, numbers = list(range(30)), sfc32(5)
    for i in range(29, 0, -1):
        j = next(numbers) * (i + 1) // WORD
        expected[i], expected[j] = expected[j], expected[i]
    assert [int(card) for card in shuffled] == expected


def test_all_orders_are_about_as_likely() -> None:
    """All 24 of four cards."""
    generator = seeded(4)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        order = cards(4)
        shuffle(order, 4, generator)
        found[tuple(int(card) for card in order)] += 1
    assert len(found) == 24
    assert all(130 <= number <= 270 for number in found.values())


def test_drawn_seeds_are_seeds() -> None:
    """Within the bounds that `Game.new` asks for, and different."""
    generator = seeded(6)
    seeds = [int(draw_seed(generator)) for _ in range(500)]
    assert all(0 <= seed <= LARGEST_SEED for seed in seeds)
    assert len(set(seeds)) == 500
    assert max(seeds) > LARGEST_SEED // 2
