"""Short runs of the load, attack, soak, fault and start tools."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
TOOLS = ROOT / "tools"


def run(tool: str, *arguments: str) -> str:
    return run_command(str(TOOLS / tool), *arguments)


def run_command(*arguments: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
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
def test_a_short_attack(tmp_path: pathlib.Path) -> None:
    """`make attack` measures the quiet server before and after, and the people stay."""
    ways = ["moments", "frames", "idle", "tokens"]
    shown = run("attack.py", "--quick", "--ways", ",".join(ways), "--json", str(tmp_path / "attack.json"))
    assert "p99 ms" in shown
    found = json.loads((tmp_path / "attack.json").read_text())
    assert [figures["way"] for figures in found] == ["quiet", *ways[:3], "quiet", *ways[3:], "quiet"]
    for figures in found:
        assert figures["gone"] == []
        assert figures["moves"] > 0
        if figures["way"] != "quiet":
            assert figures["asked"] > 0


@pytest.mark.slow
def test_a_short_soak() -> None:
    """20: `make soak`: all games end, within the bounds on memory and files."""
    found = json.loads(run("soak.py", "--minutes", "0.15", "--tables", "3", "--pause", "1"))
    assert found["finished"] > 0
    assert found["unfinished"] == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="signals, disks and /proc of Linux")
@pytest.mark.parametrize("database", ["SQLite", "PostgreSQL"])
def test_a_few_faults_of_each_kind(tmp_path: pathlib.Path, database: str) -> None:
    """`make faults`: nothing that was acknowledged is lost or doubled."""
    figures = tmp_path / "faults.json"
    shown = run_command("-m", "tools.faults", "--quick", "--kind", database, "--json", str(figures))
    assert " 0 lost or doubled" in shown
    for row in json.loads(figures.read_text()):
        assert (row["database"], row["tried"], row["trouble"]) == (database, 2, "")
        assert row["acknowledged"] > 0


@pytest.mark.slow
def test_the_time_to_start() -> None:
    """`make start`: the stages are in order, and the time for the libraries is printed too."""
    lines = run("start.py", "--times", "1").splitlines()
    listens, page, answer, _processor, libraries = (float(line.split()[0]) for line in lines)
    assert 0 < listens <= page <= answer
    assert libraries > 0
