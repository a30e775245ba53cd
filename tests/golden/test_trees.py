"""The decision trees from fixed starts have as many lines of play as ever."""

from __future__ import annotations

import json
import pathlib

import pytest
from tests.golden.trees import STARTS, counted

pytestmark = pytest.mark.long

COUNTS = json.loads((pathlib.Path(__file__).parent / "trees.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", STARTS)
def test_tree(name: str) -> None:
    assert counted(STARTS[name]) == COUNTS[name]


def test_every_count_has_its_start() -> None:
    assert COUNTS.keys() == STARTS.keys()
