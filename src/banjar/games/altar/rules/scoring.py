"""A5: the end of the game, scores and ranks."""

from __future__ import annotations

from banjar.games.altar.rules.box import BEST_VALUE, GOODS, SHRINE_POINTS, STONES_PER_POINT, Kind
from banjar.games.altar.rules.state import State
from banjar.kernel.rule import rule

SCORE_LINES = 3 + GOODS  # points, shrines, stones, then each good


@rule
def good_value(s: State, good: int) -> int:
    """A5.1: dense ranking by the number on the altar; 0 for a good that is not there."""
    own = s.altar_goods[good]
    if own == 0:
        return 0
    higher = 0
    for other in range(GOODS):
        if s.altar_goods[other] > own and is_first_with_count(s, other):
            higher += 1
    return BEST_VALUE - higher


@rule
def is_first_with_count(s: State, good: int) -> bool:
    for earlier in range(good):
        if s.altar_goods[earlier] == s.altar_goods[good]:
            return False
    return True


@rule
def score_sheet(s: State, seat: int, lines: list[int]) -> int:
    """A5.2: victory points, shrines, stones, then each good."""
    player = s.players[seat]
    lines[0] = player.points
    lines[1] = SHRINE_POINTS * player.in_play[Kind.SHRINE.value]
    lines[2] = player.stones // STONES_PER_POINT
    score = lines[0] + lines[1] + lines[2]
    for good in range(GOODS):
        lines[3 + good] = player.goods[good] * good_value(s, good)
        score += lines[3 + good]
    return score


@rule
def score(s: State, seat: int) -> int:
    """The sum of the score sheet."""
    player = s.players[seat]
    points = player.points + SHRINE_POINTS * player.in_play[Kind.SHRINE.value]
    points += player.stones // STONES_PER_POINT
    for good in range(GOODS):
        points += player.goods[good] * good_value(s, good)
    return points


@rule
def ahead(s: State, seat: int, other: int) -> bool:
    """A5.3: points, then shrines in play, then stones."""
    difference = score(s, seat) - score(s, other)
    if difference == 0:
        difference = int(s.players[seat].in_play[Kind.SHRINE.value])
        difference -= s.players[other].in_play[Kind.SHRINE.value]
    if difference == 0:
        difference = int(s.players[seat].stones)
        difference -= s.players[other].stones
    return difference > 0
