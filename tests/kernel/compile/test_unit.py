"""A unit is marked ready exactly when it is compiled."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

from banjar.kernel.compile.unit import READY, CompileStep, Unit, load
from banjar.kernel.mode import PLAIN

pytestmark = pytest.mark.long

CONTRACT = "banjar.games.altar.contract"
TEMPLATE = """
from banjar.kernel.contract import ACTIONS
from banjar.kernel.rule import entry, rule

@rule
def increased(number, by):
    if by < 0:
        raise ValueError("cannot be negative", by)
    return number + by

@entry
def twice(number):
    return increased(number, number) + 0 * ACTIONS

@entry
def thrice(number):
    return increased(twice(number), number)
"""
LOAD = """
import pathlib, sys
import llvmlite.binding
if sys.argv[3:]:
    llvmlite.binding.get_host_cpu_name = lambda: sys.argv[3]
from banjar.kernel.compile.unit import CompileStep, Unit, load

unit = Unit("counting", pathlib.Path(sys.argv[1]), "banjar.games.altar.contract")
print("ready" if unit.is_ready else "not ready")
names = sys.argv[2].split()
module = load(unit, lambda module: [CompileStep(name, lambda name=name: getattr(module, name)(1)) for name in names])
print(module.thrice(2))
print("loaded" if module.thrice.stats.cache_hits else "compiled")
try:
    module.thrice(-1)
except ValueError as error:
    print(error.args)
print("ready" if unit.is_ready else "not ready")
"""


@pytest.fixture
def template(tmp_path: pathlib.Path) -> pathlib.Path:
    path = tmp_path / "source" / "counting.py"
    path.parent.mkdir()
    path.write_text(TEMPLATE)
    return path


def loaded(
    template: pathlib.Path, cache: pathlib.Path, steps: str = "twice thrice", processor: str = ""
) -> subprocess.CompletedProcess[str]:
    """A process that loads the template with a cache, and says what it found."""
    environment = {**os.environ, "BANJAR_KERNEL": "compiled", "BANJAR_CACHE_DIR": str(cache)}
    arguments = [str(template), steps, *([processor] if processor else [])]
    return subprocess.run(
        [sys.executable, "-c", LOAD, *arguments], env=environment, capture_output=True, text=True, check=False
    )


NEW = ["not ready", "6", "compiled", "('cannot be negative', -1)", "ready"]
KNOWN = ["ready", "6", "loaded", "('cannot be negative', -1)", "ready"]


def test_a_unit_is_compiled_once(template: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """Later processes load it, wherever sources and cache were copied to and however new they are."""
    first = loaded(template, tmp_path / "cache")
    assert first.stdout.splitlines() == NEW, first.stderr
    assert first.stderr.splitlines()[:2] == [
        "banjar: compiling counting for this machine, once: 1/2 twice",
        "banjar: compiling counting for this machine, once: 2/2 thrice",
    ]
    assert loaded(template, tmp_path / "cache").stdout.splitlines() == KNOWN
    template.parent.rename(tmp_path / "moved")
    (tmp_path / "moved" / "counting.py").touch()
    (tmp_path / "cache").rename(tmp_path / "copied")
    again = loaded(tmp_path / "moved" / "counting.py", tmp_path / "copied")
    assert (again.stdout.splitlines(), again.stderr) == (KNOWN, "")


def test_another_processor_compiles_again(template: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """Code of one kind of machine may crash or be slow on another."""
    assert loaded(template, tmp_path).stdout.splitlines() == NEW
    other = loaded(template, tmp_path, processor="x86-64")
    assert other.stdout.splitlines() == NEW, other.stderr
    assert loaded(template, tmp_path).stdout.splitlines() == KNOWN


def test_a_lost_file_makes_a_unit_not_ready(template: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """A ready file without the cached code does not count."""
    assert loaded(template, tmp_path / "cache").returncode == 0
    next((tmp_path / "cache").rglob("counting.thrice-*.nbc")).unlink()
    assert loaded(template, tmp_path / "cache").stdout.splitlines() == NEW


def test_a_warm_up_that_forgets_an_entry_point_marks_nothing(template: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """It would be compiled in the middle of a game."""
    failed = loaded(template, tmp_path, steps="twice")
    assert failed.returncode
    assert "the warm-up of counting does not call thrice" in failed.stderr
    assert not list(tmp_path.rglob(READY))


@pytest.mark.skipif(not PLAIN, reason="something is compiled")
def test_nothing_is_compiled_in_plain_mode(template: pathlib.Path) -> None:
    """A plain unit is always ready, and keeps nothing."""
    unit = Unit("counting", template, CONTRACT)

    def unexpected(_module: object) -> list[CompileStep]:
        raise AssertionError

    try:
        assert (unit.is_ready, unit.directory) == (True, None)
        assert load(unit, unexpected).thrice(2) == 6
    finally:
        sys.modules.pop("banjar.games.altar.counting", None)
