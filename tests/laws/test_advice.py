"""The advice of hints: for every offered action, in every language, from what the seat has seen alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.laws.configurations import CONFIGURATIONS, Configuration
from tests.laws.plays import plays

from banjar import Action, State
from banjar.core.advice import Advice
from banjar.core.game import Seen
from banjar.core.registry import GAMES, game_folder
from banjar.i18n.texts import LANGUAGES, Texts
from banjar.i18n.wording import kebab

MOMENTS = 12
NAMED = re.compile(r'(?:brings|prevents|costs)\(\s*"([a-z-]+)"(?: if [^"]*? else "([a-z-]+)")?')


def advised(state: State) -> Iterator[tuple[Seen, Action, list[Advice]]]:
    """What the seat to act is told of each of its actions."""
    if state.to_act is not None:
        seen = state.seen_by(state.to_act)
        for action in seen.legal_actions():
            yield seen, action, seen.advice(action)


def in_words(game: str, language: str, advice: Advice) -> str:
    values = {name: kebab(value) if isinstance(value, str) else value for name, value in advice.values.items()}
    seats = {name: ", ".join(map(str, listed)) for name, listed in advice.seats.items()}
    return Texts(language).say(f"{game}-web-hint-{advice.message}", **({"count": 1} | values | seats))


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_every_offered_action_has_a_reason(configuration: Configuration) -> None:
    """A sentence in every language that ends like one, at most three of them."""
    for play in plays(configuration, 1):
        for state in play.moments(MOMENTS, "advice"):
            for _, action, found in advised(state):
                assert 1 <= len(found) <= 3, action
                for advice in found:
                    for language in LANGUAGES:
                        said = in_words(configuration.game, language, advice)
                        assert said.endswith("."), said
                        assert said[0].isupper() or said[0].isdigit(), said


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_advice_tells_no_secret(configuration: Configuration) -> None:
    """In a world with other hidden cards that the seat cannot tell apart, it is told the same."""
    for play in plays(configuration, 1):
        for number, state in enumerate(play.moments(MOMENTS // 2, "advice without secrets")):
            for seen, action, found in advised(state):
                world = seen.sample_world(number)
                swapped = world.seen_by(state.to_act)
                if swapped.to_bytes() == seen.to_bytes():
                    assert swapped.advice(action) == found
                break


@pytest.mark.parametrize("game", GAMES)
def test_messages_and_advice_match(game: str) -> None:
    """No sentence without its message, no message that is never said."""
    source = (game_folder(game) / "io" / "advice.py").read_text(encoding="utf-8")
    named = {name for found in NAMED.findall(source) for name in found if name}
    texts = (game_folder(game) / "locales" / "en" / f"{game}_web.ftl").read_text(encoding="utf-8")
    assert set(re.findall(rf"^{game}-web-hint-([a-z-]+) =", texts, re.MULTILINE)) == named
