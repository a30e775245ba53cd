"""How often sampled worlds contradict what their seat has seen, in games that start from a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.laws.configurations import CONFIGURATIONS
from tests.laws.game_laws import laws_of
from tests.laws.plays import Play, played
from tests.laws.secrets import contradiction

from banjar import State

MOST_CONTRADICTIONS = {"altar": 0.0, "dalang": 0.01}


every_game = pytest.mark.parametrize("name", ["altar", "dalang"])


def from_the_middle(name: str, count: int, each: int) -> Iterator[tuple[Play, State]]:
    """Games that start from positions of other games, with tall stacks and altars."""
    found = 0
    for round_ in range(count):
        for configuration in CONFIGURATIONS:
            if configuration.game != name:
                continue
            label = f"{configuration.name} from its middle {round_}"
            earlier = played(configuration.load(), {"seed": round_}, "random", label)
            middle = earlier.after(len(earlier.actions) // 2)
            play = played(middle.game, {"position": middle.to_position()}, "random", label)
            for state in play.moments(each, "contradictions"):
                yield play, state
                found += 1
                if found == count:
                    return


def from_the_edge(name: str, each: int) -> Iterator[tuple[Play, State]]:
    """Games from extreme positions."""
    for configuration in CONFIGURATIONS:
        if configuration.game == name:
            game = configuration.load()
            for title, position in laws_of(name).extremes(game):
                play = played(game, {"position": position}, "random", f"{configuration.name} {title}", 250)
                for state in play.moments(each, "contradictions"):
                    yield play, state


def check_rate(name: str, where: Iterator[tuple[Play, State]]) -> None:
    results: Counter[str] = Counter()
    examples = []
    for play, state in where:
        seat = play.dice(f"seat {len(state.decisions)}").randrange(state.players)
        found = contradiction(state.seen_by(seat), len(state.decisions))
        results["consistent" if found is None else found.split(":")[0]] += 1
        if found is not None:
            examples.append(f"{play.label}, decision {len(state.decisions)}, seat {seat}: {found}")
    total = sum(results.values())
    rate = 1 - results["consistent"] / total
    print(f"\n{name}: {rate:.2%} of {total} sampled worlds contradict what their seat has seen: {dict(results)}")
    assert rate <= MOST_CONTRADICTIONS[name], "\n".join([str(dict(results)), *examples[:10]])


@every_game
def test_sampled_worlds_of_games_from_the_middle(name: str) -> None:
    check_rate(name, from_the_middle(name, 60, 6))


@every_game
def test_sampled_worlds_of_games_from_the_edge(name: str) -> None:
    check_rate(name, from_the_edge(name, 2))


@pytest.mark.slow
@every_game
def test_many_sampled_worlds_of_games_from_the_middle(name: str) -> None:
    check_rate(name, from_the_middle(name, 2_000, 20))
