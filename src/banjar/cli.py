"""The command line: `banjar play`, `replay`, `rules`, `serve`, `simulate`, `arena`, `bench` and `compile`."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from banjar import __version__
from banjar.core.registry import definition, game_names
from banjar.kernel.seed import LARGEST_SEED

if TYPE_CHECKING:
    from banjar.core.definition import Definition

LANGUAGES = ("en", "nl", "de", "it")
BOTS = ("novice", "apprentice", "adept", "expert", "greedy", "random")
USUAL_BOT = "apprentice"
SEARCHING_BOTS = ("adept", "expert")
QUICK_BOTS = ("greedy", "random")
OPTION_COMMANDS = ("play", "simulate", "arena")
"""They take the options of a game."""
BACKENDS = ("local", "ray")
KERNELS = ("plain", "compiled")
MISTAKE = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and end with the exit code for mistakes."""
        complain(f"{message} (see: {self.prog} --help)")
        raise SystemExit(MISTAKE)


def complain(message: str) -> None:
    """One line about a mistake, on standard error."""
    print(f"banjar: {' '.join(message.split())}", file=sys.stderr)


def one_of(what: str, names: Sequence[str]) -> argparse._ActionType:
    """A type for arguments that must be one of some names."""

    def check(word: str) -> str:
        if word not in names:
            listed = f"{', '.join(names[:-1])} or {names[-1]}"
            raise argparse.ArgumentTypeError(f"there is no {what} called {word!r}; it must be {listed}")
        return word

    return check


def whole(least: int, most: int) -> argparse._ActionType:
    """A type for whole numbers within bounds."""

    def check(word: str) -> int:
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 20 and least <= int(word) <= most):
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}, not {word!r}")
        return int(word)

    return check


def default_language() -> str:
    """The first of the user's languages that is one of ours, else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for name in os.environ.get(variable, "").split(":"):
            if name[:2] in LANGUAGES and not name[2:3].isalpha():
                return name[:2]
    return "en"


def parser(games: Sequence[Definition] = ()) -> Parser:
    """All commands and their arguments, with the options of some games."""
    top = Parser(prog="banjar", description="The two board games called Bali, in your terminal.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"banjar {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    _add_play(commands, games)
    _add_replay(commands)
    _add_rules(commands)
    _add_serve(commands)
    _add_simulate(commands, games)
    _add_arena(commands, games)
    _add_bench(commands)
    _add_compile(commands)
    return top


_Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def _add_compile(commands: _Commands) -> None:
    command = _command(commands, "compile", "Compile the rules and the search of every game for this machine now.")
    command.epilog = (
        "The first game on a machine, or a server with bots, otherwise compiles when it starts. Progress goes to "
        "stderr, what is ready to stdout. Compiled code is kept in BANJAR_CACHE_DIR, or else in the user's cache "
        "directory, apart for each processor and version; what is ready already takes no time. A directory that "
        "others own or may write is not used."
    )
    command.set_defaults(run=_compile)


def _command(commands: _Commands, name: str, summary: str) -> Parser:
    return commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)


def _add_language(command: Parser) -> None:
    command.add_argument(
        "--lang",
        type=one_of("language", LANGUAGES),
        default=default_language(),
        metavar="LANG",
        help="en, nl, de or it (default: %(default)s)",
    )


def _add_game(command: Parser, nargs: str | None = None) -> None:
    names = game_names()
    command.add_argument("game", type=one_of("game", names), nargs=nargs, metavar="GAME", help=" or ".join(names))


def _add_options(command: Parser, games: Sequence[Definition]) -> None:
    """The number of players, the seed, and what each game can be played with."""
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
    """Every option that can be written on a command line, with what it means in which game."""
    found: dict[str, list[str]] = {}
    for game in games:
        for option in game.options:
            if option.is_flag or option.parse is not None:
                found.setdefault(option.name, []).append(f"{game.name}: {option.summary}")
    return {name: "; ".join(summaries).replace("%", "%%") for name, summaries in found.items()}


def _add_bots(command: Parser, bots: Sequence[str], default: str) -> None:
    command.add_argument(
        "--bots", type=one_of("bot", bots), metavar="BOT", help=f"{', '.join(bots)} (default: {default})"
    )


def _add_plain(command: Parser) -> None:
    command.add_argument(
        "--plain", action="store_true", help="no colours, no shapes, no cleared screen; for screen readers"
    )


def _add_play(commands: _Commands, games: Sequence[Definition]) -> None:
    command = _command(commands, "play", "Play a game against bots.")
    _add_game(command, nargs="?")
    _add_options(command, games)
    command.add_argument("--seat", type=whole(0, 9), metavar="K", help="your seat, from 0 (default: 0)")
    _add_bots(command, BOTS, USUAL_BOT)
    command.add_argument("--load", metavar="FILE", help="go on with a saved game")
    command.add_argument("--ask-all", action="store_true", help="ask even where there is only one choice")
    _add_plain(command)
    _add_language(command)
    command.set_defaults(run=_play)


def _add_replay(commands: _Commands) -> None:
    command = _command(commands, "replay", "Step through a saved game.")
    command.add_argument("file", metavar="FILE", help="a game record")
    command.add_argument("--seat", metavar="K", help="whose cards to show: a seat from 0, or all")
    command.add_argument("--all", action="store_true", help="print the whole game instead of stepping through it")
    _add_plain(command)
    _add_language(command)
    command.set_defaults(run=_replay)


def _add_rules(commands: _Commands) -> None:
    command = _command(commands, "rules", "Print the rules of a game, or one of them.")
    _add_game(command)
    command.add_argument("number", nargs="?", metavar="RULE", help="a rule or a section, such as A3.10 or B6")
    _add_language(command)
    command.set_defaults(run=_rules)


def _add_serve(commands: _Commands) -> None:
    command = _command(commands, "serve", "Open tables for people and bots on the network.")
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
    command.set_defaults(run=_serve)


def _add_simulate(commands: _Commands, games: Sequence[Definition]) -> None:
    command = _command(commands, "simulate", "Let bots play many games and print statistics.")
    _add_game(command)
    command.add_argument(
        "-n",
        "--games",
        type=whole(1, 10**9),
        default=10_000,
        metavar="N",
        help="how many games (default: %(default)s)",
    )
    _add_options(command, games)
    _add_bots(command, QUICK_BOTS, "random")
    command.add_argument("--json", metavar="FILE", help="also write the statistics to a file; - is standard output")
    _add_language(command)
    command.set_defaults(run=_simulate)


def names(word: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in word.split(",") if name.strip()]


def _add_arena(commands: _Commands, games: Sequence[Definition]) -> None:
    command = _command(commands, "arena", "Let bots play each other on equal deals and rate them.")
    _add_game(command)
    command.add_argument(
        "--bots",
        type=names,
        default=["expert", "adept", "apprentice", "novice"],
        metavar="A,B,...",
        help="novice, apprentice, adept, expert, greedy, random, search:500, search:100ms; a name may stand twice",
    )
    command.add_argument(
        "--games", type=whole(1, 10**7), default=200, metavar="N", help="how many games (default: %(default)s)"
    )
    _add_options(command, games)
    command.add_argument("--jobs", type=whole(1, 1024), default=1, metavar="N", help="processes (default: 1)")
    command.add_argument(
        "--backend", type=one_of("backend", BACKENDS), default="local", metavar="NAME", help="local or ray"
    )
    command.add_argument("--out", metavar="FILE", help="the JSON file; the games are kept beside it, to go on later")
    command.add_argument("--fresh", action="store_true", help="forget the games of an earlier run")
    _add_language(command)
    command.set_defaults(run=_arena)


def _add_bench(commands: _Commands) -> None:
    command = _command(commands, "bench", "Measure the speed of the engine.")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument("--peers", action=argparse.BooleanOptionalAction, help="measure other libraries too")
    command.add_argument("--quick", action="store_true", help="measure for a shorter time")
    command.set_defaults(run=_bench)


def _given_options(args: argparse.Namespace) -> dict[str, object]:
    """The game's options that were named on the command line, read as the game reads them."""
    rules = definition(args.game) if args.game is not None else None
    options: dict[str, object] = {}
    for key, value in vars(args).items():
        if key.startswith("option_") and value not in (None, False):
            name = key.removeprefix("option_")
            option = rules.option(name) if rules is not None else None
            options[name] = option.parse(value) if option is not None and option.parse is not None else value
    return options


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


