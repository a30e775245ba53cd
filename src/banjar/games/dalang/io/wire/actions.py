"""Offered actions as JSON, with what each costs and brings."""

from __future__ import annotations

from typing import TypeAlias

from banjar.core.wire import UNSET, Unset, WireAction, WireStruct
from banjar.games.dalang.io.wire.words import Island, Kind, TravelKind


class EndTurnPreview(WireStruct, kw_only=True):
    """The game would end with this turn."""

    ends_game: bool


class WarriorPreview(WireStruct, kw_only=True):
    """The seats that would have to answer."""

    challenged: list[int]


class HandPreview(WireStruct, kw_only=True):
    """How many cards the player has left."""

    hand_after: int


class FleePreview(WireStruct, kw_only=True):
    """What happens to the hand."""

    saved: int
    lost: int


class DrawPreview(WireStruct, kw_only=True):
    """The minimum number of cards drawn."""

    drawn: int


class ExchangePreview(WireStruct, kw_only=True):
    """How many cards can be put and taken, or exchanged, and who may join."""

    put: int | Unset = UNSET
    taken: int | Unset = UNSET
    exchanged: int | Unset = UNSET
    asked: list[int]


class StackPreview(WireStruct, kw_only=True):
    """How many cards lie on the stack."""

    stack: int


class MaskGain(WireStruct, kw_only=True):
    """A mask that a seat would get."""

    seat: int
    value: int


class ContestPreview(WireStruct, kw_only=True):
    """The cards shown, and the gain of a win."""

    discarded: int
    shown: int
    asked: list[int]
    disc_of: int | None
    """The seat that has the disc now; null means the supply."""
    seal: bool
    seal_of: int | Unset | None = UNSET


class TravelPreview(WireStruct, kw_only=True):
    """The gain of the arrival, and who may block it."""

    asked: list[int]
    masks: list[MaskGain]
    ends_turn: bool
    ends_game: bool
    picked_up: int
    lost: int


class PassPreview(WireStruct, kw_only=True):
    """The consequences of the last pass: a win, or an arrival."""

    winner: int | Unset = UNSET
    disc_of: int | Unset | None = UNSET
    seal: bool | Unset = UNSET
    seal_of: int | Unset | None = UNSET
    masks: list[MaskGain] | Unset = UNSET
    ends_turn: bool | Unset = UNSET
    ends_game: bool | Unset = UNSET
    picked_up: int | Unset = UNSET
    lost: int | Unset = UNSET


class StowPreview(WireStruct, kw_only=True):
    """Where the card would lie, and whether it is kept in a scoring."""

    place: int
    kept: bool
    follows: Kind | Unset = UNSET
    """The last card of the hand, which follows automatically."""


class EndTurn(WireAction, kw_only=True, tag="end_turn"):
    """End the turn."""

    preview: EndTurnPreview | Unset = UNSET


class PlayWarrior(WireAction, kw_only=True, tag="play_warrior"):
    """Play a warrior."""

    spare: int
    preview: WarriorPreview


class Parry(WireAction, kw_only=True, tag="parry"):
    """Answer a warrior with a warrior."""

    preview: HandPreview


class Flee(WireAction, kw_only=True, tag="flee"):
    """Flee from a warrior."""

    preview: FleePreview


class Force(WireAction, kw_only=True, tag="force"):
    """Play a second card, which ends the turn."""

    preview: DrawPreview


class DoNotForce(WireAction, kw_only=True, tag="do_not_force"):
    """Play no second card."""


class PlayScholar(WireAction, kw_only=True, tag="play_scholar"):
    """Play a scholar."""

    preview: ExchangePreview


class PlayArtist(WireAction, kw_only=True, tag="play_artist"):
    """Play an artist."""

    preview: ExchangePreview


class JoinIn(WireAction, kw_only=True, tag="join"):
    """Play the same kind of card after the active player."""

    preview: ExchangePreview


class Pass(WireAction, kw_only=True, tag="pass"):
    """Do not react."""

    preview: PassPreview | Unset = UNSET


class Finish(WireAction, kw_only=True, tag="done"):
    """Exchange no more cards."""

    preview: DrawPreview | Unset = UNSET


class Put(WireAction, kw_only=True, tag="put"):
    """Put a card on a stack."""

    card: Kind
    island: Island
    preview: StackPreview


class Take(WireAction, kw_only=True, tag="take"):
    """Take the top card of a stack."""

    island: Island
    preview: StackPreview


class ExchangeCard(WireAction, kw_only=True, tag="exchange"):
    """Discard a card for a new one."""

    card: Kind


class PlayPriest(WireAction, kw_only=True, tag="play_priest"):
    """Play a priest, showing priests."""

    show: int
    preview: ContestPreview


class PlayPrince(WireAction, kw_only=True, tag="play_prince"):
    """Play a prince, showing princes."""

    show: int
    preview: ContestPreview


class Show(WireAction, kw_only=True, tag="show"):
    """Show more cards than the leader."""

    show: int
    preview: ContestPreview


class Travel(WireAction, kw_only=True, tag="play_dalang"):
    """Send the dalang to an island."""

    card: TravelKind
    goal: Island
    preview: TravelPreview


class Block(WireAction, kw_only=True, tag="block"):
    """Stop the dalang."""

    card: TravelKind
    preview: HandPreview


class Stow(WireAction, kw_only=True, tag="stow"):
    """Put the next card on the stack of the island that is left."""

    card: Kind
    preview: StowPreview


Action: TypeAlias = (
    EndTurn
    | PlayWarrior
    | Parry
    | Flee
    | Force
    | DoNotForce
    | PlayScholar
    | PlayArtist
    | JoinIn
    | Pass
    | Finish
    | Put
    | Take
    | ExchangeCard
    | PlayPriest
    | PlayPrince
    | Show
    | Travel
    | Block
    | Stow
)
