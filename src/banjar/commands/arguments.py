"""What the commands share: the parser, types of arguments, and arguments that several take."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from banjar.core.registry import definition, game_names
from banjar.kernel.seed import LARGEST_SEED

if TYPE_CHECKING:
    from banjar.core.definition import Definition

LANGUAGES = ("en", "nl", "de", "it")
BOTS = ("novice", "apprentice", "adept", "expert", "greedy", "random")
EXIT_USAGE_ERROR = 2


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit with EXIT_USAGE_ERROR."""
        print_error(f"{message} (see: {self.prog} --help)")
        raise SystemExit(EXIT_USAGE_ERROR)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def print_error(message: str) -> None:
    """Print an error as one line on standard error."""
    print(f"banjar: {' '.join(message.split())}", file=sys.stderr)


def one_of(what: str, names: Sequence[str]) -> argparse._ActionType:
    """An argparse type that accepts one of `names`; `what` they are is part of the error."""

    def check(word: str) -> str:
        if word not in names:
            listed = f"{', '.join(names[:-1])} or {names[-1]}"
            raise argparse.ArgumentTypeError(f"there is no {what} called {word!r}; it must be {listed}")
        return word

    return check


def whole(least: int, most: int) -> argparse._ActionType:
    """An argparse type for whole numbers from `least` to `most`."""

    def check(word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 20 and least <= int(word) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}, not {word!r}")
        return int(word)

    return check


def listed(word: str) -> list[str]:
    """Split names at commas."""
    return [name.strip() for name in word.split(",") if name.strip()]


def default_language() -> str:
    """The first supported language of the user's environment; English if there is none."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for name in os.environ.get(variable, "").split(":"):
            if name[:2] in LANGUAGES and not name[2:3].isalpha():
                return name[:2]
    return "en"


def add_command(commands: Commands, name: str, summary: str) -> Parser:
    """Add a command with a one-line description."""
    return commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)


def add_language(command: Parser) -> None:
    """Add `--lang`, by default the user's language."""
    command.add_argument(
        "--lang",
        type=one_of("language", LANGUAGES),
        default=default_language(),
        metavar="LANG",
        help="en, nl, de or it (default: %(default)s)",
    )


def add_database(command: Parser) -> None:
    """`--database`, by default a file of this user."""
    command.add_argument(
        "--database",
        default=os.environ.get("BANJAR_DATABASE"),
        metavar="URL",
        help="sqlite:///FILE or postgresql://...; else a file in your data directory (or BANJAR_DATABASE)",
    )


def print_missing_package(error: ImportError) -> None:
    """Say that the packages of the server are not all installed."""
    missing = (error.name or "one").partition(".")[0]
    print_error(f"the server needs more packages ({missing} is missing): pip install 'banjar[server]'")


def add_game(command: Parser, nargs: str | None = None) -> None:
    """Add the name of a game."""
    names = game_names()
    command.add_argument("game", type=one_of("game", names), nargs=nargs, metavar="GAME", help=" or ".join(names))


def add_options(command: Parser, games: Sequence[Definition]) -> None:
    """Add the number of players, the seed, and the options of each game."""
    counts = {count for game in games for count in game.players} or {2}
    numbers = ", ".join(f"{game.name}: {game.players[0]} to {game.players[-1]}" for game in games)
    command.add_argument("--players", type=whole(min(counts), max(counts)), metavar="N", help=numbers)
    for name, summary in _option_summaries(games).items():
        option = next(found for game in games if (found := game.option(name)) is not None)
        flag = f"--{name.replace('_', '-')}"
        if option.is_flag:
            command.add_argument(flag, action="store_true", dest=f"option_{name}", help=summary)
        else:
            command.add_argument(flag, metavar=option.syntax, dest=f"option_{name}", help=summary)
    command.add_argument("--seed", type=whole(0, LARGEST_SEED), metavar="N", help="the same seed deals the same game")


def _option_summaries(games: Sequence[Definition]) -> dict[str, str]:
    """Every option that can be given on the command line, with its help for each game."""
    found: dict[str, list[str]] = {}
    for game in games:
        for option in game.options:
            if option.is_flag or option.parse is not None:
                found.setdefault(option.name, []).append(f"{game.name}: {option.summary}")
    return {name: "; ".join(summaries).replace("%", "%%") for name, summaries in found.items()}


def add_bots(command: Parser, bots: Sequence[str], default: str) -> None:
    """Add `--bots`, one name for all opponents."""
    command.add_argument(
        "--bots", type=one_of("bot", bots), metavar="BOT", help=f"{', '.join(bots)} (default: {default})"
    )


def add_plain(command: Parser) -> None:
    """Add `--plain`, for commands that draw."""
    command.add_argument(
        "--plain", action="store_true", help="no colours, no shapes, no cleared screen; for screen readers"
    )


def given_options(args: argparse.Namespace) -> dict[str, object]:
    """The game's options given on the command line, parsed by the game."""
    rules = definition(args.game) if args.game is not None else None
    options: dict[str, object] = {}
    for key, value in vars(args).items():
        if key.startswith("option_") and value not in (None, False):
            name = key.removeprefix("option_")
            option = rules.option(name) if rules is not None else None
            options[name] = option.parse(value) if option is not None and option.parse is not None else value
    return options
