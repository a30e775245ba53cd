"""JSON types of the dalang game's view, events and offered actions."""

from __future__ import annotations

from typing import Literal, TypeAlias

from banjar.core.wire import UNSET, Unset, WireAction, WireEvent, WireStruct, WireView

Colour: TypeAlias = Literal["red", "blue", "yellow", "green"]
Island: TypeAlias = Literal["kukusch", "panschar", "tschakkalag", "wontong"]
TravelKind: TypeAlias = Literal["dalang_kp", "dalang_kt", "dalang_kw", "dalang_pt", "dalang_pw", "dalang_tw"]
Kind: TypeAlias = Literal[
    "priest",
    "warrior",
    "prince",
    "scholar",
    "artist",
    "dalang_kp",
    "dalang_kt",
    "dalang_kw",
    "dalang_pt",
    "dalang_pw",
    "dalang_tw",
]
Phase: TypeAlias = Literal[
    "turn",
    "answer_warrior",
    "spread",
    "exchange_stacks",
    "exchange_cards",
    "join",
    "force",
    "contest",
    "block",
    "stow",
    "over",
]
EndReason: TypeAlias = Literal["none", "masks", "stalled", "truncated"]


class Player(WireStruct, kw_only=True):
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


class Join(WireAction, kw_only=True, tag="join"):
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


class Exchange(WireAction, kw_only=True, tag="exchange"):
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
    | Join
    | Pass
    | Finish
    | Put
    | Take
    | Exchange
    | PlayPriest
    | PlayPrince
    | Show
    | Travel
    | Block
    | Stow
)


class View(WireView, kw_only=True):
    """The table as a seat or a spectator sees it."""

    game: Literal["dalang"]
    phase: Phase
    turn_limit: int | None
    players: list[Player]
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


class TurnBegan(WireEvent, kw_only=True, tag="turn_began"):
    """A player's turn begins."""

    turn: int


class Returned(WireEvent, kw_only=True, tag="returned"):
    """Had fled and is present again."""


class Drew(WireEvent, kw_only=True, tag="drew"):
    """Drew a card."""

    card: Kind | None
    count: int


class Reshuffled(WireEvent, kw_only=True, tag="reshuffled"):
    """The discards were shuffled into a new draw pile."""

    count: int


class TurnEnded(WireEvent, kw_only=True, tag="turn_ended"):
    """A player's turn is over."""

    turn: int


class Played(WireEvent, kw_only=True, tag="played"):
    """The active player played a card."""

    card: Kind
    island: Island | None
    """A Dalang card's goal."""
    count: int


class Spared(WireEvent, kw_only=True, tag="spared"):
    """May not react to the warrior played next."""


class Parried(WireEvent, kw_only=True, tag="parried"):
    """Answered a warrior with a warrior."""

    card: Kind
    count: int


class Fled(WireEvent, kw_only=True, tag="fled"):
    """Fled from a warrior."""

    count: int
    """Cards in hand."""


class Forced(WireEvent, kw_only=True, tag="forced"):
    """Played a second card, which ends the turn."""

    card: Kind
    count: int


class DidNotForce(WireEvent, kw_only=True, tag="did_not_force"):
    """Played no second card."""

    card: Kind


class Joined(WireEvent, kw_only=True, tag="joined"):
    """Played the same kind of card after the active player."""

    card: Kind
    count: int


class Passed(WireEvent, kw_only=True, tag="passed"):
    """Did not react to the card."""

    card: Kind


class Done(WireEvent, kw_only=True, tag="done"):
    """Finished putting, taking or discarding cards."""

    card: Kind
    count: int


class PutOnStack(WireEvent, kw_only=True, tag="put_on_stack"):
    """Put a card on a stack."""

    card: Kind | None
    island: Island
    count: int


class TookFromStack(WireEvent, kw_only=True, tag="took_from_stack"):
    """Took the top card of a stack."""

    card: Kind | None
    island: Island
    count: int


class Discarded(WireEvent, kw_only=True, tag="discarded"):
    """Discarded cards."""

    card: Kind
    island: Island | None
    """The island of their stack; null if they came from the hand."""
    count: int


class Showed(WireEvent, kw_only=True, tag="showed"):
    """Showed cards in a contest."""

    card: Kind
    count: int


class WonDisc(WireEvent, kw_only=True, tag="won_disc"):
    """Won a disc."""

    card: Kind
    island: Island
    count: int


class TookSeal(WireEvent, kw_only=True, tag="took_seal"):
    """Got the seal of an island."""

    island: Island


class NamedGoal(WireEvent, kw_only=True, tag="named_goal"):
    """Named the island the dalang is to go to."""

    island: Island


class Blocked(WireEvent, kw_only=True, tag="blocked"):
    """Stopped the dalang."""

    card: Kind
    island: Island
    count: int


class Stowed(WireEvent, kw_only=True, tag="stowed"):
    """Put a card on the stack of the island that is left."""

    card: Kind | None
    island: Island
    count: int


class Moved(WireEvent, kw_only=True, tag="dalang_moved"):
    """The dalang arrived."""

    island: Island


class TookMask(WireEvent, kw_only=True, tag="took_mask"):
    """Got a mask."""

    mask: int
    value: int


class PickedUp(WireEvent, kw_only=True, tag="picked_up"):
    """Picked up the cards of a stack; the kinds are known to their owner only."""

    card: Kind | None
    island: Island
    count: int


class GameEnded(WireEvent, kw_only=True, tag="game_ended"):
    """The game is over."""

    reason: EndReason


Event: TypeAlias = (
    TurnBegan
    | Returned
    | Drew
    | Reshuffled
    | TurnEnded
    | Played
    | Spared
    | Parried
    | Fled
    | Forced
    | DidNotForce
    | Joined
    | Passed
    | Done
    | PutOnStack
    | TookFromStack
    | Discarded
    | Showed
    | WonDisc
    | TookSeal
    | NamedGoal
    | Blocked
    | Stowed
    | Moved
    | TookMask
    | PickedUp
    | GameEnded
)
