"""What a preview promises happens, for every offered action over random games of every configuration."""

from __future__ import annotations

import pytest
from tests.laws.configurations import EVERY_CONFIGURATION, Configuration
from tests.laws.plays import plays
from tests.laws.previews import checks_of, law_previews_come_true
from tests.third_game import EVERY_GAME

pytestmark = pytest.mark.usefixtures("third_game")


@pytest.mark.parametrize("configuration", EVERY_CONFIGURATION, ids=str)
def test_previews_come_true(configuration: Configuration) -> None:
    for play in plays(configuration, 2):
        law_previews_come_true(play)


@pytest.mark.slow
@pytest.mark.parametrize("configuration", EVERY_CONFIGURATION, ids=str)
def test_previews_come_true_in_many_games(configuration: Configuration) -> None:
    for play in plays(configuration, 20):
        law_previews_come_true(play)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_no_check_is_left_over(game: str) -> None:
    """Every check is of a field that some preview has."""
    found: set[str] = set()
    for configuration in EVERY_CONFIGURATION:
        if configuration.game == game:
            for play in plays(configuration, 1):
                for state in play.states():
                    legal = state.view(state.to_act)["legal"] if state.to_act is not None else ()
                    found |= {name for entry in legal for name in entry.get("preview", {})}
        if found == set(checks_of(game)):
            return
    assert found == set(checks_of(game))
