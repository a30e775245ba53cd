"""The directory of a training: its plan is made once, and then followed."""

from __future__ import annotations

import pathlib
import time
from collections.abc import Callable, Mapping
from dataclasses import replace

from banjar.core.errors import OptionError
from banjar.core.registry import definition
from banjar.training.plan import TrainingPlan, contests, read_plan
from banjar.training.run import Training
from banjar.training.self_play import play

MINUTES_A_GENERATION = 4
MAX_GENERATIONS = 12
SELF_PLAY_SHARE = 0.55
"""Of the time of a generation; the rest is for learning and the match."""
SLOWDOWN = 1.5
"""Games with networks take longer than the first ones, which are measured."""
MIN_GAMES = 64


def planned_training(
    game: str,
    directory: pathlib.Path,
    seed: int,
    jobs: int,
    backend: str,
    wishes: Mapping[str, int | None],
    say: Callable[[str], None],
) -> Training:
    """The training in a directory, with the plan that is there or a new one; OptionError if it is another one."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{directory} cannot be made: {error.strerror}") from None
    plan = read_plan(directory)
    if plan is not None:
        _check(plan, directory, game, seed, wishes)
        say(f"{directory} holds this training already; it goes on where it was")
        return Training(plan, directory, jobs, backend)
    if any(directory.iterdir()):
        raise OptionError(f"{directory} is not empty and holds no training; choose another one with --directory")
    plan = TrainingPlan(game, seed)
    if wishes["minutes"] is not None:
        say("measuring how fast this machine plays")
        plan = plan_for(plan, wishes["minutes"], games_a_second(plan, jobs))
    plan = replace(plan, generations=wishes["generations"] or plan.generations, games=wishes["games"] or plan.games)
    plan.write(directory)
    say(f"{plan.generations} generations of {plan.games:,} games, kept in {directory}")
    return Training(plan, directory, jobs, backend)


def _check(plan: TrainingPlan, directory: pathlib.Path, game: str, seed: int, wishes: Mapping[str, int | None]) -> None:
    wanted = {"game": game, "seed": seed, "generations": wishes["generations"], "games": wishes["games"]}
    for name, value in wanted.items():
        found = getattr(plan, name)
        if value is not None and value != found:
            raise OptionError(
                f"{directory} holds a training with {name} {found}, not {value}; choose another --directory"
            )


def games_a_second(plan: TrainingPlan, jobs: int) -> float:
    """How many games of the first generation all processes play in a second, from one game of each kind."""
    tables = contests(definition(plan.game))
    play(plan, tables[0], 0, None)  # loads and compiles
    started = time.monotonic()
    for number, contest in enumerate(tables):
        play(plan, contest, number, None)
    return jobs * len(tables) / (time.monotonic() - started)


def plan_for(plan: TrainingPlan, minutes: int, speed: float) -> TrainingPlan:
    """The plan that takes about so many minutes, with more generations the longer it may take."""
    generations = min(MAX_GENERATIONS, max(2, minutes // MINUTES_A_GENERATION))
    seconds = SELF_PLAY_SHARE * 60 * minutes / generations
    games = max(MIN_GAMES, int(speed * seconds / SLOWDOWN))
    return replace(plan, generations=generations, games=games)
