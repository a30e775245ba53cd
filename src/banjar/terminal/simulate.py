"""`banjar simulate`: play many games with a progress bar, and print statistics."""

from __future__ import annotations

import json
import pathlib
from typing import Any

from banjar.arena.simulation import simulate as play_games
from banjar.core.errors import OptionError
from banjar.core.game import load
from banjar.i18n.texts import Texts
from banjar.i18n.wording import Wording
from banjar.terminal.progress import games_bar
from banjar.terminal.report import report


def simulate(
    game: str,
    players: int | None,
    options: dict[str, Any],
    count: int,
    bots: str,
    seed: int | None,
    file: str | None,
    language: str,
) -> None:
    """Play the games and print the statistics."""
    texts = Texts(language)
    if file not in (None, "-"):
        _check(pathlib.Path(str(file)))
    chosen = load(game, players, **options)
    with games_bar(texts.say("terminal-simulation-progress")) as bar:
        task = bar.add_task("", total=count)
        found = play_games(chosen, count, bots, seed, lambda done: bar.advance(task, done))
    if file != "-":
        for line in report(found, texts, Wording(texts, game)):
            print(line)
    if file is not None:
        _write(json.dumps(found, indent=2), file)


def _check(path: pathlib.Path) -> None:
    """Check that the file can be written, before any game is played."""
    if path.is_dir():
        raise OptionError(f"{path} is a directory")
    if not path.absolute().parent.is_dir():
        raise OptionError(f"there is no directory {path.parent}")


def _write(text: str, file: str) -> None:
    if file == "-":
        print(text)
        return
    try:
        pathlib.Path(file).write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise OptionError(f"cannot write {file}: {error.strerror}") from error
