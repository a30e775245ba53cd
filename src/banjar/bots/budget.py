"""Search budgets: how long a bot may think about a decision."""

from __future__ import annotations

from dataclasses import dataclass

from banjar.core.errors import OptionError

MAX_SIMULATIONS = 10_000_000
MAX_MILLISECONDS = 3_600_000


@dataclass(frozen=True)
class Budget:
    """A number of simulations, a time, or both, in which case the first limit reached ends the search.

    >>> Budget(simulations=500)
    Budget(simulations=500, milliseconds=None)
    >>> Budget()
    Traceback (most recent call last):
        ...
    banjar.core.errors.OptionError: a budget needs simulations, milliseconds or both
    """

    simulations: int | None = None
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        if self.simulations is None and self.milliseconds is None:
            raise OptionError("a budget needs simulations, milliseconds or both")
        _check("simulations", self.simulations, MAX_SIMULATIONS)
        _check("milliseconds", self.milliseconds, MAX_MILLISECONDS)


def _check(name: str, value: int | None, most: int) -> None:
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise OptionError(f"{name} must be a whole number from 1 to {most}, not {value!r}")
