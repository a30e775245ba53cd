"""A game that does not end: dalang without a limit of turns, in which nobody ever takes a mask."""

from __future__ import annotations

import functools
import random

from tests.laws.configurations import Configuration
from tests.table.table_driver import PEOPLE, running_table

from banjar.core.game import State
from banjar.table import log

ENDLESS = Configuration("endless", "dalang", 3, {"turn_limit": None})
RETRY_INTERVAL_DECISIONS = 10
WEIGHTS = {"end": 0.5, "put": 0.02, "stow": 0.3, "flee": 0.3, "join": 0.2, "pass": 2.0, "discard": 3.0}
"""By the first word of an action: cards must come back into the deck, or the game stalls (B9.3)."""
MASK_TAKERS = ("stow", "dalang", "take")


def play_on(state: State, decisions: int, seed: int = 1) -> list[tuple[int, str]]:
    """Play until so many decisions have been made; the seat and the notation of each."""
    rng = random.Random(seed)
    marks = [state.mark()]
    while state.step < decisions:
        legal = state.legal_actions()
        chosen = rng.choices(legal, [WEIGHTS.get(action.text.split("=")[0].split("@")[0], 1.0) for action in legal])[0]
        state.play(chosen)
        if state.is_over or (chosen.text.startswith(MASK_TAKERS) and _has_taken_mask(state)):
            del marks[max(1, len(marks) - rng.randint(1, 6)) :]
            state.rewind(marks[-1])
        elif state.step >= marks[-1].step + RETRY_INTERVAL_DECISIONS:
            marks.append(state.mark())
    return [(seat, action.text) for seat, action in state.decisions]


def _has_taken_mask(state: State) -> bool:
    return any(mask["owner"] is not None for mask in state.view(None)["masks"])


@functools.cache
def long_log(decisions: int) -> tuple[bytes, ...]:
    """The log of a table of three people who have made so many decisions and go on; the holders are `PEOPLE`."""
    driver = running_table(ENDLESS)
    session = driver.table.session
    assert session is not None
    moves = play_on(session.game.from_origin(session.origin), decisions)
    for seat, action in moves:
        holder = driver.table.seats[seat].holder
        entry = log.Acted(at=driver.now, who=holder, command=driver.name(), seat=seat, action=action)
        driver.bodies.append(log.encode(entry))
    assert {seat.holder for seat in driver.table.seats} == set(PEOPLE[:3])
    return tuple(driver.bodies)
