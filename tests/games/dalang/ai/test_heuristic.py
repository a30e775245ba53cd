"""What the heuristic takes for a rule is what the rules do."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.laws.configurations import configuration
from tests.laws.plays import plays

from banjar.games.dalang.ai import heuristic
from banjar.games.dalang.io.preview import arrival
from banjar.games.dalang.rules.box import ISLANDS
from banjar.kernel.from_python import from_python

mask_for = from_python(heuristic.mask_for)
ends_game = from_python(heuristic.ends_game)


@pytest.mark.long
@pytest.mark.parametrize("name", ["dalang-3", "dalang-4"])
def test_masks_are_those_of_an_arrival(name: str) -> None:
    """B8.1, B8.2, B9.1"""
    for play in plays(configuration(name), 1):
        for state in play.moments(12, "masks"):
            table, mover = state.raw, int(state.raw.active)
            for goal in range(ISLANDS):
                told = arrival(table, mover, goal)
                if not told["masks"]:
                    continue
                taken = Counter({mask["seat"]: mask["value"] for mask in told["masks"]})
                assert taken == +Counter({seat: mask_for(table, seat, mover, goal) for seat in range(state.players)})
                if table.turn != table.turn_limit:
                    assert ends_game(table, mover, goal) == told["ends_game"]
