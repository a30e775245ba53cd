"""The laws, tried on every game, player count and option, and on every way of playing."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Sequence

import pytest
from tests.laws import laws as laws
from tests.laws.configurations import EVERY_CONFIGURATION, Configuration
from tests.laws.game_laws import laws_of
from tests.laws.plays import Play, plays
from tests.third_game import EVERY_GAME

from banjar import Game

pytestmark = pytest.mark.usefixtures("third_game")

Law = Callable[[Play], None]

CHEAP = (
    laws.law_legal_unless_over,
    laws.law_games_end,
    laws.law_nothing_is_lost,
    laws.law_scores_agree,
    laws.law_rewound_draws_the_same_cards,
)
"""Laws every play is tried on; each of the others takes a few, not the same everywhere."""

PLAYS_OF_OTHERS = 3


@functools.cache
def plays_of(configuration: Configuration) -> tuple[Play, ...]:
    return tuple(plays(configuration, laws_of(configuration.game).seeds))


def name_of(law: Callable[..., None]) -> str:
    return law.__name__.removeprefix("law_")


@pytest.mark.parametrize("law", laws.LAWS, ids=name_of)
@pytest.mark.parametrize("configuration", EVERY_CONFIGURATION, ids=str)
def test_law(law: Law, configuration: Configuration) -> None:
    chosen: Sequence[Play] = plays_of(configuration)
    if law not in CHEAP:
        chosen = some_of(chosen, PLAYS_OF_OTHERS, f"{name_of(law)} {configuration}")
    for play in chosen:
        obeys(law, play)


def some_of(all_plays: Sequence[Play], count: int, purpose: str) -> list[Play]:
    """One play from a seed, the rest from anywhere."""
    dice = random.Random(purpose)
    dealt = [play for play in all_plays if "seed" in play.origin]
    return [dice.choice(dealt), *dice.sample(all_plays, count - 1)]


def obeys(law: Law, play: Play) -> None:
    """Name the play in the report if the law is broken."""
    try:
        law(play)
    except AssertionError as error:
        error.add_note(f"in the play {play.label!r} of {play.game}")
        raise


@pytest.mark.parametrize("configuration", EVERY_CONFIGURATION, ids=str)
def test_every_action_has_three_forms(configuration: Configuration) -> None:
    game: Game = configuration.load()
    laws.law_every_action_has_three_forms(game)


def test_every_phase_is_reached() -> None:
    """The plays above go through everything that can be decided, and end in every way."""
    for name in EVERY_GAME:
        found: set[str] = set()
        for configuration in EVERY_CONFIGURATION:
            if configuration.game == name:
                for play in plays_of(configuration):
                    found |= {state.phase for state in play.states()}
        assert found == set(configuration_phases(name))


def configuration_phases(name: str) -> tuple[str, ...]:
    return next(found.load().rules.phases for found in EVERY_CONFIGURATION if found.game == name)
