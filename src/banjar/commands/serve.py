"""`banjar serve`: tables for people and bots on the network."""

from __future__ import annotations

import argparse
import gc
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar.commands.arguments import MISTAKE, Commands, add_command, complain, whole

if TYPE_CHECKING:
    from banjar.core.definition import Definition


def add(commands: Commands, _games: Sequence[Definition]) -> None:
    """Add the command and its arguments."""
    command = add_command(commands, "serve", "Open tables for people and bots on the network.")
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: %(default)s)")
    command.add_argument(
        "--port", type=whole(0, 65535), default=8017, metavar="N", help="0 takes a free one (default: %(default)s)"
    )
    command.add_argument(
        "--database",
        default=os.environ.get("BANJAR_DATABASE"),
        metavar="URL",
        help="sqlite:///FILE or postgresql://...; else a file in your data directory (or BANJAR_DATABASE)",
    )
    command.add_argument(
        "--public-url", metavar="URL", help="where browsers find the server if it stands behind a proxy"
    )
    command.add_argument(
        "--trusted-proxy",
        default="127.0.0.1,::1",
        metavar="ADDRESS",
        help="proxies whose X-Forwarded-For is believed, if there is a public URL (default: %(default)s)",
    )
    command.add_argument(
        "--admin-token",
        default=os.environ.get("BANJAR_ADMIN_TOKEN"),
        metavar="WORD",
        help="opens /metrics and the deletion of tables (or BANJAR_ADMIN_TOKEN)",
    )
    command.add_argument(
        "--workers", type=whole(1, 64), default=1, metavar="N", help="processes for bots (default: %(default)s)"
    )
    command.add_argument("--open", action="store_true", help="open the browser")
    command.add_argument("--migrate", action="store_true", help="bring an older database up to date, after a backup")
    command.add_argument("--no-limits", action="store_true", help="no limits on how fast people ask, for measurements")
    command.add_argument("-v", "--verbose", action="store_true", help="log every request")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the command; its exit code."""
    # The web process runs the plain kernel; the bots have processes with the compiled one.
    os.environ["BANJAR_KERNEL"] = "plain"
    # What is loaded at the start stays: looking for garbage in it takes a tenth of the time to start.
    gc.disable()
    try:
        from banjar.server.config import Config, ConfigError
        from banjar.server.serve import serve
    except ImportError as error:
        missing = (error.name or "one").partition(".")[0]
        complain(f"the server needs more packages ({missing} is missing): pip install 'banjar[server]'")
        return MISTAKE
    gc.freeze()
    gc.enable()
    try:
        config = Config(
            host=args.host,
            port=args.port,
            database=args.database,
            public_url=args.public_url,
            trusted_proxy=args.trusted_proxy,
            admin_token=args.admin_token,
            workers=args.workers,
            migrate=args.migrate,
            limits=not args.no_limits,
        )
    except ConfigError as error:
        complain(str(error))
        return MISTAKE
    return serve(config, args.verbose, args.open)
