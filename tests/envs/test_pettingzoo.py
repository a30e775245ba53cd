"""Both games as PettingZoo environments."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from tests.laws.configurations import CONFIGURATIONS, Configuration

import banjar

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of its own games
    from pettingzoo.test import api_test, seed_test

from banjar.envs import pettingzoo
from banjar.envs.rewards import rewards_of


def make(configuration: Configuration, **settings: Any) -> Any:
    return pettingzoo.env(configuration.game, configuration.players, **configuration.options, **settings)


# PettingZoo knows its own games with a mask by their names, and warns of a dict in all others.
masks_are_fine = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


def play_randomly(env: Any, seed: int, decisions: int = 100_000) -> list[tuple[str, int]]:
    rng = np.random.default_rng(seed)
    played: list[tuple[str, int]] = []
    while env.agents and len(played) < decisions:
        agent = env.agent_selection
        observation, _, over, _, _ = env.last()
        if over:
            env.step(None)
            continue
        action = int(rng.choice(observation["action_mask"].nonzero()[0]))
        played.append((agent, action))
        env.step(action)
    return played


@masks_are_fine
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_pettingzoos_own_test(configuration: Configuration) -> None:
    api_test(make(configuration), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize(("name", "players"), [("altar", 2), ("dalang", 3)])
def test_pettingzoos_own_test_of_seeds(name: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(name, players), num_cycles=50)


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_the_game_matches_the_python_api(reward: str) -> None:
    env = pettingzoo.env("altar", players=3, oracle=True, reward=reward)
    env.reset(seed=5)
    state = banjar.load("altar", 3, oracle=True).new(seed=5)
    rng = np.random.default_rng(5)
    while not state.is_over:
        seat = state.to_act
        assert env.agent_selection == f"player_{seat}"
        for agent in env.agents:
            seen = state.seen_by(int(agent[-1]))
            observation = env.observe(agent)
            assert np.array_equal(observation["observation"], seen.observation())
            assert np.array_equal(observation["action_mask"], seen.legal_mask())
        action = int(rng.choice(state.legal_ids()))
        state.play(action)
        env.step(action)
    assert list(env.rewards.values()) == pytest.approx(rewards_of(reward, state.scores(), state.ranks()))
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    totals = {}
    for agent in env.agent_iter():
        totals[agent] = env.last()[1]
        env.step(None)
    assert list(totals.values()) == pytest.approx(rewards_of(reward, state.scores(), state.ranks()))
    assert env.agents == []


def test_later_games_are_determined_by_the_seed() -> None:
    env = pettingzoo.env("dalang")
    seeds = []
    for _ in range(2):
        env.reset(seed=3)
        first = env.unwrapped.table.seed
        env.reset()
        seeds.append((first, env.unwrapped.table.seed))
    assert seeds[0] == seeds[1]
    assert seeds[0][0] == 3 != seeds[0][1]


@pytest.mark.parametrize("clone", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize(("name", "wrapped"), [("altar", True), ("dalang", False), ("dalang", True)])
def test_an_environment_is_copied_in_mid_game(name: str, wrapped: bool, clone: Any) -> None:
    env = pettingzoo.env(name) if wrapped else pettingzoo.raw_env(name)
    env.reset(seed=2)
    play_randomly(env, 1, 30)
    other = clone(env)
    assert other.agent_selection == env.agent_selection
    assert play_randomly(other, 4) == play_randomly(env, 4)
    assert not env.agents
    assert not other.agents


def test_an_illegal_action_raises_when_the_environment_is_used_directly() -> None:
    env = pettingzoo.raw_env("altar")
    env.reset(seed=7)
    before = env.table.to_bytes()
    for wrong in (33, 50, -1, None, "nobuy", 4.0):
        with pytest.raises(banjar.IllegalAction):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.table.to_bytes() == before
    env.step(np.int64(4))  # type: ignore[arg-type]


def test_an_illegal_action_ends_a_wrapped_game() -> None:
    env = pettingzoo.env("altar")
    env.reset(seed=7)
    env.step(33)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 0}


def test_a_finished_game_and_a_missing_one() -> None:
    env = pettingzoo.raw_env("altar")
    with pytest.raises(banjar.IllegalAction, match="call reset first"):
        env.observe("player_0")
    env.reset(seed=1)
    play_randomly(env, 1)
    with pytest.raises(banjar.IllegalAction, match="the game is over; call reset"):
        env.step(4)
    env.reset(seed=1)
    while not env.table.is_over:
        env.step(env.table.legal_ids()[0])
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(4)


def test_unknown_names_are_refused() -> None:
    env = pettingzoo.raw_env("altar")
    env.reset(seed=1)
    for call in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(banjar.OptionError, match="no agent 'player_2'; there are player_0, player_1"):
            call("player_2")
    with pytest.raises(banjar.OptionError, match="no render mode 'film'; it must be ansi or human"):
        pettingzoo.env("altar", render_mode="film")
    with pytest.raises(banjar.OptionError, match="no reward"):
        pettingzoo.env("altar", reward="fame")
    with pytest.raises(banjar.OptionError, match="altar has no option 'moon'"):
        pettingzoo.env("altar", moon=1)


@pytest.mark.parametrize("name", ["altar", "dalang"])
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env(name, render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert len(picture.splitlines()) >= 8
    env = pettingzoo.env(name, render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out == picture + "\n"
    assert env.metadata["name"] == f"banjar_{name}_v0"


def test_the_layout_has_names_and_a_version() -> None:
    env = pettingzoo.env("altar").unwrapped
    assert len(env.feature_names) == env.observation_space("player_0")["observation"].shape[0]
    assert env.observation_version == env.game.observation_version
