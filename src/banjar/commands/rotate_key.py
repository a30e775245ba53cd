"""`banjar rotate-key`: replace the key with which a running server signs identities."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from banjar.commands.admin_arguments import add_server
from banjar.commands.arguments import EXIT_USAGE_ERROR, Commands, add_command, print_error

if TYPE_CHECKING:
    from banjar.core.definition import Definition


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    summary = "Replace the key with which a running server signs identities."
    command = add_command(commands, "rotate-key", summary)
    command.epilog = "Cookies signed with the key before are valid for 30 more days, and replaced at the next visit."
    command.add_argument(
        "--end-cookies",
        action="store_true",
        help="after the key was stolen: end all cookies now; people need their link to keep to be who they were",
    )
    add_server(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    from banjar.commands.admin_client import AdminClient, AdminError

    try:
        query = "?old_cookies=end" if args.end_cookies else ""
        until = AdminClient(args).ask("POST", f"/rotate-key{query}")["old_cookies_until"]
    except AdminError as error:
        print_error(str(error))
        return EXIT_USAGE_ERROR
    lasting = f"are valid until {datetime.fromtimestamp(until / 1000, UTC):%Y-%m-%d}"
    print(f"the key was replaced; cookies of before {'have ended' if args.end_cookies else lasting}")
    return 0
