"""C3.3, C3.5: points and places."""

from __future__ import annotations

from tests.games.lanterns.rules.box import BRIGHTNESS, HIDDEN_FACTOR, KINDS, MOON_FACTOR
from tests.games.lanterns.rules.state import Player, State

from banjar.kernel.event_buffer import NOTHING
from banjar.kernel.rule import rule

SCORE_LINES = 2


@rule
def lit_points(player: Player) -> int:
    """C3.3"""
    points = 0
    for kind in range(KINDS):
        points += player.lit[kind] * BRIGHTNESS[kind]
    return points


@rule
def factor(s: State) -> int:
    """C3.3, C4.1"""
    return MOON_FACTOR if s.moon else HIDDEN_FACTOR


@rule
def hidden_points(s: State, seat: int) -> int:
    """C3.3: nothing if somebody else hid the same kind."""
    kind = s.players[seat].hidden
    if kind == NOTHING:
        return 0
    for other in range(s.players_count):
        if other != seat and s.players[other].hidden == kind:
            return 0
    return factor(s) * BRIGHTNESS[kind]


@rule
def score_sheet(s: State, seat: int, lines: list[int]) -> int:
    """C3.3"""
    lines[0] = lit_points(s.players[seat])
    lines[1] = hidden_points(s, seat)
    return lines[0] + lines[1]


@rule
def score(s: State, seat: int) -> int:
    return lit_points(s.players[seat]) + hidden_points(s, seat)


@rule
def ahead(s: State, seat: int, other: int) -> bool:
    """C3.5: a shared victory where the points are equal."""
    return score(s, seat) > score(s, other)
