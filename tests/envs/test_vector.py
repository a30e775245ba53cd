"""Many games at once are the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.laws.configurations import CONFIGURATIONS, Configuration

import banjar
from banjar.envs.rewards import REWARDS, rewards_of
from banjar.envs.vector import VectorEnv, VectorStep

GAMES = 5


def random_actions(now: VectorStep, rng: np.random.Generator) -> Any:
    return (now.masks * (rng.random(now.masks.shape) + 0.1)).argmax(axis=1)


def make(configuration: Configuration, **settings: Any) -> VectorEnv:
    return VectorEnv(configuration.game, players=configuration.players, **configuration.options, **settings)


def assert_shown(now: VectorStep, place: int, state: banjar.State) -> None:
    seat = state.to_act
    assert seat is not None
    assert now.to_act[place] == seat
    seen = state.seen_by(seat)
    assert np.array_equal(now.observations[place], seen.observation())
    assert np.array_equal(now.masks[place], seen.legal_mask())


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_the_games_match_the_python_api(configuration: Configuration) -> None:
    """Seeds, observations, masks, seats, rewards and ends, over the end of games."""
    reward = REWARDS[len(configuration.name) % len(REWARDS)]
    game = configuration.load()
    rng = np.random.default_rng(5)
    with make(configuration, games=GAMES, seed=11, reward=reward) as env:
        now = env.reset()
        states = [game.new(seed=11 + place) for place in range(GAMES)]
        ends = 0
        for _ in range(400):
            actions = random_actions(now, rng)
            now = env.step(actions)
            for place, state in enumerate(states):
                state.play(int(actions[place]))
                assert now.done[place] == state.is_over
                wanted = rewards_of(reward, state.scores(), state.ranks()) if state.is_over else [0.0] * game.players
                assert now.rewards[place].tolist() == pytest.approx(wanted)
                if state.is_over:
                    ends += 1
                    states[place] = game.new(seed=(state.seed or 0) + GAMES)
                assert env.seeds[place] == states[place].seed
                assert_shown(now, place, states[place])
        assert ends or configuration.game == "dalang"


@pytest.mark.parametrize("name", ["altar", "dalang"])
def test_threads_do_not_change_the_games(name: str) -> None:
    results = []
    for threads in (1, 2, 3):
        with VectorEnv(name, games=1030, threads=threads, seed=4) as env:
            rng = np.random.default_rng(2)
            now = env.reset()
            for _ in range(6):
                now = env.step(random_actions(now, rng))
            results.append([array.copy() for array in now])
    for other in results[1:]:
        assert all(np.array_equal(one, two) for one, two in zip(results[0], other, strict=True))


def test_an_illegal_action_names_the_game_and_changes_none() -> None:
    with VectorEnv("altar", games=4, seed=7) as env:
        now = env.reset()
        before = [array.copy() for array in now]
        with pytest.raises(banjar.IllegalAction, match=r"game 2: 'take@A' is not legal now; seat 0 may: nobuy"):
            env.step([4, 4, 33, 99])
        with pytest.raises(banjar.IllegalAction, match="game 3: altar knows no action 99; ids go from 0 to 49"):
            env.step([4, 4, 4, 99])
        with pytest.raises(banjar.IllegalAction, match="game 0: altar knows no action -1"):
            env.step([-1, 4, 4, 4])
        assert all(np.array_equal(one, two) for one, two in zip(before, now, strict=True))
        assert np.array_equal(env.step([4, 4, 4, 4]).to_act, [0, 0, 0, 0])


@pytest.mark.parametrize("actions", [[4, 4], [[4], [4], [4]], [4.0, 4.0, 4.0], 4])
def test_actions_of_another_shape_are_refused(actions: Any) -> None:
    with (
        VectorEnv("altar", games=3) as env,
        pytest.raises(banjar.IllegalAction, match=r"one whole number per game, an array of shape \(3,\)"),
    ):
        env.step(actions)


def test_changing_the_mask_does_not_make_an_action_legal() -> None:
    with VectorEnv("altar", games=1) as env:
        env.reset().masks[:] = True
        with pytest.raises(banjar.IllegalAction):
            env.step([33])


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"games": 0}, "games is a whole number from 1 to 16777216, not 0"),
        ({"threads": 0}, "threads is a whole number from 1 to 1024, not 0"),
        ({"seed": -1}, "seed is a whole number from 0"),
        ({"reward": "glory"}, "no reward 'glory'"),
        ({"players": 5}, "altar is for 2, 3 or 4 players, not 5"),
        ({"moon": True}, "altar has no option 'moon'"),
    ],
)
def test_settings_are_checked(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(banjar.OptionError, match=message):
        VectorEnv("altar", **settings)


def test_arrays_are_reused_unless_copies_are_asked_for() -> None:
    for copy in (False, True):
        with VectorEnv("altar", games=2, copy=copy) as env:
            first = env.reset()
            second = env.step(first.masks.argmax(axis=1))
            assert (first.observations is second.observations) is not copy


def test_reset_restarts_the_games() -> None:
    with VectorEnv("altar", games=2, seed=3, copy=True) as env:
        first = env.reset()
        env.step(first.masks.argmax(axis=1))
        assert np.array_equal(env.reset().observations, first.observations)
        assert not np.array_equal(env.reset(seed=50).observations, first.observations)
        assert env.seeds.tolist() == [50, 51]


def test_the_largest_seed_is_followed_by_the_smallest() -> None:
    with VectorEnv("altar", games=2, seed=2**63 - 1) as env:
        assert env.seeds.tolist() == [2**63 - 1, 0]


def test_the_layout_has_names_and_a_version() -> None:
    with VectorEnv("dalang", games=1) as env:
        assert len(env.feature_names) == env.reset().observations.shape[1]
        assert env.observation_version == env.game.observation_version


def test_arrays_are_shared_by_dlpack() -> None:
    with VectorEnv("altar", games=2) as env:
        now = env.reset()
        other = np.from_dlpack(now.observations)
        assert np.shares_memory(other, now.observations)
