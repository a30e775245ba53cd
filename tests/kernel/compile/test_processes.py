"""Jobs run side by side, each in a process of its own."""

from __future__ import annotations

import os
import pathlib

import pytest

from banjar.kernel.compile.processes import CompileJob, compile_in_processes

pytestmark = pytest.mark.long

LOADERS = """
import os, sys

def compiled(game):
    print(f"compiling {game} in {os.environ['BANJAR_KERNEL']}", file=sys.stderr)
    open(f"{os.environ['DONE']}/{game}", "w").close()

def broken(game):
    sys.exit(1)
"""


def with_loaders(folder: pathlib.Path) -> dict[str, str]:
    """The environment of processes that find the loaders."""
    (folder / "loaders.py").write_text(LOADERS)
    paths = [str(folder), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(path for path in paths if path), "DONE": str(folder)}


def test_jobs_run_in_the_compiled_kernel(tmp_path: pathlib.Path) -> None:
    """Progress is passed on, and the environment can be changed."""
    environment = with_loaders(tmp_path)
    told: list[str] = []
    jobs = [CompileJob(game, ("loaders:compiled",)) for game in ("chess", "go")]
    assert compile_in_processes(jobs, environment, told.append)
    assert sorted(told) == ["compiling chess in compiled", "compiling go in compiled"]
    assert (tmp_path / "chess").exists()
    assert (tmp_path / "go").exists()


def test_a_job_that_fails_is_noticed(tmp_path: pathlib.Path) -> None:
    """The others run on."""
    environment = with_loaders(tmp_path)
    told: list[str] = []
    jobs = [CompileJob("chess", ("loaders:broken",)), CompileJob("go", ("loaders:compiled",))]
    assert not compile_in_processes(jobs, environment, told.append)
    assert (tmp_path / "go").exists()
