"""The command line: `banjar play`, `replay`, `rules`, `serve`, `simulate`, `arena`, `bench` and `compile`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar import __version__
from banjar.commands import arena, bench, play, replay, rules, serve, simulate
from banjar.commands import compile as compile_command
from banjar.commands.arguments import MISTAKE, Parser, complain
from banjar.core.registry import definition, game_names

if TYPE_CHECKING:
    from banjar.core.definition import Definition

COMMANDS = (play, replay, rules, serve, simulate, arena, bench, compile_command)
"""In the order of `banjar --help`."""
SEARCHING_BOTS = ("adept", "expert")
OPTION_COMMANDS = ("play", "simulate", "arena")
"""They take the options of a game."""
KERNELS = ("plain", "compiled")
INTERRUPTED = 130


def parser(games: Sequence[Definition] = ()) -> Parser:
    """All commands and their arguments, with the options of some games."""
    top = Parser(prog="banjar", description="The two board games called Bali, in your terminal.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"banjar {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add(commands, games)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 after a mistake."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _run(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()
        code = INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on; Python would complain once more when it closes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    return code


def _run(argv: Sequence[str] | None) -> int:
    from banjar.core.errors import OptionError, PositionError, RecordError

    words = list(sys.argv[1:] if argv is None else argv)
    kernel = os.environ.get("BANJAR_KERNEL", KERNELS[0])
    if kernel not in KERNELS:
        complain(f"BANJAR_KERNEL is {kernel!r}; it must be plain or compiled")
        return MISTAKE
    try:
        top = parser(_games_of(words))
        args = top.parse_args(words)
    except SystemExit as end:
        return int(end.code or 0)
    except OptionError as error:
        complain(str(error))
        return MISTAKE
    if args.command is None:
        top.print_help()
        return 0
    try:
        return int(args.run(args))
    except (OptionError, PositionError, RecordError) as error:
        complain(str(error))
        return MISTAKE


def _games_of(words: Sequence[str]) -> list[Definition]:
    """The games whose options the command line may name; loading them takes a moment, so only where they may."""
    command = next((word for word in words if not word.startswith("-")), None)
    if command not in OPTION_COMMANDS:
        return []
    # The kernel is chosen before the first game is loaded. Plain rules start at once, and are quick enough for a
    # player at a terminal unless a bot searches.
    asks_for_help = "-h" in words or "--help" in words
    if asks_for_help or (command == "play" and _playing_bots(words) not in SEARCHING_BOTS):
        os.environ.setdefault("BANJAR_KERNEL", "plain")
    return [definition(name) for name in game_names()]


def _playing_bots(words: Sequence[str]) -> str | None:
    """The opponents of `banjar play`, as far as they can be known before all arguments are."""
    some = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    some.add_argument("--bots")
    some.add_argument("--load")
    try:
        found = some.parse_known_args(words)[0]
    except argparse.ArgumentError:
        return None
    return found.bots or _saved_bots(found.load)


def _saved_bots(file: str | None) -> str | None:
    """Whom a saved game was played against; whatever is wrong with the file is told by who reads it."""
    if file is None:
        return None
    try:
        with open(file, encoding="utf-8", errors="replace") as lines:
            head = lines.read(10_000)
    except OSError:
        return None
    return next((bot for bot in SEARCHING_BOTS if f'[Bots "{bot}"]' in head), None)


if __name__ == "__main__":
    sys.exit(main())
