"""Short runs of the load, soak and start tools."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys

import pytest

TOOLS = pathlib.Path(__file__).parents[2] / "tools"


def run(tool: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(TOOLS / tool), *arguments], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_small_load(tmp_path: pathlib.Path) -> None:
    """`make load` prints a table and writes its figures."""
    shown = run("load.py", "--quick", "--json", str(tmp_path / "load.json"))
    assert "moves/s" in shown
    (found,) = json.loads((tmp_path / "load.json").read_text())
    assert found["sockets"] == 15
    assert found["moves_per_second"] > 0
    assert found["p50"] <= found["p99"]
    assert found["percent"] > 0


@pytest.mark.slow
def test_a_short_soak() -> None:
    """20: `make soak`: all games end, within the bounds on memory and files."""
    found = json.loads(run("soak.py", "--minutes", "0.15", "--tables", "3", "--pause", "1"))
    assert found["finished"] > 0
    assert found["unfinished"] == 0


@pytest.mark.slow
def test_the_time_to_start() -> None:
    """`make start`: the stages are in order, and the time for the libraries is printed too."""
    lines = run("start.py", "--times", "1").splitlines()
    listens, page, answer, _processor, libraries = (float(line.split()[0]) for line in lines)
    assert 0 < listens <= page <= answer
    assert libraries > 0
