"""A5: the end of the game, scores and ranks."""

from __future__ import annotations

from banjar.games.altar.rules.box import BEST_VALUE, GOODS, SHRINE_POINTS, STONES_PER_POINT, Kind
from banjar.games.altar.rules.state import Player, State
from banjar.kernel.rule import inlined, rule

SCORE_LINES = 3 + GOODS  # points, shrines, stones, then each good
TIE_BREAKS = 2  # shrines in play, stones


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


@inlined
def shrine_points(player: Player) -> int:
    """A5.2"""
    return SHRINE_POINTS * player.in_play[Kind.SHRINE.value]


@inlined
def stone_points(player: Player) -> int:
    """A5.2"""
    return player.stones // STONES_PER_POINT


@inlined
def open_points(player: Player) -> int:
    """A5.2 without the sacrifice cards: what everybody can see."""
    return player.points + shrine_points(player) + stone_points(player)


@rule
def score_sheet(s: State, seat: int, lines: list[int]) -> int:
    """A5.2: victory points, shrines, stones, then each good."""
    player = s.players[seat]
    lines[0] = player.points
    lines[1] = shrine_points(player)
    lines[2] = stone_points(player)
    score = lines[0] + lines[1] + lines[2]
    for good in range(GOODS):
        lines[3 + good] = player.goods[good] * good_value(s, good)
        score += lines[3 + good]
    return score


@rule
def score(s: State, seat: int) -> int:
    """The sum of the score sheet."""
    player = s.players[seat]
    points = open_points(player)
    for good in range(GOODS):
        points += player.goods[good] * good_value(s, good)
    return points


@inlined
def tie_break(player: Player, step: int) -> int:
    """A5.3: what breaks a tie: shrines in play, then stones."""
    return int(player.in_play[Kind.SHRINE.value]) if step == 0 else int(player.stones)


@rule
def ahead(s: State, seat: int, other: int) -> bool:
    """A5.3: points, then shrines in play, then stones."""
    difference = score(s, seat) - score(s, other)
    for step in range(TIE_BREAKS):
        if difference == 0:
            difference = tie_break(s.players[seat], step) - tie_break(s.players[other], step)
    return difference > 0
