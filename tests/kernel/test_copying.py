"""Copies of lists of counts, by whichever kernel runs."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from banjar.kernel.copying import copy_counts
from banjar.kernel.mode import PLAIN
from banjar.kernel.records import dtype_of, new_records
from banjar.kernel.rule import entry


class Counts:
    before: Annotated[list[int], (np.int8, 3)]
    seven: Annotated[list[int], (np.int8, 7)]
    after: Annotated[list[int], (np.int8, 3)]
    wide: Annotated[list[int], (np.int16, 7)]


@entry
def copy_sevens(records: Any) -> None:
    copy_counts(records[1].seven, records[0].seven)
    copy_counts(records[1].wide, records[0].wide)


@entry
def copy_between_widths(records: Any) -> None:
    copy_counts(records[1].wide, records[0].seven)


def test_copying_a_list_leaves_neighbouring_fields_alone() -> None:
    """And the two share nothing afterwards."""
    records = new_records(dtype_of(Counts), 2)
    for place in range(7):
        records[0].seven[place] = place + 1
        records[0].wide[place] = 1000 - place
    copy_sevens(records)
    records[0].seven[0] = 99
    assert list(records[1].seven) == [1, 2, 3, 4, 5, 6, 7]
    assert list(records[1].wide) == [1000, 999, 998, 997, 996, 995, 994]
    assert [*records[1].before, *records[1].after] == [0] * 6


@pytest.mark.skipif(PLAIN, reason="lists have no types")
def test_lists_of_other_types_are_refused_when_they_are_compiled() -> None:
    """A copy of their bytes would be wrong."""
    from numba.core.errors import TypingError

    with pytest.raises(TypingError):
        copy_between_widths(new_records(dtype_of(Counts), 2))
