"""B8: the masks won in a scoring."""

from __future__ import annotations

from banjar.games.dalang.rules.events import took_mask
from banjar.games.dalang.rules.state import State
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.rule import inlined, rule


@rule
def has_disc(s: State, seat: int, island: int) -> bool:
    """B8: whether the seat has a disc in its village on the island."""
    return s.priest_disc[island] == seat or s.prince_disc[island] == seat


@rule
def sharer(s: State, seat: int, island: int) -> int:
    """B8.1: the owner of the island's disc that the seat does not have, or NOBODY."""
    if s.priest_disc[island] != seat:
        return s.priest_disc[island]
    if s.prince_disc[island] != seat:
        return s.prince_disc[island]
    return NOBODY


@rule
def masks_left(s: State) -> int:
    left = 0
    for mask in range(s.masks_count):
        if s.mask_owner[mask] == NOBODY:
            left += 1
    return left


@rule
def lowest_mask(s: State, above: int) -> int:
    """The lowest mask left with a value above `above`, or NOTHING."""
    lowest = NOTHING
    for mask in range(s.masks_count):
        if s.mask_owner[mask] == NOBODY and s.mask_value[mask] > above:
            if lowest == NOTHING or s.mask_value[mask] < s.mask_value[lowest]:
                lowest = mask
    return lowest


@inlined
def is_shared(s: State, other: int) -> bool:
    """B8.1, B8.2: does the owner of the other disc take a mask too? The last one is the mover's."""
    return other != NOBODY and masks_left(s) > 1


@rule
def mover_mask(s: State, shared: bool) -> int:
    """B8.1, B8.2: the lowest mask, or if that is another player's the next higher one, or one as high."""
    lowest = lowest_mask(s, 0)
    if not shared:
        return lowest
    higher = lowest_mask(s, s.mask_value[lowest])
    if higher != NOTHING:
        return higher
    mask = lowest + 1
    while s.mask_owner[mask] != NOBODY:
        mask += 1
    return mask


@rule
def take_mask(s: State, seat: int, mask: int) -> None:
    s.mask_owner[mask] = seat
    took_mask(s, seat, mask, s.mask_value[mask])


@rule
def award_masks(s: State) -> None:
    """B8.1, B8.2"""
    other = sharer(s, s.active, s.dalang)
    shared = is_shared(s, other)
    own = mover_mask(s, shared)
    if shared:
        take_mask(s, other, lowest_mask(s, 0))
    take_mask(s, s.active, own)
