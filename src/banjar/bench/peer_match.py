"""Our search against OpenSpiel's on the same game: `python -m banjar.bench.peer_match --games 40 --simulations 1000`.

OpenSpiel's search is its Python `ISMCTSBot`, with random rollouts in our kernel, which makes it four times as fast as
with its own. Its C++ bot cannot search games written in Python, because it cannot ask them to resample worlds.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from importlib import import_module
from typing import Any

import numpy as np

from banjar.bots import Budget, SearchBot
from banjar.core.registry import game_names

EXPLORATION = 0.7  # about sqrt(1/2), as returns are between 0 and 1
CALIBRATION = 100


def main() -> int:
    """Play the match and print our share of wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal, to split a match")
    parser.add_argument("--simulations", type=int, default=1000, help="per decision, for both")
    parser.add_argument("--milliseconds", type=int, help="the same time per decision for both, instead of simulations")
    arguments = parser.parse_args()
    match = Match(arguments.simulations, arguments.milliseconds)
    wins = 0.0
    for number in range(arguments.first, arguments.first + arguments.games):
        wins += match.play(number)
        done = number - arguments.first + 1
        share = wins / done
        print(
            f"{done} games: {share:.1%} ± {1.96 * math.sqrt(share * (1 - share) / done):.1%} {match.pace}", flush=True
        )
    return 0


class Match:
    """A match in the first registered game, for two players; every deal is played from both seats."""

    def __init__(self, simulations: int, milliseconds: int | None) -> None:
        openspiel: Any = import_module("banjar.envs.openspiel")
        self._search: Any = import_module("open_spiel.python.algorithms.ismcts").ISMCTSBot
        self._evaluator: Any = openspiel.RolloutEvaluator
        self._game: Any = import_module("pyspiel").load_game(f"banjar_{game_names()[0]}", {"players": 2})
        self._milliseconds = milliseconds
        self._simulations = simulations
        self._seconds, self._thoughts = [0.0, 0.0], [0, 0]
        if milliseconds is not None:
            self._simulations = self._simulations_in(milliseconds / 1000)

    @property
    def pace(self) -> str:
        """Mean thinking time per decision of both."""
        ours, theirs = (1000 * s / max(1, n) for s, n in zip(self._seconds, self._thoughts, strict=True))
        return f"(ours {ours:.0f} ms, OpenSpiel's {theirs:.0f} ms with {self._simulations} simulations)"

    def play(self, number: int) -> float:
        """Play a game; returns our share of the win."""
        deal, seat = divmod(number, 2)
        state = self._dealt(deal)
        budget = Budget(milliseconds=self._milliseconds) if self._milliseconds else Budget(self._simulations)
        ours, theirs = SearchBot(number, budget), self._peer(number, self._simulations)
        while not state.is_terminal():
            legal = state.legal_actions()
            if len(legal) == 1:
                state.apply_action(legal[0])
                continue
            mover, started = state.current_player(), time.perf_counter()
            action = ours.choose(state.table().seen_by(seat)).id if mover == seat else theirs.step(state)
            side = int(mover != seat)
            self._seconds[side] += time.perf_counter() - started
            self._thoughts[side] += 1
            state.apply_action(action)
        return float(state.returns()[seat])

    def _dealt(self, deal: int) -> Any:
        lots, state = np.random.RandomState(deal), self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(int(lots.choice(state.legal_actions())))
        return state

    def _peer(self, seed: int, simulations: int) -> Any:
        return self._search(
            self._game,
            self._evaluator(seed=seed),
            uct_c=EXPLORATION,
            max_simulations=simulations,
            random_state=np.random.RandomState(seed),
        )

    def _simulations_in(self, seconds: float) -> int:
        """The number of simulations that OpenSpiel's search completes in a given time, in the middle of a game."""
        state, lots = self._dealt(0), np.random.RandomState(1)
        while len(state.history()) < 60 or len(state.legal_actions()) < 3:
            state.apply_action(int(lots.choice(state.legal_actions())))
        bot = self._peer(1, CALIBRATION)
        bot.step(state)
        started = time.perf_counter()
        bot.step(state)
        return max(1, round(CALIBRATION * seconds / (time.perf_counter() - started)))


if __name__ == "__main__":
    sys.exit(main())
