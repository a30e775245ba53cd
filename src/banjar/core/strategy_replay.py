"""Read the recorded games behind the positions that show what good players do."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from banjar.core.game import Record, State, read_record
from banjar.core.registry import game_folder
from banjar.core.strategy import StrategyPosition


@dataclass(frozen=True)
class StrategyMoment:
    """A position, replayed."""

    record: Record
    state: State
    played: str
    """The decision that was made there, in the notation of records."""

    @property
    def seat(self) -> int:
        """The seat that decides."""
        seat = self.state.to_act
        assert seat is not None
        return seat


def replay(position: StrategyPosition) -> StrategyMoment:
    """The position as it was in its game; RecordError if the record is wrong."""
    record = _record(position.game, position.record)
    return StrategyMoment(record, record.replay(position.step), record.moves[position.step])


@functools.cache
def _record(game: str, name: str) -> Record:
    return read_record(game_folder(game) / "strategy" / f"{name}.txt")
