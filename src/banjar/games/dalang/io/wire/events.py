"""The game's events as JSON."""

from __future__ import annotations

from typing import TypeAlias

from banjar.core.wire import WireEvent
from banjar.games.dalang.io.wire.words import EndReason, Island, Kind


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


class JoinedIn(WireEvent, kw_only=True, tag="joined"):
    """Played the same kind of card after the active player."""

    card: Kind
    count: int


class Passed(WireEvent, kw_only=True, tag="passed"):
    """Did not react to the card."""

    card: Kind


class Finished(WireEvent, kw_only=True, tag="done"):
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
    | JoinedIn
    | Passed
    | Finished
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
