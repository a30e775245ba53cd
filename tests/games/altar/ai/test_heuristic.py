"""What the heuristic takes for a rule is what the rules do."""

from __future__ import annotations

import pytest
from tests.laws.configurations import configuration
from tests.laws.plays import plays

from banjar.games.altar.ai import heuristic
from banjar.games.altar.io.preview import gains
from banjar.games.altar.rules.box import HAND_KINDS
from banjar.kernel.from_python import from_python

reward_units = from_python(heuristic.reward_units)


@pytest.mark.parametrize("name", ["altar-2", "altar-4"])
def test_pieces_are_what_a_scoring_gives(name: str) -> None:
    """A3.15 to A3.18"""
    for play in plays(configuration(name), 1):
        for state in play.moments(12, "reward_units"):
            table = state.raw
            if min(table.supply) <= state.players:
                continue  # A3.19: there may be nothing left to take
            for kind in range(HAND_KINDS):
                given = dict.fromkeys(range(state.players), 0)
                for gain in gains(table, kind):
                    given[gain["seat"]] += gain["amount"]
                counts = [int(table.players[seat].in_play[kind]) for seat in given]
                assert given == {seat: reward_units(table, seat, kind, counts[seat]) for seat in given}
