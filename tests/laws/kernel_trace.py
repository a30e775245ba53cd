"""Run in its own process by `test_kernels`: prints what a kernel does, or runs it with bounds checks."""

from __future__ import annotations

import hashlib
import random
import sys

from tests.laws.batches import batches, law_batches_are_sound
from tests.laws.configurations import CONFIGURATIONS, Configuration
from tests.laws.game_laws import laws_of
from tests.laws.plays import at_random, play_out, plays

from banjar import State

MOST_TRACED = 400
MOST_TRACED_OF_LONG_GAMES = 130


def digest(*parts: object) -> str:
    text = b"|".join(part if isinstance(part, bytes) else repr(part).encode() for part in parts)
    return hashlib.sha256(text).hexdigest()[:16]


def trace_state(state: State) -> str:
    """One line: the state, what is legal, and what every seat and a spectator have seen."""
    seen = [state.seen_by(seat) for seat in range(state.players)]
    return " ".join(
        [
            digest(state.to_bytes(), state.barrier, state.turn),
            digest(state.legal_ids()),
            *(digest(one.to_bytes()) for one in [*seen, state.seen_by(None)]),
            digest(*(one.observation().tobytes() for one in seen)),
            digest(state.score_sheets(), state.ranks()),
        ]
    )


def trace(configuration: Configuration) -> None:
    """A game by lot, line by line, with one sampled world on the way."""
    state = configuration.load().new(1)
    dice = random.Random(1)
    is_long = laws_of(configuration.game).most_decisions > 10 * MOST_TRACED
    most_traced = MOST_TRACED_OF_LONG_GAMES if is_long else MOST_TRACED
    print(configuration, digest(state.deal), trace_state(state))
    for number in range(most_traced):
        if state.is_over:
            break
        state.play(dice.choice(state.legal_ids()))
        print(number, state.to_act, trace_state(state))
        if number == 60:
            print("world", digest(state.seen_by(0).sample_world(5).to_bytes()))
    print("reshuffles", state.reshuffles)


def strain(configuration: Configuration) -> None:
    """Everything a kernel offers, in ordinary and extreme positions."""
    game = configuration.load()
    for heuristic_rate, count in ((None, 200), (0.5, 20), (1.0, 20)):
        for batch in batches(game, count, 20, seed=3, heuristic_rate=heuristic_rate):
            law_batches_are_sound(game, batch)
    for play in plays(configuration, 3):
        for state in play.moments(4, "bounds"):
            for seat in range(state.players):
                seen = state.seen_by(seat)
                seen.observation()
                seen.view(memory_aid=True)
            state.scores()
            if "position" not in play.origin:
                play_out(state.seen_by(0).sample_world(1), at_random(random.Random(1)), 20)
    print(configuration, "kept its bounds")


def main() -> None:
    """The first argument says what to do."""
    for configuration in CONFIGURATIONS:
        {"trace": trace, "strain": strain}[sys.argv[1]](configuration)


if __name__ == "__main__":
    main()
