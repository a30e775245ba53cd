"""A5: the score pad, with tables made by the rules."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from banjar.core.pad import Pad, PadEntry, PadTieBreak, values_by_pattern
from banjar.games.altar.io.score_estimate import good_value
from banjar.games.altar.io.text import GOOD_NAMES, SCORE_LINES
from banjar.games.altar.rules import scoring
from banjar.games.altar.rules.box import (
    BEST_VALUE,
    CARD_COUNTS,
    GOODS,
    GOODS_EACH,
    HAND_KINDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    Kind,
)
from banjar.games.altar.rules.state import State
from banjar.kernel.from_python import from_python

score_sheet = from_python(scoring.score_sheet)

MAX_COUNTED = 200
"""More stones or victory points than any game brings."""
ALTARS = ([0, 0, 0, 0], [1, 2, 3, 4], [1, 2, 3, 0], [1, 2, 0, 0], [1, 0, 0, 0])
"""Altars on which the first good has every value."""


def pad() -> Pad:
    """A5.1 to A5.3"""
    return Pad(
        players=list(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
        heading="altar-web-altar-holds",
        table=[on_altar(name) for name in GOOD_NAMES],
        value_note="altar-web-on-altar",
        values=values_by_pattern(GOODS, good_value),
        entries=[
            PadEntry(name="points", label="altar-score-points", picture="altar-point", **tokens("points")),
            PadEntry(
                name="shrines",
                label="altar-score-shrines",
                picture="altar-shrine",
                most=CARD_COUNTS[Kind.SHRINE],
                in_box=CARD_COUNTS[Kind.SHRINE],
                line="shrines",
                points=[[sheet(shrines=count)["shrines"] for count in range(CARD_COUNTS[Kind.SHRINE] + 1)]],
            ),
            PadEntry(name="stones", label="altar-score-stones", picture="altar-stone", **tokens("stones")),
            *(cards(name) for name in GOOD_NAMES),
        ],
        tie_breaks=[
            PadTieBreak(by="shrines", entry="shrines", only_first=False),
            PadTieBreak(by="stones", entry="stones", only_first=False),
        ],
    )


def on_altar(name: str) -> PadEntry:
    return PadEntry(
        name=f"altar_{name}",
        label=f"altar-good-{name}",
        picture=f"altar-good-{name}",
        most=GOODS_EACH,
        in_box=GOODS_EACH,
    )


def cards(name: str) -> PadEntry:
    """A5.2: sacrifice cards, by the value of their good."""
    by_value = {good_value(altar, 0): altar for altar in ALTARS}
    return PadEntry(
        name=name,
        label=f"altar-score-{name}",
        picture=f"altar-good-{name}",
        most=GOODS_EACH,
        in_box=GOODS_EACH,
        counts_as=f"altar_{name}",
        line=name,
        points=[
            [sheet(by_value[value], goods=count)[GOOD_NAMES[0]] for count in range(GOODS_EACH + 1)]
            for value in range(BEST_VALUE + 1)
        ],
        valued_by=f"altar_{name}",
    )


def tokens(line: str) -> dict[str, Any]:
    """The fields of an entry without a limit of its own."""
    return {
        "most": MAX_COUNTED,
        "line": line,
        "points": [[sheet(**{line: count})[line] for count in range(MAX_COUNTED + 1)]],
    }


def sheet(
    altar: list[int] | None = None, /, points: int = 0, stones: int = 0, shrines: int = 0, goods: int = 0
) -> dict[str, int]:
    """A5.2: the score sheet of a player with these things, and cards of the first good alone."""
    in_play = [0] * HAND_KINDS
    in_play[Kind.SHRINE] = shrines
    held = [goods, *([0] * (GOODS - 1))]
    player = SimpleNamespace(points=points, stones=stones, in_play=in_play, goods=held)
    table = SimpleNamespace(players=[player], altar_goods=altar or [0] * GOODS)
    lines = [0] * len(SCORE_LINES)
    score_sheet(cast(State, table), 0, lines)
    return dict(zip(SCORE_LINES, lines, strict=True))
