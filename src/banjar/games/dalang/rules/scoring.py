"""B9: scores and ranks."""

from __future__ import annotations

from banjar.games.dalang.rules.box import ISLANDS, SEAL_VALUE
from banjar.games.dalang.rules.state import EndReason, State
from banjar.kernel.rule import inlined, rule

SCORE_LINES = 2  # masks, seals


@rule
def mask_points(s: State, seat: int) -> int:
    points = 0
    for mask in range(s.masks_count):
        if s.mask_owner[mask] == seat:
            points += s.mask_value[mask]
    return points


@rule
def seal_points(s: State, seat: int) -> int:
    points = 0
    for island in range(ISLANDS):
        if s.seal[island] == seat:
            points += SEAL_VALUE
    return points


@rule
def score(s: State, seat: int) -> int:
    """B9.1"""
    return mask_points(s, seat) + seal_points(s, seat)


@rule
def score_sheet(s: State, seat: int, lines: list[int]) -> int:
    """B9.1: masks, then seals."""
    lines[0] = mask_points(s, seat)
    lines[1] = seal_points(s, seat)
    return lines[0] + lines[1]


@rule
def best_score(s: State) -> int:
    best = 0
    for seat in range(s.players_count):
        best = max(best, score(s, seat))
    return best


@inlined
def took_last_mask(s: State, seat: int) -> bool:
    """B9.2: did the seat end the game by taking the last mask?"""
    return s.end_reason == EndReason.MASKS.value and seat == s.active


@rule
def ahead(s: State, seat: int, other: int) -> bool:
    """B9.2: a tie for most is broken only in favour of the player who took the last mask."""
    own = score(s, seat)
    difference = own - score(s, other)
    if difference == 0 and took_last_mask(s, seat) and other != seat:
        return own == best_score(s)
    return difference > 0
