"""That each level is stronger than the one below; the figures themselves are in docs/bots.md."""

from __future__ import annotations

import functools

import pytest

from banjar.arena.backends import here
from banjar.arena.match import Contest, play
from banjar.arena.schedule import schedule
from banjar.arena.standings import won
from banjar.kernel.mode import PLAIN

pytestmark = pytest.mark.skipif(PLAIN, reason="many games need the compiled kernel")


def share(game: str, bots: list[str], games: int) -> float:
    """The share of victories of the first bot."""
    contest = Contest(game, len(bots))
    results = list(here(functools.partial(play, contest), schedule(bots, len(bots), games, seed=77), 1))
    seats = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bots[0]]
    return sum(won(result, seat) for result, seat in seats) / len(seats)


@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [
        (["greedy", "random"], 60, 0.9),
        (["novice", "random"], 60, 0.65),
        (["apprentice", "novice"], 60, 0.65),
        (["adept", "apprentice"], 40, 0.65),
        pytest.param(["expert", "adept"], 60, 0.65, marks=pytest.mark.slow),
        pytest.param(["expert", "random"], 60, 0.97, marks=pytest.mark.slow),
    ],
)
def test_altar(bots: list[str], games: int, least: float) -> None:
    assert share("altar", bots, games) >= least


@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [
        (["greedy", "random", "random"], 30, 0.7),
        (["apprentice", "novice", "novice"], 60, 0.4),
        pytest.param(["adept", "apprentice", "apprentice"], 150, 0.4, marks=pytest.mark.slow),
        pytest.param(["expert", "adept", "adept"], 60, 0.4, marks=pytest.mark.slow),
    ],
)
def test_dalang(bots: list[str], games: int, least: float) -> None:
    """One against two of the level below, where a third is even."""
    assert share("dalang", bots, games) >= least
