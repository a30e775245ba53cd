"""The tables of the score pads are those of the rules."""

from __future__ import annotations

import itertools
import random

import pytest
from tests.games.pad_sheets import by_the_rules, random_sheet

from banjar.core.pad import Pad, pattern_of
from banjar.core.registry import GAMES, definition
from banjar.games.altar.io.score_estimate import good_value
from banjar.i18n.texts import LANGUAGES, Texts


def pad_of(game: str) -> Pad:
    described = definition(game).pad
    assert described is not None
    return described()


def test_values_of_every_altar() -> None:
    """A5.1: every number from 0 to 6 of each good, and some larger ones."""
    values = pad_of("altar").values
    dice = random.Random("altars")
    larger = [[dice.randrange(26) for _ in range(4)] for _ in range(2000)]
    for altar in [*map(list, itertools.product(range(7), repeat=4)), *larger]:
        assert values[pattern_of(altar)] == [good_value(altar, good) for good in range(4)], altar


@pytest.mark.parametrize("game", GAMES)
def test_points_are_those_of_the_rules(game: str) -> None:
    """A5.2 B9.1: what is looked up adds up to the score."""
    pad, dice = pad_of(game), random.Random(game)
    for _ in range(300):
        sheet = random_sheet(game, dice)
        names = [entry.name for entry in pad.table]
        found = pad.values.get(pattern_of([sheet["table"][name] for name in names]), [])
        values = dict(zip(names, found, strict=True))
        totals = [
            sum(
                entry.points[values.get(entry.valued_by or "", 0)][player["amounts"][entry.name]]
                for entry in pad.entries
                if entry.line is not None
            )
            for player in sheet["players"]
        ]
        assert totals == [lines["total"] for lines in by_the_rules(game, sheet)["sheets"]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(game: str, language: str) -> None:
    pad, texts = pad_of(game), Texts(language)
    for entry in (*pad.table, *pad.entries):
        assert texts.say(entry.label, value=entry.value or 0)
    assert pad.heading is None or texts.has(pad.heading)
    assert pad.value_note is None or texts.say(pad.value_note, count=2, value=3)
    assert all(texts.has(f"{game}-web-tie-{step.by.replace('_', '-')}") for step in pad.tie_breaks)
