"""Counting on our own: what a position holds, what it scores, and what the public history says it must be.

Nothing here uses a game's rules; numbers are written down again from the rules pages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from banjar import Event, Game, State

Position = Mapping[str, Any]
GOODS = ("rice", "peanut", "banana", "pepper")
ISLANDS = ("kukusch", "panschar", "tschakkalag", "wontong")


def inventory(game: Game, position: Position) -> Counter[str]:
    """Everything that lies in a position, wherever it lies."""
    return altar_inventory(position) if game.name == "altar" else dalang_inventory(position)


def full_inventory(game: Game) -> Counter[str]:
    """What must lie in every position of a game."""
    return altar_box(game) if game.name == "altar" else dalang_box(game)


def altar_inventory(position: Position) -> Counter[str]:
    found: Counter[str] = Counter(position["pile"])
    for row in position["rows"]:
        found.update(row)
    found.update(position["box"])
    found.update(goods(position["supply"]))
    found.update(f"{card['good']} card" for card in position["altar"])
    for player in position["players"]:
        found.update(player["hand"])
        found.update(player["in_play"])
        found.update(goods(player["sacrifice_cards"]))
    return +found


def goods(counts: Mapping[str, int]) -> dict[str, int]:
    return {f"{good} card": number for good, number in counts.items()}


def altar_box(game: Game) -> Counter[str]:
    """A1"""
    box = Counter({"stonemason": 12, "priest": 9, "shrine": 9, "oracle": 8 if game.options["oracle"] else 0})
    for good in GOODS:
        box[good] += 5
        box[f"{good} card"] += 25
    for colour in game.options["colours"]:
        box.update(["stonemason", *game.options["sets"][colour]])
    return +box


def dalang_inventory(position: Position) -> Counter[str]:
    found: Counter[str] = Counter(position["draw_pile"])
    found.update(position["discards"])
    for player in position["players"]:
        found.update(player["hand"])
        for name in ISLANDS:
            found.update(player["stacks"][name])
    found.update(f"mask of {mask['value']}" for mask in position["masks"])
    return +found


def dalang_box(game: Game) -> Counter[str]:
    """B1"""
    box = Counter({"priest": 30, "warrior": 30, "prince": 30, "scholar": 30, "artist": 15})
    for pair, number in game.options["dalang_cards"].items():
        box[f"dalang_{pair.lower()}"] += number
    box.update(f"mask of {value}" for value in game.options["masks"])
    return +box


def points_of(game: Game, position: Position) -> list[dict[str, int]]:
    """Every seat's score sheet, line by line."""
    return altar_points(position) if game.name == "altar" else dalang_points(position)


def altar_points(position: Position) -> list[dict[str, int]]:
    """A5.1, A5.2"""
    altar = Counter(card["good"] for card in position["altar"])
    steps = sorted(set(altar.values()), reverse=True)
    value = {good: 3 - steps.index(altar[good]) if altar[good] else 0 for good in GOODS}
    return [
        {
            "points": player["points"],
            "shrines": 4 * player["in_play"].get("shrine", 0),
            "stones": player["stones"] // 5,
            **{good: value[good] * player["sacrifice_cards"].get(good, 0) for good in GOODS},
        }
        for player in position["players"]
    ]


def dalang_points(position: Position) -> list[dict[str, int]]:
    """B9.1"""
    return [
        {
            "masks": sum(mask["value"] for mask in position["masks"] if mask["owner"] == seat),
            "seals": sum(3 for name in ISLANDS if position["seal"][name] == seat),
        }
        for seat in range(len(position["players"]))
    ]


def ranks_of(game: Game, position: Position) -> list[int]:
    """Every seat's place."""
    totals = [sum(sheet.values()) for sheet in points_of(game, position)]
    if game.name == "altar":
        keys = [
            (total, player["in_play"].get("shrine", 0), player["stones"])
            for total, player in zip(totals, position["players"], strict=True)
        ]
    else:
        keys = [(total, favoured(position, seat, totals), 0) for seat, total in enumerate(totals)]
    return [1 + sum(other > own for other in keys) for own in keys]


def favoured(position: Position, seat: int, totals: list[int]) -> bool:
    """B9.2: the player who took the last mask, if tied for most."""
    ended_it = position["end_reason"] == "masks" and seat == position["active"]
    return ended_it and totals[seat] == max(totals)


def public_numbers(state: State) -> list[int]:
    """Public numbers as the table has them; `told_numbers` must find the same."""
    position = state.to_position()
    if state.game.name == "altar":
        return [
            *(number for player in position["players"] for number in (player["stones"], player["points"])),
            *(sum(player["sacrifice_cards"].values()) for player in position["players"]),
            sum(position["supply"].values()),
            len(position["altar"]),
            len(position["pile"]),
        ]
    return [
        *(sum(player["hand"].values()) for player in position["players"]),
        *(len(player["stacks"][name]) for player in position["players"] for name in ISLANDS),
        len(position["draw_pile"]),
        sum(position["discards"].values()),
        *(sum(mask["owner"] == seat for mask in position["masks"]) for seat in range(state.players)),
    ]


def told_numbers(game: Game, start: list[int], events: Iterable[Event]) -> list[int]:
    """The public numbers that follow from those at the start and what a spectator was told since."""
    numbers = start[:]
    for event in events:
        tell = tell_altar if game.name == "altar" else tell_dalang
        tell(numbers, game.players, event)
    return numbers


def tell_altar(numbers: list[int], players: int, event: Event) -> None:
    seat, details = event.seat, event.details
    stones, points = (0, 0) if seat is None else (2 * seat, 2 * seat + 1)
    held = 0 if seat is None else 2 * players + seat
    supply, altar, pile = 3 * players, 3 * players + 1, 3 * players + 2
    match event.type:
        case "bought":
            numbers[stones] -= details["price"]
            move(numbers, supply, held, 1)
        case "played":
            numbers[stones] -= details["cost"]
        case "laid" | "hid":
            move(numbers, held, altar, 1)
        case "offered":
            move(numbers, supply, altar, 1)
        case "kept":
            move(numbers, altar, held, 1)
        case "row_laid":
            numbers[pile] -= 1
        case "gained_stones":
            numbers[stones] += details["amount"]
        case "gained_points":
            numbers[points] += details["amount"]
        case "gained_good":
            move(numbers, supply, held, 1)
        case "altar_shown":
            assert numbers[altar] == details["height"]


def move(numbers: list[int], source: int, target: int, amount: int) -> None:
    numbers[source] -= amount
    numbers[target] += amount


def tell_dalang(numbers: list[int], players: int, event: Event) -> None:
    details = event.details
    hand = 0 if event.seat is None else event.seat
    island = details.get("island")
    stack = 0 if island is None else players + 4 * hand + ISLANDS.index(island)
    pile, discards = 5 * players, 5 * players + 1
    match event.type:
        case "drew":
            move(numbers, pile, hand, 1)
        case "reshuffled":
            assert numbers[pile] == 0
            assert numbers[discards] == details["count"]
            move(numbers, discards, pile, details["count"])
        case "played" | "parried" | "forced" | "joined" | "blocked":
            move(numbers, hand, discards, details["count"])
        case "discarded":
            move(numbers, hand if island is None else stack, discards, details["count"])
        case "put_on_stack" | "stowed":
            move(numbers, hand, stack, details["count"])
        case "took_from_stack" | "picked_up":
            move(numbers, stack, hand, details["count"])
        case "fled":
            assert numbers[hand] == details["count"]
        case "took_mask":
            numbers[discards + 1 + hand] += 1
