"""`banjar rules`: the rulebook, or one rule."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.arguments import Commands, add_command, add_game, add_language

if TYPE_CHECKING:
    from banjar.core.definition import Definition


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "rules", "Print the rules of a game, or one of them.")
    add_game(command)
    command.add_argument("number", nargs="?", metavar="RULE", help="a rule or a section, such as A3.10 or B6")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    from banjar.terminal.rulebook import print_rules

    print_rules(args.game, args.lang, args.number)
    return 0
