"""`banjar arena`: bots play each other and are rated."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.arguments import (
    Commands,
    add_command,
    add_game,
    add_language,
    add_options,
    given_options,
    listed,
    one_of,
    whole,
)

if TYPE_CHECKING:
    from banjar.core.definition import Definition

BACKENDS = ("local", "ray")


def add(commands: Commands, games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "arena", "Let bots play each other on equal deals and rate them.")
    add_game(command)
    command.add_argument(
        "--bots",
        type=listed,
        default=["expert", "adept", "apprentice", "novice"],
        metavar="A,B,...",
        help="novice, apprentice, adept, expert, greedy, random, search:500, search:100ms; with networks "
        "search:500@FILE or policy@FILE; a name may occur twice",
    )
    command.add_argument(
        "--games", type=whole(1, 10**7), default=200, metavar="N", help="how many games (default: %(default)s)"
    )
    add_options(command, games)
    command.add_argument("--jobs", type=whole(1, 1024), default=1, metavar="N", help="processes (default: 1)")
    command.add_argument(
        "--backend", type=one_of("backend", BACKENDS), default="local", metavar="NAME", help="local or ray"
    )
    command.add_argument("--out", metavar="FILE", help="the JSON file; the games are stored beside it, to resume later")
    command.add_argument("--fresh", action="store_true", help="discard the games of an earlier run")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    from banjar.terminal.arena import ArenaArguments, arena

    arena(
        ArenaArguments(
            game=args.game,
            players=args.players,
            options=given_options(args),
            bots=args.bots,
            games=args.games,
            seed=args.seed or 0,
            jobs=args.jobs,
            backend=args.backend,
            out=args.out,
            fresh=args.fresh,
            language=args.lang,
        )
    )
    return 0
