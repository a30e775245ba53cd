"""The administrator's token, for commands that need it: from a file or the environment, never from the command line."""

from __future__ import annotations

import argparse
import os

from banjar.commands.arguments import Parser

VARIABLE = "BANJAR_ADMIN_TOKEN"
MAX_FILE_CHARACTERS = 10_000


def add_admin_token(command: Parser, purpose: str) -> None:
    """Add `--admin-token-file`. There is no `--admin-token`: everybody on a machine sees the arguments of programs."""
    command.add_argument(
        "--admin-token-file", metavar="FILE", help=f"a file with the administrator's token, {purpose} (or {VARIABLE})"
    )


def read_admin_token(args: argparse.Namespace) -> str | None:
    """The token of the file, else of the environment; None if there is none. OSError if the file cannot be read."""
    if args.admin_token_file is None:
        return os.environ.get(VARIABLE) or None
    with open(args.admin_token_file, encoding="utf-8", errors="replace") as file:
        return file.read(MAX_FILE_CHARACTERS).strip()
