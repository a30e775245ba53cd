"""Actions, events and cards as text: the structured forms and the short notation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from banjar.core.action import Action, ActionTable
from banjar.core.event import Event
from banjar.games.altar.rules import play
from banjar.games.altar.rules.actions import ACTIONS, FARMER_COUNTS, ActionId, decode
from banjar.games.altar.rules.box import GOODS, HAND_KINDS, KINDS, LOOK_DEPTH, ROWS, SHRINE_COST, Colour, Kind
from banjar.games.altar.rules.events import EVENT_FIELDS, EventType
from banjar.games.altar.rules.state import Phase
from banjar.kernel.event_buffer import NOBODY, NOTHING, EventRecord
from banjar.kernel.from_python import from_python

farmers_cost = from_python(play.farmers_cost)

KIND_NAMES = tuple(Kind(kind).name.lower() for kind in range(KINDS))
HAND_NAMES = KIND_NAMES[:HAND_KINDS]
GOOD_NAMES = KIND_NAMES[:GOODS]
COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
ROW_NAMES = "ABCD"
CARD_LETTERS = "RNBEMPSO"
SCORE_LINES = ("points", "shrines", "stones", *GOOD_NAMES)


def goods(first: ActionId, kind: str, word: str) -> Iterator[Action]:
    """One action per good."""
    for good, name in enumerate(GOOD_NAMES):
        yield Action(first + good, kind, f"{word}={name}", (("good", name),))


def plays() -> Iterator[Action]:
    yield Action(ActionId.PLAY_STONEMASON, "play_stonemason", "mason")
    yield Action(ActionId.PLAY_PRIEST, "play_priest", "priest")
    yield Action(ActionId.PLAY_SHRINE, "play_shrine", "shrine", (("cost", SHRINE_COST),))
    for kind, name in enumerate(GOOD_NAMES):
        for count in range(1, FARMER_COUNTS + 1):
            number = ActionId.PLAY_FARMERS + FARMER_COUNTS * kind + count - 1
            text = name if count == 1 else f"{name}*{count}"
            yield Action(
                number, "play_farmers", text, (("kind", name), ("count", count), ("cost", farmers_cost(count)))
            )
    yield Action(ActionId.RETURN_SHRINE, "return_shrine", "return")


def all_actions() -> Iterator[Action]:
    yield from goods(ActionId.BUY, "buy", "buy")
    yield Action(ActionId.BUY_NOTHING, "buy_nothing", "nobuy")
    yield from plays()
    yield from goods(ActionId.LAY, "lay", "lay")
    yield from goods(ActionId.HIDE, "hide", "hide")
    yield from goods(ActionId.OFFER, "offer", "offer")
    for row in range(ROWS):
        yield Action(ActionId.TAKE + row, "take", f"take@{ROW_NAMES[row]}", (("row", row),))
    yield Action(ActionId.LOOK, "look", "look")
    yield Action(ActionId.DECLINE_LOOK, "decline_look", "nolook")
    for place in range(1, LOOK_DEPTH + 1):
        yield Action(ActionId.KEEP + place - 1, "keep", f"keep@{place}", (("place", place),))
    yield Action(ActionId.REWARD_POINTS, "reward_points", "points")
    yield Action(ActionId.REWARD_STONES, "reward_stones", "stones")
    yield from goods(ActionId.SUBSTITUTE, "substitute", "instead")
    yield Action(ActionId.DECLINE_SUBSTITUTE, "decline_substitute", "decline")


TABLE = ActionTable(all_actions())
assert len(TABLE) == ACTIONS


def mask(action: int) -> int | None:
    """A4.1: other seats do not learn which good was hidden or which card was kept."""
    type_ = decode(action).type
    return int(type_) if type_ in (ActionId.HIDE, ActionId.KEEP) else None


def unmask(masked: int, choice: int) -> int:
    return masked + choice


FLAGS = {"bonus", "substitute", "face_down"}


def to_event(record: EventRecord) -> Event:
    """Convert an event of the kernel to a value."""
    event = EventType(int(record.type))
    fields = EVENT_FIELDS[event]
    details: dict[str, Any] = {}
    if fields.card:
        details[fields.card] = None if record.card == NOTHING else KIND_NAMES[record.card]
    for name, value in ((fields.place, int(record.place)), (fields.amount, int(record.amount))):
        if name in FLAGS:
            details[name] = bool(value)
        elif name:
            details[name] = None if value == NOTHING else value
    if event is EventType.LOOKED and record.card == NOTHING:
        details["face_down"] = None
    seat = None if record.seat == NOBODY else int(record.seat)
    return Event(event.name.lower(), seat, details)
