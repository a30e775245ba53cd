"""A5.1 before the end: what the goods would be worth now, as far as the reader of a view can tell.

Without the memory aid only what the table shows counts (A4.4): the altar's height and its top card, the supply, and the
reader's own cards. With it, everything a perfect memory knows.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from banjar.games.altar.io.preview import looked_at
from banjar.games.altar.io.score_estimate import good_value
from banjar.games.altar.io.text import GOOD_NAMES
from banjar.games.altar.rules.box import GOODS, GOODS_EACH
from banjar.games.altar.rules.state import Face, Phase, State

Counts = tuple[int, ...]
"""A number for each good."""

RANKS = GOODS + 1
"""Ranks of counts, where 0 means no card at all."""

CACHED_ALTARS = 4096
"""A reader's altar seldom changes between two decisions: room for all readers of a full server."""


class Bounds(NamedTuple):
    """What is known of the altar: its height, and the fewest and the most cards of each good."""

    height: int
    fewest: Counts
    most: Counts


class Outcomes(NamedTuple):
    """What an altar within bounds can be: the range of each count and value, and every combination of values."""

    fewest: Counts
    most: Counts
    lowest: Counts
    highest: Counts
    values: tuple[Counts, ...]


def known_bounds(seen: State, seat: int | None, memory_aid: bool, is_open: bool) -> Bounds:
    """What a reader who sees this knows of the altar."""
    if is_open:
        on_altar = counts(seen.altar_goods)
        return Bounds(int(seen.altar.count), on_altar, on_altar)
    bounds = shown_bounds(seen, seat)
    return narrowed(bounds, remembered_bounds(seen, seat)) if memory_aid else bounds


def worth_view(known: Bounds) -> dict[str, dict[str, int]]:
    """The count and the value of each good, ready for JSON."""
    found = outcomes(known)
    return {
        name: {"fewest": fewest, "most": most, "lowest": lowest, "highest": highest}
        for name, fewest, most, lowest, highest in zip(
            GOOD_NAMES, found.fewest, found.most, found.lowest, found.highest, strict=True
        )
    }


def cards_worth(known: Bounds, cards: Sequence[int]) -> dict[str, int]:
    """The value of these sacrifice cards together, ready for JSON."""
    lowest, highest = range_of_worth(known, counts(cards))
    return {"lowest": lowest, "highest": highest}


@functools.lru_cache(maxsize=CACHED_ALTARS)
def range_of_worth(known: Bounds, held: Counts) -> tuple[int, int]:
    """The lowest and the highest value of these cards together."""
    sums = [sum(map(operator.mul, held, values)) for values in outcomes(known).values]
    return min(sums), max(sums)


def shown_bounds(seen: State, seat: int | None) -> Bounds:
    """A4.4: what the table shows. No good can have more cards there than are missing elsewhere."""
    height = int(seen.altar.count)
    own = (0,) * GOODS if seat is None else counts(seen.players[seat].goods)
    elsewhere = zip(counts(seen.supply), own, strict=True)
    most = tuple(min(height, GOODS_EACH - supply - held) for supply, held in elsewhere)
    return Bounds(height, surely_there(seen, seat), most)


def surely_there(seen: State, seat: int | None) -> Counts:
    """The cards the reader sees there now; what it laid face down stays there unless an oracle may have taken it."""
    height = int(seen.altar.count)
    found = [0] * GOODS
    if seat is not None and not seen.oracle:
        found = list(counts(seen.players[seat].hidden))
    depth = 1 if height > 0 and seen.altar_face[height - 1] == Face.UP else 0
    if seen.phase == Phase.KEEP and seat == seen.active:
        depth = int(looked_at(seen))
    for place in range(height - depth, height):
        found[seen.altar.cards[place]] += 1
    return tuple(found)


def remembered_bounds(seen: State, seat: int | None) -> Bounds:
    """A4.3: the cards seen to go there, less those kept from it, plus what others laid face down.

    A player can have hidden only a good that was in the hand: one seen to come, or one kept from the altar.
    """
    fewest, most = list(counts(seen.open_altar)), list(counts(seen.open_altar))
    for other in range(seen.players_count):
        player = seen.players[other]
        for good in range(GOODS):
            if other == seat:
                known = int(player.hidden[good]) - int(player.kept[good])
                fewest[good] += known
                most[good] += known
            else:
                fewest[good] -= int(player.kept_count)
                most[good] += min(int(player.hidden_count), int(player.open_goods[good]))
    return Bounds(int(seen.altar.count), tuple(fewest), tuple(most))


def narrowed(one: Bounds, other: Bounds) -> Bounds:
    """What holds if both hold."""
    fewest = tuple(max(pair) for pair in zip(one.fewest, other.fewest, strict=True))
    return Bounds(one.height, fewest, tuple(min(pair) for pair in zip(one.most, other.most, strict=True)))


@functools.lru_cache(maxsize=CACHED_ALTARS)
def outcomes(bounds: Bounds) -> Outcomes:
    """All altars within bounds, summed up."""
    altars = possible_altars(bounds)
    codes = set((ranked(altars) @ (RANKS ** np.arange(GOODS))).tolist())
    values = sorted({values_of_ranks(code) for code in codes})
    each = list(zip(*values, strict=True))
    return Outcomes(
        counts(altars.min(axis=0)),
        counts(altars.max(axis=0)),
        tuple(map(min, each)),
        tuple(map(max, each)),
        tuple(values),
    )


def possible_altars(bounds: Bounds) -> npt.NDArray[np.int16]:
    """Every combination of counts within the bounds that adds up to the height, one in each line."""
    lengths = [most - fewest + 1 for fewest, most in zip(bounds.fewest[1:], bounds.most[1:], strict=True)]
    free = np.indices(lengths, np.int16).reshape(GOODS - 1, -1) + np.array(bounds.fewest[1:], np.int16)[:, None]
    first = bounds.height - free.sum(axis=0, dtype=np.int16)
    fits = (first >= bounds.fewest[0]) & (first <= bounds.most[0])
    return np.vstack([first, free])[:, fits].T


def ranked(altars: npt.NDArray[np.int16]) -> npt.NDArray[np.int64]:
    """Altars with small numbers that keep the order of the counts, and zeros: their goods have the same values."""
    fewer = altars[:, None, :] < altars[:, :, None]
    ranks: npt.NDArray[np.int64] = fewer.sum(axis=2) + (altars > 0)
    return ranks


@functools.cache
def values_of_ranks(code: int) -> Counts:
    """A5.1 for ranks written as digits."""
    ranks = [code // RANKS**good % RANKS for good in range(GOODS)]
    return tuple(good_value(ranks, good) for good in range(GOODS))


def counts(numbers: Sequence[Any]) -> Counts:
    return tuple(map(int, numbers))
