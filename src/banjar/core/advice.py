"""Why an action is a good choice, in sentences about the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

Effect = Literal["brings", "prevents", "costs"]


@dataclass(frozen=True)
class Advice:
    """One thing that an action brings, prevents or costs, from what the seat to move has seen."""

    effect: Effect
    message: str
    """Names the message `<game>-web-hint-<message>`, which takes the values and the names of the seats."""
    values: Mapping[str, str | int] = field(default_factory=dict)
    seats: Mapping[str, Sequence[int]] = field(default_factory=dict)


def brings(message: str, seats: Mapping[str, Sequence[int]] | None = None, /, **values: str | int) -> Advice:
    """What the player gains."""
    return Advice("brings", message, values, seats or {})


def prevents(message: str, seats: Mapping[str, Sequence[int]] | None = None, /, **values: str | int) -> Advice:
    """What another player does not get."""
    return Advice("prevents", message, values, seats or {})


def costs(message: str, seats: Mapping[str, Sequence[int]] | None = None, /, **values: str | int) -> Advice:
    """What the player gives for it."""
    return Advice("costs", message, values, seats or {})
