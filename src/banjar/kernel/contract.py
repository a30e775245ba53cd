"""The names a game offers to shared code: the shape of every `games/*/contract.py`.

Templates import from here; `template.instantiate` puts a game's own contract in its place. The bodies are never
run: they are here so that shared code can be read and type-checked.
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
    """What a seat's history tells of hidden cards, derived once for many samples."""


class Trace:
    """A sampled world's start and hidden choices, in the order they were made."""


def shuffle_deal(options: Options, generator: Generator, deal: Deal) -> None:
    """Draw the deal of a new game."""


def set_up(s: State, options: Options, deal: Deal) -> None:
    """Put a new game on the table."""


def legal_actions(s: State, legal: Stack) -> None:
    """List the actions of the seat to move, ascending; none when the game is over."""


def apply(s: State, action: int) -> None:
    """Carry out a legal action."""


def score_sheet(s: State, seat: int, lines: list[int]) -> int:
    """Fill the lines of a seat's score sheet; their sum is the score."""
    return 0


def score(s: State, seat: int) -> int:
    """A seat's points as things stand."""
    return 0


def ahead(s: State, seat: int, other: int) -> bool:
    """Is the seat placed before the other one, tie-breaks included?"""
    return False


def seen_by(s: State, seat: int, seen: State) -> None:
    """Copy what the seat may know, and nothing else."""


def uncover(s: State, seen: State) -> None:
    """Add what was hidden: after the end everything is open."""


def action_value(seen: State, seat: int, action: int) -> float:
    """The heuristic value of a legal action, in points, for a simple and sensible player who has seen this."""
    return 0.0


def is_routine(seen: State) -> bool:
    """Should a search leave this decision to the heuristic, as it matters little or is one of a long sequence?"""
    return False


def evaluate(world: State, seat: int) -> float:
    """The points a seat is expected to end with, in a sampled world whose cards are all known."""
    return 0.0


def features(seen: State, seat: int, vector: list[float]) -> int:
    """Write the observation of what a seat has seen; returns how many numbers it has."""
    return 0


def known_start(s: State, seat: int, seen: State) -> None:
    """What a seat knows of the state a game started from."""


def recall(start: State, seat: int, history: Any, length: int, memory: Memory) -> None:
    """Derive what the seat's history since the start tells of hidden cards."""


def sample(seen: State, seat: int, memory: Memory, generator: Generator, world: State, trace: Trace) -> bool:
    """Sample a world the seat cannot tell from the true one; False if none was found."""
    return False
