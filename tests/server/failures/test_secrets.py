"""Failure modes 1 and 8: what a seat or a spectator is sent is the same in every world they cannot exclude."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Sequence

import pytest
from tests.laws.configurations import VARIANTS, Configuration
from tests.server.app_fixtures import KEY, AppUnderTest, running_app
from tests.server.twin_tables import script_of, told, worlds

MOST = {"altar": 1000, "dalang": 60}
"""Decisions; sampling a world takes longer the more dalang has seen."""
LATE = 2000
DALANG = [configuration for configuration in VARIANTS if configuration.game == "dalang"]


async def compare(app: AppUnderTest, configuration: Configuration, number: int, seats: Sequence[int], most: int) -> int:
    """Play one game in several worlds, some of them sampled for these seats; in how many."""
    script = script_of(configuration, number, most)
    truth = await told(app, script)
    assert all(len(sent) > len(script.state.decisions) for sent in truth.values())
    others = worlds(script, seats)
    for readers, world in others:
        found = await told(app, script.of(world))
        for reader in readers:
            different = [pair for pair in zip(truth[reader], found[reader], strict=False) if pair[0] != pair[1]]
            assert not different, f"{script.label}: {reader} is sent\n{different[0][0]}\nand\n{different[0][1]}"
            assert len(truth[reader]) == len(found[reader])
    return len(others)


def compare_games(
    folder: pathlib.Path, configuration: Configuration, numbers: range, seats: Sequence[int], most: int
) -> int:
    async def comparing() -> int:
        async with running_app(folder, key=KEY) as app:
            return sum([await compare(app, configuration, number, seats, most) for number in numbers])

    return asyncio.run(comparing())


@pytest.mark.parametrize("configuration", VARIANTS, ids=str)
def test_1_bytes_are_the_same_in_every_world(configuration: Configuration, tmp_path: pathlib.Path) -> None:
    """1, 8: one game each, 14 in all."""
    assert compare_games(tmp_path, configuration, range(1), [0], MOST[configuration.game]) == 2


@pytest.mark.slow
@pytest.mark.parametrize("configuration", VARIANTS, ids=str)
def test_1_bytes_are_the_same_in_every_world_of_many_games(
    configuration: Configuration, tmp_path: pathlib.Path
) -> None:
    """1, 8: 210 games in all."""
    seats = range(configuration.players)
    assert compare_games(tmp_path, configuration, range(100, 115), seats, MOST[configuration.game]) >= 40


@pytest.mark.slow
@pytest.mark.parametrize("configuration", DALANG, ids=str)
def test_1_bytes_are_the_same_late_in_long_games(configuration: Configuration, tmp_path: pathlib.Path) -> None:
    """1, 8: with the unseen cards in another order, after up to two thousand decisions."""
    assert compare_games(tmp_path, configuration, range(300, 303), [], LATE) == 3
