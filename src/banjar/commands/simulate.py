"""`banjar simulate`: statistics of many games between bots."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.arguments import (
    Commands,
    add_bots,
    add_command,
    add_game,
    add_language,
    add_options,
    given_options,
    whole,
)

if TYPE_CHECKING:
    from banjar.core.definition import Definition

QUICK_BOTS = ("greedy", "random")


def add(commands: Commands, games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "simulate", "Let bots play many games and print statistics.")
    add_game(command)
    command.add_argument(
        "-n",
        "--games",
        type=whole(1, 10**9),
        default=10_000,
        metavar="N",
        help="how many games (default: %(default)s)",
    )
    add_options(command, games)
    add_bots(command, QUICK_BOTS, "random")
    command.add_argument("--json", metavar="FILE", help="also write the statistics to a file; - is standard output")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    from banjar.terminal.simulate import simulate

    simulate(
        args.game,
        args.players,
        given_options(args),
        args.games,
        args.bots or "random",
        args.seed,
        args.json,
        args.lang,
    )
    return 0
