"""`banjar replay`: step through a saved game."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.arguments import Commands, add_command, add_language, add_plain

if TYPE_CHECKING:
    from banjar.core.definition import Definition


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "replay", "Step through a saved game.")
    command.add_argument("file", metavar="FILE", help="a game record")
    command.add_argument("--seat", metavar="K", help="whose cards to show: a seat from 0, or all")
    command.add_argument("--all", action="store_true", help="print the whole game instead of stepping through it")
    add_plain(command)
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    os.environ.setdefault("BANJAR_KERNEL", "plain")
    from banjar.terminal.replay import replay

    replay(args.file, args.lang, args.seat, args.all, args.plain)
    return 0
