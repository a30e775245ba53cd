"""A4.4: the scores as they would be now, as far as a perfect memory can tell; for the memory aid."""

from __future__ import annotations

from types import SimpleNamespace

from banjar.games.altar.rules import scoring
from banjar.games.altar.rules.box import GOODS, GOODS_EACH
from banjar.games.altar.rules.state import State
from banjar.kernel.from_python import from_python

value_on = from_python(scoring.good_value)
score = from_python(scoring.score)


def estimates(seen: State, seat: int | None) -> list[int]:
    """A5.2 for every player, with guesses where sacrifice cards are hidden."""
    goods = [[held(seen, seat, other, good) for good in range(GOODS)] for other in range(seen.players_count)]
    altar = [
        max(0, round(GOODS_EACH - int(seen.supply[good]) - sum(cards[good] for cards in goods)))
        for good in range(GOODS)
    ]
    values = [good_value(altar, good) for good in range(GOODS)]
    return [sure_points(seen, other) + worth(cards, values) for other, cards in enumerate(goods)]


def held(seen: State, seat: int | None, other: int, good: int) -> float:
    """How many cards of a good somebody holds.

    What was laid face down or kept from the altar is spread evenly over what was seen to come.
    """
    player = seen.players[other]
    if other == seat:
        return float(player.goods[good])
    shown = int(player.goods_count) + int(player.hidden_count) - int(player.kept_count)
    return max(0.0, int(player.open_goods[good]) * int(player.goods_count) / max(1, shown))


def good_value(altar: list[int], good: int) -> int:
    """A5.1 for an altar with so many cards of each good."""
    return int(value_on(SimpleNamespace(altar_goods=altar), good))


def sure_points(seen: State, seat: int) -> int:
    """A5.2 without the sacrifice cards: with an empty altar they are worth nothing."""
    return int(score(SimpleNamespace(players=seen.players, altar_goods=[0] * GOODS), seat))


def worth(cards: list[float], values: list[int]) -> int:
    return round(sum(count * value for count, value in zip(cards, values, strict=True)))
