"""Samples of self-play, in memory and in files."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np

NumericArray = np.ndarray[Any, np.dtype[Any]]


def _none() -> NumericArray:
    return np.zeros(0)


@dataclass
class Sample:
    """A decision that was searched. Arrays by seat begin with the seat that decided."""

    inputs: NumericArray
    actions: NumericArray
    """The ids of the legal actions."""
    outputs: NumericArray
    """The policy's output of each."""
    values: NumericArray
    """The heuristic value of each."""
    visits: NumericArray
    """The share of the search's visits of each."""
    thorough: bool
    seat: int
    players: int
    expected_shares: NumericArray
    """The win shares that the search expected."""
    expected_margins: NumericArray
    shares: NumericArray = field(default_factory=_none)
    """The win shares to be learnt."""
    margins: NumericArray = field(default_factory=_none)


@dataclass(frozen=True)
class Samples:
    """Many samples, in arrays with a row a sample; what belongs to actions has a row an action."""

    inputs: NumericArray
    players: NumericArray
    thorough: NumericArray
    shares: NumericArray
    """-1 for seats that nobody sits at."""
    margins: NumericArray
    starts: NumericArray
    """The row of each sample's first action; one more at the end."""
    outputs: NumericArray
    values: NumericArray
    visits: NumericArray
    games: NumericArray
    """The number of the game in its file."""

    def __len__(self) -> int:
        return len(self.inputs)

    @classmethod
    def of(cls, games: Iterable[list[Sample]]) -> Samples:
        """The samples of some games, with seats for the most players."""
        numbered = [(number, sample) for number, game in enumerate(games) for sample in game]
        samples = [sample for _, sample in numbered]
        counts = [len(sample.outputs) for sample in samples]
        return cls(
            inputs=np.array([sample.inputs for sample in samples], np.int16),
            players=np.array([sample.players for sample in samples], np.int8),
            thorough=np.array([sample.thorough for sample in samples], np.bool_),
            shares=_by_seat([sample.shares for sample in samples], -1.0),
            margins=_by_seat([sample.margins for sample in samples], 0.0),
            starts=np.concatenate(([0], np.cumsum(counts, dtype=np.int64))),
            outputs=_joined([sample.outputs for sample in samples], np.int16),
            values=_joined([sample.values for sample in samples], np.float32),
            visits=_joined([sample.visits for sample in samples], np.float32),
            games=np.array([number for number, _ in numbered], np.int32),
        )

    def write(self, path: pathlib.Path) -> None:
        """Write the samples to a file."""
        np.savez_compressed(path, **{one.name: getattr(self, one.name) for one in fields(self)})

    @classmethod
    def read(cls, path: pathlib.Path) -> Samples:
        """Read the samples of a file."""
        with np.load(path, allow_pickle=False) as stored:
            return cls(**{one.name: stored[one.name] for one in fields(cls)})

    @classmethod
    def joined(cls, parts: Iterable[Samples]) -> Samples:
        """All samples of several parts; their games are numbered on."""
        parts = [part for part in parts if len(part)]
        arrays: dict[str, list[NumericArray]] = {one.name: [] for one in fields(cls)}
        rows = games = 0
        for part in parts:
            for name, found in arrays.items():
                array = getattr(part, name)
                if name == "starts":
                    array = array[:-1] + rows
                elif name == "games":
                    array = array + games
                found.append(array)
            rows += len(part.outputs)
            games += int(part.games.max()) + 1
        arrays["starts"].append(np.array([rows]))
        return cls(**{name: np.concatenate(found) for name, found in arrays.items()})


MAX_SEATS = 4


def _by_seat(rows: list[NumericArray], missing: float) -> NumericArray:
    table = np.full((len(rows), MAX_SEATS), missing, np.float32)
    for row, numbers in zip(table, rows, strict=True):
        row[: len(numbers)] = numbers
    return table


def _joined(parts: list[NumericArray], dtype: Any) -> NumericArray:  # noqa: ANN401 (numpy's dtypes)
    return np.concatenate(parts).astype(dtype) if parts else np.zeros(0, dtype)
