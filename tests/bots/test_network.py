"""Bots with networks: the same answers everywhere, nothing hidden in them, and weights that are refused."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from tests.bots.random_networks import random_arrays, random_file
from tests.bots.test_bots import sampled

import banjar
from banjar import OptionError, State
from banjar.bots import Budget, SearchBot, load_bot
from banjar.bots.network.weights import WeightsError, networks_from, source
from banjar.core.registry import definition
from banjar.core.search_config import SearchConfig
from banjar.kernel.mode import PLAIN

both_games = pytest.mark.parametrize("name", ["altar", "dalang"])


def moments(name: str, count: int, players: int = 3, **options: Any) -> list[State]:
    """Moments of a random game in which there is a choice."""
    state = banjar.load(name, players=players, **options).new(seed=5)
    dice = np.random.default_rng(3)
    found: list[State] = []
    while len(found) < count:
        if state.is_over:
            state = banjar.load(name, players=players, **options).new(seed=6)
        if len(state.legal_ids()) > 1:
            found.append(state.copy())
        state.play(int(dice.choice(state.legal_ids())))
    return found


@both_games
def test_the_policy_explains_what_it_chooses(name: str, tmp_path: pathlib.Path) -> None:
    bot = load_bot(f"policy@{random_file(tmp_path, definition(name))}", 1)
    for state in moments(name, 40):
        seen = state.seen_by(state.to_act)
        explained = bot.explain(seen)
        assert [candidate.action.id for candidate in explained[:1]] == [bot.choose(seen).id]
        assert sorted(candidate.action.id for candidate in explained) == state.legal_ids()
        assert sum(candidate.value or 0.0 for candidate in explained) == pytest.approx(1.0)


@both_games
@pytest.mark.parametrize("method", ["policy", "search:20"])
def test_networks_see_nothing_hidden(name: str, method: str, tmp_path: pathlib.Path) -> None:
    """Worlds that the seat cannot tell apart get the same answer."""
    bot = f"{method}@{random_file(tmp_path, definition(name))}"
    different = 0
    for state in moments(name, 12):
        seen = state.seen_by(state.to_act)
        answer = load_bot(bot, 7).explain(seen)
        for world in sampled(seen, 2):
            assert load_bot(bot, 7).explain(world.seen_by(seen.seat)) == answer
            different += world.to_bytes() != state.to_bytes()
    assert different >= 10


@both_games
def test_networks_change_the_search(name: str, tmp_path: pathlib.Path) -> None:
    networks = source(str(random_file(tmp_path, definition(name))))
    config = SearchConfig(temperature=2.0, horizon=4, skip_routine=False)
    state = moments(name, 20)[-1]
    seen = state.seen_by(state.to_act)

    def explained(**more: bool) -> Any:
        changed = SearchConfig(**{**vars(config), **more})
        return SearchBot(1, Budget(simulations=40), changed, networks=networks).explain(seen)

    without = explained()
    assert explained(policy_network=True) != without
    assert explained(value_network=True) != without
    assert explained(skip_forced=True)[0].visits is not None


@both_games
def test_the_outcomes_of_the_root_add_up(name: str, tmp_path: pathlib.Path) -> None:
    """Win shares of all seats are 1 together."""
    bot = SearchBot(1, Budget(simulations=50), networks=source(str(random_file(tmp_path, definition(name)))))
    for state in moments(name, 5):
        seen = state.seen_by(state.to_act)
        if bot.explain(seen)[0].visits is not None:
            found = bot.root_outcome()
            assert found[: state.players, 0].sum() == pytest.approx(1.0, abs=0.05)
            assert (found[state.players :] == 0).all()


PRINT_CHOICES = """
import sys
from tests.bots.test_network import choices
print(choices(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
"""


def choices(name: str, method: str, path: str, count: int) -> list[str]:
    """What a bot with these networks answers at some moments, with all its figures."""
    return [
        repr(load_bot(f"{method}@{path}", 7).explain(state.seen_by(state.to_act))) for state in moments(name, count)
    ]


def choices_elsewhere(environment: dict[str, str], *arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", PRINT_CHOICES, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


@pytest.mark.skipif(PLAIN, reason="the other kernel is the plain one")
@both_games
@pytest.mark.parametrize(("method", "count"), [("policy", 60), ("search:12", 8)])
def test_both_kernels_give_the_same_bits(name: str, method: str, count: int, tmp_path: pathlib.Path) -> None:
    path = str(random_file(tmp_path, definition(name)))
    here = str(choices(name, method, path, count))
    assert choices_elsewhere({"BANJAR_KERNEL": "plain"}, name, method, path, str(count)) == here


@pytest.mark.slow
@pytest.mark.skipif(PLAIN, reason="compiles for another processor")
@both_games
def test_another_processor_gives_the_same_bits(name: str, tmp_path: pathlib.Path) -> None:
    """1,000 decisions by code compiled for the plainest processor, without fused multiplication and wide vectors."""
    path = str(random_file(tmp_path, definition(name)))
    generic = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "BANJAR_CACHE_DIR": str(tmp_path / "cache")}
    for method, count in (("policy", 800), ("search:50", 200)):
        here = str(choices(name, method, path, count))
        assert choices_elsewhere(generic, name, method, path, str(count)) == here


@both_games
@pytest.mark.skipif(PLAIN, reason="needs the speed of the compiled kernel")
@pytest.mark.parametrize("threads", [1, 2])
def test_threads_are_deterministic(name: str, threads: int, tmp_path: pathlib.Path) -> None:
    networks = source(str(random_file(tmp_path, definition(name))))
    for state in moments(name, 10):
        seen = state.seen_by(state.to_act)
        first, second = (
            SearchBot(3, Budget(simulations=100), threads=threads, networks=networks).explain(seen) for _ in range(2)
        )
        assert first == second


def changed(name: str, array: Any) -> dict[str, Any]:
    return {**random_arrays(definition("altar")), name: array}


@pytest.mark.parametrize(
    ("arrays", "sentence"),
    [
        (changed("observation_version", np.array(99)), "trained on version 99 of the observations of altar"),
        (changed("format", np.array(7)), "format 7, this version reads 1"),
        (changed("policy.bias1", np.zeros(5)), "shapes"),
        (changed("policy.bias3", np.full(50, 0.5)), "not whole numbers"),
        (changed("value.scales", np.array([0.3, 1.0, 1.0])), "not powers of two"),
        (changed("value.bias2", np.full(16, 2**24)), "layer 2 of the value network can exceed"),
        ({"format": np.array(1)}, "the weights lack observation_version, policy.bias1"),
    ],
)
def test_weights_that_do_not_fit_are_refused(arrays: dict[str, Any], sentence: str) -> None:
    with pytest.raises(WeightsError, match=sentence):
        networks_from(arrays, definition("altar"))


def test_a_file_that_is_none(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "networks.npz"
    path.write_bytes(b"nonsense")
    state = banjar.load("altar", players=2).new(seed=1)
    for bot in (f"policy@{path}", f"search:5@{path}", f"policy@{tmp_path / 'missing.npz'}"):
        with pytest.raises(OptionError, match="cannot be read"):
            load_bot(bot, 1).explain(state.seen_by(0))


def test_the_search_without_networks_takes_none() -> None:
    assert load_bot("search-v1:20", 1).name == "search-v1:20"
    with pytest.raises(OptionError, match=r"search-v1 uses no networks; .* search:N@FILE"):
        load_bot("search-v1:20@networks.npz", 1)


def test_networks_of_another_game(tmp_path: pathlib.Path) -> None:
    path = random_file(tmp_path, definition("dalang"))
    state = banjar.load("altar", players=2).new(seed=1)
    with pytest.raises(OptionError, match="shapes"):
        load_bot(f"policy@{path}", 1).choose(state.seen_by(0))
