"""Offered actions as JSON, with what each costs and brings."""

from __future__ import annotations

from typing import Literal, TypeAlias

from banjar.core.wire import UNSET, Unset, WireAction, WireStruct
from banjar.games.altar.io.wire.words import Good, Kind


class BuyPreview(WireStruct, kw_only=True):
    """The cost of a purchase."""

    cost: int
    stones_after: int


class PlayPreview(WireStruct, kw_only=True):
    """The consequences of playing cards."""

    stones_after: int
    price_after: int | Unset = UNSET
    """Farmers: the new price of their good."""
    demon_row: int | Unset = UNSET
    """Priest: the row the demon goes to."""


class LeftPreview(WireStruct, kw_only=True):
    """How many cards of the good the player has left."""

    left: int


class SupplyPreview(WireStruct, kw_only=True):
    """How many cards of the good the supply has left."""

    supply_after: int


class Gain(WireStruct, kw_only=True):
    """What a seat gains when a card is scored."""

    seat: int
    what: Literal["stones", "points", "points_or_stones", "substitute"] | Good
    amount: int


class TakePreview(WireStruct, kw_only=True):
    """The card taken, the card it frees, and the gains if that card is scored."""

    takes: Kind
    frees: Kind | None
    is_last: bool
    ends_game: bool
    scores: list[Gain] | None


class LookPreview(WireStruct, kw_only=True):
    """How many cards the look shows."""

    depth: int


class KeepPreview(WireStruct, kw_only=True):
    """The card to keep."""

    good: Good


class RewardPreview(WireStruct, kw_only=True):
    """The gain of a shrine's reward."""

    amount: int
    points_after: int | Unset = UNSET
    stones_after: int | Unset = UNSET


class Buy(WireAction, kw_only=True, tag="buy"):
    """Buy a sacrifice card."""

    good: Good
    preview: BuyPreview


class BuyNothing(WireAction, kw_only=True, tag="buy_nothing"):
    """Buy nothing."""


class PlayStonemason(WireAction, kw_only=True, tag="play_stonemason"):
    """Play a stonemason."""

    preview: PlayPreview


class PlayPriest(WireAction, kw_only=True, tag="play_priest"):
    """Play a priest."""

    preview: PlayPreview


class PlayShrine(WireAction, kw_only=True, tag="play_shrine"):
    """Play a shrine."""

    cost: int
    preview: PlayPreview


class PlayFarmers(WireAction, kw_only=True, tag="play_farmers"):
    """Play farmers of one kind."""

    kind: Good
    count: int
    cost: int
    preview: PlayPreview


class ReturnShrine(WireAction, kw_only=True, tag="return_shrine"):
    """Put a shrine back into the box."""


class Lay(WireAction, kw_only=True, tag="lay"):
    """Lay a sacrifice card face up on the altar."""

    good: Good
    preview: LeftPreview


class Hide(WireAction, kw_only=True, tag="hide"):
    """Lay a sacrifice card face down on the altar."""

    good: Good
    preview: LeftPreview


class Offer(WireAction, kw_only=True, tag="offer"):
    """Lay a card of the supply on the altar."""

    good: Good
    preview: SupplyPreview


class Take(WireAction, kw_only=True, tag="take"):
    """Take the front card of a row."""

    row: int
    preview: TakePreview


class Look(WireAction, kw_only=True, tag="look"):
    """Look at the top of the altar."""

    preview: LookPreview


class DeclineLook(WireAction, kw_only=True, tag="decline_look"):
    """Do not look."""


class Keep(WireAction, kw_only=True, tag="keep"):
    """Keep a card of the altar."""

    place: int
    """1 is the top."""
    preview: KeepPreview


class RewardPoints(WireAction, kw_only=True, tag="reward_points"):
    """Take points as the reward for shrines."""

    preview: RewardPreview


class RewardStones(WireAction, kw_only=True, tag="reward_stones"):
    """Take stones as the reward for shrines."""

    preview: RewardPreview


class Substitute(WireAction, kw_only=True, tag="substitute"):
    """Take another good, because the scored one has run out."""

    good: Good
    preview: SupplyPreview


class DeclineSubstitute(WireAction, kw_only=True, tag="decline_substitute"):
    """Take no substitute."""


Action: TypeAlias = (
    Buy
    | BuyNothing
    | PlayStonemason
    | PlayPriest
    | PlayShrine
    | PlayFarmers
    | ReturnShrine
    | Lay
    | Hide
    | Offer
    | Take
    | Look
    | DeclineLook
    | Keep
    | RewardPoints
    | RewardStones
    | Substitute
    | DeclineSubstitute
)
