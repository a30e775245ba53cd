"""Which happenings concern a player who looks back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from banjar.games.action import Happening


def concerns(told: Iterable[Sequence[Happening]], seat: int, _start: Mapping[str, Any]) -> Iterator[list[bool]]:
    """Whatever a player did or got; nobody takes anything from another."""
    for happenings in told:
        yield [happening.seat == seat and happening.type != "bought_nothing" for happening in happenings]
