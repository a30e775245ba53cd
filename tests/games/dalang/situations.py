"""Situations of dalang for the Python face, written with the letters of records.

P priest, W warrior, R prince, S scholar, A artist, 1 to 6 the Dalang cards KP, KT, KW, PT, PW, TW. A stack is written
from its bottom up, the draw pile in drawing order. Islands are K, P, T and W.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import banjar
from banjar import State

KINDS = {
    "P": "priest",
    "W": "warrior",
    "R": "prince",
    "S": "scholar",
    "A": "artist",
    "1": "dalang_kp",
    "2": "dalang_kt",
    "3": "dalang_kw",
    "4": "dalang_pt",
    "5": "dalang_pw",
    "6": "dalang_tw",
}
LETTERS = {name: letter for letter, name in KINDS.items()}
ISLANDS = {"K": "kukusch", "P": "panschar", "T": "tschakkalag", "W": "wontong"}
BOX = {"P": 30, "W": 30, "R": 30, "S": 30, "A": 15, "1": 4, "2": 4, "3": 4, "4": 4, "5": 4, "6": 4}
MASKS = (2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5)
NO_CARDS = dict.fromkeys(LETTERS, 0)

Discs = Mapping[str, int]


def names(letters: str) -> list[str]:
    return [KINDS[letter] for letter in letters]


def counts(letters: str) -> dict[str, int]:
    """Every kind with its number, as views and positions have it."""
    return {name: letters.count(letter) for letter, name in KINDS.items()}


def letters_of(held: Mapping[str, int]) -> str:
    """The same backwards, in the order of the kinds."""
    return "".join(letter * held.get(name, 0) for letter, name in KINDS.items())


def position(
    players: int = 4,
    *,
    hands: Sequence[str] = (),
    stacks: Mapping[tuple[int, str], str] | None = None,
    unseen: Mapping[tuple[int, str], int] | None = None,
    fled: Sequence[int] = (),
    draw_pile: str | None = None,
    discards: str = "",
    princes: Discs | None = None,
    priests: Discs | None = None,
    seals: Discs | None = None,
    masks: Sequence[int] = MASKS,
    dalang: str = "K",
    phase: str = "turn",
    active: int = 0,
    **more: Any,
) -> dict[str, Any]:
    """A position; what is not given is empty. Without a draw pile of its own it gets all cards left in the box."""
    held = [*hands, *[""] * (players - len(hands))]
    lying = stacks or {}
    hidden = unseen or {}
    if draw_pile is None:
        used = "".join([*held, *lying.values(), discards])
        draw_pile = "".join(letter * (number - used.count(letter)) for letter, number in BOX.items())
    return {
        "players": [
            {
                "hand": counts(held[seat]),
                "stacks": {name: names(lying.get((seat, letter), "")) for letter, name in ISLANDS.items()},
                "unseen": {name: hidden.get((seat, letter), 0) for letter, name in ISLANDS.items()},
                "fled": seat in fled,
                "starting_card": seat + 1,
            }
            for seat in range(players)
        ],
        "draw_pile": names(draw_pile),
        "discards": counts(discards),
        "prince_disc": by_island(princes),
        "priest_disc": by_island(priests),
        "seal": by_island(seals),
        "masks": [{"value": value, "owner": None} for value in masks],
        "dalang": ISLANDS[dalang],
        "phase": phase,
        "active": active,
        **more,
    }


def by_island(discs: Discs | None) -> dict[str, int | None]:
    return {name: (discs or {}).get(letter) for letter, name in ISLANDS.items()}


def place(players: int = 4, *, turn_limit: int | None = None, **situation: Any) -> State:
    """A state at the position described."""
    game = banjar.load("dalang", players=players, turn_limit=turn_limit)
    return game.from_position(position(players, **situation))


def play(state: State, moves: str) -> State:
    """Carry out moves in short notation."""
    for move in moves.split():
        state.play(move)
    return state


def hand(state: State, seat: int) -> str:
    """The true hand."""
    return letters_of(state.to_position()["players"][seat]["hand"])


def stack(state: State, seat: int, island: str) -> str:
    """The true stack, from the bottom up."""
    cards = state.to_position()["players"][seat]["stacks"][ISLANDS[island]]
    return "".join(LETTERS[card] for card in cards)


def draw_pile(state: State) -> str:
    return "".join(LETTERS[card] for card in state.to_position()["draw_pile"])


def happened(state: State, reader: int | None = None) -> list[dict[str, Any]]:
    """What the last decision brought, as a reader finds it."""
    return [event.to_dict() for event in state.events(reader)]


def readers(state: State) -> list[int | None]:
    return [*range(state.players), None]
