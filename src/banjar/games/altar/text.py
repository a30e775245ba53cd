"""Actions, events and cards in words: the structured forms and the short notation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from banjar.games.action import Action, ActionTable, Happening
from banjar.games.altar.actions import ACTIONS, FARMER_COUNTS, Act
from banjar.games.altar.cards import GOODS, HAND_KINDS, KINDS, LOOK_DEPTH, ROWS, SHRINE_COST, Colour, Kind
from banjar.games.altar.events import Event
from banjar.games.altar.state import Phase
from banjar.kernel.journal import NOBODY, NOTHING, Entry

KIND_NAMES = tuple(Kind(kind).name.lower() for kind in range(KINDS))
HAND_NAMES = KIND_NAMES[:HAND_KINDS]
GOOD_NAMES = KIND_NAMES[:GOODS]
COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
ROW_NAMES = "ABCD"
CARD_LETTERS = "RNBEMPSO"
SCORE_LINES = ("points", "shrines", "stones", *GOOD_NAMES)


def goods(first: Act, kind: str, word: str) -> Iterator[Action]:
    """One action a good."""
    for good, name in enumerate(GOOD_NAMES):
        yield Action(first + good, kind, f"{word}={name}", (("good", name),))


def plays() -> Iterator[Action]:
    yield Action(Act.PLAY_STONEMASON, "play_stonemason", "mason")
    yield Action(Act.PLAY_PRIEST, "play_priest", "priest")
    yield Action(Act.PLAY_SHRINE, "play_shrine", "shrine", (("cost", SHRINE_COST),))
    for kind, name in enumerate(GOOD_NAMES):
        for count in range(1, FARMER_COUNTS + 1):
            number = Act.PLAY_FARMERS + FARMER_COUNTS * kind + count - 1
            text = name if count == 1 else f"{name}*{count}"
            yield Action(number, "play_farmers", text, (("kind", name), ("count", count), ("cost", count - 1)))
    yield Action(Act.RETURN_SHRINE, "return_shrine", "return")


def all_actions() -> Iterator[Action]:
    yield from goods(Act.BUY, "buy", "buy")
    yield Action(Act.BUY_NOTHING, "buy_nothing", "nobuy")
    yield from plays()
    yield from goods(Act.LAY, "lay", "lay")
    yield from goods(Act.HIDE, "hide", "hide")
    yield from goods(Act.OFFER, "offer", "offer")
    for row in range(ROWS):
        yield Action(Act.TAKE + row, "take", f"take@{ROW_NAMES[row]}", (("row", row),))
    yield Action(Act.LOOK, "look", "look")
    yield Action(Act.DECLINE_LOOK, "decline_look", "nolook")
    for place in range(1, LOOK_DEPTH + 1):
        yield Action(Act.KEEP + place - 1, "keep", f"keep@{place}", (("place", place),))
    yield Action(Act.REWARD_POINTS, "reward_points", "points")
    yield Action(Act.REWARD_STONES, "reward_stones", "stones")
    yield from goods(Act.SUBSTITUTE, "substitute", "instead")
    yield Action(Act.DECLINE_SUBSTITUTE, "decline_substitute", "decline")


TABLE = ActionTable(all_actions())
assert len(TABLE) == ACTIONS

HIDDEN_GROUPS = ((Act.HIDE, GOODS), (Act.KEEP, LOOK_DEPTH))


def mask(action: int) -> int | None:
    """A4.1: which good was hidden and which card was kept are not announced."""
    for first, length in HIDDEN_GROUPS:
        if first <= action < first + length:
            return int(first)
    return None


def unmask(masked: int, choice: int) -> int:
    return masked + choice


EVENT_FIELDS: dict[Event, tuple[str, str, str]] = {
    # what `card`, `place` and `amount` are called; an empty name is left out
    Event.TURN_BEGAN: ("", "", "turn"),
    Event.BOUGHT: ("good", "", "price"),
    Event.BOUGHT_NOTHING: ("", "", ""),
    Event.PLAYED: ("card", "cost", "count"),
    Event.SHRINE_RETURNED: ("card", "", "count"),
    Event.DEMON_MOVED: ("", "row", ""),
    Event.LAID: ("good", "", ""),
    Event.HID: ("good", "", ""),
    Event.OFFERED: ("good", "", ""),
    Event.TOOK: ("card", "row", ""),
    Event.ROW_LAID: ("card", "row", ""),
    Event.ORACLES_REMOVED: ("card", "row", "count"),
    Event.LOOK_DECLINED: ("", "", ""),
    Event.LOOKED: ("good", "altar_place", "face_down"),
    Event.KEPT: ("good", "altar_place", ""),
    Event.ALTAR_SHOWN: ("good", "", "height"),
    Event.SCORED: ("card", "row", ""),
    Event.GAINED_STONES: ("card", "bonus", "amount"),
    Event.GAINED_POINTS: ("card", "bonus", "amount"),
    Event.GAINED_GOOD: ("good", "bonus", "substitute"),
    Event.SUBSTITUTE_DECLINED: ("", "bonus", ""),
    Event.NOTHING_LEFT: ("", "bonus", ""),
    Event.GAME_ENDED: ("", "", "turns"),
}
FLAG_FIELDS = {"bonus", "substitute", "face_down"}


def happening(entry: Entry) -> Happening:
    """One journal entry as a value."""
    event = Event(int(entry.what))
    card, place, amount = EVENT_FIELDS[event]
    details: dict[str, Any] = {}
    if card:
        details[card] = None if entry.card == NOTHING else KIND_NAMES[entry.card]
    for name, value in ((place, int(entry.place)), (amount, int(entry.amount))):
        if name in FLAG_FIELDS:
            details[name] = bool(value)
        elif name:
            details[name] = None if value == NOTHING else value
    if event is Event.LOOKED and entry.card == NOTHING:
        details["face_down"] = None
    seat = None if entry.seat == NOBODY else int(entry.seat)
    return Happening(event.name.lower(), seat, details)
