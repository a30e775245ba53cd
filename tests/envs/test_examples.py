"""The examples run to the end and show what they claim."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"

pytestmark = pytest.mark.slow


def run(example: str, *arguments: str) -> str:
    result = subprocess.run(
        [sys.executable, EXAMPLES / example, *arguments],
        env={**os.environ, "BANJAR_KERNEL": "compiled"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_self_play_learns_to_beat_a_random_player() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    assert "after: wins" in run("self_play.py")


def test_openspiels_search_beats_a_random_player() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    assert "the search won" in run("openspiel_ismcts.py")
