"""One seat as a Gymnasium environment."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from tests.laws.configurations import CONFIGURATIONS, Configuration

import banjar
from banjar.bots import Budget, Candidate, load_bot

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from gymnasium.utils.env_checker import check_env

from banjar.envs.gymnasium import IDS, SeatEnv
from banjar.envs.rewards import REWARDS, rewards_of


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_gymnasiums_own_test(configuration: Configuration) -> None:
    env = gymnasium.make(IDS[configuration.game], players=configuration.players, **configuration.options)
    check_env(env.unwrapped)


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make(IDS["altar"]).unwrapped
    env.reset(seed=7)
    before = env.table.to_bytes()
    _, reward, over, _, info = env.step(33)
    assert (reward, over, info["illegal"]) == (-1.0, True, "'take@A' was not legal")
    assert env.table.to_bytes() == before
    with pytest.raises(banjar.IllegalAction, match="the game is over"):
        env.step(4)
    _, info = env.reset(seed=7)
    assert env.step(env.action_space.sample(info["action_mask"]))[2] is False


def play(env: Any, seed: int, choices: int = 1) -> tuple[list[float], dict[str, Any]]:
    rng = np.random.default_rng(choices)
    observation, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        assert observation.shape == env.observation_space.shape
        observation, reward, over, truncated, info = env.step(rng.choice(info["action_mask"].nonzero()[0]))
        assert not truncated
        rewards.append(reward)
    return rewards, info


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("bots", ["random", "greedy", ["greedy", "random"]])
def test_a_game_from_a_seat(reward: str, bots: Any) -> None:
    env = SeatEnv("altar", players=3, seat=1, bots=bots, reward=reward, demon=True)
    rewards, info = play(env, 5)
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert rewards[-1] == pytest.approx(rewards_of(reward, info["scores"], info["ranks"])[1])
    assert info["action_mask"].sum() == 0
    assert play(env, 5)[0] == rewards


def test_the_seat_decides_and_sees_only_its_own() -> None:
    env = SeatEnv("dalang", seat=2)
    observation, info = env.reset(seed=3)
    for _ in range(20):
        assert env.table.to_act == 2
        seen = env.table.seen_by(2)
        assert np.array_equal(observation, seen.observation())
        assert np.array_equal(info["action_mask"], seen.legal_mask())
        assert np.array_equal(env.action_masks(), seen.legal_mask())
        observation, _, _, _, info = env.step(seen.legal_ids()[0])


def test_custom_bots() -> None:
    class First:
        name = "first"

        def choose(self, seen: banjar.Seen, budget: Budget | None = None) -> banjar.Action:
            assert budget is None
            return seen.legal_actions()[0]

        def explain(self, seen: banjar.Seen, budget: Budget | None = None) -> list[Candidate]:
            assert budget is None
            return [Candidate(action) for action in seen.legal_actions()]

    play(SeatEnv("altar", players=3, bots=[First(), load_bot("greedy", 1)]), 1)
    play(SeatEnv("altar", bots=First()), 1)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seat": 2}, "there is no seat 2; seats go from 0 to 1"),
        ({"bots": ["random", "random"]}, "there are 1 other seats, not 2"),
        ({"bots": "clever"}, "there is no bot called 'clever'"),
        ({"bots": 7}, "7 is neither the name of a bot nor a bot"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"render_mode": "film"}, "no render mode 'film'"),
        ({"illegal": "laugh"}, "illegal: it must be lose or raise, not 'laugh'"),
        ({"moon": 1}, "altar has no option 'moon'"),
    ],
)
def test_settings_are_checked(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(banjar.OptionError, match=message):
        SeatEnv("altar", **settings)


def test_an_illegal_action_changes_nothing() -> None:
    env = SeatEnv("altar", illegal="raise")
    with pytest.raises(banjar.IllegalAction, match="call reset first"):
        env.step(4)
    env.reset(seed=7)
    before = env.table.to_bytes()
    for wrong in (33, 99, None, "nobuy"):
        with pytest.raises(banjar.IllegalAction):
            env.step(wrong)
    assert env.table.to_bytes() == before
    play(env, 7)
    with pytest.raises(banjar.IllegalAction, match="the game is over"):
        env.step(4)


@pytest.mark.parametrize("name", IDS)
def test_rendering_and_pickling(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(IDS[name], render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    gymnasium.make(IDS[name], render_mode="human").reset(seed=1)
    assert capsys.readouterr().out == f"{picture}\n"
    own = env.unwrapped
    again = pickle.loads(pickle.dumps(own))
    assert again.table == own.table
    assert len(own.feature_names) == own.observation_space.shape[0]
    assert own.observation_version == own.game.observation_version
