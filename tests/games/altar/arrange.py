"""Positions for tests, written with the letters of records.

R rice, N peanut, B banana, E pepper, M stonemason, P priest, S shrine, O oracle. A row is written from its top to
its free card, the altar from bottom to top with face-down cards in small letters, the pile in drawing order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import banjar
from banjar import State

KINDS = {
    "R": "rice",
    "N": "peanut",
    "B": "banana",
    "E": "pepper",
    "M": "stonemason",
    "P": "priest",
    "S": "shrine",
    "O": "oracle",
}
GOODS = "RNBE"
LETTERS = {name: letter for letter, name in KINDS.items()}
BOX = {"R": 5, "N": 5, "B": 5, "E": 5, "M": 12, "P": 9, "S": 9}
"""The playing cards without the starting sets and the oracles."""

ROWS = ("RNBP", "NBEP", "BERP", "ERNP")
"""Without priests and farmers in play none of these rows brings anybody anything for one or two takes."""

Seats = Mapping[int, Any] | Sequence[Any]


def counts(letters: str) -> dict[str, int]:
    """Letters as the object of names and numbers that positions want."""
    return {KINDS[letter]: letters.count(letter) for letter in dict.fromkeys(letters)}


def letters_of(held: Mapping[str, int]) -> str:
    """The same backwards, in the order of the kinds."""
    return "".join(letter * held.get(name, 0) for letter, name in KINDS.items())


def names(letters: str) -> list[str]:
    return [KINDS[letter] for letter in letters]


def each(given: Seats | None, players: int, usual: Any) -> list[Any]:
    """One value a seat; seats that are not given get the usual one."""
    if isinstance(given, Mapping):
        return [given.get(seat, usual) for seat in range(players)]
    values = list(given or ())
    return values + [usual] * (players - len(values))


def position(
    players: int = 3,
    *,
    hands: Seats | None = None,
    in_play: Seats | None = None,
    stones: Seats | None = None,
    points: Seats | None = None,
    goods: Seats | None = None,
    rows: Sequence[str] = ROWS,
    pile: str | None = None,
    altar: str = "",
    supply: str | None = None,
    phase: str = "buy",
    active: int = 0,
    **more: Any,
) -> dict[str, Any]:
    """A position; what is not given is ordinary.

    Everybody holds one farmer of rice, peanut and banana, has a stonemason in play, 5 stones and one sacrifice
    card of each good. The supply is what is left of the goods, the pile up to 34 cards of what is left in the box.
    What belongs to seats is a list from seat 0 on or a dict from seats to values; the other seats get the usual
    value. `more` goes into the position as it is: `to_act`, `step`, `last_row`, `demon_row`, `turn`, `box`.
    """
    hand, table = each(hands, players, "RNB"), each(in_play, players, "M")
    held = each(goods, players, GOODS)
    stone, point = each(stones, players, 5), each(points, players, 0)
    if pile is None:
        pile = cards_left("".join([*hand, *table, *rows]), players)
    if supply is None:
        supply = "".join(good * (25 - "".join([*held, altar.upper()]).count(good)) for good in GOODS)
    return {
        "players": [
            {
                "hand": counts(hand[seat]),
                "in_play": counts(table[seat]),
                "stones": stone[seat],
                "points": point[seat],
                "sacrifice_cards": counts(held[seat]),
            }
            for seat in range(players)
        ],
        "rows": [names(row) for row in rows],
        "pile": names(pile),
        "altar": [{"good": KINDS[card.upper()], "face": "up" if card.isupper() else "down"} for card in altar],
        "supply": counts(supply),
        "phase": phase,
        "active": active,
        **more,
    }


def cards_left(used: str, players: int) -> str:
    """Up to 34 cards that are nowhere else, the kinds taking turns."""
    left = {kind: number - used.count(kind) for kind, number in BOX.items()}
    left["M"] += players
    cards = ""
    while len(cards) < 34 and any(number > 0 for number in left.values()):
        for kind in left:
            if left[kind] > 0:
                left[kind] -= 1
                cards += kind
    return cards[:34]


def arrange(players: int = 3, *, oracle: bool = False, demon: bool = False, **arguments: Any) -> State:
    """A game that stands at the position these arguments describe."""
    game = banjar.load("altar", players=players, oracle=oracle, demon=demon)
    return game.from_position(position(players, **arguments))


def play(state: State, actions: str) -> State:
    """Play actions written in the short notation."""
    for action in actions.split():
        state.play(action)
    return state


def legal(state: State) -> str:
    """The legal actions in the short notation, ascending by their ids."""
    return " ".join(action.text for action in state.legal_actions())


def hand(state: State, seat: int) -> str:
    return letters_of(state.to_position()["players"][seat]["hand"])


def in_play(state: State, seat: int) -> str:
    return letters_of(state.to_position()["players"][seat]["in_play"])


def goods(state: State, seat: int) -> str:
    return letters_of(state.to_position()["players"][seat]["sacrifice_cards"])


def stones(state: State) -> list[int]:
    return [player["stones"] for player in state.to_position()["players"]]


def points(state: State) -> list[int]:
    return [player["points"] for player in state.to_position()["players"]]


def supply(state: State) -> str:
    return letters_of(state.to_position()["supply"])


def supply_counts(state: State) -> list[int]:
    """How many rice, peanut, banana and pepper cards the supply has."""
    return [supply(state).count(good) for good in GOODS]


def altar(state: State) -> str:
    """From the bottom to the top, face-down cards in small letters."""
    cards = state.to_position()["altar"]
    return "".join(LETTERS[card["good"]] if card["face"] == "up" else LETTERS[card["good"]].lower() for card in cards)


def rows(state: State) -> list[str]:
    return ["".join(LETTERS[name] for name in row) for row in state.to_position()["rows"]]


def pile(state: State) -> str:
    return "".join(LETTERS[name] for name in state.to_position()["pile"])


def box(state: State) -> dict[str, int]:
    found: dict[str, int] = state.to_position()["box"]
    return found


def happened(state: State, seat: int | None = None) -> list[dict[str, Any]]:
    """What the last decision made happen, for a seat or (None) for a spectator."""
    return [event.to_dict() for event in state.events(seat)]


def of_type(state: State, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The same, only the events of one type and without saying the type."""
    return [
        {name: value for name, value in event.items() if name != "type"}
        for event in happened(state, seat)
        if event["type"] == kind
    ]
