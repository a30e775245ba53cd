"""What the laws must be told about altar; see `tests/laws/game_laws.py`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.laws.game_laws import Configuration, GameLaws, Position, counted, listed, move, shuffled_end

from banjar import Event, Game, State

GOODS = ("rice", "peanut", "banana", "pepper")


def variants() -> Iterator[Configuration]:
    for players in (2, 3, 4):
        for oracle in (False, True):
            for demon in (False, True):
                words = ["altar", str(players), *["oracle"] * oracle, *["demon"] * demon]
                yield Configuration("-".join(words), "altar", players, {"oracle": oracle, "demon": demon})


UNUSUAL = Configuration(
    "altar-unusual",
    "altar",
    3,
    {
        "oracle": True,
        "demon": True,
        "colours": ("green", "red", "yellow"),
        "sets": {"red": ("rice", "rice", "rice"), "green": ("pepper", "rice", "pepper")},
    },
)


def inventory(position: Position) -> Counter[str]:
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


def box(game: Game) -> Counter[str]:
    """A1"""
    box = Counter({"stonemason": 12, "priest": 9, "shrine": 9, "oracle": 8 if game.options["oracle"] else 0})
    for good in GOODS:
        box[good] += 5
        box[f"{good} card"] += 25
    for colour in game.options["colours"]:
        box.update(["stonemason", *game.options["sets"][colour]])
    return +box


def points(position: Position, _game: Game) -> list[dict[str, int]]:
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


def rank_keys(position: Position, totals: list[int]) -> list[tuple[int, int, int]]:
    """A5.3"""
    return [
        (total, player["in_play"].get("shrine", 0), player["stones"])
        for total, player in zip(totals, position["players"], strict=True)
    ]


def public_numbers(state: State) -> list[int]:
    position = state.to_position()
    return [
        *(number for player in position["players"] for number in (player["stones"], player["points"])),
        *(sum(player["sacrifice_cards"].values()) for player in position["players"]),
        sum(position["supply"].values()),
        len(position["altar"]),
        len(position["pile"]),
    ]


def tell(numbers: list[int], players: int, event: Event) -> None:
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


def extremes(game: Game) -> Iterator[tuple[str, Position]]:
    for number, supply in enumerate(((0, 1, 0, 1), (1, 0, 2, 0), (0, 0, 0, 0))):
        yield f"supply {sum(supply)}", with_farmers(lay_goods(start(game, number), supply, True))
    yield "no sacrifice cards", lay_goods(start(game, 3), (9, 9, 9, 9), False)
    yield "everything on the altar", with_farmers(lay_goods(start(game, 4), (0, 0, 0, 0), False))
    for cards in range(1, 6):
        yield f"pile of {cards}", deal_cards(start(game, cards), row_length=1, pile=cards)
    for stones in (0, 7, 9, 9_000):
        yield f"hands of shrines, {stones} stones", shrines_in_hand(start(game, stones), stones)
    if game.options["oracle"]:
        for height in (0, 1, 3):
            yield f"oracles first, altar of {height}", oracles_first(start(game, height), height)


def start(game: Game, seed: int) -> Position:
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


def deal_cards(position: Position, row_length: int, pile: int, hands: Sequence[Sequence[str]] = ()) -> Position:
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
    deal_cards(position, row_length=2, pile=20, hands=hands)
    for player in position["players"]:
        player["stones"] = player["points"] = stones
    return position


def oracles_first(position: Position, height: int) -> Position:
    """The next two rows are all oracles; the altar is low."""
    deal_cards(position, row_length=1, pile=0)
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


def unseen_cards(position: Position) -> int:
    return len(position["pile"])


def shuffle_unseen(state: State, deal: dict[str, Any], _reshuffles: list[str], dice: random.Random) -> None:
    deal["deck"] = shuffled_end(deal["deck"], unseen_cards(state.to_position()), dice)


def opened_cards(view: dict[str, Any]) -> dict[str, Any]:
    players = [[player[name] for name in ("hand", "sacrifice_cards", "hidden")] for player in view["players"]]
    return {"players": players, "altar": view["altar"]["cards"]}


def true_cards(state: State) -> dict[str, Any]:
    position = state.to_position()
    hidden = [dict(zip(GOODS, map(int, state.raw.players[seat].hidden), strict=True)) for seat in range(state.players)]
    players = [
        [player["hand"], player["sacrifice_cards"], laid]
        for player, laid in zip(position["players"], hidden, strict=True)
    ]
    return {"players": players, "altar": [card["good"] for card in position["altar"]]}


LAWS = GameLaws(
    variants=tuple(variants()),
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
    tells_the_end=lambda view: "values" in view,
    most_decisions=1_000,
)
