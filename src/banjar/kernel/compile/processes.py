"""Compiling several games side by side, each in a process of its own: numba compiles on one core at a time."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import IO

from banjar.kernel.compile.unit import Progress, print_progress


@dataclass(frozen=True)
class Job:
    """What one process compiles: functions that load units, each called with the game's name.

    `Job("altar", ("banjar.core.engine:engine_of",))`. The units of a game belong into one job, since they share the
    rules, whose translation takes longer than everything else.
    """

    game: str
    loaders: tuple[str, ...]

    def run(self) -> None:
        """Load the units in this process, which compiles those that are not ready."""
        for loader in self.loaders:
            module, _, function = loader.partition(":")
            getattr(importlib.import_module(module), function)(self.game)


def compile_in_processes(
    jobs: Sequence[Job], environment: Mapping[str, str] | None = None, progress: Progress = print_progress
) -> bool:
    """Run jobs side by side, with more environment variables if given; did all succeed?

    What is ready takes no time but that of starting Python.
    """
    settings = {**os.environ, **(environment or {}), "BANJAR_KERNEL": "compiled"}
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", __name__, job.game, *job.loaders], env=settings, stderr=subprocess.PIPE, text=True
        )
        for job in jobs
    ]
    readers = [threading.Thread(target=_pass_on, args=(process.stderr, progress)) for process in processes]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    codes = [process.wait() for process in processes]
    return not any(codes)


def _pass_on(lines: IO[str], progress: Progress) -> None:
    with lines:
        for line in lines:
            progress(line.rstrip("\n"))


if __name__ == "__main__":
    Job(sys.argv[1], tuple(sys.argv[2:])).run()
