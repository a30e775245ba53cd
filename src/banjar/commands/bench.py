"""`banjar bench`: the speed of the engine."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.arguments import Commands, add_command

if TYPE_CHECKING:
    from banjar.core.definition import Definition


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "bench", "Measure the speed of the engine.")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument("--peers", action=argparse.BooleanOptionalAction, help="measure other libraries too")
    command.add_argument("--quick", action="store_true", help="measure for a shorter time")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    from banjar.bench.command import run as bench

    return int(bench(args) or 0)
