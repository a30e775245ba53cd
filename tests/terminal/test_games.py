"""Whole games through pipes, in every configuration."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.terminal.client import CONFIGURATIONS, LANGUAGES

pytestmark = pytest.mark.long

END = {
    "en": ("wins!", "share"),
    "nl": ("wint!", "delen"),
    "de": ("gewinnt!", "teilen"),
    "it": ("Vince", "dividono"),
}


def piped(*arguments: str, answers: str) -> subprocess.CompletedProcess[str]:
    names = ("LANGUAGE", "LC_ALL", "COLUMNS")
    plain = {key: value for key, value in os.environ.items() if key not in names}
    return subprocess.run(
        [sys.executable, "-m", "banjar.cli", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**plain, "BANJAR_KERNEL": "plain", "LANG": "C.UTF-8"},
        timeout=300,
        check=False,
    )


def games() -> Iterator[Any]:
    """Every configuration with one of the bots; with the other when there is time."""
    for number, (game, options) in enumerate(CONFIGURATIONS):
        for turn, bots in enumerate(("random", "greedy")):
            yield pytest.param(game, options, bots, marks=[pytest.mark.slow] if (number + turn) % 2 else [])


@pytest.mark.parametrize(("game", "options", "bots"), [*games()])
def test_a_whole_game(game: str, options: dict[str, Any], bots: str) -> None:
    number = CONFIGURATIONS.index((game, options))
    language = LANGUAGES[number % len(LANGUAGES)]
    variants = [f"--{name}" for name in ("oracle", "demon") if options.get(name)]
    if game == "dalang":
        variants = ["--turn-limit", "9"]
    arguments = ["play", game, "--players", str(options["players"]), *variants, "--lang", language]
    arguments += ["--seed", str(number), "--seat", str(number % options["players"]), "--bots", bots]
    done = piped(*arguments, answers="1\n" * 3000)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert any(word in done.stdout.splitlines()[-1] for word in END[language])
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_the_same_seed_plays_the_same_game(game: str) -> None:
    limit = ["--turn-limit", "3"] if game == "dalang" else []
    first, second = (piped("play", game, "--seed", "5", *limit, answers="1\n" * 900) for _ in range(2))
    assert first.stdout == second.stdout


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_the_end_of_input_is_not_an_error(game: str) -> None:
    done = piped("play", game, "--seed", "5", answers="1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "save FILE" in done.stdout
