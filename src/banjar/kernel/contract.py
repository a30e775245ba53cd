"""The interface a game implements for shared code: every `games/*/contract.py` exports these names.

Templates import from here; `template.instantiate` substitutes the game's own contract. These bodies never run: they
exist so that shared code can be read and type-checked.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from banjar.kernel.event_buffer import EventBuffer
from banjar.kernel.random import Generator
from banjar.kernel.stack import Stack, stack

MAX_PLAYERS: int = 4
ACTIONS: int = 1
FEATURES: int = 1
WORLD_FEATURES: int = 1
SCORE_LINES: int = 1

STATE: np.dtype[Any] = np.dtype([])
OPTIONS: np.dtype[Any] = np.dtype([])
DEAL: np.dtype[Any] = np.dtype([])
LEGAL: np.dtype[Any] = stack(ACTIONS, np.int16)
MEMORY: np.dtype[Any] = np.dtype([])
TRACE: np.dtype[Any] = np.dtype([])


class State:
    """The fields every game's state has."""

    events: EventBuffer
    to_move: int
    """The seat that decides, or NOBODY when the game is over."""
    active: int
    """The seat whose turn it is."""
    turn: int
    players_count: int


class Options:
    """A game's options, as a record."""

    players_count: int


class Deal:
    """What chance decides before the first decision."""


class Memory:
    """What a seat can infer about hidden cards from its history; computed once and used for many samples."""


class Trace:
    """How a sampled world came about: its start, and the hidden choices in the order they were made."""


def shuffle_deal(options: Options, generator: Generator, deal: Deal) -> None:
    """Draw the deal of a new game at random."""


def set_up(s: State, options: Options, deal: Deal) -> None:
    """Set up a new game from its deal."""


def legal_actions(s: State, legal: Stack) -> None:
    """Fill `legal` with the ids the seat to move may choose, ascending; empty when the game is over."""


def apply(s: State, action: int) -> None:
    """Carry out an action. The caller has checked that it is legal."""


def score_sheet(s: State, seat: int, lines: list[int]) -> int:
    """Fill the lines of a seat's score sheet and return their sum."""
    return 0


def score(s: State, seat: int) -> int:
    """A seat's points if the game ended now."""
    return 0


def ahead(s: State, seat: int, other: int) -> bool:
    """Whether the seat ranks above the other one, tie-breaks included."""
    return False


def seen_by(s: State, seat: int, seen: State) -> None:
    """Copy to `seen` what the seat may know, and nothing else."""


def uncover(s: State, seen: State) -> None:
    """Copy to `seen` everything that was hidden: after the end of the game all is open."""


def action_value(seen: State, seat: int, action: int) -> float:
    """Heuristic value of a legal action, in points, from what the seat has seen."""
    return 0.0


def is_routine(seen: State) -> bool:
    """Whether a search should leave this decision to the heuristic: it matters little, or is one of many in a row."""
    return False


def evaluate(world: State, seat: int) -> float:
    """Expected final points of a seat, in a sampled world where all cards are known."""
    return 0.0


def features(seen: State, seat: int, vector: list[float]) -> int:
    """Write the observation vector of what a seat has seen; returns its length.

    Called with a state that hides nothing, it must write the same as with what the seat has seen of it.
    """
    return 0


def world_features(world: State, seat: int, vector: list[float], at: int) -> int:
    """Write what only a world tells to `vector`, from `at` on, for networks; returns where it ends."""
    return at


def policy_output(seen: State, seat: int, action: int) -> int:
    """The policy network's output for an action: its id, with seats relative to the observer as in `features`."""
    return action


def known_start(s: State, seat: int, seen: State) -> None:
    """Copy to `seen` what the seat knows of the state the game started from."""


def recall(start: State, seat: int, history: Any, length: int, memory: Memory) -> None:
    """Fill `memory` with what the seat can infer about hidden cards from its history since the start."""


def sample(seen: State, seat: int, memory: Memory, generator: Generator, world: State, trace: Trace) -> bool:
    """Sample a world that the seat cannot distinguish from the true one; False if none was found."""
    return False
