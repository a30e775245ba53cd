"""Speed of the research environments, each compared with a peer in the same run."""

from __future__ import annotations

import os
import random
import statistics
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from banjar.bench.measures import Measure, repeated, title
from banjar.bench.peers import PeerMissing, PeerSpeed
from banjar.core.game import load
from banjar.core.registry import game_names
from banjar.envs.vector import VectorEnv
from banjar.envs.walk import Walker
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.random import GENERATOR
from banjar.kernel.records import new_records

Play = Callable[[], int]
"""Plays a batch of decisions and returns their number."""

GAME = game_names()[0]
"""The game compared with the peers' games, with its fewest players."""
GAMES = 4096
STEPS = 20
EPISODES = 5
PEER_ENVIRONMENTS = 64


@dataclass(frozen=True)
class Comparison:
    """Our speed and a peer's, or the reason why the peer was not measured."""

    ours: Measure
    peer: PeerSpeed | PeerMissing

    @property
    def ratio(self) -> float | None:
        """Our speed divided by the peer's; None without a peer."""
        if isinstance(self.peer, PeerMissing):
            return None
        return self.ours.median / self.peer.decisions_per_second


def vector_comparison(repeats: int, seconds: float) -> Comparison:
    """Many games at once, on all cores."""
    cores = os.cpu_count() or 1
    name = f"many games at once, {title(load(GAME))}, {GAMES:,} games, {cores} cores"
    ours = _measured(name, _vector(cores), repeats, seconds)
    how = f"SyncVectorEnv, {PEER_ENVIRONMENTS} environments, Python"
    return Comparison(ours, _peer("OpenSpiel", "hearts", how, _open_spiel_vector, repeats, seconds))


def single_comparisons(repeats: int, seconds: float) -> list[Comparison]:
    """One game at a time, called from Python."""
    peer = partial(_peer, repeats=repeats, seconds=seconds)
    game = title(load(GAME))
    walked = _measured(f"play and observation from Python, no history (Walk), {game}", _walked(), repeats, seconds)
    hearts = peer("OpenSpiel", "hearts", "C++ observer, Python loop", _open_spiel_observer)
    observed = _measured(f"play and observation from Python (State), {game}", _observed(), repeats, seconds)
    comparisons = [Comparison(walked, hearts), Comparison(observed, hearts)]
    if _missing("pettingzoo") is None:
        own = _measured(f"PettingZoo environment, {game}", _pettingzoo_own(), repeats, seconds)
        leduc = peer("PettingZoo", "leduc_holdem_v4", "Python loop (agent_iter)", _pettingzoo_leduc)
        comparisons.append(Comparison(own, leduc))
    return comparisons


def speed(play: Play, seconds: float) -> float:
    """Decisions per second."""
    decisions, started = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds or not decisions:
        decisions += play()
    return decisions / elapsed


def _measured(name: str, play: Play, repeats: int, seconds: float) -> Measure:
    play()
    return repeated(name, "decisions/s", repeats, partial(speed, play, seconds))


def _peer(
    library: str, game: str, how: str, prepare: Callable[[], Play], repeats: int, seconds: float
) -> PeerSpeed | PeerMissing:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            play = prepare()
            play()
            median = statistics.median(speed(play, seconds) for _ in range(repeats))
    except ImportError as error:
        return PeerMissing(library, f"not installed (no module named {error.name!r})")
    return PeerSpeed(library, game, how, median)


def _missing(module: str) -> str | None:
    try:
        import_module(module)
    except ImportError as error:
        return error.name
    return None


def _vector(threads: int) -> Play:
    env = VectorEnv(GAME, games=GAMES, threads=threads)
    generator, actions = new_records(GENERATOR), np.zeros(GAMES, np.int64)
    env.game.engine.entry_points.reseed(generator, 1)

    def play() -> int:
        for _ in range(STEPS):
            env._entry_points.choose_randomly(env._bit_rows, generator, actions)
            env.step(actions)
        return STEPS * GAMES

    return play


def _observed() -> Play:
    game = load(GAME)
    vector = np.empty(len(game.feature_names), np.float32)  # reused, like the tensor of OpenSpiel's observer

    def play() -> int:
        decisions = 0
        for seed in range(EPISODES):
            state = game.new(seed)
            while (seat := state.to_act) is not None:
                legal = state.legal_ids()
                state.observation(seat, vector)
                state.play(legal[decisions % len(legal)])
                decisions += 1
        return decisions

    return play


def _walked() -> Play:
    game = load(GAME)
    walker, vector = Walker(game, "win"), np.empty(len(game.feature_names), np.float32)

    def play() -> int:
        decisions = 0
        for seed in range(EPISODES):
            walk = walker.walk(game.new(seed))
            while walk.to_move != NOBODY:
                legal = walk.legal
                walk.observe(walk.to_move, vector)
                walk.play(legal[decisions % len(legal)])
                decisions += 1
        return decisions

    return play


def _open_spiel_observer() -> Play:
    spiel = import_module("pyspiel")
    game = spiel.load_game("hearts")
    kind = spiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=spiel.PrivateInfoType.SINGLE_PLAYER
    )
    observer = import_module("open_spiel.python.observation").make_observation(game, kind)

    def play() -> int:
        decisions = 0
        for _ in range(EPISODES):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                if not state.is_chance_node():
                    observer.set_from(state, state.current_player())
                    decisions += 1
                state.apply_action(legal[decisions % len(legal)])
        return decisions

    return play


def _open_spiel_vector() -> Play:
    environments = import_module("open_spiel.python.rl_environment")
    agents = import_module("open_spiel.python.rl_agent")
    vector = import_module("open_spiel.python.vector_env")
    env = vector.SyncVectorEnv([environments.Environment("hearts") for _ in range(PEER_ENVIRONMENTS)])
    steps = env.reset()

    def chosen(step: Any) -> Any:
        seat = step.observations["current_player"]
        legal = step.observations["legal_actions"][seat]
        return agents.StepOutput(action=legal[len(legal) // 2], probs=None)

    def play() -> int:
        nonlocal steps
        steps, *_ = env.step([chosen(step) for step in steps], reset_if_done=True)
        return PEER_ENVIRONMENTS

    return play


def _pettingzoo_own() -> Play:
    return partial(_agents_play, import_module("banjar.envs.pettingzoo").env(GAME), random.Random(1))


def _pettingzoo_leduc() -> Play:
    env = import_module("pettingzoo.classic.leduc_holdem_v4").env()
    return partial(_agents_play, env, random.Random(1))


def _agents_play(env: Any, rng: random.Random) -> int:
    """A few games in PettingZoo's usual loop."""
    decisions = 0
    for seed in range(EPISODES):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(rng.choice(observation["action_mask"].nonzero()[0]))
            decisions += 1
    return decisions
