"""The score pad: what people at a real table count, and what it is worth, as tables made by the rules.

A client adds up what it looks up here, so it needs no rules and no server while people count.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import msgspec


class PadEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is counted."""

    name: str
    label: str
    """The id of its message, which may take `value`."""
    value: int | None = None
    picture: str | None = None
    """The id of its drawing."""
    most: int
    """The largest amount that can be entered."""
    in_box: int | None = None
    """How many of them the box has, all players and the table together; null without a limit."""
    counts_as: str | None = None
    """The entry of the table that is the same thing, for the limit of the box."""
    line: str | None = None
    """The line of the score sheet that it adds to; null for what only breaks ties."""
    points: list[list[int]] = []
    """Points by value, then by amount; a single row where no value is needed."""
    valued_by: str | None = None
    """The entry of the table whose value chooses the row of `points`."""
    is_mark: bool = False
    """Whether it is a mark that at most one player has."""


class PadTieBreak(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What decides between players with equal points, by their amounts of an entry."""

    by: str
    """Names the message `<game>-web-tie-<by>`."""
    entry: str
    only_first: bool
    """Whether it decides only who wins, not later places."""


class Pad(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The score pad of a game."""

    players: list[int]
    """The possible numbers of players."""
    heading: str | None
    """The message over what is counted on the table."""
    table: list[PadEntry]
    """What is counted once, on the table."""
    value_note: str | None
    """The message that explains a value; takes `count` and `value`."""
    values: dict[str, list[int]]
    """The value of each entry of the table, by `pattern_of` their amounts."""
    entries: list[PadEntry]
    """What is counted for each player."""
    tie_breaks: list[PadTieBreak]


def pattern_of(amounts: Sequence[int]) -> str:
    """How amounts compare: a sign for each pair, then for each amount whether it is 0.

    >>> pattern_of([3, 0, 3])
    '>=<+0+'
    """
    signs = ["<" if a < b else ">" if a > b else "=" for a, b in itertools.combinations(amounts, 2)]
    return "".join([*signs, *("+" if amount else "0" for amount in amounts)])


def values_by_pattern(count: int, value_of: Callable[[list[int], int], int]) -> dict[str, list[int]]:
    """The values of `count` entries by every pattern their amounts can have."""
    amounts = [list(found) for found in itertools.product(range(count + 1), repeat=count)]
    return {pattern_of(found): [value_of(found, place) for place in range(count)] for found in amounts}
