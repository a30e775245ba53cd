"""`banjar arena`: a tournament of bots, with a progress bar, a table and a results file."""

from __future__ import annotations

import functools
import json
import pathlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Column, Table

from banjar.arena.backends import backend
from banjar.arena.match import Contest, GameResult, play, prepare
from banjar.arena.results import ResultsFile
from banjar.arena.schedule import schedule, whole_rounds
from banjar.arena.standings import report
from banjar.bots import load_bot
from banjar.core.errors import OptionError
from banjar.core.game import load
from banjar.i18n.texts import Texts
from banjar.terminal.progress import games_bar

MIN_REPORT_COLUMNS = 120


@dataclass(frozen=True)
class ArenaArguments:
    """The arguments of the command line."""

    game: str
    players: int | None
    options: dict[str, Any]
    bots: Sequence[str]
    games: int
    seed: int
    jobs: int
    backend: str
    out: str | None
    fresh: bool
    language: str


def arena(wish: ArenaArguments) -> None:
    """Play all games that are still missing, and print the standings."""
    texts = Texts(wish.language)
    game = load(wish.game, wish.players, **wish.options)
    check_bots(wish.bots)
    settings = {
        "game": game.name,
        "players": game.players,
        "options": game.changed_options(),
        "bots": list(wish.bots),
        "seed": wish.seed,
    }
    out = pathlib.Path(wish.out or default_file(game.name, game.players, wish.bots))
    results_file = ResultsFile(out.with_suffix(".games.jsonl"), settings)
    if wish.fresh:
        results_file.begin_anew()
    results = results_file.begin()
    for bot in wish.bots:
        prepare(game.name, bot)  # before processes start, so that they do not compile the same code twice
    if len(results) > 0:
        print(texts.say("arena-resumed", count=len(results), file=str(results_file.path)))
    started = time.perf_counter()
    play_missing(wish, Contest(game.name, game.players, wish.options), results_file, results, texts)
    results.sort(key=lambda result: result.number)
    results = results[: whole_rounds(wish.games, game.players)]
    found = report(results, settings, time.perf_counter() - started)
    write(out, found)
    show(found, texts)
    print(texts.say("arena-written", file=str(out)))


def check_bots(bots: Sequence[str]) -> None:
    """Check the bots before any game is played."""
    if len(bots) < 2:
        raise OptionError("an arena needs at least two bots, such as --bots expert,greedy")
    for bot in bots:
        load_bot(bot)


def default_file(game: str, players: int, bots: Sequence[str]) -> str:
    """The default file name, built from the game, players and bots."""
    names = "-".join(bot.replace(":", "") for bot in bots)
    return f"arena-{game}-{players}p-{names}.json"


def play_missing(
    wish: ArenaArguments, contest: Contest, results_file: ResultsFile, results: list[GameResult], texts: Texts
) -> None:
    """Play with a progress bar; every game is saved as soon as it ends."""
    total = whole_rounds(wish.games, contest.players)
    known = {result.number for result in results}
    scheduled_games = [
        scheduled
        for scheduled in schedule(wish.bots, contest.players, wish.games, wish.seed)
        if scheduled.number not in known
    ]
    with games_bar(texts.say("arena-progress")) as bar:
        task = bar.add_task("", total=total, completed=total - len(scheduled_games))
        for result in backend(wish.backend, wish.jobs)(functools.partial(play, contest), scheduled_games, wish.jobs):
            results_file.add(result)
            results.append(result)
            bar.advance(task)


def write(path: pathlib.Path, found: dict[str, Any]) -> None:
    """Write the report as JSON."""
    try:
        path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise OptionError(f"cannot write {path}: {error.strerror}") from error


def show(found: dict[str, Any], texts: Texts) -> None:
    """Print the standings as a table."""
    console = Console()
    if console.width < MIN_REPORT_COLUMNS and not console.is_terminal:
        console = Console(width=MIN_REPORT_COLUMNS)
    columns = ("bot", "rating", "wins", "fair", "margin", "thinking", "longest")
    table = Table(*(Column(texts.say(f"arena-{column}"), no_wrap=True) for column in columns))
    for one in found["standings"]:
        table.add_row(
            one["bot"],
            f"{one['rating']:.1f} ({one['rating_interval'][0]:.0f} … {one['rating_interval'][1]:.0f})",
            f"{one['win_share']:.1%} ({one['win_interval'][0]:.0%} … {one['win_interval'][1]:.0%})",
            f"{one['fair_share']:.0%}",
            f"{one['margin']:+.1f} ({one['margin_interval'][0]:+.0f} … {one['margin_interval'][1]:+.0f})",
            f"{one['milliseconds']:.1f} ms",
            f"{one['longest']:.0f} ms",
        )
    console.print(table)
    seats = ", ".join(f"{one['share']:.1%} ± {one['plus_minus']:.1%}" for one in found["seats"])
    print(texts.say("arena-seats", seats=seats))
    print(
        texts.say(
            "arena-total",
            games=found["games"],
            decisions=f"{found['decisions_per_game']:.0f}",
            speed=f"{found['decisions_per_second']:,.0f}",
        )
    )
