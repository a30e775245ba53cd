"""A whole training in small: it stops anywhere, goes on, and ends the same. Needs PyTorch, see the extra `train`."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

import banjar
from banjar.arena.match import Contest, play
from banjar.arena.schedule import schedule
from banjar.bots import load_bot
from banjar.bots.network.weights import read_networks
from banjar.cli import main
from banjar.core.errors import OptionError
from banjar.core.registry import definition
from banjar.training.directory import plan_for, planned_training
from banjar.training.plan import TrainingPlan, read_plan
from banjar.training.run import Stage, Training

SMALL = TrainingPlan(
    "altar",
    generations=2,
    games=8,
    games_a_job=4,
    thorough_simulations=8,
    quick_simulations=4,
    epochs=8.0,
    gate_games=2,
    policy_layers=(16, 8),
    value_layers=(16, 8),
)


class Interrupted(Exception):
    """As if somebody pressed Ctrl-C."""


def begun(directory: pathlib.Path, plan: TrainingPlan = SMALL) -> Training:
    directory.mkdir()
    plan.write(directory)
    return Training(plan, directory)


def silent(_stage: Stage) -> None:
    """Report nothing."""


def interrupting(at: int) -> Callable[[Stage], None]:
    """Interrupts at the n-th report."""
    reports = iter(range(at + 1))

    def progress(_stage: Stage) -> None:
        if next(reports) == at:
            raise Interrupted

    return progress


def test_an_interrupted_training_goes_on_and_gives_the_same_networks(tmp_path: pathlib.Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    stages: list[Stage] = []
    whole = begun(tmp_path / "whole").run(stages.append)
    parts = begun(tmp_path / "parts")
    interrupted = 0
    for at in (0, 1, 2, 0, 1):
        try:
            parts.run(interrupting(at))
        except Interrupted:
            interrupted += 1
    assert interrupted >= 4
    again = parts.run(silent)
    with np.load(whole) as first, np.load(again) as second:
        assert first.files == second.files
        assert all(np.array_equal(first[name], second[name]) for name in first.files)
    read_networks(again, definition("altar"))
    state = banjar.load("altar", players=3).new(seed=1)
    assert load_bot(f"policy@{again}", 1).choose(state.seen_by(state.to_act)).id in state.legal_ids()
    rows = (tmp_path / "parts" / "progress.csv").read_text().splitlines()
    assert len(rows) == 1 + SMALL.generations
    assert (tmp_path / "parts" / "curves.svg").read_text().count("<polyline") == 3


@pytest.mark.slow
@pytest.mark.parametrize("minutes", [20])
def test_twenty_minutes_from_nothing_beat_the_heuristic(minutes: int, tmp_path: pathlib.Path) -> None:
    """At least 60 % against greedy, by the policy alone."""
    pytest.importorskip("torch", reason="PyTorch is not installed")
    directory = tmp_path / "training"
    assert main(["train", "altar", "--minutes", str(minutes), "--directory", str(directory)]) == 0
    bot = f"policy@{directory / 'networks.npz'}"
    contest = Contest("altar", 2, {})
    won = total = 0.0
    for game in schedule([bot, "greedy"], 2, 400, 7):
        result = play(contest, game)
        seat = result.bots.index(bot)
        won += 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0
        total += 1
    assert won / total >= 0.6


def test_a_plan_survives_its_file(tmp_path: pathlib.Path) -> None:
    assert read_plan(tmp_path) is None
    SMALL.write(tmp_path)
    assert read_plan(tmp_path) == SMALL
    (tmp_path / "plan.json").write_text('{"game": "altar", "speed": 3}')
    with pytest.raises(OptionError, match=r"plan\.json is no plan of a training"):
        read_plan(tmp_path)


def test_a_plan_fits_the_time() -> None:
    short, long = plan_for(SMALL, 10, 20.0), plan_for(SMALL, 60, 20.0)
    assert short.generations < long.generations
    assert long.generations * long.games > 5 * short.generations * short.games
    assert plan_for(SMALL, 60, 40.0).games == pytest.approx(2 * long.games, rel=0.01)
    assert replace(short, games=0, generations=0) == replace(SMALL, games=0, generations=0)


def wishes(**given: int) -> dict[str, int | None]:
    return {"generations": None, "games": None, "minutes": None, **given}


def test_a_training_goes_on_by_its_own_plan_only(tmp_path: pathlib.Path) -> None:
    said: list[str] = []
    directory = tmp_path / "training"
    first = planned_training("altar", directory, 3, 1, "local", wishes(games=50, generations=2), said.append)
    assert (first.plan.games, first.plan.generations, first.plan.seed) == (50, 2, 3)
    again = planned_training("altar", directory, 3, 1, "local", wishes(), said.append)
    assert again.plan == first.plan
    assert "goes on where it was" in said[-1]
    for game, seed, given, sentence in (
        ("dalang", 3, wishes(), "a training with game altar, not dalang"),
        ("altar", 4, wishes(), "a training with seed 3, not 4"),
        ("altar", 3, wishes(games=60), "a training with games 50, not 60"),
    ):
        with pytest.raises(OptionError, match=sentence):
            planned_training(game, directory, seed, 1, "local", given, said.append)


def test_a_directory_with_something_else_is_left_alone(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    assert main(["train", "altar", "--directory", str(tmp_path)]) == 2
    assert "is not empty and holds no training" in capsys.readouterr().err
    file = tmp_path / "letters.txt"
    assert main(["train", "altar", "--directory", str(file)]) == 2
    assert re.search("letters.txt cannot be made", capsys.readouterr().err)
