"""The command line: a module of `banjar.commands` for each command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from banjar import __version__
from banjar.commands import (
    arena,
    backup,
    bench,
    doctor,
    moderate,
    play,
    replay,
    restore,
    rotate_key,
    rules,
    serve,
    simulate,
    train,
)
from banjar.commands import compile as compile_command
from banjar.commands.arguments import EXIT_USAGE_ERROR, Parser, print_error
from banjar.core.registry import definition, game_names

if TYPE_CHECKING:
    from banjar.core.definition import Definition

COMMANDS = (
    play,
    replay,
    rules,
    serve,
    backup,
    restore,
    doctor,
    moderate,
    rotate_key,
    simulate,
    arena,
    train,
    bench,
    compile_command,
)
"""In the order of `banjar --help`."""
SEARCHING_BOTS = ("adept", "expert")
OPTION_COMMANDS = ("play", "simulate", "arena")
"""Commands that take the options of a game."""
KERNELS = ("plain", "compiled")
EXIT_INTERRUPTED = 130


def parser(games: Sequence[Definition] = ()) -> Parser:
    """The parser of all commands, with the options of these games."""
    top = Parser(prog="banjar", description="The two board games called Bali, in your terminal.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"banjar {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add(commands, games)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code: 0, or 2 for a usage error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _run(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()
        code = EXIT_INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe; without this Python reports the error again when it closes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    return code


def _run(argv: Sequence[str] | None) -> int:
    from banjar.core.errors import OptionError, PositionError, RecordError

    words = list(sys.argv[1:] if argv is None else argv)
    kernel = os.environ.get("BANJAR_KERNEL", KERNELS[0])
    if kernel not in KERNELS:
        print_error(f"BANJAR_KERNEL is {kernel!r}; it must be plain or compiled")
        return EXIT_USAGE_ERROR
    try:
        top = parser(_games_of(words))
        args = top.parse_args(words)
    except SystemExit as end:
        return int(end.code or 0)
    except OptionError as error:
        print_error(str(error))
        return EXIT_USAGE_ERROR
    if args.command is None:
        top.print_help()
        return 0
    try:
        return int(args.run(args))
    except (OptionError, PositionError, RecordError) as error:
        print_error(str(error))
        return EXIT_USAGE_ERROR


def _games_of(words: Sequence[str]) -> list[Definition]:
    """The games whose options the command takes; none for other commands, because loading games takes a moment."""
    command = next((word for word in words if not word.startswith("-")), None)
    if command not in OPTION_COMMANDS:
        return []
    # Choose the kernel before the first game is loaded. The plain one starts at once and is fast enough for a player at
    # a terminal unless a bot searches.
    asks_for_help = "-h" in words or "--help" in words
    if asks_for_help or (command == "play" and _playing_bots(words) not in SEARCHING_BOTS):
        os.environ.setdefault("BANJAR_KERNEL", "plain")
    return [definition(name) for name in game_names()]


def _playing_bots(words: Sequence[str]) -> str | None:
    """The opponents of `banjar play`, before the arguments are fully parsed."""
    some = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    some.add_argument("--bots")
    some.add_argument("--load")
    try:
        found = some.parse_known_args(words)[0]
    except argparse.ArgumentError:
        return None
    return found.bots or _saved_bots(found.load)


def _saved_bots(file: str | None) -> str | None:
    """The searching bots of a saved game, if it has any. Errors in the file are reported later, when it is loaded."""
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
