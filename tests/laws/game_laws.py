"""What the laws need to know about a game: `tests/games/<game>/laws.py` has a `LAWS` of this class."""

from __future__ import annotations

import importlib
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import banjar
from banjar import Event, Game, State

Position = dict[str, Any]


@dataclass(frozen=True)
class Configuration:
    """A game with its number of players and options, under a short name."""

    name: str
    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict, compare=False)

    def load(self) -> Game:
        return banjar.load(self.game, players=self.players, **self.options)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, kw_only=True)
class GameLaws:
    """Numbers are written down again from the rules page: nothing here uses the game's rules."""

    variants: tuple[Configuration, ...]
    """Every player count and variant, all else as usual; each has a golden playthrough."""
    unusual: tuple[Configuration, ...] = ()
    """With options that are seldom chosen."""
    inventory: Callable[[Position], Counter[str]]
    """All cards of a position, wherever they are."""
    box: Callable[[Game], Counter[str]]
    """What must lie in every position."""
    points: Callable[[Position, Game], list[dict[str, int]]]
    """Every seat's score sheet, line by line."""
    rank_keys: Callable[[Position, list[int]], Sequence[Any]]
    """What ranks the seats, from their totals: the higher the better."""
    public_numbers: Callable[[State], list[int]]
    """Numbers that everybody sees."""
    tell: Callable[[list[int], int, Event], None]
    """Update the public numbers by an event that a spectator sees."""
    extremes: Callable[[Game], Iterator[tuple[str, Position]]] = lambda _game: iter(())
    """Named positions at the edge of what can be."""
    unseen_cards: Callable[[Position], int]
    """The number of cards that nobody has seen."""
    shuffle_unseen: Callable[[State, dict[str, Any], list[str], random.Random], None]
    """Put the unseen cards of a deal, and of the reshuffles, into another order."""
    opened_cards: Callable[[dict[str, Any]], Any]
    """The cards that an opened view names."""
    true_cards: Callable[[State], Any]
    """The same, from the state itself."""
    tells_the_end: Callable[[dict[str, Any]], bool] = lambda view: bool(view["phase"] == "over")
    """Does a view say that the game is over, by what it shows?"""
    most_decisions: int
    seeds: int = 4
    """Games by lot that the laws are tried on."""
    most_from_world: int = 2_000
    """Decisions that are played on in a sampled world."""
    is_sampler_exact: bool = True
    """Does every sample succeed? Else `contradiction` counts how often it does not."""
    inventory_interval: int = 7
    """Decisions between two counts of everything."""


def laws_of(game: str) -> GameLaws:
    """The parameters of a game's law tests."""
    found: GameLaws = importlib.import_module(f"tests.games.{game}.laws").LAWS
    return found


def counted(cards: Sequence[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in dict.fromkeys(cards)}


def listed(counts: Mapping[str, int]) -> list[str]:
    return [card for card, number in counts.items() for _ in range(number)]


def move(numbers: list[int], source: int, target: int, amount: int) -> None:
    numbers[source] -= amount
    numbers[target] += amount


def shuffled_end(cards: str, length: int, dice: random.Random) -> str:
    end = list(cards[len(cards) - length :])
    dice.shuffle(end)
    return cards[: len(cards) - length] + "".join(end)
