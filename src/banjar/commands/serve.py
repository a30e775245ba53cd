"""`banjar serve`: tables for people and bots on the network."""

from __future__ import annotations

import argparse
import gc
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.admin_arguments import add_admin_token, read_admin_token
from banjar.commands.arguments import (
    EXIT_USAGE_ERROR,
    Commands,
    add_command,
    add_database,
    print_error,
    print_missing_package,
    whole,
)

if TYPE_CHECKING:
    from banjar.core.definition import Definition


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "serve", "Open tables for people and bots on the network.")
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: %(default)s)")
    command.add_argument(
        "--port", type=whole(0, 65535), default=8017, metavar="N", help="0 takes a free one (default: %(default)s)"
    )
    add_database(command)
    command.add_argument(
        "--public-url", metavar="URL", help="the address browsers use, if the server is behind a proxy"
    )
    command.add_argument(
        "--trusted-proxy",
        default="127.0.0.1,::1",
        metavar="ADDRESS",
        help="proxies whose X-Forwarded-For is trusted, if there is a public URL (default: %(default)s)",
    )
    add_admin_token(command, "which allows to moderate and to read /metrics")
    command.add_argument(
        "--workers", type=whole(1, 64), default=1, metavar="N", help="processes for bots (default: %(default)s)"
    )
    command.add_argument("--open", action="store_true", help="open the browser")
    command.add_argument("--migrate", action="store_true", help="migrate an older database, after a backup")
    command.add_argument("--no-limits", action="store_true", help="no rate limits, for measurements")
    command.add_argument("--log-addresses", action="store_true", help="log the addresses of requests too")
    command.add_argument("-v", "--verbose", action="store_true", help="log every request, socket and refusal")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; returns the exit code."""
    # The web process runs the plain kernel; the bots have processes with the compiled one.
    os.environ["BANJAR_KERNEL"] = "plain"
    # Each thread of the libraries for arrays takes 40 MiB of addresses, and the plain rules use none of them.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # Modules stay loaded: collecting garbage while importing them takes a tenth of the start-up time.
    gc.disable()
    try:
        from banjar.server.config import Config, ConfigError
        from banjar.server.serve import serve
    except ImportError as error:
        print_missing_package(error)
        return EXIT_USAGE_ERROR
    gc.freeze()
    gc.enable()
    try:
        config = Config(
            host=args.host,
            port=args.port,
            database=args.database,
            public_url=args.public_url,
            trusted_proxy=args.trusted_proxy,
            admin_token=read_admin_token(args),
            workers=args.workers,
            migrate=args.migrate,
            limits=not args.no_limits,
            log_addresses=args.log_addresses,
        )
    except OSError as error:
        print_error(f"the file {args.admin_token_file} cannot be read: {error.strerror}")
        return EXIT_USAGE_ERROR
    except ConfigError as error:
        print_error(str(error))
        return EXIT_USAGE_ERROR
    return serve(config, args.verbose, args.open)
