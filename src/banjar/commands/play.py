"""`banjar play`: a game against bots, in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.bots.levels import DEFAULT_LEVEL
from banjar.commands.arguments import (
    BOTS,
    Commands,
    add_bots,
    add_command,
    add_game,
    add_language,
    add_options,
    add_plain,
    given_options,
    whole,
)

if TYPE_CHECKING:
    from banjar.core.definition import Definition


def add(commands: Commands, games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "play", "Play a game against bots.")
    add_game(command, nargs="?")
    add_options(command, games)
    command.add_argument("--seat", type=whole(0, 9), metavar="K", help="your seat, from 0 (default: 0)")
    add_bots(command, BOTS, DEFAULT_LEVEL)
    command.add_argument("--load", metavar="FILE", help="continue a saved game")
    command.add_argument("--ask-all", action="store_true", help="ask even where there is only one choice")
    add_plain(command)
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    from banjar.core.errors import OptionError
    from banjar.terminal.play import PlayArguments, play

    options = given_options(args)
    if args.load is not None and (options or args.players is not None or args.seed is not None):
        raise OptionError("with --load the players, the options and the deal come from the file")
    wish = PlayArguments(
        game=args.game,
        language=args.lang,
        players=args.players,
        seat=args.seat,
        options=options,
        bots=args.bots,
        seed=args.seed,
        file=args.load,
        plain=args.plain,
        ask_all=args.ask_all,
    )
    play(wish)
    return 0
