"""Changing a price or a number of the rules takes one file: what previews, boards and the heuristic say follows.

Each change is made in a copy of the package, where the laws of previews are run in a process of its own.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys

import pytest

import banjar

PACKAGE = pathlib.Path(banjar.__file__).parent
ROOT = pathlib.Path(__file__).parents[2]
BOX = "games/{game}/rules/box.py"
CHANGES = {
    "altar": {
        "SACRIFICE_PRICE = 5": "SACRIFICE_PRICE = 6",
        "EXTRA_FARMER_COST = 1": "EXTRA_FARMER_COST = 2",
        "SHRINE_COST = 7": "SHRINE_COST = 4",
        "LEAST_MAJORITY = 2": "LEAST_MAJORITY = 3",
        "MAJORITY_BONUS = 1": "MAJORITY_BONUS = 2",
        "SHRINE_POINTS = 4": "SHRINE_POINTS = 6",
        "STONES_PER_POINT = 5": "STONES_PER_POINT = 2",
    },
    "dalang": {
        "SEAL_VALUE = 3": "SEAL_VALUE = 5",
        "MOST_EXCHANGED = 3": "MOST_EXCHANGED = 2",
        "MOST_SPREAD = 3": "MOST_SPREAD = 2",
        "KEPT_FROM_BOTTOM = 4": "KEPT_FROM_BOTTOM = 2",
        "IDLE_ROUNDS = 2": "IDLE_ROUNDS = 3",
    },
}
LAWS = (
    "tests/laws/test_previews.py::test_previews_come_true[{variant}]",
    "tests/games/{game}/ai/test_heuristic.py",
    "tests/test_every_game.py::test_its_text_board_tells_the_score_sheet[{game}]",
)


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant"), [("altar", "altar-3-oracle-demon"), ("dalang", "dalang-3")])
def test_everything_follows_the_box(game: str, variant: str, tmp_path: pathlib.Path) -> None:
    copy = tmp_path / "src" / "banjar"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "web"))
    box = copy / BOX.format(game=game)
    text = box.read_text()
    for before, after in CHANGES[game].items():
        assert text.count(f"\n{before}") == 1
        text = text.replace(f"\n{before}", f"\n{after}")
    box.write_text(text)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    ran = subprocess.run(
        [*command, *(law.format(game=game, variant=variant) for law in LAWS)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(copy.parent), "BANJAR_KERNEL": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
