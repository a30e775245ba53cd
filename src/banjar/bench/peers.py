"""Speed of comparable game libraries in random play, measured on this machine in this run."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from banjar.kernel.compile.unit import ProgressCallback

Play = Callable[[], int]
"""Plays a batch of whole games and returns the number of players' decisions."""


@dataclass(frozen=True)
class PeerSpeed:
    """Speed of one library's random play of one game, on one core."""

    library: str
    game: str
    how: str
    decisions_per_second: float


@dataclass(frozen=True)
class PeerMissing:
    """A library, or one of its games, that could not be measured, and why."""

    library: str
    reason: str


@dataclass(frozen=True)
class _Workload:
    game: str
    how: str
    prepare: Callable[[], Play]


@dataclass(frozen=True)
class _Peer:
    library: str
    load: Callable[[], object]
    workloads: tuple[_Workload, ...]


def measure_peers(
    seconds: float = 0.5, repeats: int = 5, progress: ProgressCallback | None = None
) -> list[PeerSpeed | PeerMissing]:
    """Measure every peer: the median of `repeats` timings of about `seconds` each.

    A peer that is missing or broken is reported as such; the others are still measured. Pinning the process to one core
    is up to the caller.
    """
    if repeats < 1:
        raise ValueError(f"repeats must be at least 1, not {repeats}")
    tell = progress or (lambda _message: None)
    return [result for peer in _PEERS for result in _measure_peer(peer, seconds, repeats, tell)]


def _measure_peer(
    peer: _Peer, seconds: float, repeats: int, tell: ProgressCallback
) -> Iterator[PeerSpeed | PeerMissing]:
    tell(f"{peer.library}: importing")
    try:
        peer.load()
    except Exception as error:
        yield PeerMissing(peer.library, _import_failure(error))
        return
    for workload in peer.workloads:
        tell(f"{peer.library}: {workload.game}, {workload.how}")
        try:
            speed = _median_speed(workload.prepare(), seconds, repeats)
        except Exception as error:
            yield PeerMissing(peer.library, f"{workload.game} could not be measured: {_describe(error)}")
        else:
            yield PeerSpeed(peer.library, workload.game, workload.how, speed)


def _import_failure(error: Exception) -> str:
    if isinstance(error, ModuleNotFoundError):
        return f"not installed (no module named {error.name!r})"
    return f"failed to import: {_describe(error)}"


def _describe(error: Exception) -> str:
    first_line = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}: {first_line}" if first_line else type(error).__name__


def _median_speed(play: Play, seconds: float, repeats: int) -> float:
    # The first batch pays for compilation and cold caches, which say nothing about the speed of play.
    play()
    return statistics.median(_speed(play, seconds) for _ in range(repeats))


def _speed(play: Play, seconds: float) -> float:
    decisions = 0
    elapsed = 0.0
    start = time.perf_counter()
    while not decisions or elapsed < seconds:
        decisions += play()
        elapsed = time.perf_counter() - start
    return decisions / elapsed


_OPEN_SPIEL_NATIVE_GAMES = 200
_OPEN_SPIEL_PYTHON_GAMES = 10


def _open_spiel_native(game_name: str) -> Play:
    spiel = import_module("pyspiel")
    game = spiel.load_game(game_name)

    # evaluate_bots deals the chance nodes itself and returns only the payoffs, so the decisions cannot be
    # read off while timing. It does leave the state at the end of the game, and the same seeds give the same
    # games: counting the players' moves of this batch once beforehand is therefore exact for every replay of
    # it, with no counting inside the clock. Dealing stays inside the clock but is not counted as decisions.
    decisions = sum(_player_moves(state) for state in _random_games(spiel, game))

    def play() -> int:
        for _state in _random_games(spiel, game):
            pass
        return decisions

    return play


