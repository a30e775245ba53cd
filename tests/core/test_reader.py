"""Values that users wrote: whatever they are, the error says where and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from banjar.core.errors import PositionError
from banjar.core.reader import Reader


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("depth", [1, 100, 100_000])
def test_deeply_nested_values_are_shortened_in_errors(depth: int) -> None:
    """However deep it is, it is not followed."""
    reader = Reader(nested(depth), "options.oracle")
    for read in (reader.flag, reader.mapping, lambda: reader.integer(0, 3), lambda: reader.one_of(("a", "b"))):
        with pytest.raises(PositionError, match=r"options\.oracle: .*\[\[") as found:
            read()
        assert len(str(found.value)) < 100


@pytest.mark.parametrize(
    ("value", "named"),
    [(None, "nothing"), ("yes", "'yes'"), (7, "7"), ([1, [2]], "[1, [2]]"), ("x" * 50, f"'{'x' * 36}...")],
)
def test_short_values_are_shown_whole_in_errors(value: object, named: str) -> None:
    """So that its writer finds it."""
    with pytest.raises(PositionError) as found:
        Reader(value, "options.oracle").flag()
    assert str(found.value) == f"options.oracle: must be true or false, not {named}"
