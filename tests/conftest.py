"""Fixtures and hooks for all tests."""

from __future__ import annotations

import gc
import os
import pathlib
import signal
from collections.abc import Iterator

import pytest

from tests.third_game import NAME, VARIABLES

ROOT = pathlib.Path(__file__).parents[1]
# Processes that tests start import `tests` and this tree's `banjar`.
os.environ["PYTHONPATH"] = os.pathsep.join(
    filter(None, [str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
)

# A shell that starts the tests in the background has them ignore interrupts, and so would every program they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """Freeze the collected tests, so that garbage collections skip them."""
    gc.freeze()


@pytest.fixture(scope="module")
def third_game() -> Iterator[str]:
    """Register the game of `tests/games/lanterns`, for this process and those it starts."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in VARIABLES.items():
            patch.setenv(name, value)
        yield NAME