def _random_games(spiel: Any, game: Any) -> Iterator[Any]:
    bots = [spiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    for seed in range(_OPEN_SPIEL_NATIVE_GAMES):
        state = game.new_initial_state()
        spiel.evaluate_bots(state, bots, seed)
        yield state


def _player_moves(state: Any) -> int:
    return sum(step.player >= 0 for step in state.full_history())


def _open_spiel_python(game_name: str) -> Play:
    game = import_module("pyspiel").load_game(game_name)
    rng = Random(1)

    def play() -> int:
        return sum(_python_game(game, rng) for _ in range(_OPEN_SPIEL_PYTHON_GAMES))

    return play


def _python_game(game: Any, rng: Random) -> int:
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        # At a chance node these are the cards still to deal, all equally likely.
        state.apply_action(rng.choice(state.legal_actions()))
    return decisions


_RLCARD_GAMES = 10


def _rlcard(game_name: str) -> Play:
    env = import_module("rlcard").make(game_name, config={"seed": 1})
    random_agent = import_module("rlcard.agents").RandomAgent
    env.set_agents([random_agent(env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before: int = env.timestep
        for _ in range(_RLCARD_GAMES):
            # Outside training mode, the agents also build an unused table of probabilities.
            env.run(is_training=True)
        after: int = env.timestep
        return after - before

    return play


_PGX_GAMES = 4096


def _load_pgx() -> None:
    # XLA sizes its thread pool from these when its backend starts, which importing pgx makes it do;
    # --xla_cpu_multi_thread_eigen=false no longer holds it to one thread. If the caller has used jax
    # already, it is too late for them to matter.
    with _environment({"JAX_PLATFORMS": "cpu", "NPROC": "1", "PJRT_NPROC": "1"}):
        import_module("jax").devices()
        import_module("pgx")


@contextmanager
def _environment(variables: Mapping[str, str]) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _pgx_batch(game_name: str) -> Play:
    return _pgx(game_name, import_module("jax").vmap)


def _pgx_single(game_name: str) -> Play:
    return _pgx(game_name, lambda one: partial(import_module("jax").lax.map, one))


def _pgx(game_name: str, spread: Callable[[Callable[[Any], Any]], Callable[[Any], Any]]) -> Play:
    """`spread` turns a function that plays one game into one that plays a game for each key."""
    jax = import_module("jax")
    play_games = spread(_pgx_game(game_name))

    def run(key: Any) -> tuple[Any, Any]:
        key, batch_key = jax.random.split(key)
        decisions, rewards = play_games(jax.random.split(batch_key, _PGX_GAMES))
        # The rewards leave the compiled function so that the compiler may not drop the scoring.
        return key, (decisions.sum(), rewards.sum(axis=0))

    compiled = jax.jit(run)
    key = jax.random.PRNGKey(1)

    def play() -> int:
        nonlocal key
        key, (decisions, _rewards) = compiled(key)
        return int(decisions)

    return play


def _pgx_game(game_name: str) -> Callable[[Any], Any]:
    jax = import_module("jax")
    env = import_module("pgx").make(game_name)

    def turn(carry: Any) -> Any:
        state, key, decisions = carry
        key, action_key = jax.random.split(key)
        legal = state.legal_action_mask
        drawn = jax.numpy.where(legal, jax.random.uniform(action_key, legal.shape), -1.0)
        return env.step(state, drawn.argmax()), key, decisions + 1

    def play_one(key: Any) -> Any:
        deal_key, play_key = jax.random.split(key)
        start = (env.init(deal_key), play_key, 0)
        # Batched games wait for the longest of them. That still beats pgx's auto-reset wrapper, which
        # deals a new game for every lane at every step and keeps few of them.
        state, _key, decisions = jax.lax.while_loop(lambda carry: ~carry[0].terminated, turn, start)
        return decisions, state.rewards

    return play_one


def _workload(game: str, how: str, prepare: Callable[[str], Play]) -> _Workload:
    return _Workload(game, how, partial(prepare, game))


_NATIVE = "C++ loop (evaluate_bots), uniform random bots"

_PEERS = (
    _Peer(
        "OpenSpiel",
        partial(import_module, "pyspiel"),
        (
            _workload("crazy_eights(players=2)", _NATIVE, _open_spiel_native),
            _workload("crazy_eights(players=4)", _NATIVE, _open_spiel_native),
            # By default the cards are not played: a double-dummy solver scores the deal in their place, and
            # its time would drown that of the bids.
            _workload("bridge(use_double_dummy_result=false)", _NATIVE, _open_spiel_native),
            _workload("hearts", _NATIVE, _open_spiel_native),
            _workload("hearts", "Python loop (state.apply_action)", _open_spiel_python),
        ),
    ),
    _Peer(
        "RLCard",
        partial(import_module, "rlcard"),
        (_workload("uno", "Python loop (env.run), random agents", _rlcard),),
    ),
    _Peer(
        "pgx",
        _load_pgx,
        (
            _workload("leduc_holdem", f"jax jit, vmap over {_PGX_GAMES:,} games at once, CPU", _pgx_batch),
            _workload("leduc_holdem", "jax jit, one game at a time, CPU", _pgx_single),
        ),
    ),
)
