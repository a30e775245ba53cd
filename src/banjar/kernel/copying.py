"""Copying a whole record into a place of an array, alike in both kernels."""

from __future__ import annotations

from typing import Any

from banjar.kernel.mode import PLAIN
from banjar.kernel.record import copy_twin
from banjar.kernel.rule import rule

if PLAIN:

    @rule
    def copy_into(records: Any, place: int, source: Any) -> None:
        """Put an independent copy of a record there."""
        records[place] = copy_twin(source)

else:

    @rule
    def copy_into(records: Any, place: int, source: Any) -> None:
        """Put an independent copy of a record there."""
        records[place] = source
