"""The laws of hidden information, and how often a sampled world contradicts what a seat has seen."""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from tests.laws import secrets as law_secrets
from tests.laws.configurations import CONFIGURATIONS, EVERY_CONFIGURATION, Configuration
from tests.laws.game_laws import laws_of
from tests.laws.plays import Play, chooser, played, played_from_seeds

from banjar import State

MOST = {"altar": 10_000, "dalang": 250}
"""Decisions a play for the laws goes on; later ones are like earlier ones, and longer to sample."""
ALLOWED = {"altar": 0.0, "dalang": 0.01}
"""The share of sampled worlds that may contradict."""


@functools.cache
def some_plays(configuration: Configuration) -> tuple[Play, ...]:
    return tuple(_plays(configuration))


def _plays(configuration: Configuration) -> Iterator[Play]:
    game = configuration.load()
    for way in ("random", "mixed"):
        label = f"{configuration} secrets {way}"
        yield played(game, {"seed": 3}, way, label, MOST.get(configuration.game, 10_000))
    for name, position in list(laws_of(game.name).extremes(game))[:2]:
        yield played(game, {"position": position}, "random", f"{configuration} {name}", 60)


@pytest.mark.usefixtures("third_game")
@pytest.mark.parametrize("configuration", EVERY_CONFIGURATION, ids=str)
@pytest.mark.parametrize("law", law_secrets.LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
def test_law_of_secrets(law: Callable[[Play], None], configuration: Configuration) -> None:
    for play in some_plays(configuration):
        law(play)


@pytest.mark.usefixtures("third_game")
@pytest.mark.parametrize("configuration", EVERY_CONFIGURATION, ids=str)
def test_seeds_are_not_revealed(configuration: Configuration) -> None:
    law_secrets.law_seeds_are_not_told(configuration.load())


def sampled_positions(name: str, positions: int) -> Iterator[State]:
    """Positions spread over all configurations of a game and all ways of playing."""
    chosen = [configuration for configuration in CONFIGURATIONS if configuration.game == name]
    dice = random.Random(f"{name} positions")
    given = 0
    seed = 1000
    while given < positions:
        for configuration in chosen:
            way = ("random", "mixed", "greedy")[seed % 3]
            state = configuration.load().new(seed)
            choose = chooser(way, random.Random(f"{configuration} {seed}"))
            while not state.is_over and given < positions:
                state.play(choose(state))
                if dice.random() < (0.05 if name == "altar" else 0.01) and not state.is_over:
                    yield state
                    given += 1
        seed += 1


def contradictions(name: str, positions: int) -> Counter[str]:
    """Count the errors of one sampled world of one seat in each position, by kind."""
    found: Counter[str] = Counter()
    for number, state in enumerate(sampled_positions(name, positions)):
        fault = law_secrets.contradiction(state.seen_by(number % state.players), number)
        found[fault or "none"] += 1
    return found


def assert_few(name: str, positions: int) -> None:
    found = contradictions(name, positions)
    wrong = positions - found["none"]
    print(f"{name}: {wrong} of {positions} sampled worlds contradict; {dict(found)}")
    assert wrong <= ALLOWED[name] * positions, found


@pytest.mark.parametrize("name", ["altar", "dalang"])
def test_sampled_worlds_are_consistent(name: str) -> None:
    assert_few(name, 300)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["altar", "dalang"])
def test_many_sampled_worlds_are_consistent(name: str) -> None:
    assert_few(name, 5_000)


@pytest.mark.slow
@pytest.mark.usefixtures("third_game")
@pytest.mark.parametrize("configuration", EVERY_CONFIGURATION, ids=str)
def test_law_of_secrets_in_whole_games(configuration: Configuration) -> None:
    for play in played_from_seeds(configuration.load(), str(configuration), "mixed", 3):
        for law in law_secrets.LAWS:
            law(play)
