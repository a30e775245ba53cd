"""JSON types of the altar game's view, events and offered actions."""

from __future__ import annotations

from typing import Literal, TypeAlias

from banjar.core.wire import UNSET, Unset, WireAction, WireEvent, WireStruct, WireView

Colour: TypeAlias = Literal["red", "blue", "yellow", "green"]
Good: TypeAlias = Literal["rice", "peanut", "banana", "pepper"]
HandKind: TypeAlias = Literal["rice", "peanut", "banana", "pepper", "stonemason", "priest", "shrine"]
Kind: TypeAlias = Literal["rice", "peanut", "banana", "pepper", "stonemason", "priest", "shrine", "oracle"]
Phase: TypeAlias = Literal[
    "buy", "play", "lay", "hide", "offer", "take", "look", "keep", "shrine_reward", "substitute", "over"
]


class Player(WireStruct, kw_only=True):
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
    hidden: dict[Good, int] | Unset = UNSET
    """Cards of the viewing seat that it laid face down on the altar."""
    open_sacrifice_cards: dict[Good, int] | Unset = UNSET
    """Memory aid: cards that everybody saw the player get, minus those laid openly."""
    kept_count: int | Unset = UNSET
    """Memory aid: cards kept from the altar."""


class Stack(WireStruct, kw_only=True):
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


class View(WireView, kw_only=True):
    """The table as a seat or a spectator sees it."""

    game: Literal["altar"]
    phase: Phase
    players: list[Player]
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
    altar: Stack
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
