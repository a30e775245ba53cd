"""`banjar doctor`: check everything a server needs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.admin_arguments import add_admin_token
from banjar.commands.arguments import (
    EXIT_USAGE_ERROR,
    Commands,
    add_command,
    add_database,
    print_missing_package,
    whole,
)

if TYPE_CHECKING:
    from banjar.core.definition import Definition

EXIT_FAILED_CHECK = 1


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "doctor", "Check everything a server needs, and say what to do.")
    command.epilog = "Give it the arguments of `banjar serve`. The exit code is 1 if a check failed, 0 after warnings."
    add_database(command)
    command.add_argument("--public-url", metavar="URL", help="as for `banjar serve`")
    command.add_argument("--trusted-proxy", metavar="ADDRESS", help="as for `banjar serve`")
    command.add_argument("--workers", type=whole(1, 64), default=1, metavar="N", help="as for `banjar serve`")
    add_admin_token(command, "as for `banjar serve`")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; its exit code."""
    os.environ["BANJAR_KERNEL"] = "compiled"  # the kernel of the bots, whose cache is looked at
    try:
        from banjar.server.doctor import Level, ServeArguments, examine
    except ImportError as error:
        print_missing_package(error)
        return EXIT_USAGE_ERROR
    proxy = ServeArguments.trusted_proxy if args.trusted_proxy is None else args.trusted_proxy
    settings = ServeArguments(args.database, args.public_url, proxy, args.workers, args.admin_token_file)
    failed = 0
    for diagnosis in examine(settings):
        print(diagnosis, flush=True)
        failed += diagnosis.level is Level.FAIL
    return EXIT_FAILED_CHECK if failed else 0
