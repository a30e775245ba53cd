"""`banjar restore`: fill an empty database from a backup."""

from __future__ import annotations

import argparse
import asyncio
import os
import pathlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.arguments import (
    EXIT_USAGE_ERROR,
    Commands,
    add_command,
    add_database,
    print_error,
    print_missing_package,
)
from banjar.commands.progress import ProgressPrinter

if TYPE_CHECKING:
    from banjar.core.definition import Definition


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "restore", "Fill an empty database from a backup, and compare every table.")
    command.add_argument("file", type=pathlib.Path, metavar="FILE", help="a file written by `banjar backup`")
    add_database(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; its exit code."""
    os.environ["BANJAR_KERNEL"] = "plain"
    try:
        from banjar.server.store.errors import StoreError
        from banjar.server.store.restore import restore
    except ImportError as error:
        print_missing_package(error)
        return EXIT_USAGE_ERROR
    try:
        report = asyncio.run(restore(args.database, args.file, ProgressPrinter("compared")))
    except StoreError as error:
        print_error(str(error))
        return EXIT_USAGE_ERROR
    print(f"restored {report.tables:,} tables with {report.entries:,} entries; every table was replayed and compared")
    if report.changed:
        print_error(
            f"{report.changed:,} tables agree entry by entry, but this version replays them otherwise than the one that"
            " made the backup, or cannot"
        )
    return 0
