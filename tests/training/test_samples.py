"""Samples of self-play: what they hold, that files keep them, and targets that mix results with expectations."""

from __future__ import annotations

import pathlib
from dataclasses import replace

import numpy as np
import pytest

from banjar.bots.network.weights import source
from banjar.core.registry import definition
from banjar.training.plan import TrainingPlan, contests
from banjar.training.samples import Samples
from banjar.training.self_play import SelfPlayJob, play, seats_from
from tests.bots.random_networks import random_file


def plan_of(game: str) -> TrainingPlan:
    return TrainingPlan(game, games=4, games_a_job=2, thorough_simulations=6, quick_simulations=3)


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_all_that_a_network_plays_is_played(game: str) -> None:
    """Every number of players, with and without each variant."""
    rules = definition(game)
    flags = [option for option in rules.options if option.is_flag]
    tables = contests(rules)
    assert len(tables) == len(rules.players) * 2 ** len(flags) == len(set(map(str, tables)))


@pytest.mark.long
@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_a_game_gives_samples(game: str, tmp_path: pathlib.Path) -> None:
    rules = definition(game)
    networks = source(str(random_file(tmp_path, rules)))(rules)
    for contest in (contests(rules)[0], contests(rules)[-1]):
        for playing in (None, networks):
            samples = play(plan_of(game), contest, 3, playing)
            assert samples
            for sample in samples:
                assert len(sample.actions) == len(sample.outputs) == len(sample.values) == len(sample.visits) > 1
                assert sample.visits.sum() == pytest.approx(1.0)
                assert len(sample.shares) == len(sample.margins) == contest.players
                assert abs(sample.inputs).max() <= 511
            # The last decision's target is the result itself: one winner, or equal shares.
            assert samples[-1].shares.sum() == pytest.approx(1.0)


@pytest.mark.long
def test_targets_mix_the_result_with_later_expectations(tmp_path: pathlib.Path) -> None:
    rules = definition("altar")
    networks = source(str(random_file(tmp_path, rules)))(rules)
    contest = contests(rules)[0]
    trusting = play(replace(plan_of("altar"), trust=1.0), contest, 3, networks)
    doubting = play(replace(plan_of("altar"), trust=0.5), contest, 3, networks)
    result = trusting[-1].shares[np.argsort(seats_from(trusting[-1].seat, 2))]
    for sample in trusting:
        assert sample.shares.tolist() == result[seats_from(sample.seat, 2)].tolist()
    last, before = doubting[-1], doubting[-2]
    order = np.argsort(seats_from(last.seat, 2))
    mixed = 0.5 * last.shares[order] + 0.5 * last.expected_shares[order]
    assert before.shares == pytest.approx(mixed[seats_from(before.seat, 2)])


@pytest.mark.long
def test_files_keep_samples(tmp_path: pathlib.Path) -> None:
    plan = plan_of("altar")
    for number in range(2):
        job = SelfPlayJob(plan, 0, number, None, str(tmp_path / f"{number}.npz"))
        count = job.run()
        written = pathlib.Path(job.out).stat().st_mtime_ns
        assert job.run() == count > 0
        assert pathlib.Path(job.out).stat().st_mtime_ns == written, "what is there is not played again"
    parts = [Samples.read(tmp_path / f"{number}.npz") for number in range(2)]
    joined = Samples.joined(parts)
    assert len(joined) == len(parts[0]) + len(parts[1])
    assert len(joined.starts) == len(joined) + 1
    assert joined.starts[-1] == len(joined.outputs) == len(joined.visits)
    assert len(set(joined.games.tolist())) == 4
    row = len(parts[0]) + 1
    first, last = joined.starts[row], joined.starts[row + 1]
    assert joined.outputs[first:last].tolist() == parts[1].outputs[parts[1].starts[1] : parts[1].starts[2]].tolist()
