"""Counting on our own: what a position holds, what it scores, and what the public history says it must be.

Nothing here uses a game's rules; each game's tests write the numbers down again from its rules page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.laws.game_laws import Position, laws_of

from banjar import Event, Game, State


def inventory(game: Game, position: Position) -> Counter[str]:
    """All cards of a position, wherever they are."""
    return laws_of(game.name).inventory(position)


def full_inventory(game: Game) -> Counter[str]:
    """What must lie in every position of a game."""
    return laws_of(game.name).box(game)


def points_of(game: Game, position: Position) -> list[dict[str, int]]:
    """Every seat's score sheet, line by line."""
    return laws_of(game.name).points(position, game)


def ranks_of(game: Game, position: Position) -> list[int]:
    """Every seat's place."""
    totals = [sum(sheet.values()) for sheet in points_of(game, position)]
    keys = laws_of(game.name).rank_keys(position, totals)
    return [1 + sum(other > own for other in keys) for own in keys]


def public_numbers(state: State) -> list[int]:
    """Public numbers of the table; `told_numbers` must compute the same."""
    return laws_of(state.game.name).public_numbers(state)


def told_numbers(game: Game, start: list[int], events: Iterable[Event]) -> list[int]:
    """The public numbers derived from the start and a spectator's events since."""
    numbers = start[:]
    for event in events:
        laws_of(game.name).tell(numbers, game.players, event)
    return numbers
