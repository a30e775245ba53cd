"""A4.4: current scores estimated with a perfect memory, for the memory aid."""

from __future__ import annotations

from types import SimpleNamespace

from banjar.games.altar.rules import scoring
from banjar.games.altar.rules.box import GOODS, GOODS_EACH
from banjar.games.altar.rules.state import State
from banjar.kernel.from_python import from_python

value_on = from_python(scoring.good_value)
open_points = from_python(scoring.open_points)


def estimates(seen: State, seat: int | None) -> list[int]:
    """A5.2 for every player, with expected values for hidden sacrifice cards."""
    goods = [[held(seen, seat, other, good) for good in range(GOODS)] for other in range(seen.players_count)]
    altar = [
        max(0, round(GOODS_EACH - int(seen.supply[good]) - sum(cards[good] for cards in goods)))
        for good in range(GOODS)
    ]
    values = [good_value(altar, good) for good in range(GOODS)]
    return [int(open_points(seen.players[other])) + worth(cards, values) for other, cards in enumerate(goods)]


def held(seen: State, seat: int | None, other: int, good: int) -> float:
    """Expected number of a player's cards of a good.

    Cards laid face down or kept from the altar are subtracted evenly from those that were seen to come.
    """
    player = seen.players[other]
    if other == seat:
        return float(player.goods[good])
    shown = int(player.goods_count) + int(player.hidden_count) - int(player.kept_count)
    return max(0.0, int(player.open_goods[good]) * int(player.goods_count) / max(1, shown))


def good_value(altar: list[int], good: int) -> int:
    """A5.1 for an altar with these numbers of cards."""
    return int(value_on(SimpleNamespace(altar_goods=altar), good))


def worth(cards: list[float], values: list[int]) -> int:
    return round(sum(count * value for count, value in zip(cards, values, strict=True)))
