"""What the laws must be told about dalang; see `tests/laws/game_laws.py`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from tests.laws.game_laws import Configuration, GameLaws, Position, counted, listed, move, shuffled_end

from banjar import Event, Game, State

ISLANDS = ("kukusch", "panschar", "tschakkalag", "wontong")
UNUSUAL = Configuration(
    "dalang-unusual",
    "dalang",
    3,
    {
        "turn_limit": 20,
        "masks": (1, 7, 7, 9, 30),
        "dalang_cards": {"KP": 14, "KT": 1, "KW": 0, "PT": 2, "PW": 0, "TW": 7},
        "starting_cards": (
            ("wontong", "kukusch"),
            ("tschakkalag", "panschar"),
            ("kukusch", "wontong"),
            ("panschar", "tschakkalag"),
        ),
    },
)


def inventory(position: Position) -> Counter[str]:
    found: Counter[str] = Counter(position["draw_pile"])
    found.update(position["discards"])
    for player in position["players"]:
        found.update(player["hand"])
        for name in ISLANDS:
            found.update(player["stacks"][name])
    found.update(f"mask of {mask['value']}" for mask in position["masks"])
    return +found


def box(game: Game) -> Counter[str]:
    """B1"""
    box = Counter({"priest": 30, "warrior": 30, "prince": 30, "scholar": 30, "artist": 15})
    for pair, number in game.options["dalang_cards"].items():
        box[f"dalang_{pair.lower()}"] += number
    box.update(f"mask of {value}" for value in game.options["masks"])
    return +box


def points(position: Position, _game: Game) -> list[dict[str, int]]:
    """B9.1"""
    return [
        {
            "masks": sum(mask["value"] for mask in position["masks"] if mask["owner"] == seat),
            "seals": sum(3 for name in ISLANDS if position["seal"][name] == seat),
        }
        for seat in range(len(position["players"]))
    ]


def rank_keys(position: Position, totals: list[int]) -> list[tuple[int, bool]]:
    """B9.2"""
    return [(total, favoured(position, seat, totals)) for seat, total in enumerate(totals)]


def favoured(position: Position, seat: int, totals: list[int]) -> bool:
    """B9.2: the player who took the last mask, if tied for most."""
    ended_it = position["end_reason"] == "masks" and seat == position["active"]
    return ended_it and totals[seat] == max(totals)


def public_numbers(state: State) -> list[int]:
    position = state.to_position()
    return [
        *(sum(player["hand"].values()) for player in position["players"]),
        *(len(player["stacks"][name]) for player in position["players"] for name in ISLANDS),
        len(position["draw_pile"]),
        sum(position["discards"].values()),
        *(sum(mask["owner"] == seat for mask in position["masks"]) for seat in range(state.players)),
    ]


def tell(numbers: list[int], players: int, event: Event) -> None:
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


def extremes(game: Game) -> Iterator[tuple[str, Position]]:
    others = game.players - 1
    yield "a huge hand", deal_cards(game, 1, [146 - 12 * others, *[12] * others], 0, 6)
    yield "the largest hand", deal_cards(game, 2, [146, *[1] * others], 0, 159 - 146 - others)
    yield "large hands", deal_cards(game, 3, [32] * game.players, 2, 5)
    yield "nothing to draw", deal_cards(game, 4, [9] * game.players, 40, 0)
    yield "one card to draw", deal_cards(game, 5, [6] * game.players, 3, 1)
    yield "nothing discarded", deal_cards(game, 6, [5] * game.players, 9, 159)
    yield "tall stacks", deal_cards(game, 7, [3] * game.players, 12, 3)
    yield "empty hands", deal_cards(game, 8, [0] * game.players, 9, 9)
    yield "all have fled", all_fled(deal_cards(game, 9, [20, *[0] * others], 5, 12))
    yield "nearly stalled", nearly_stalled(deal_cards(game, 10, [2] * game.players, 60, 0), game.players)
    for left in (1, 2, 3):
        yield f"{left} masks left", few_masks(deal_cards(game, 10 + left, [12] * game.players, 3, 12), left)
    limit = game.options["turn_limit"]
    if limit is not None:
        yield "near the turn limit", {**deal_cards(game, 14, [8] * game.players, 3, 40), "turn": limit - 1}


def deal_cards(game: Game, seed: int, hands: Sequence[int], stack: int, draw: int) -> Position:
    """All cards dealt anew, to hands, stacks at the other islands and draw pile; the rest is discarded."""
    position = game.new(seed).to_position()
    cards = position["draw_pile"] + listed(position["discards"])
    for player in position["players"]:
        cards += listed(player["hand"]) + [card for name in ISLANDS for card in player["stacks"][name]]
    random.Random(seed).shuffle(cards)
    for player, number in zip(position["players"], hands, strict=True):
        player["hand"] = counted(take(cards, number))
    places = [(player, name) for player in position["players"] for name in ISLANDS if name != position["dalang"]]
    for number, (player, name) in enumerate(places):
        player["stacks"][name] = take(cards, stack)
        player["unseen"] = {**player["unseen"], name: min(number % 4, len(player["stacks"][name]))}
    position["draw_pile"] = take(cards, draw)
    position["discards"] = counted(cards)
    return position


def take(cards: list[str], number: int) -> list[str]:
    """The first cards, as many as there are."""
    taken = cards[:number]
    del cards[:number]
    return taken


def all_fled(position: Position) -> Position:
    for seat, player in enumerate(position["players"]):
        player["fled"] = seat != position["active"]
        if seat != position["active"] and player["hand"]:
            active = position["players"][position["active"]]
            active["hand"], player["hand"] = player["hand"], {}
    return position


def nearly_stalled(position: Position, players: int) -> Position:
    position["idle_turns"] = 2 * players - 1
    return position


def few_masks(position: Position, left: int) -> Position:
    masks = position["masks"]
    for number, mask in enumerate(masks[: len(masks) - left]):
        mask["owner"] = number % len(position["players"])
    return position


def unseen_cards(position: Position) -> int:
    return len(position["draw_pile"])


def shuffle_unseen(state: State, deal: dict[str, Any], reshuffles: list[str], dice: random.Random) -> None:
    position = state.to_position()
    deal["seed"] = dice.getrandbits(40)
    deal["deck"] = swap_dealt(deal["deck"], position["players"], dice)
    if reshuffles:
        reshuffles[-1] = shuffled_end(reshuffles[-1], unseen_cards(position), dice)
    else:
        deal["deck"] = shuffled_end(deal["deck"], unseen_cards(position), dice)


def swap_dealt(deck: str, players: list[dict[str, Any]], dice: random.Random) -> str:
    """B2.1: the dealt cards that their owners have not seen yet change places with each other."""
    places = [
        (3 * island + round_) * len(players) + seat
        for seat, player in enumerate(players)
        for island, unseen in enumerate(player["unseen"].values())
        for round_ in range(unseen)
    ]
    cards = list(deck)
    for place, other in zip(places, dice.sample(places, len(places)), strict=True):
        cards[place] = deck[other]
    return "".join(cards)


def opened_cards(view: dict[str, Any]) -> list[Any]:
    return [[player["hand"], player["stacks"]] for player in view["players"]]


def true_cards(state: State) -> list[Any]:
    return opened_cards(state.to_position())


LAWS = GameLaws(
    variants=(Configuration("dalang-3", "dalang", 3), Configuration("dalang-4", "dalang", 4)),
    unusual=(UNUSUAL,),
    inventory=inventory,
    box=box,
    points=points,
    rank_keys=rank_keys,
    public_numbers=public_numbers,
    tell=tell,
    extremes=extremes,
    unseen_cards=unseen_cards,
    shuffle_unseen=shuffle_unseen,
    opened_cards=opened_cards,
    true_cards=true_cards,
    tells_the_end=lambda view: view["end_reason"] is not None,
    most_decisions=30_000,
    seeds=2,
    most_from_world=60,
    is_sampler_exact=False,
    inventory_interval=13,
)
