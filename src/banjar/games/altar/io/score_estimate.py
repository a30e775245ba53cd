"""The scores as they would be now, as well as a perfect memory can tell: for the memory aid (A4.4)."""

from __future__ import annotations

from typing import Any

from banjar.games.altar.rules.box import BEST_VALUE, GOODS, GOODS_EACH, SHRINE_POINTS, STONES_PER_POINT, Kind


def estimates(seen: Any, seat: int | None) -> list[int]:
    """A5.2 for every player, with guesses where sacrifice cards are hidden."""
    goods = [[held(seen, seat, other, good) for good in range(GOODS)] for other in range(seen.players_count)]
    altar = [
        max(0, round(GOODS_EACH - int(seen.supply[good]) - sum(cards[good] for cards in goods)))
        for good in range(GOODS)
    ]
    values = [good_value(altar, good) for good in range(GOODS)]
    return [sure_points(seen.players[other]) + worth(cards, values) for other, cards in enumerate(goods)]


def held(seen: Any, seat: int | None, other: int, good: int) -> float:
    """How many cards of a good somebody holds.

    What was laid face down or kept from the altar is spread evenly over what was seen to come.
    """
    player = seen.players[other]
    if other == seat:
        return float(player.goods[good])
    shown = int(player.goods_count) + int(player.hidden_count) - int(player.kept_count)
    return max(0.0, int(player.open_goods[good]) * int(player.goods_count) / max(1, shown))


def good_value(altar: list[int], good: int) -> int:
    """A5.1"""
    if altar[good] == 0:
        return 0
    return BEST_VALUE - len({count for count in altar if count > altar[good]})


def sure_points(player: Any) -> int:
    shrines = int(player.in_play[Kind.SHRINE])
    return int(player.points) + SHRINE_POINTS * shrines + int(player.stones) // STONES_PER_POINT


def worth(cards: list[float], values: list[int]) -> int:
    return round(sum(count * value for count, value in zip(cards, values, strict=True)))
