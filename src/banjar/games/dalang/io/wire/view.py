"""The game's view as JSON."""

from __future__ import annotations

from typing import Literal

from banjar.core.wire import UNSET, Unset, WireStruct, WireView
from banjar.games.dalang.io.wire.actions import Action
from banjar.games.dalang.io.wire.words import Colour, EndReason, Island, Kind, Phase


class PlayerView(WireStruct, kw_only=True):
    """A player; cards are counted by kind where the kinds are known."""

    seat: int
    colour: Colour
    hand_count: int
    stack_counts: dict[Island, int]
    fled: bool
    mask_points: int
    points: int
    starting_card: int
    hand: dict[Kind, int] | Unset = UNSET
    """Of the viewing seat; of everybody when the game is over."""
    stacks: dict[Island, list[Kind | None]] | Unset = UNSET
    """From the bottom: of the viewing seat with the memory aid, of everybody when the game is over."""
    known_hand: dict[Kind, int] | Unset = UNSET
    """Memory aid: cards that the player is known to hold."""


class Mask(WireStruct, kw_only=True):
    """A mask and its owner."""

    value: int
    owner: int | None


class Question(WireStruct, kw_only=True):
    """What the decision is about: the card just played, and what it has led to so far."""

    card: Kind | None
    spared: int | None
    """The seat that may not react to the warrior."""
    goal: Island | None
    shown: int
    """Cards shown by the leader of a contest."""
    leader: int | None
    exchanged: int
    to_spread: int
    forced: bool
    asked_next: list[int]
    """The seats still to be asked."""
    room: int
    """How many cards may still be put, taken or discarded."""


class View(WireView, kw_only=True):
    """The table as a seat or a spectator sees it."""

    game: Literal["dalang"]
    phase: Phase
    turn_limit: int | None
    players: list[PlayerView]
    dalang: Island
    prince_disc: dict[Island, int | None]
    """The seat that has it; null means the supply."""
    priest_disc: dict[Island, int | None]
    seal: dict[Island, int | None]
    masks: list[Mask]
    draw_pile: int
    discards: dict[Kind, int]
    question: Question
    kept_from_bottom: int
    """How many cards of a stack are kept in a scoring."""
    end_reason: EndReason | None
    legal: list[Action]
