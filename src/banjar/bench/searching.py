"""Speed of the search compared with OpenSpiel's, both with random playouts on one thread."""

from __future__ import annotations

import random
import statistics
import time
from importlib import import_module
from typing import Any

from banjar.bench.measures import Measure, title
from banjar.bench.peers import PeerMissing
from banjar.bots import RANDOM_PLAYOUTS, Budget, SearchBot
from banjar.core.game import Game, Seen, load
from banjar.core.registry import game_names

FIRST_SIMULATIONS = 500
MEASURED_SECONDS = 1.0
PEER_SIMULATIONS = 500
PEER_GAMES = ("hearts", "oh_hell", "bridge(use_double_dummy_result=false)")


def search_measures(repeats: int) -> list[Measure]:
    """Simulations per second from the start of a game."""
    return [
        Measure(f"search, random playouts, {title(game)}", "simulations/s", _speeds(game, repeats))
        for game in map(load, game_names())
    ]


def _speeds(game: Game, repeats: int) -> tuple[float, ...]:
    state = game.new(seed=1)
    while len(state.legal_ids()) < 2:
        state.play(state.legal_ids()[0])
    seen = state.seen_by(state.to_act)
    speed = _measured(seen, FIRST_SIMULATIONS, 1)[0]
    return _measured(seen, int(speed * MEASURED_SECONDS), repeats)


def _measured(seen: Seen, simulations: int, repeats: int) -> tuple[float, ...]:
    bot = SearchBot(1, Budget(simulations=simulations), RANDOM_PLAYOUTS)
    bot.explain(seen)  # the first call loads compiled code from disk and allocates the tree
    speeds = []
    for _ in range(repeats):
        started = time.perf_counter()
        bot.explain(seen)
        speeds.append(simulations / (time.perf_counter() - started))
    return tuple(speeds)


def peer_measures(repeats: int) -> list[Measure | PeerMissing]:
    """Simulations per second of OpenSpiel's C++ search, from the first decision."""
    try:
        spiel = import_module("pyspiel")
    except ImportError as error:
        return [PeerMissing("OpenSpiel", f"not installed (no module named {error.name!r})")]
    return [_peer(spiel, game, repeats) for game in PEER_GAMES]


def _peer(spiel: Any, game: str, repeats: int) -> Measure | PeerMissing:
    speeds = []
    try:
        state = _first_decision(spiel.load_game(game))
        for seed in range(repeats):
            bot = spiel.ISMCTSBot(
                seed,
                spiel.RandomRolloutEvaluator(1, seed),
                2.0,
                PEER_SIMULATIONS,
                -1,
                spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                False,
                False,
            )
            started = time.perf_counter()
            bot.step(state)
            speeds.append(PEER_SIMULATIONS / (time.perf_counter() - started))
    except Exception as error:
        return PeerMissing("OpenSpiel", f"{game} could not be searched: {error}")
    return Measure(f"OpenSpiel ISMCTSBot (C++), {game}", "simulations/s", tuple(speeds))


def _first_decision(game: Any) -> Any:
    lots, state = random.Random(1), game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(lots.choice(state.legal_actions()))
    return state


def best_of(peers: list[Measure | PeerMissing]) -> float | None:
    """The fastest peer's median."""
    return max((statistics.median(peer.values) for peer in peers if isinstance(peer, Measure)), default=None)
