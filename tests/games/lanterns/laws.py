"""What the laws must be told about lanterns; see `tests/laws/game_laws.py`."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.laws.game_laws import Configuration, GameLaws, Position, move, shuffled_end

from banjar import Event, Game, State

BRIGHTNESS = {"paper": 1, "silk": 2, "glass": 3}
VARIANTS = tuple(
    Configuration("-".join(["lanterns", str(players), *["moon"] * moon]), "lanterns", players, {"moon": moon})
    for players in (2, 3)
    for moon in (False, True)
)


def inventory(position: Position) -> Counter[str]:
    found: Counter[str] = Counter(position["aside"])
    for player in position["players"]:
        found.update(player["hand"])
        found.update(player["lit"])
        found.update([player["hidden"]] if player["hidden"] else [])
    return +found


def box(_game: Game) -> Counter[str]:
    """C1.1"""
    return Counter({"paper": 6, "silk": 4, "glass": 2})


def points(position: Position, game: Game) -> list[dict[str, int]]:
    """C3.3, C4.1"""
    hidden = [player["hidden"] for player in position["players"]]
    factor = 3 if game.options["moon"] else 2
    return [
        {
            "lit": sum(BRIGHTNESS[kind] * number for kind, number in player["lit"].items()),
            "hidden": factor * BRIGHTNESS.get(player["hidden"], 0) * (hidden.count(player["hidden"]) == 1),
        }
        for player in position["players"]
    ]


def rank_keys(_position: Position, totals: list[int]) -> list[int]:
    """C3.5"""
    return totals


def public_numbers(state: State) -> list[int]:
    players = state.to_position()["players"]
    return [
        *(sum(player["hand"].values()) for player in players),
        *(sum(player["lit"].values()) for player in players),
        *(int(player["hidden"] is not None) for player in players),
    ]


def tell(numbers: list[int], players: int, event: Event) -> None:
    if event.type in ("lit", "hid") and event.seat is not None:
        move(numbers, event.seat, event.seat + players * (1 if event.type == "lit" else 2), 1)


def unseen_cards(position: Position) -> int:
    return sum(position["aside"].values())


def shuffle_unseen(state: State, deal: dict[str, Any], _reshuffles: list[str], dice: random.Random) -> None:
    deal["deck"] = shuffled_end(deal["deck"], unseen_cards(state.to_position()), dice)


def opened_cards(view: dict[str, Any]) -> list[Any]:
    return [*([player["hand"], player["hidden"]] for player in view["players"]), view["aside"]]


def true_cards(state: State) -> list[Any]:
    return opened_cards(state.to_position())


LAWS = GameLaws(
    variants=VARIANTS,
    inventory=inventory,
    box=box,
    points=points,
    rank_keys=rank_keys,
    public_numbers=public_numbers,
    tell=tell,
    unseen_cards=unseen_cards,
    shuffle_unseen=shuffle_unseen,
    opened_cards=opened_cards,
    true_cards=true_cards,
    most_decisions=12,
)
