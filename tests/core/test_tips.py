"""The tips of the coach: their words exist, what they wait for exists, and it happens in ordinary games."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from typing import Any

import pytest

import banjar
from banjar.bots.heuristic import HeuristicBot
from banjar.core.event import Event
from banjar.core.registry import definition
from banjar.core.tip import Tip
from banjar.i18n.texts import LANGUAGES, Texts, locale_folders
from banjar.protocol.games import event_types

GAMES = [game for game in banjar.game_names() if definition(game).tips]
RARE = {"altar": {"substitute", "return_shrine"}, "dalang": {"reshuffled"}}
"""What does not happen in every handful of games."""
LEARNER = 0
SEEDS = range(4)


def moments(game: str, seed: int) -> Iterator[tuple[dict[str, Any], list[Event]]]:
    """What the learner sees and hears in a game of the fewest players, as a client is told."""
    state = banjar.load(game, min(definition(game).players)).new(seed)
    bots = [HeuristicBot(seed + seat, 0.4 if seat else 0.1, "bot") for seat in range(state.players)]
    yield state.view(LEARNER), state.events(LEARNER)
    while state.to_act is not None:
        state.play(bots[state.to_act].choose(state.seen_by(state.to_act)))
        yield state.view(LEARNER), state.events(LEARNER)


def is_due(tip: Tip, view: dict[str, Any], events: list[Event]) -> bool:
    """As the browser client decides."""
    is_asked = view["to_act"] == LEARNER
    if tip.phase is not None and not (is_asked and view["phase"] == tip.phase):
        return False
    if tip.offers is not None and not (is_asked and any(action["type"] == tip.offers for action in view["legal"])):
        return False
    if any(view[name] > most for name, most in tip.at_most.items()):
        return False
    return not tip.events or any(is_meant(tip, event) for event in events)


def is_meant(tip: Tip, event: Event) -> bool:
    if event.type not in tip.events:
        return False
    if tip.by is not None and (event.seat is None or (event.seat == LEARNER) != (tip.by == "me")):
        return False
    return all(event.details.get(name) in values for name, values in tip.details.items())


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_tip_is_given_in_ordinary_games(game: str) -> None:
    """Nothing is waited for that never comes."""
    waiting = {tip.name: tip for tip in definition(game).tips}
    for seed in SEEDS:
        for view, events in moments(game, seed):
            for name in [name for name, tip in waiting.items() if is_due(tip, view, events)]:
                del waiting[name]
    assert set(waiting) <= RARE[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_waits_for_what_exists(game: str) -> None:
    """Phases, actions, events and their details are those of the game."""
    rules = definition(game)
    actions = {action.type for action in rules.actions.all}
    kinds = {kind.__struct_config__.tag: kind for kind in typing.get_args(event_types()[game])}
    for tip in rules.tips:
        assert tip.phase is None or tip.phase in rules.phases
        assert tip.offers is None or tip.offers in actions
        assert set(tip.events) <= set(kinds)
        for event in tip.events:
            assert set(tip.details) <= set(kinds[event].__struct_fields__)
        assert tip.phase or tip.events, "or else it would be given at once"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_decision_gets_the_first_tip(game: str) -> None:
    """A coach that is silent at the start looks broken."""
    tips = definition(game).tips
    view = next(view for view, _ in moments(game, 1) if view["to_act"] == LEARNER and len(view["legal"]) > 1)
    assert next(tip for tip in tips if not tip.events and is_due(tip, view, [])).name == tips[0].name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_has_its_words(language: str) -> None:
    """And there are no words for nothing."""
    files = [file for folder in locale_folders(language) for file in folder.glob("*_learn.ftl")]
    found = {name for file in files for name in re.findall(r"^(coach-\S+) =", file.read_text("utf-8"), re.MULTILINE)}
    wanted = {f"coach-{game}-{tip.name}".replace("_", "-") for game in GAMES for tip in definition(game).tips}
    assert found == wanted
    assert all(Texts(language).say(name) for name in wanted)
