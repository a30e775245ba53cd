"""The warm-up of a game's rules: calls every entry point once, so that numba compiles it."""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.core.definition import Definition
from banjar.core.scratch import Scratch
from banjar.kernel.compile.unit import CompileStep
from banjar.kernel.event_buffer import EVENT_RECORD
from banjar.kernel.records import new_records


def warm_up(definition: Definition, entry_points: Any, scratch: Scratch) -> list[CompileStep]:
    """Steps that together call every entry point in `entry_points`; they must run in this order."""
    contract = definition.contract
    options = new_records(contract.OPTIONS)
    players = definition.players[-1]
    definition.fill_options(
        options[0],
        players,
        {option.name: option.check(option.default, players) for option in definition.options},
    )
    state, seen, start = new_records(contract.STATE), new_records(contract.STATE), new_records(contract.STATE)
    history = new_records(EVENT_RECORD, 256)
    memory = new_records(contract.MEMORY)
    vector = np.zeros(contract.FEATURES, np.float32)
    seats = contract.MAX_PLAYERS

    def set_up() -> None:
        entry_points.deal_from_seed(options, scratch.deal, scratch.generator, 1)
        entry_points.begin(state, options, scratch.deal, history, scratch.status)

    def play() -> None:
        count = entry_points.list_legal(state, scratch.legal)
        entry_points.play_checked(state, scratch.call_buffer, scratch.listed(count)[0], history, 0)

    def finish() -> None:
        other = new_records(contract.STATE)
        scores, ranks = np.zeros((1, seats), np.int64), np.zeros((1, seats), np.int64)
        lengths = np.zeros(1, np.int64)
        entry_points.random_games(
            other, options, scratch.deal, scratch.legal, scratch.generator, scores, ranks, lengths
        )
        entry_points.results(other, scratch.sheets, scratch.ranks)
        entry_points.copies(other, other, 1)

    def look() -> None:
        entry_points.seen_uncovered(state, 0, seen)
        entry_points.seen_by(state, 0, seen)
        entry_points.features(seen, 0, vector)
        entry_points.observe(state, 0, seen, vector)
        entry_points.known_start(state, 0, start)

    def sample() -> None:
        entry_points.recall(start, 0, history, 1, memory)
        entry_points.reseed(scratch.generator, 1)
        entry_points.sample(seen, 0, memory, scratch.generator, new_records(contract.STATE), scratch.trace)

    def play_by_heuristic() -> None:
        entry_points.action_values(seen, 0, scratch.legal, scratch.generator, np.zeros(contract.ACTIONS))
        scores, ranks = np.zeros((1, seats), np.int64), np.zeros((1, seats), np.int64)
        lengths = np.zeros(1, np.int64)
        entry_points.heuristic_games(
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
        CompileStep("the deal", set_up),
        CompileStep("the rules", play),
        CompileStep("whole games and scores", finish),
        CompileStep("what a seat sees", look),
        CompileStep("sampled worlds", sample),
        CompileStep("heuristics", play_by_heuristic),
    ]
