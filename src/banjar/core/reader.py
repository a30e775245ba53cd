"""Read user input such as JSON positions, with errors that name the place and what is allowed there."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping, Sequence
from typing import Any

from banjar.core.errors import PositionError, listed

SHALLOW = reprlib.Repr()
"""A depth-limited `repr`: input can be nested deeply enough to exceed Python's recursion limit."""
SHALLOW.maxstring = SHALLOW.maxlong = SHALLOW.maxother = 1000


class Reader:
    """A value and its path within the input, for messages such as `position.players[1].stones: ...`."""

    def __init__(self, value: Any, path: str, error: type[ValueError] = PositionError) -> None:
        self.value = value
        self.path = path
        self.error = error

    def fail(self, reason: str) -> ValueError:
        """The error to raise for this value."""
        return self.error(f"{self.path}: {reason}")

    def of(self, name: str) -> Reader:
        """The value of a required key."""
        mapping = self.mapping()
        if name not in mapping:
            raise self.fail(f"'{name}' is missing")
        return Reader(mapping[name], f"{self.path}.{name}", self.error)

    def get(self, name: str, default: Any) -> Reader:
        """The value of an optional key."""
        return Reader(self.mapping().get(name, default), f"{self.path}.{name}", self.error)

    def mapping(self) -> Mapping[str, Any]:
        if not isinstance(self.value, Mapping):
            raise self.fail(f"must be an object, not {_kind(self.value)}")
        return self.value

    def only(self, *names: str) -> Reader:
        """Check that the object has no other keys than these."""
        for name in self.mapping():
            if name not in names:
                raise self.fail(f"unknown key '{name}'; known are {', '.join(names)}")
        return self

    def items(self, length: int | None = None, at_most: int | None = None) -> list[Reader]:
        """The elements of a list, checked for an exact or a maximum length if given."""
        if isinstance(self.value, str) or not isinstance(self.value, Sequence):
            raise self.fail(f"must be a list, not {_kind(self.value)}")
        if length is not None and len(self.value) != length:
            raise self.fail(f"must have {length} elements, not {len(self.value)}")
        if at_most is not None and len(self.value) > at_most:
            raise self.fail(f"must have at most {at_most} elements, not {len(self.value)}")
        return [Reader(item, f"{self.path}[{i}]", self.error) for i, item in enumerate(self.value)]

    def integer(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.fail(f"must be a whole number, not {_kind(self.value)}")
        if not least <= self.value <= most:
            raise self.fail(f"must be from {least} to {most}, not {self.value}")
        return int(self.value)

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.fail(f"must be true or false, not {_kind(self.value)}")
        return self.value

    def one_of(self, names: Sequence[str]) -> int:
        """The index of a name in a list of names."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.fail(f"{_shown(self.value)} is not known; it must be {listed(names)}")
        return list(names).index(self.value)

    def counts(self, names: Sequence[str], most: int) -> list[int]:
        """An object that maps names to numbers, as a list; missing names count 0."""
        self.only(*names)
        return [self.get(name, 0).integer(0, most) for name in names]


def _kind(value: Any) -> str:
    return "nothing" if value is None else _shown(value)


def _shown(value: Any) -> str:
    text = SHALLOW.repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
