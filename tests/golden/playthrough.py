"""Playthroughs: a whole game as text, with every reader's view at every step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.laws.configurations import Configuration

from banjar import State

SEEDS = {"dalang-3": 39, "dalang-4": 17}  # short games
USUAL_SEED = 7
SHRINE_LOVE = 0.7  # random play alone would hardly ever sacrifice

Flat = dict[str, str]


def flat(value: Any, path: str = "") -> Flat:
    """A nested view as paths and values."""
    if isinstance(value, dict):
        parts = [flat(item, f"{path}.{key}" if path else str(key)) for key, item in value.items()]
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        parts = [flat(item, f"{path}[{i}]") for i, item in enumerate(value)]
    else:
        return {path: " ".join(map(str, value)) if isinstance(value, list) else str(value)}
    return {name: text for part in parts for name, text in part.items()}


def views(state: State) -> dict[str, Flat]:
    """What every seat and a spectator see, without the legal actions and what follows from the rest."""
    readers: list[int | None] = [*range(state.players), None]
    shown = {}
    for reader in readers:
        view = state.view(reader)
        del view["legal"], view["seat"]
        for derived in ("prices", "majorities", "next_row_ends_game", "hand_size", "reasons"):
            view.pop(derived, None)
        shown["spectator" if reader is None else f"seat {reader}"] = flat(view)
    return shown


def changes(before: dict[str, Flat], after: dict[str, Flat]) -> Iterator[str]:
    """One line for each thing that looks different now, with those who see it."""
    seen_by: dict[str, list[str]] = {}
    for reader, view in after.items():
        old = before.get(reader, {})
        for path in sorted(old.keys() | view.keys()):
            if old.get(path) != view.get(path):
                seen_by.setdefault(f"{path} = {view.get(path, '(gone)')}", []).append(reader)
    for line, readers in seen_by.items():
        yield f"  {'all' if len(readers) == len(after) else ', '.join(readers)}: {line}"


def events(state: State) -> Iterator[str]:
    """What happened, with those who know."""
    known_by: dict[str, list[str]] = {}
    for reader in (*range(state.players), None):
        name = "spectator" if reader is None else f"seat {reader}"
        for number, event in enumerate(state.events(reader)):
            details = " ".join(f"{key}={value}" for key, value in event.to_dict().items())
            known_by.setdefault(f"{number} {details}", []).append(name)
    for line, readers in known_by.items():
        yield f"  {'all' if len(readers) == state.players + 1 else ', '.join(readers)}: event {line}"


def choose(state: State, dice: random.Random) -> str:
    legal = [action.text for action in state.legal_actions()]
    if "shrine" in legal and dice.random() < SHRINE_LOVE:
        return "shrine"
    return dice.choice(legal)


def playthrough(configuration: Configuration) -> str:
    """The whole text."""
    game = configuration.load()
    state = game.new(seed=SEEDS.get(configuration.name, USUAL_SEED))
    dice = random.Random(f"golden {configuration.name}")
    lines = [f"{game!r}, seed {state.seed}", *events(state), *changes({}, views(state))]
    before = views(state)
    number = 0
    while not state.is_over:
        number += 1
        legal = " ".join(action.text for action in state.legal_actions())
        move = choose(state, dice)
        lines.append(f"{number}. turn {state.turn} {state.phase}: seat {state.to_act} plays {move} of: {legal}")
        state.play(move)
        after = views(state)
        lines += [*events(state), *changes(before, after)]
        lines.append(f"  barrier: {state.barrier}")
        before = after
    lines.append(f"over: {state.end_reason}, scores {state.scores()}, ranks {state.ranks()}")
    lines += [f"  sheet {seat}: {sheet}" for seat, sheet in enumerate(state.score_sheets())]
    return "\n".join(lines) + "\n"
