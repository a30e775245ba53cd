"""The game's view as JSON."""

from __future__ import annotations

from typing import Literal

from banjar.core.wire import UNSET, Unset, WireStruct, WireView
from banjar.games.altar.io.wire.actions import Action
from banjar.games.altar.io.wire.words import Colour, Good, HandKind, Kind, Phase


class ValueRange(WireStruct, kw_only=True):
    """Points if the game ended now, as far as the reader can know; both numbers are the same where it is certain."""

    lowest: int
    highest: int


class Worth(ValueRange, kw_only=True):
    """A good: the points for each card of it, and how many of its cards lie on the altar."""

    fewest: int
    most: int


class PlayerView(WireStruct, kw_only=True):
    """A player; cards are counted by kind where the kinds are known."""

    seat: int
    colour: Colour
    stones: int
    points: int
    in_play: dict[HandKind, int]
    hand_count: int
    sacrifice_count: int
    hidden_count: int
    hand: dict[HandKind, int] | Unset = UNSET
    """Of the viewing seat; of everybody with the memory aid."""
    sacrifice_cards: dict[Good, int] | Unset = UNSET
    worth: ValueRange | Unset = UNSET
    """Of these sacrifice cards together."""
    hidden: dict[Good, int] | Unset = UNSET
    """Cards of the viewing seat that it laid face down on the altar."""
    open_sacrifice_cards: dict[Good, int] | Unset = UNSET
    """Memory aid: cards that everybody saw the player get, minus those laid openly."""
    kept_count: int | Unset = UNSET
    """Memory aid: cards kept from the altar."""


class CardStack(WireStruct, kw_only=True):
    """The stack of sacrifice cards."""

    height: int
    top: Good | None
    """Null if it lies face down."""
    looking_at: list[Good] | Unset = UNSET
    """The cards of the current look, the top first."""
    seen_to_go_there: dict[Good, int] | Unset = UNSET
    """Memory aid: cards that everybody saw laid there."""
    cards: list[Good] | Unset = UNSET
    """All cards from the bottom, when the game is over."""


class Box(WireStruct, kw_only=True):
    """Cards that are out of the game."""

    oracle: int
    shrine: int


class View(WireView, kw_only=True):
    """The table as a seat or a spectator sees it."""

    game: Literal["altar"]
    phase: Phase
    players: list[PlayerView]
    rows: list[list[Kind]]
    """Each row from the back to the front, where cards are taken."""
    pile: int
    next_row_ends_game: bool
    """A new row takes the last cards of the pile."""
    hand_size: int
    """To how many cards a hand is filled."""
    supply: dict[Good, int]
    prices: dict[Good | Literal["shrine"], int] | None
    """Null for spectators."""
    majorities: dict[HandKind, int | None]
    """The seat with the sole majority in play; null if there is none."""
    altar: CardStack
    worth: dict[Good, Worth]
    """What each good is worth; without the memory aid only what the table itself shows."""
    box: Box
    oracle: bool
    demon: bool
    demon_row: int | None
    last_row: int
    values: dict[Good, int] | Unset = UNSET
    """The value of each good, when the game is over."""
    pile_holds: dict[Kind, int] | Unset = UNSET
    """Memory aid: the cards left in the pile."""
    estimates: list[int] | Unset = UNSET
    """Memory aid: every seat's estimated score if the game ended now."""
    legal: list[Action]
