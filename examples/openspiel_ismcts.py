"""OpenSpiel's information-set search plays altar against a random player.

A notebook as a script: every `# %%` begins a cell. It needs OpenSpiel, `pip install "banjar[research]"`.
"""

# %% [markdown]
# # OpenSpiel's ISMCTS on `banjar_altar`
#
# Importing `banjar.envs.openspiel` registers both games. A search over hidden information asks a state for others
# that the seat cannot tell from it, `resample_from_infostate`: here these are whole games with a history that replays.

# %%
from __future__ import annotations

import argparse
import sys
import time

import numpy as np

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts
except ImportError:
    sys.exit('this example needs OpenSpiel, which is not installed: pip install "banjar[research]"')

from banjar.envs.openspiel import BanjarState, RolloutEvaluator

# %% [markdown]
# ## The player
#
# The search is OpenSpiel's own, in Python. A leaf of the tree is judged by playing the game to its end at random.
# OpenSpiel's `RandomRolloutEvaluator` would do; `RolloutEvaluator` does the same inside the kernel and is quicker.


# %%
def searcher(game: pyspiel.Game, simulations: int) -> ismcts.ISMCTSBot:
    """OpenSpiel's search with our rollouts."""
    return ismcts.ISMCTSBot(
        game,
        RolloutEvaluator(seed=1),
        uct_c=0.7,
        max_simulations=simulations,
        random_state=np.random.RandomState(1),
    )


def play(game: pyspiel.Game, bot: ismcts.ISMCTSBot, seed: int) -> tuple[BanjarState, int]:
    """Play a game with the search in seat `seed % 2`; returns the final state and the number of simulations."""
    rng = np.random.RandomState(seed)
    state, searched = game.new_initial_state(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() == seed % 2 and len(legal) > 1:
            state.apply_action(bot.step(state))
            searched += 1
        else:
            state.apply_action(int(rng.choice(legal)))
    return state, searched


# %%
def main() -> int:
    """Play a few games; returns 0 if the search won more than half."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=100)
    arguments = parser.parse_args()
    game = pyspiel.load_game("banjar_altar", {"players": 2})
    bot = searcher(game, arguments.simulations)
    won, searches, started = 0.0, 0, time.monotonic()
    for seed in range(arguments.games):
        state, searched = play(game, bot, seed)
        won += state.returns()[seed % 2]
        searches += searched
        print(f"game {seed + 1}: {state.table().scores()}, the search has seat {seed % 2}", flush=True)
    rate = searches * arguments.simulations / (time.monotonic() - started)
    print(f"the search won {won:g} of {arguments.games} games, {rate:,.0f} simulations a second")
    return 0 if won > arguments.games / 2 else 1


if __name__ == "__main__":
    sys.exit(main())
