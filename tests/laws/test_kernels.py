"""Compiled rules do what plain ones do, decision by decision, and never reach beyond a record's fields."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.laws.configurations import CONFIGURATIONS

SWITCHES = ("BANJAR_KERNEL", "NUMBA_BOUNDSCHECK")


def run(what: str, **environment: str) -> list[str]:
    """The lines `kernel_trace` prints in a process of its own."""
    variables = {
        name: value for name, value in os.environ.items() if name not in ("BANJAR_KERNEL", "NUMBA_BOUNDSCHECK")
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.kernel_trace", what],
        env={**variables, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout.splitlines()


def test_compiled_equals_plain() -> None:
    plain, compiled = run("trace", BANJAR_KERNEL="plain"), run("trace")
    assert len(plain) > 2_000
    for number, (left, right) in enumerate(zip(plain, compiled, strict=True)):
        assert left == right, f"line {number}: the kernels differ after\n" + "\n".join(plain[number - 3 : number])


@pytest.mark.slow
def test_bounds_are_kept() -> None:
    """Compiles both games anew with checked bounds, which takes minutes the first time."""
    lines = run("strain", NUMBA_BOUNDSCHECK="1")
    assert lines == [f"{configuration} kept its bounds" for configuration in CONFIGURATIONS]
