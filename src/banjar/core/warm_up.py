"""Calls that make numba compile a game's rules: every entry point once."""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.core.definition import Definition
from banjar.core.scratch import Scratch
from banjar.kernel.compile.unit import Step
from banjar.kernel.event_buffer import ENTRY
from banjar.kernel.records import new_records


def warm_up(definition: Definition, loops: Any, scratch: Scratch) -> list[Step]:
    """Steps that together call every entry point in `loops`, to be taken in this order."""
    contract = definition.contract
    options = new_records(contract.OPTIONS)
    players = definition.players[-1]
    definition.fill_options(
        options[0],
        players,
        {option.name: option.check(option.default, players) for option in definition.options},
    )
    state, seen, start = new_records(contract.STATE), new_records(contract.STATE), new_records(contract.STATE)
    history = new_records(ENTRY, 256)
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
        other = new_records(contract.STATE)
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
        loops.imagine(seen, 0, memory, scratch.generator, new_records(contract.STATE), scratch.trace)

    def advise() -> None:
        loops.advise(seen, 0, scratch.legal, scratch.generator, np.zeros(contract.ACTIONS))
        scores, ranks = np.zeros((1, seats), np.int64), np.zeros((1, seats), np.int64)
        lengths = np.zeros(1, np.int64)
        loops.advised_games(
            new_records(contract.STATE),
            new_records(contract.STATE),
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
        Step("the deal", set_up),
        Step("the rules", play),
        Step("whole games and scores", finish),
        Step("what a seat sees", look),
        Step("imagined worlds", imagine),
        Step("rules of thumb", advise),
    ]