def _play(args: argparse.Namespace) -> int:
    from banjar.core.errors import OptionError
    from banjar.terminal.play import PlayArguments, play

    options = _given_options(args)
    if args.load is not None and (options or args.players is not None or args.seed is not None):
        raise OptionError("with --load the players, the options and the deal come from the file")
    wish = PlayArguments(
        game=args.game,
        language=args.lang,
        players=args.players,
        seat=args.seat,
        options=options,
        bots=args.bots,
        seed=args.seed,
        file=args.load,
        plain=args.plain,
        ask_all=args.ask_all,
    )
    play(wish)
    return 0


def _replay(args: argparse.Namespace) -> int:
    os.environ.setdefault("BANJAR_KERNEL", "plain")
    from banjar.terminal.replay import replay

    replay(args.file, args.lang, args.seat, args.all, args.plain)
    return 0


def _rules(args: argparse.Namespace) -> int:
    from banjar.terminal.rulebook import print_rules

    print_rules(args.game, args.lang, args.number)
    return 0


def _serve(args: argparse.Namespace) -> int:
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


def _simulate(args: argparse.Namespace) -> int:
    from banjar.terminal.simulate import simulate

    simulate(
        args.game,
        args.players,
        _given_options(args),
        args.games,
        args.bots or "random",
        args.seed,
        args.json,
        args.lang,
    )
    return 0


def _arena(args: argparse.Namespace) -> int:
    from banjar.terminal.arena import ArenaArguments, arena

    arena(
        ArenaArguments(
            game=args.game,
            players=args.players,
            options=_given_options(args),
            bots=args.bots,
            games=args.games,
            seed=args.seed or 0,
            jobs=args.jobs,
            backend=args.backend,
            out=args.out,
            fresh=args.fresh,
            language=args.lang,
        )
    )
    return 0


def _bench(args: argparse.Namespace) -> int:
    from banjar.bench.command import run

    return int(run(args) or 0)


def _compile(_args: argparse.Namespace) -> int:
    os.environ["BANJAR_KERNEL"] = "compiled"
    from banjar.bots.compilation import compile_games, units_of
    from banjar.core.registry import game_names

    succeeded = compile_games()
    units = [unit for game in game_names() for unit in units_of(game)]
    for unit in units:
        kept = "not kept: every process compiles anew" if unit.directory is None else "not ready"
        print(f"{unit.name}: {f'ready in {unit.directory}' if unit.is_ready else kept}")
    for place, reason in dict(place for unit in units for place in unit.refused_places).items():
        print(f"not kept in {place}: {reason}")
    return 0 if succeeded else 1


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


if __name__ == "__main__":
    sys.exit(main())
