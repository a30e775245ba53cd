"""Compile several games in parallel, one process each, because numba compiles on a single core."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import IO

from banjar.kernel.compile.unit import ProgressCallback, print_progress


@dataclass(frozen=True)
class CompileJob:
    """Work for one process: functions that load units, each called with the game's name.

    Example: `CompileJob("altar", ("banjar.core.engine:engine_of",))`. Put all units of a game into one job: they
    share the rules, and translating the rules takes most of the time.
    """

    game: str
    loaders: tuple[str, ...]

    def run(self) -> None:
        """Load the units in this process, compiling those that are not ready."""
        for loader in self.loaders:
            module, _, function = loader.partition(":")
            getattr(importlib.import_module(module), function)(self.game)


def compile_in_processes(
    jobs: Sequence[CompileJob],
    environment: Mapping[str, str] | None = None,
    progress: ProgressCallback = print_progress,
) -> bool:
    """Run jobs in parallel, with additional environment variables if given. Returns whether all succeeded.

    A job whose units are ready costs only the start of a Python process.
    """
    settings = {**os.environ, **(environment or {}), "BANJAR_KERNEL": "compiled"}
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", __name__, job.game, *job.loaders], env=settings, stderr=subprocess.PIPE, text=True
        )
        for job in jobs
    ]
    readers = [threading.Thread(target=_forward, args=(process.stderr, progress)) for process in processes]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    codes = [process.wait() for process in processes]
    return not any(codes)


def _forward(lines: IO[str], progress: ProgressCallback) -> None:
    with lines:
        for line in lines:
            progress(line.rstrip("\n"))


if __name__ == "__main__":
    CompileJob(sys.argv[1], tuple(sys.argv[2:])).run()
