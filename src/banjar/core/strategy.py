"""Positions that show what good players do: moments of recorded games."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class StrategyPosition:
    """The moment before a decision of a recorded game; the texts are `strategy-<game>-<name>-…`.

    The text may name legal actions that were not chosen (`$first`, `$second`).
    """

    name: str
    game: str
    record: str
    """The name of a file in the game's folder `strategy`, without its suffix."""
    step: int
    """How many decisions were made before."""
    rejected: tuple[str, ...] = ()
    """Legal actions that the text compares with the one that was made."""
