"""The points of a finished game over its turns."""

from __future__ import annotations

from collections.abc import Iterator

from banjar.protocol.base import ServerStruct
from banjar.table.errors import Refusal
from banjar.table.table import OVER, Table

MAX_CURVE_TURNS = 240
"""Of a longer game some turns are left out, at equal distances."""


class Curve(ServerStruct, kw_only=True):
    """What everybody would have had if the game had ended with a turn."""

    turns: list[int]
    """The turns, ascending; the last is that in which the game ended."""
    points: list[list[int]]
    """By seat: the points at the end of each of these turns."""


def empty_curve(table: Table) -> Curve:
    """A curve to fill with `drawing`; Refusal `not-over` before the end, since hidden cards count."""
    if table.status != OVER or table.session is None:
        raise Refusal("not-over")
    return Curve(turns=[], points=[[] for _ in table.seats])


def drawing(table: Table, curve: Curve) -> Iterator[None]:
    """Play the game again and note the points, pausing after each decision."""
    assert table.session is not None
    turns, last = table.session.state.turns, table.session.step
    ends = [number for number in range(1, last + 1) if number == last or turns[number] != turns[number - 1]]
    interval = -(-len(ends) // MAX_CURVE_TURNS) or 1
    shown = {*ends[::-interval]}
    state = table.session.game.from_origin(table.session.origin)
    for number, action in enumerate(table.session.state.action_ids(1, last), start=1):
        state.play(action)
        if number in shown:
            curve.turns.append(turns[number - 1])
            for points, score in zip(curve.points, state.scores(), strict=True):
                points.append(score)
        yield
