"""The law of previews: what a preview promises happens.

Each field a game's previews can have is looked up in `CHECKS` of `tests/games/<game>/previews.py`, which compares it
with the game after the action, played on as far as the promise reaches.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.laws.plays import Play

from banjar import Action, Event, State


@dataclass(frozen=True)
class Promise:
    """One offered action, its preview, and the game before and after it."""

    before: State
    action: Action
    preview: Mapping[str, Any]
    after: State

    @property
    def seat(self) -> int:
        """Who decides."""
        assert self.before.to_act is not None
        return self.before.to_act

    def player(self, state: State) -> dict[str, Any]:
        """The decider's things in a state's position."""
        found: dict[str, Any] = state.to_position()["players"][self.seat]
        return found


Check = Callable[[Promise, Any], object]
"""Gets the promise and the field's value; asserts that it was kept."""


def checks_of(game: str) -> dict[str, Check]:
    found: dict[str, Check] = importlib.import_module(f"tests.games.{game}.previews").CHECKS
    return found


def play_on(state: State, choose: Callable[[State], str | None]) -> tuple[State, list[Event]]:
    """Play a copy on until nothing is chosen; the state then, and what happened since and in the decision before."""
    state = state.copy()
    events = list(state.events(None))
    while not state.is_over and (chosen := choose(state)) is not None:
        state.play(chosen)
        events += state.events(None)
    return state, events


def law_previews_come_true(play: Play) -> None:
    """Every field of every offered action's preview, at a few moments of a game."""
    checks = checks_of(play.game.name)
    for state in play.moments(12, "previews"):
        for entry in state.view(state.to_act)["legal"] if state.to_act is not None else ():
            preview = entry.get("preview", {})
            after = state.copy()
            after.play(entry["id"])
            promise = Promise(state, state.game.action(entry["id"]), preview, after)
            for name, value in preview.items():
                try:
                    checks[name](promise, value)
                except AssertionError as error:
                    error.add_note(f"{entry['text']} promises {name} = {value}: {preview}")
                    error.add_note(f"after decision {len(state.decisions)} of {play.label}")
                    raise
