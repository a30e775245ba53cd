"""The laws of hidden information, and how often sampled worlds contradict what their seat has seen."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import law_secrets
from banjar import State
from configurations import CONFIGURATIONS, Configuration
from law_plays import Play, played, played_from_seeds, plays
from law_secrets import contradiction
from test_laws import name_of, obeys

MOST_CONTRADICTIONS = {"altar": 0.0, "dalang": 0.01}


@functools.cache
def plays_of(configuration: Configuration) -> tuple[Play, ...]:
    return tuple(plays(configuration, 2))


@pytest.mark.parametrize("law", law_secrets.LAWS, ids=name_of)
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_law_of_secrets(law: Callable[[Play], None], configuration: Configuration) -> None:
    every = 3 if configuration.game == "altar" else 5
    for play in plays_of(configuration)[law_secrets.LAWS.index(law) % every :: every]:
        obeys(law, play)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_seeds_are_not_told(configuration: Configuration) -> None:
    law_secrets.law_seeds_are_not_told(configuration.load())


def moments(name: str, count: int, each: int) -> Iterator[tuple[Play, State]]:
    """Positions of a game: all configurations and ways of playing in turn, some of every play."""
    found = 0
    chosen = [configuration for configuration in CONFIGURATIONS if configuration.game == name]
    for round_ in range(count):
        for configuration in chosen:
            way = ("random", "mixed", "greedy")[(round_ + chosen.index(configuration)) % 3]
            label = f"{configuration.name} worlds {way} {round_}"
            play = played(configuration.load(), {"seed": round_}, way, label)
            for state in play.moments(each, "contradictions"):
                yield play, state
                found += 1
                if found == count:
                    return


def from_positions(name: str, count: int, each: int) -> Iterator[tuple[Play, State]]:
    """The same for games taken up from a position in the middle of another, whose stacks are tall by then."""
    found = 0
    for configuration in [configuration for configuration in CONFIGURATIONS if configuration.game == name] * count:
        for earlier in played_from_seeds(configuration.load(), configuration.name, "random", 1):
            middle = earlier.after(len(earlier.actions) // 2)
            label = f"{configuration.name} from its middle {found}"
            play = played(middle.game, {"position": middle.to_position()}, "random", label)
            for state in play.moments(each, "contradictions"):
                yield play, state
                found += 1
                if found == count:
                    return


def measure(where: Iterator[tuple[Play, State]]) -> tuple[Counter[str], list[str]]:
    """What came of one sample in each position, and where the bad ones were."""
    results: Counter[str] = Counter()
    examples = []
    for play, state in where:
        seat = play.dice(f"seat {len(state.decisions)}").randrange(state.players)
        found = contradiction(state.seen_by(seat), len(state.decisions))
        results["consistent" if found is None else found.split(":")[0]] += 1
        if found is not None:
            examples.append(f"{play.label}, decision {len(state.decisions)}, seat {seat}: {found}")
    return results, examples


def check_rate(name: str, where: Iterator[tuple[Play, State]]) -> None:
    results, examples = measure(where)
    total = sum(results.values())
    rate = 1 - results["consistent"] / total
    print(f"\n{name}: {rate:.2%} of {total} sampled worlds contradict what their seat has seen: {dict(results)}")
    assert rate <= MOST_CONTRADICTIONS[name], "\n".join([str(dict(results)), *examples[:10]])


@pytest.mark.parametrize("name", MOST_CONTRADICTIONS)
def test_sampled_worlds(name: str) -> None:
    check_rate(name, moments(name, 300, 10))


@pytest.mark.parametrize("name", MOST_CONTRADICTIONS)
def test_sampled_worlds_of_games_from_positions(name: str) -> None:
    check_rate(name, from_positions(name, 60, 6))


@pytest.mark.slow
@pytest.mark.parametrize("name", MOST_CONTRADICTIONS)
def test_many_sampled_worlds(name: str) -> None:
    check_rate(name, moments(name, 5_000, 20))
