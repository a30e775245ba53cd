"""Over simulated people, neither a threshold nor a classifier tells from the moment of a pass whether it was forced."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys

import pytest

TOOL = pathlib.Path(__file__).parents[2] / "tools" / "timing_secrecy.py"
CHANCE_AND_NOISE = 0.56
"""Chance, the three points of docs/secrecy.md, and three points of noise: so few games are told apart by luck too."""


def measured(*arguments: str) -> dict[str, dict[str, float]]:
    command = [sys.executable, str(TOOL), "--json", "--games", "30", "--repeats", "1", *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=300, check=False, env={**os.environ, "BANJAR_KERNEL": "plain"}
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


@pytest.mark.long
def test_a_watcher_does_no_better_than_chance() -> None:
    for median, found in measured("--medians", "1.5", "3.5", "8").items():
        assert max(found["threshold"], found["regression"]) < CHANCE_AND_NOISE, (median, found)


@pytest.mark.slow
def test_the_plain_pause_alone_would_tell() -> None:
    """What the measurement is worth: it finds the leak where there is one."""
    found = measured("--medians", "3.5", "--plain-pause")["3.5"]
    assert min(found["threshold"], found["regression"]) > 0.75
