"""B9: the score pad, with tables made by the rules."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import cast

from banjar.core.pad import Pad, PadEntry, PadTieBreak
from banjar.games.dalang.rules import scoring
from banjar.games.dalang.rules.box import ISLANDS, MASK_VALUES, MAX_PLAYERS, MIN_PLAYERS
from banjar.games.dalang.rules.state import State
from banjar.kernel.event_buffer import NOBODY
from banjar.kernel.from_python import from_python

mask_points = from_python(scoring.mask_points)
seal_points = from_python(scoring.seal_points)

LAST_MASK = "last_mask"


def pad() -> Pad:
    """B9.1, B9.2"""
    return Pad(
        players=list(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
        heading=None,
        table=[],
        value_note=None,
        values={},
        entries=[
            *(masks(value, count) for value, count in sorted(Counter(MASK_VALUES).items())),
            PadEntry(
                name="seals",
                label="dalang-score-seals",
                picture="dalang-seal",
                most=ISLANDS,
                in_box=ISLANDS,
                line="seals",
                points=[[seals(count) for count in range(ISLANDS + 1)]],
            ),
            PadEntry(name=LAST_MASK, label="dalang-web-pad-last-mask", most=1, is_mark=True),
        ],
        tie_breaks=[PadTieBreak(by=LAST_MASK, entry=LAST_MASK, only_first=True)],
    )


def masks(value: int, in_box: int) -> PadEntry:
    """B9.1: the masks of one value."""
    return PadEntry(
        name=f"masks_{value}",
        label="dalang-web-pad-masks",
        value=value,
        picture="dalang-mask",
        most=in_box,
        in_box=in_box,
        line="masks",
        points=[[mask_sum(value, count) for count in range(in_box + 1)]],
    )


def mask_sum(value: int, count: int) -> int:
    table = SimpleNamespace(masks_count=count, mask_owner=[0] * count, mask_value=[value] * count)
    return int(mask_points(cast(State, table), 0))


def seals(count: int) -> int:
    table = SimpleNamespace(seal=[0] * count + [NOBODY] * (ISLANDS - count))
    return int(seal_points(cast(State, table), 0))
