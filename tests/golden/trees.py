"""Counted decision trees: how many lines of play there are to each depth, from fixed starts."""

from __future__ import annotations

from dataclasses import dataclass

from tests.laws.configurations import configuration

from banjar import State


@dataclass(frozen=True)
class Start:
    """Where a tree begins: a configuration, a seed, some decisions made by rule, and how deep to count."""

    configuration: str
    seed: int
    decisions: int
    depth: int

    def state(self) -> State:
        """Every decision takes a legal action that depends on its number alone."""
        state = configuration(self.configuration).load().new(seed=self.seed)
        for number in range(self.decisions):
            legal = state.legal_ids()
            state.play(legal[(7 * number + 3) % len(legal)])
        return state


STARTS = {
    "altar-2 opening": Start("altar-2", 1, 0, 10),
    "altar-3 oracle and demon": Start("altar-3-oracle-demon", 5, 40, 9),
    "altar-4 oracle, late": Start("altar-4-oracle", 9, 100, 9),
    "altar-4 demon": Start("altar-4-demon", 2, 60, 9),
    "altar-unusual opening": Start("altar-unusual", 3, 0, 9),
    "dalang-3 opening": Start("dalang-3", 1, 0, 5),
    "dalang-3 later": Start("dalang-3", 4, 120, 5),
    "dalang-4 opening": Start("dalang-4", 2, 0, 5),
    "dalang-4 later": Start("dalang-4", 6, 200, 5),
    "dalang-unusual": Start("dalang-unusual", 8, 30, 5),
}


def counted(start: Start) -> list[int]:
    """The number of lines of play to depth 1, 2, ..."""
    counts = [0] * start.depth
    _count(start.state(), 0, counts)
    return counts


def _count(state: State, depth: int, counts: list[int]) -> None:
    legal = state.legal_ids()
    counts[depth] += len(legal)
    if depth + 1 == len(counts):
        return
    for action in legal:
        branch = state.copy()
        branch.play(action)
        _count(branch, depth + 1, counts)
