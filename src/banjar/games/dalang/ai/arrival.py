"""What a scoring at an island would bring to whom."""

from __future__ import annotations

from banjar.games.dalang.rules.mask import lowest_mask, masks_left
from banjar.games.dalang.rules.scoring import score
from banjar.games.dalang.rules.state import State
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.rule import rule


@rule
def sharer(seen: State, seat: int, island: int) -> int:
    """Who has the island's other disc, or NOBODY."""
    if seen.priest_disc[island] != seat:
        return seen.priest_disc[island]
    if seen.prince_disc[island] != seat:
        return seen.prince_disc[island]
    return NOBODY


@rule
def mover_mask(seen: State, shared: bool) -> int:
    """B8: what the mover's mask is worth."""
    lowest = lowest_mask(seen, 0)
    if not shared or masks_left(seen) == 1:
        return seen.mask_value[lowest]
    higher = lowest_mask(seen, seen.mask_value[lowest])
    if higher == NOTHING:
        return seen.mask_value[lowest]
    return seen.mask_value[higher]


@rule
def mask_for(seen: State, seat: int, mover: int, goal: int) -> int:
    """What a seat gets if the mover scores at the goal."""
    other = sharer(seen, mover, goal)
    if seat == mover:
        return mover_mask(seen, other != NOBODY)
    if seat == other and masks_left(seen) > 1:
        return seen.mask_value[lowest_mask(seen, 0)]
    return 0


@rule
def ends_game(seen: State, mover: int, goal: int) -> bool:
    return masks_left(seen) <= (2 if sharer(seen, mover, goal) != NOBODY else 1)


@rule
def margin_by_scoring(seen: State, seat: int, mover: int, goal: int) -> float:
    """How far I will be ahead of the best of the others; B9.2: the mover wins a tie."""
    best = 0.0
    for other in range(seen.players_count):
        if other != seat:
            best = max(best, float(score(seen, other) + mask_for(seen, other, mover, goal)))
    own = score(seen, seat) + mask_for(seen, seat, mover, goal)
    return own - best + (0.5 if seat == mover else -0.5)
