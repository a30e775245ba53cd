"""The schedule of a tournament: every deal is played once from every seat."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from banjar.kernel.seed import LARGEST_SEED


@dataclass(frozen=True)
class ScheduledGame:
    """One scheduled game."""

    number: int
    deal: int
    """Number of the deal; games of the same deal differ only in the seating."""
    bots: tuple[str, ...]
    """Names of the bots, by seat."""
    seed: int
    """The seed of the deal."""


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The line-ups to play: the named bots if they fill the table exactly, else all mixtures of them.

    >>> line_ups(["a", "b", "b"], 3)
    [('a', 'b', 'b')]
    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if len(bots) == players:
        return [tuple(bots)]
    if len(bots) > players:
        return list(combinations(bots, players))
    return [chosen for chosen in combinations_with_replacement(bots, players) if set(chosen) == set(bots)]


def whole_rounds(games: int, players: int) -> int:
    """The number of games, rounded up so that every deal is played from every seat."""
    return -(-games // players) * players


def schedule(bots: Sequence[str], players: int, games: int, seed: int) -> Iterator[ScheduledGame]:
    """All games, in order."""
    tables = line_ups(bots, players)
    for number in range(whole_rounds(games, players)):
        deal, turn = divmod(number, players)
        table = tables[deal % len(tables)]
        seats = tuple(table[(seat + turn) % players] for seat in range(players))
        yield ScheduledGame(number, deal, seats, derived(seed, "deal", deal))


def derived(*parts: object) -> int:
    """A seed derived from `parts`, independent of the machine and of how the work is divided."""
    digest = hashlib.sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") % LARGEST_SEED
