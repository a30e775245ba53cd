"""What must be compiled before the first game: every entry point, called once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from banjar.kernel.event_buffer import EVENT_RECORD
from banjar.kernel.records import new_records

if TYPE_CHECKING:
    from banjar.core.engine import Engine


def exercises(engine: Engine) -> list[tuple[str, Callable[[], Any]]]:
    """Named calls that together reach every compiled function of the game."""
    definition, loops, scratch = engine.definition, engine.loops, engine.scratch
    contract = definition.contract
    options = new_records(contract.OPTIONS)
    players = definition.players[-1]
    definition.fill_options(
        options[0],
        players,
        {option.name: option.check(option.default, players) for option in definition.options},
    )
    state, seen, start = engine.new_state(), engine.new_state(), engine.new_state()
    history = new_records(EVENT_RECORD, 256)
    memory = new_records(contract.MEMORY)
    vector = np.zeros(contract.FEATURES, np.float32)
    seats = contract.MAX_PLAYERS

    def set_up() -> None:
        loops.deal_from_seed(options, scratch.deal, scratch.generator, 1)
        loops.begin(state, options, scratch.deal, history, scratch.status)

    def play() -> None:
        count = loops.list_legal(state, scratch.legal)
        loops.play_checked(state, scratch.desk, scratch.listed(count)[0], history, 0)

    def finish() -> None:
        other = engine.new_state()
        scores, ranks = np.zeros((1, seats), np.int64), np.zeros((1, seats), np.int64)
        lengths = np.zeros(1, np.int64)
        loops.random_games(other, options, scratch.deal, scratch.legal, scratch.generator, scores, ranks, lengths)
        loops.results(other, scratch.sheets, scratch.ranks)
        loops.copies(other, other, 1)

    def look() -> None:
        loops.look_openly(state, 0, seen)
        loops.look(state, 0, seen)
        loops.observe(seen, 0, vector)
        loops.watch(state, 0, seen, vector)
        loops.agreed_start(state, 0, start)

    def imagine() -> None:
        loops.remember(start, 0, history, 1, memory)
        loops.reseed(scratch.generator, 1)
        loops.imagine(seen, 0, memory, scratch.generator, engine.new_state(), scratch.trace)

    def advise() -> None:
        loops.advise(seen, 0, scratch.legal, scratch.generator, np.zeros(contract.ACTIONS))
        scores, ranks = np.zeros((1, seats), np.int64), np.zeros((1, seats), np.int64)
        lengths = np.zeros(1, np.int64)
        loops.advised_games(
            engine.new_state(),
            engine.new_state(),
            options,
            scratch.deal,
            scratch.legal,
            scratch.generator,
            np.ones(seats),
            scores,
            ranks,
            lengths,
        )

    return [
        ("the deal", set_up),
        ("the rules", play),
        ("whole games and scores", finish),
        ("what a seat sees", look),
        ("imagined worlds", imagine),
        ("rules of thumb", advise),
    ]
