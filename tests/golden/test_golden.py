"""Every variant has a recorded playthrough that the rules, the views and the events still give, word for word."""

from __future__ import annotations

import difflib
import pathlib

import pytest
from tests.golden.playthrough import playthrough
from tests.laws.configurations import EVERY_VARIANT, Configuration

pytestmark = pytest.mark.usefixtures("third_game")

GOLDEN = pathlib.Path(__file__).parent


@pytest.mark.parametrize("configuration", EVERY_VARIANT, ids=str)
def test_playthrough(configuration: Configuration) -> None:
    path = GOLDEN / f"{configuration.name}.txt"
    assert path.exists(), f"{configuration.name} has no playthrough; run python -m tests.golden.regenerate"
    recorded = path.read_text(encoding="utf-8").splitlines()
    played = playthrough(configuration).splitlines()
    difference = list(difflib.unified_diff(recorded, played, "recorded", "played", lineterm="", n=1))
    assert not difference, "\n".join(difference[:40])


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {str(configuration) for configuration in EVERY_VARIANT}
