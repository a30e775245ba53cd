"""B8: the masks won in a scoring."""

from __future__ import annotations

from banjar.games.dalang.rules.events import took_mask
from banjar.games.dalang.rules.state import State
from banjar.kernel.event_buffer import NOBODY, NOTHING
from banjar.kernel.rule import rule


@rule
def disc_lies_with(s: State, seat: int) -> bool:
    """Whether the seat has a disc in its village on the active island."""
    return s.priest_disc[s.dalang] == seat or s.prince_disc[s.dalang] == seat


@rule
def other_owner(s: State) -> int:
    """The player who shares the active island's discs with the active player, or NOBODY."""
    if s.priest_disc[s.dalang] != s.active:
        return s.priest_disc[s.dalang]
    if s.prince_disc[s.dalang] != s.active:
        return s.prince_disc[s.dalang]
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


@rule
def take_mask(s: State, seat: int, mask: int) -> None:
    s.mask_owner[mask] = seat
    took_mask(s, seat, mask, s.mask_value[mask])


@rule
def award_masks(s: State) -> None:
    """B8.1, B8.2"""
    other = other_owner(s)
    lowest = lowest_mask(s, 0)
    if other == NOBODY or masks_left(s) == 1:
        take_mask(s, s.active, lowest)
        return
    take_mask(s, other, lowest)
    higher = lowest_mask(s, s.mask_value[lowest])
    if higher == NOTHING:
        higher = lowest_mask(s, 0)
    take_mask(s, s.active, higher)
