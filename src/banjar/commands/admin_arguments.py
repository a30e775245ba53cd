"""Arguments of commands for administrators: a running server, and the token from a file or the environment."""

from __future__ import annotations

import argparse
import os
from typing import NoReturn

from banjar.commands.arguments import Parser

DEFAULT_SERVER = "http://127.0.0.1:8017"
VARIABLE = "BANJAR_ADMIN_TOKEN"
MAX_FILE_CHARACTERS = 10_000


class RefusedToken(argparse.Action):
    """Refuses `--admin-token` without repeating the token: everybody on a machine sees the arguments of programs."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        _namespace: argparse.Namespace,
        _values: object,
        _option: str | None = None,
    ) -> NoReturn:
        """Exit with an error."""
        parser.error(f"a token among the arguments is no secret; use --admin-token-file or {VARIABLE}")


def add_admin_token(command: Parser, purpose: str) -> None:
    """Add `--admin-token-file`, and say to those who use `--admin-token` that it is gone."""
    command.add_argument(
        "--admin-token-file", metavar="FILE", help=f"a file with the administrator's token, {purpose} (or {VARIABLE})"
    )
    command.add_argument("--admin-token", action=RefusedToken, help=argparse.SUPPRESS)


def add_server(command: Parser) -> None:
    """Add the server's address and the token."""
    command.add_argument(
        "--server", default=DEFAULT_SERVER, metavar="URL", help="the running server (default: %(default)s)"
    )
    add_admin_token(command, "as the server has it")


def read_admin_token(args: argparse.Namespace) -> str | None:
    """The token of the file, else of the environment; None if there is none. OSError if the file cannot be read."""
    if args.admin_token_file is None:
        return os.environ.get(VARIABLE) or None
    with open(args.admin_token_file, encoding="utf-8", errors="replace") as file:
        return file.read(MAX_FILE_CHARACTERS).strip()
