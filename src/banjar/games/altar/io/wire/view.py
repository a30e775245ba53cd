"""The game's view as JSON."""

from __future__ import annotations

from typing import Literal

from banjar.core.wire import UNSET, Unset, WireStruct, WireView
from banjar.games.altar.io.wire.actions import Action
from banjar.games.altar.io.wire.words import Colour, Good, HandKind, Kind, Phase


class Player(WireStruct, kw_only=True):
    """A player; counts by kind of card where they are known."""

    seat: int
    colour: Colour
    stones: int
    points: int
    in_play: dict[HandKind, int]
    hand_count: int
    sacrifice_count: int
    hidden_count: int
    hand: dict[HandKind, int] | Unset = UNSET
    """One's own, everybody's with a memory aid."""
    sacrifice_cards: dict[Good, int] | Unset = UNSET
    hidden: dict[Good, int] | Unset = UNSET
    """What one has laid face down on the altar."""
    open_sacrifice_cards: dict[Good, int] | Unset = UNSET
    """Memory aid: what was seen to come."""
    kept_count: int | Unset = UNSET
    """Memory aid: cards kept from the altar."""


class Stack(WireStruct, kw_only=True):
    """The stack of sacrifice cards."""

    height: int
    top: Good | None
    """If it lies face up."""
    looking_at: list[Good] | Unset = UNSET
    """What the active player looks at now, the top first."""
    seen_to_go_there: dict[Good, int] | Unset = UNSET
    """Memory aid."""
    cards: list[Good] | Unset = UNSET
    """All of them from the bottom, when the game is over."""


class Box(WireStruct, kw_only=True):
    """Cards out of the game."""

    oracle: int
    shrine: int


class View(WireView, kw_only=True):
    """The table as a seat or a spectator sees it."""

    game: Literal["altar"]
    phase: Phase
    players: list[Player]
    rows: list[list[Kind]]
    """Each from the back to the front, where cards are taken."""
    pile: int
    supply: dict[Good, int]
    prices: dict[Good | Literal["shrine"], int] | None
    """Null for spectators."""
    majorities: dict[HandKind, int | None]
    """Who alone has the most in play."""
    altar: Stack
    box: Box
    oracle: bool
    demon: bool
    demon_row: int | None
    last_row: int
    values: dict[Good, int] | Unset = UNSET
    """What each good is worth, when the game is over."""
    pile_holds: dict[Kind, int] | Unset = UNSET
    """Memory aid: what has not been seen yet."""
    estimates: list[int] | Unset = UNSET
    """Memory aid: the scores as they would be now."""
    legal: list[Action]
