"""B9: scores and ranks."""

from __future__ import annotations

import pytest
from tests.games.dalang.arrange import BLUE, GREEN, RED, YELLOW, K, P, T, Table, W, arrange

from banjar.games.dalang.io.tie_break import tie_breaks
from banjar.games.dalang.rules.state import EndReason
from banjar.kernel.event_buffer import NOBODY

MASKS = [2, 4, 5, 5, 3, 3, 2]


def finished(owners: list[int], seals: dict[int, int], *, active: int, reason: EndReason) -> Table:
    table = arrange(active=active, seals=seals, masks=MASKS)
    for mask, owner in enumerate(owners):
        table.s.mask_owner[mask] = owner
    table.s.end_reason = reason
    return table


def test_masks_and_seals() -> None:
    """B9.1 TB58: masks 2, 4 and 5 and one seal are 14."""
    table = finished([RED, RED, RED, BLUE], {T: RED, W: BLUE, P: BLUE}, active=RED, reason=EndReason.MASKS)
    assert table.score(RED) == (14, [11, 3])
    assert table.score(BLUE) == (11, [5, 6])
    assert table.score(GREEN) == (0, [0, 0])


def test_most_points_win() -> None:
    """B9.2: places by points; those with equal points share a place below the first."""
    table = finished([BLUE, BLUE, RED, GREEN], {}, active=YELLOW, reason=EndReason.MASKS)
    assert [table.score(seat)[0] for seat in range(4)] == [5, 6, 0, 5]
    assert table.ranks() == [2, 1, 4, 2]


@pytest.mark.parametrize(
    ("active", "reason", "ranks"),
    [
        (RED, EndReason.MASKS, [1, 2, 3, 4]),
        (BLUE, EndReason.MASKS, [2, 1, 3, 4]),
        (YELLOW, EndReason.MASKS, [1, 1, 3, 4]),
        (RED, EndReason.STALLED, [1, 1, 3, 4]),
        (RED, EndReason.TRUNCATED, [1, 1, 3, 4]),
    ],
)
def test_a_tie_for_most(active: int, reason: EndReason, ranks: list[int]) -> None:
    """B9.2 B9.3: the player who took the last mask wins if tied for most; otherwise it is shared."""
    table = finished([YELLOW, NOBODY, RED, BLUE], {}, active=active, reason=reason)
    assert [table.score(seat)[0] for seat in range(4)] == [5, 5, 2, 0]
    assert table.ranks() == ranks
    ended = [int(ranks[0] != ranks[1] and seat == active) for seat in (RED, BLUE)]
    assert tie_breaks(table.s, [RED, BLUE]) == [{"by": "last_mask", "seats": [RED, BLUE], "counts": ended}]


def test_a_tie_below_the_first_place_is_shared() -> None:
    """B9.2: ending the game helps only in a tie for most."""
    table = finished([BLUE, BLUE, RED, GREEN], {}, active=RED, reason=EndReason.MASKS)
    assert table.ranks() == [2, 1, 4, 2]


def test_a_tie_of_three() -> None:
    """B9.2: the active one of three alone wins, the other two share the second place."""
    table = finished([NOBODY, NOBODY, RED, BLUE], {K: GREEN}, active=BLUE, reason=EndReason.MASKS)
    table.s.mask_owner[6] = GREEN
    assert [table.score(seat)[0] for seat in range(4)] == [5, 5, 0, 5]
    assert table.ranks() == [2, 1, 4, 2]
