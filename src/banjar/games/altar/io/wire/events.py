"""The game's events as JSON."""

from __future__ import annotations

from typing import TypeAlias

from banjar.core.wire import WireEvent
from banjar.games.altar.io.wire.words import Good, HandKind, Kind


class TurnBegan(WireEvent, kw_only=True, tag="turn_began"):
    """A player's turn begins."""

    turn: int


class Bought(WireEvent, kw_only=True, tag="bought"):
    """Bought a sacrifice card."""

    good: Good
    price: int


class BoughtNothing(WireEvent, kw_only=True, tag="bought_nothing"):
    """Bought nothing."""


class Played(WireEvent, kw_only=True, tag="played"):
    """Played cards of one kind."""

    card: HandKind
    cost: int
    count: int


class ShrineReturned(WireEvent, kw_only=True, tag="shrine_returned"):
    """Put a shrine back into the box."""

    card: HandKind
    count: int


class DemonMoved(WireEvent, kw_only=True, tag="demon_moved"):
    """The demon went to another row."""

    row: int


class Laid(WireEvent, kw_only=True, tag="laid"):
    """Laid a card face up on the altar."""

    good: Good


class Hid(WireEvent, kw_only=True, tag="hid"):
    """Laid a card face down on the altar."""

    good: Good | None


class Offered(WireEvent, kw_only=True, tag="offered"):
    """Laid a card of the supply on the altar."""

    good: Good


class Took(WireEvent, kw_only=True, tag="took"):
    """Took a card from a row."""

    card: Kind
    row: int


class RowLaid(WireEvent, kw_only=True, tag="row_laid"):
    """One card of a new row, from its front."""

    card: Kind
    row: int


class OraclesRemoved(WireEvent, kw_only=True, tag="oracles_removed"):
    """Oracles were removed from a new row."""

    card: Kind
    row: int
    count: int


class LookDeclined(WireEvent, kw_only=True, tag="look_declined"):
    """Did not look at the altar."""


class Looked(WireEvent, kw_only=True, tag="looked"):
    """Looked at a card of the altar."""

    good: Good | None
    altar_place: int
    face_down: bool | None


class Kept(WireEvent, kw_only=True, tag="kept"):
    """Kept a card of the altar."""

    good: Good | None
    altar_place: int | None


class AltarShown(WireEvent, kw_only=True, tag="altar_shown"):
    """The top and the height of the altar after a look."""

    good: Good | None
    """The good on top; null if it lies face down."""
    height: int


class Scored(WireEvent, kw_only=True, tag="scored"):
    """A freed card is scored."""

    card: Kind
    row: int


class GainedStones(WireEvent, kw_only=True, tag="gained_stones"):
    """Gained stones for cards in play."""

    card: HandKind
    bonus: bool
    """Whether it is the bonus for the majority."""
    amount: int


class GainedPoints(WireEvent, kw_only=True, tag="gained_points"):
    """Gained points for cards in play."""

    card: HandKind
    bonus: bool
    amount: int


class GainedGood(WireEvent, kw_only=True, tag="gained_good"):
    """Gained a sacrifice card."""

    good: Good
    bonus: bool
    substitute: bool


class SubstituteDeclined(WireEvent, kw_only=True, tag="substitute_declined"):
    """Took no substitute."""

    bonus: bool


class NothingLeft(WireEvent, kw_only=True, tag="nothing_left"):
    """Gained nothing, because the supply is empty."""

    bonus: bool


class GameEnded(WireEvent, kw_only=True, tag="game_ended"):
    """The game is over."""

    turns: int


Event: TypeAlias = (
    TurnBegan
    | Bought
    | BoughtNothing
    | Played
    | ShrineReturned
    | DemonMoved
    | Laid
    | Hid
    | Offered
    | Took
    | RowLaid
    | OraclesRemoved
    | LookDeclined
    | Looked
    | Kept
    | AltarShown
    | Scored
    | GainedStones
    | GainedPoints
    | GainedGood
    | SubstituteDeclined
    | NothingLeft
    | GameEnded
)
