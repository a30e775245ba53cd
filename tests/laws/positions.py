"""Legal positions at the edge of what can be: scarce supplies, full altars, huge hands, piles about to run out.

Each takes an ordinary start apart and deals all its cards anew, so that none is lost.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from banjar import Game

Position = dict[str, Any]
GOODS = ("rice", "peanut", "banana", "pepper")
ISLANDS = ("kukusch", "panschar", "tschakkalag", "wontong")


def extreme_positions(game: Game) -> Iterator[tuple[str, Position]]:
    """Named positions of a game."""
    yield from altar_extremes(game) if game.name == "altar" else dalang_extremes(game)


def counted(cards: Sequence[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in dict.fromkeys(cards)}


def listed(counts: Mapping[str, int]) -> list[str]:
    return [card for card, number in counts.items() for _ in range(number)]


def altar_extremes(game: Game) -> Iterator[tuple[str, Position]]:
    for number, supply in enumerate(((0, 1, 0, 1), (1, 0, 2, 0), (0, 0, 0, 0))):
        yield f"supply {sum(supply)}", with_farmers(lay_goods(altar_start(game, number), supply, True))
    yield "no sacrifice cards", lay_goods(altar_start(game, 3), (9, 9, 9, 9), False)
    yield "everything on the altar", with_farmers(lay_goods(altar_start(game, 4), (0, 0, 0, 0), False))
    for cards in range(1, 6):
        yield f"pile of {cards}", deal_altar(altar_start(game, cards), row_length=1, pile=cards)
    for stones in (0, 7, 9, 9_000):
        yield f"hands of shrines, {stones} stones", shrines_in_hand(altar_start(game, stones), stones)
    if game.options["oracle"]:
        for height in (0, 1, 3):
            yield f"oracles first, altar of {height}", oracles_first(altar_start(game, height), height)


def altar_start(game: Game, seed: int) -> Position:
    return game.new(seed).to_position()


def lay_goods(position: Position, supply: Sequence[int], players_keep: bool) -> Position:
    """All goods that neither the supply nor (perhaps) the players keep lie on the altar, up and down by turns."""
    altar = [card["good"] for card in position["altar"]]
    for good, left in zip(GOODS, supply, strict=True):
        altar += [good] * (position["supply"][good] - left)
        position["supply"][good] = left
    for player in position["players"]:
        if not players_keep:
            altar += listed(player["sacrifice_cards"])
            player["sacrifice_cards"] = {}
    random.Random(len(altar)).shuffle(altar)
    position["altar"] = [{"good": good, "face": ("up", "down")[i % 2]} for i, good in enumerate(altar)]
    return position


def with_farmers(position: Position) -> Position:
    """Farmers in the pile go into play, the first seat's twice as many, so that scorings give goods."""
    pile = position["pile"]
    seats = [0, *range(len(position["players"]))]
    for number, card in enumerate([card for card in pile if card in GOODS]):
        pile.remove(card)
        add(position["players"][seats[number % len(seats)]]["in_play"], card)
    return position


def add(counts: dict[str, int], card: str) -> None:
    counts[card] = counts.get(card, 0) + 1


def deal_altar(position: Position, row_length: int, pile: int, hands: Sequence[Sequence[str]] = ()) -> Position:
    """Deal hands, rows and a pile anew; what is left over is in play, oracles are in the box."""
    cards = [card for row in position["rows"] for card in row] + position["pile"]
    for player, hand in zip(position["players"], hands, strict=False):
        cards += listed(player["hand"])
        player["hand"] = counted(hand)
        for card in hand:
            cards.remove(card)
    random.Random(len(cards)).shuffle(cards)
    cards.sort(key=lambda card: card == "oracle")
    position["rows"] = [cards[row_length * row : row_length * (row + 1)] for row in range(4)]
    rest = cards[4 * row_length :]
    random.Random(pile).shuffle(rest)
    position["pile"] = rest[:pile]
    leave_out(position, rest[pile:])
    return position


def leave_out(position: Position, cards: Sequence[str]) -> None:
    for number, card in enumerate(cards):
        if card == "oracle":
            add(position["box"], card)
        else:
            add(position["players"][number % len(position["players"])]["in_play"], card)


def shrines_in_hand(position: Position, stones: int) -> Position:
    hands = [["shrine"] * 3] * min(3, len(position["players"]))
    deal_altar(position, row_length=2, pile=20, hands=hands)
    for player in position["players"]:
        player["stones"] = player["points"] = stones
    return position


def oracles_first(position: Position, height: int) -> Position:
    """The next two rows are all oracles; the altar is low."""
    deal_altar(position, row_length=1, pile=0)
    position["box"]["oracle"] = 0
    cards = []
    for player in position["players"]:
        cards += [card for card in listed(player["in_play"]) if card != "stonemason"]
        player["in_play"] = {"stonemason": player["in_play"].get("stonemason", 0)}
    position["pile"] = ["oracle"] * 8 + cards
    for card in position["altar"][height:]:
        position["supply"][card["good"]] += 1
    position["altar"] = position["altar"][:height]
    return position


def dalang_extremes(game: Game) -> Iterator[tuple[str, Position]]:
    others = game.players - 1
    yield "a huge hand", deal_dalang(game, 1, [146 - 12 * others, *[12] * others], 0, 6)
    yield "the largest hand", deal_dalang(game, 2, [146, *[1] * others], 0, 159 - 146 - others)
    yield "large hands", deal_dalang(game, 3, [32] * game.players, 2, 5)
    yield "nothing to draw", deal_dalang(game, 4, [9] * game.players, 40, 0)
    yield "one card to draw", deal_dalang(game, 5, [6] * game.players, 3, 1)
    yield "nothing discarded", deal_dalang(game, 6, [5] * game.players, 9, 159)
    yield "tall stacks", deal_dalang(game, 7, [3] * game.players, 12, 3)
    yield "empty hands", deal_dalang(game, 8, [0] * game.players, 9, 9)
    yield "all have fled", all_fled(deal_dalang(game, 9, [20, *[0] * others], 5, 12))
    yield "nearly stalled", nearly_stalled(deal_dalang(game, 10, [2] * game.players, 60, 0), game.players)
    for left in (1, 2, 3):
        yield f"{left} masks left", few_masks(deal_dalang(game, 10 + left, [12] * game.players, 3, 12), left)
    limit = game.options["turn_limit"]
    if limit is not None:
        yield "near the turn limit", {**deal_dalang(game, 14, [8] * game.players, 3, 40), "turn": limit - 1}


def deal_dalang(game: Game, seed: int, hands: Sequence[int], stack: int, draw: int) -> Position:
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
