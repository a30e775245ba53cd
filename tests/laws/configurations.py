"""The games, player counts and options that every law, playthrough and counted tree is tried on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import banjar
from banjar import Game


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


def altar_variants() -> Iterator[Configuration]:
    for players in (2, 3, 4):
        for oracle in (False, True):
            for demon in (False, True):
                words = ["altar", str(players), *["oracle"] * oracle, *["demon"] * demon]
                yield Configuration("-".join(words), "altar", players, {"oracle": oracle, "demon": demon})


VARIANTS = (
    *altar_variants(),
    Configuration("dalang-3", "dalang", 3),
    Configuration("dalang-4", "dalang", 4),
)
"""Every player count and variant of both games, all else as usual."""

UNUSUAL = (
    Configuration(
        "altar-unusual",
        "altar",
        3,
        {
            "oracle": True,
            "demon": True,
            "colours": ("green", "red", "yellow"),
            "sets": {"red": ("rice", "rice", "rice"), "green": ("pepper", "rice", "pepper")},
        },
    ),
    Configuration(
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
    ),
)

CONFIGURATIONS = (*VARIANTS, *UNUSUAL)


def configuration(name: str) -> Configuration:
    return next(found for found in CONFIGURATIONS if found.name == name)
