"""Benchmarks of our own code; each is repeated and reported with its spread."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np

from banjar.bots.compilation import compile_games
from banjar.core.game import Game, load
from banjar.core.registry import definition, game_names
from banjar.kernel.records import new_records

COPIES = 1 << 16
RING = 16  # number of states copied in turn, small enough to stay in the CPU cache


@dataclass(frozen=True)
class Measure:
    """One figure: its name, its unit and all repeated values."""

    name: str
    unit: str
    values: tuple[float, ...]

    @property
    def median(self) -> float:
        """The median of the values."""
        return statistics.median(self.values)

    @property
    def spread(self) -> float:
        """The difference between the highest and the lowest value, relative to the median."""
        return (max(self.values) - min(self.values)) / self.median if self.median else 0.0


def repeated(name: str, unit: str, repeats: int, once: Callable[[], float]) -> Measure:
    """Run a measurement `repeats` times."""
    return Measure(name, unit, tuple(once() for _ in range(repeats)))


def configurations() -> Iterator[Game]:
    """Every game with the fewest players and no variants, and with the most players and all variants."""
    for name in game_names():
        rules = definition(name)
        yield load(name, rules.players[0])
        yield load(name, rules.players[-1], **{option.name: True for option in rules.options if option.is_flag})


def title(game: Game) -> str:
    """A short name of a configuration."""
    variants = "".join(f" {option.name}" for option in game.rules.options if game.options[option.name] is True)
    return f"{game.name} {game.players}p{variants}"


def random_play(game: Game, seconds: float) -> float:
    """Decisions per second of random play inside the kernel, including set-up and scoring."""
    batch = 200
    seats = game.rules.contract.MAX_PLAYERS
    results = [np.zeros((batch, seats), np.int64), np.zeros((batch, seats), np.int64), np.zeros(batch, np.int64)]
    scratch, state = game.engine.scratch, game.engine.new_state()
    decisions, started = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        decisions += game.engine.entry_points.random_games(
            state, game.option_record, scratch.deal, scratch.legal, scratch.generator, *results
        )
    return decisions / elapsed


def copy_time(game: Game) -> float:
    """Nanoseconds to copy a state inside the kernel."""
    sources = new_records(game.rules.contract.STATE, RING)
    targets = new_records(game.rules.contract.STATE, RING)
    started = time.perf_counter()
    game.engine.entry_points.copies(targets, sources, COPIES)
    return (time.perf_counter() - started) / COPIES * 1e9


def python_play(game: Game, seconds: float) -> float:
    """Decisions per second through `State.legal_ids` and `State.play`, called from Python."""
    decisions, seed, started = 0, 0, time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        state = game.new(seed)
        seed += 1
        while not state.is_over:
            legal = state.legal_ids()
            state.play(legal[decisions % len(legal)])
            decisions += 1
    return decisions / elapsed


def kernel_measures(repeats: int, seconds: float) -> list[Measure]:
    """Speed on one core, inside the compiled kernel and called from Python."""
    measures = []
    for game in configurations():
        game.engine.entry_points.reseed(game.engine.scratch.generator, 1)
        random_play(game, seconds / 10)  # the first call loads compiled code from disk
        measures.append(
            repeated(f"random play, {title(game)}", "decisions/s", repeats, partial(random_play, game, seconds))
        )
    for name in game_names():
        game = load(name)
        copy_time(game)
        measures.append(repeated(f"state copy, {name}", "ns", repeats, partial(copy_time, game)))
        measures.append(
            repeated(f"play from Python, {title(game)}", "decisions/s", repeats, partial(python_play, game, seconds))
        )
    return measures


PLAIN_SCRIPT = """
import sys
from banjar.bench.measures import random_play
print(random_play(load(sys.argv[1]), float(sys.argv[2])))
"""
START_SCRIPT = """
import sys, time
started = time.perf_counter()
import banjar
for name in banjar.game_names():
    state = banjar.load(name).new(seed=1)
    state.play(state.legal_ids()[0])
print(time.perf_counter() - started)
"""


def in_process(script: str, *arguments: str, **environment: str) -> float:
    """Run a script in a new interpreter and return the number that it prints."""
    result = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(result.stdout)


def plain_measures(repeats: int, seconds: float) -> list[Measure]:
    """Random play in the plain kernel."""
    return [
        repeated(
            f"plain kernel, {name}",
            "decisions/s",
            repeats,
            partial(in_process, PLAIN_SCRIPT, name, str(seconds), BANJAR_KERNEL="plain"),
        )
        for name in game_names()
    ]


def start_measures(repeats: int, cold: bool) -> list[Measure]:
    """Duration of a cold and a cached start, with all games."""
    in_process(START_SCRIPT)  # may have to compile
    measures = [repeated("cached start, all games", "s", repeats, lambda: in_process(START_SCRIPT))]
    if cold:
        with tempfile.TemporaryDirectory() as folder:
            started = time.perf_counter()
            compile_games(environment={"BANJAR_CACHE_DIR": folder}, search=False)
            measures.append(Measure("cold compile, all games side by side", "s", (time.perf_counter() - started,)))
    return measures
