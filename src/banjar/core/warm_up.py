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
    definition, entry_points, scratch = engine.definition, engine.entry_points, engine.scratch
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
        entry_points.deal_from_seed(options, scratch.deal, scratch.generator, 1)
        entry_points.begin(state, options, scratch.deal, history, scratch.status)

    def play() -> None:
        count = entry_points.list_legal(state, scratch.legal)
        entry_points.play_checked(state, scratch.call_buffer, scratch.listed(count)[0], history, 0)

    def finish() -> None:
        other = engine.new_state()
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
        entry_points.sample(seen, 0, memory, scratch.generator, engine.new_state(), scratch.trace)

    def play_by_heuristic() -> None:
        entry_points.action_values(seen, 0, scratch.legal, scratch.generator, np.zeros(contract.ACTIONS))
        scores, ranks = np.zeros((1, seats), np.int64), np.zeros((1, seats), np.int64)
        lengths = np.zeros(1, np.int64)
        entry_points.heuristic_games(
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
        ("sampled worlds", sample),
        ("heuristics", play_by_heuristic),
    ]
