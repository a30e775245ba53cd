"""`banjar backup`: write a database to a file, while servers use it."""

from __future__ import annotations

import argparse
import asyncio
import os
import pathlib
import time
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
    command = add_command(commands, "backup", "Write the database of a server, which may be running, to a file.")
    command.add_argument("file", type=pathlib.Path, metavar="FILE", help="a file that does not exist yet")
    add_database(command)
    command.epilog = "The file holds the secrets of the database, and this user alone may read it."
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; its exit code."""
    os.environ["BANJAR_KERNEL"] = "plain"
    try:
        from banjar.server.store.backup import back_up
        from banjar.server.store.errors import StoreError
    except ImportError as error:
        print_missing_package(error)
        return EXIT_USAGE_ERROR
    try:
        report = asyncio.run(
            back_up(args.database, args.file, time.time_ns() // 1_000_000, ProgressPrinter("backed up"))
        )
    except StoreError as error:
        print_error(str(error))
        return EXIT_USAGE_ERROR
    print(f"{args.file}: {report.tables:,} tables with {report.entries:,} entries, {report.bytes:,} bytes")
    if report.unreadable:
        print_error(f"{report.unreadable:,} tables are of rules this version does not know; they are in the backup too")
    return 0
