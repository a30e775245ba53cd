"""`banjar train`: from nothing to the networks of a game."""

from __future__ import annotations

import argparse
import os
import pathlib
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.arguments import Commands, add_command, add_game, one_of, whole
from banjar.kernel.seed import LARGEST_SEED

if TYPE_CHECKING:
    from banjar.core.definition import Definition
    from banjar.training.run import Stage

BACKENDS = ("local", "ray")
DEFAULT_GENERATIONS, DEFAULT_GAMES = 6, 6000
MAX_MINUTES = 100_000
LINE_SECONDS = 5.0


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "train", "Train the networks of a game by self-play.")
    add_game(command)
    command.add_argument(
        "--directory", type=pathlib.Path, metavar="DIR", help="where everything is kept (default: train-GAME)"
    )
    command.add_argument(
        "--minutes",
        type=whole(2, MAX_MINUTES),
        metavar="N",
        help="how long it may take about; the speed of this machine decides how many games are played",
    )
    command.add_argument(
        "--generations", type=whole(1, 1000), metavar="N", help=f"rounds of play and learning ({DEFAULT_GENERATIONS})"
    )
    command.add_argument(
        "--games", type=whole(1, 10**7), metavar="N", help=f"games of self-play in a generation ({DEFAULT_GAMES:,})"
    )
    command.add_argument("--seed", type=whole(0, LARGEST_SEED), default=0, metavar="N", help="default: 0")
    command.add_argument("--jobs", type=whole(1, 1024), metavar="N", help="processes (default: one for each core)")
    command.add_argument(
        "--backend", type=one_of("backend", BACKENDS), default="local", metavar="NAME", help="local or ray"
    )
    command.epilog = (
        "A training that was stopped goes on with the same command; its plan is plan.json in the directory, and two "
        "trainings by one plan give the same networks. Results: networks.npz, progress.csv and curves.svg. Bots that "
        "play with them: search:500@DIR/networks.npz, policy@DIR/networks.npz."
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    os.environ.setdefault("BANJAR_KERNEL", "compiled")
    from banjar.training.directory import planned_training

    jobs = args.jobs or os.cpu_count() or 1
    wishes = {"generations": args.generations, "games": args.games, "minutes": args.minutes}
    training = planned_training(
        args.game, args.directory or pathlib.Path(f"train-{args.game}"), args.seed, jobs, args.backend, wishes, _say
    )
    started = time.monotonic()
    best = training.run(Lines())
    minutes = (time.monotonic() - started) / 60
    print(f"{best}: {training.plan.generations} generations, {minutes:.0f} minutes in this run")
    return 0


def _say(line: str) -> None:
    print(f"banjar: {line}", file=sys.stderr, flush=True)


class Lines:
    """Prints how far a training is, every LINE_SECONDS and at the end of each part."""

    def __init__(self) -> None:
        self._next_at = 0.0

    def __call__(self, stage: Stage) -> None:
        """Report a part of the training."""
        if time.monotonic() < self._next_at and stage.done < stage.total:
            return
        self._next_at = time.monotonic() + LINE_SECONDS
        _say(
            f"generation {stage.generation + 1} of {stage.generations}, {stage.name}: {stage.done:,} of "
            f"{stage.total:,}{_left(stage)}{f' ({stage.figures})' if stage.figures else ''}"
        )


def _left(stage: Stage) -> str:
    if stage.done == stage.total or stage.seconds_left is None:
        return ""
    minutes, seconds = divmod(round(stage.seconds_left), 60)
    return f", about {minutes}:{seconds:02} left for this part"
