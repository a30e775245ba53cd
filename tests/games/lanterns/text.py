"""Actions, events and cards in words."""

from __future__ import annotations

from typing import Any

from tests.games.lanterns.ai import KIND_NAMES
from tests.games.lanterns.rules import ACTIONS, ActionId, EventType, Phase

from banjar.core.action import Action, ActionTable
from banjar.core.event import Event
from banjar.kernel.event_buffer import NOBODY, NOTHING

CARD_LETTERS = "PSG"
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
SCORE_NAMES = ("lit", "hidden")
TABLE = ActionTable(
    [Action(ActionId.LIGHT + kind, "light", f"light={name}", (("card", name),)) for kind, name in enumerate(KIND_NAMES)]
    + [Action(ActionId.HIDE + kind, "hide", f"hide={name}", (("card", name),)) for kind, name in enumerate(KIND_NAMES)]
)
assert len(TABLE) == ACTIONS


def to_event(record: Any) -> Event:
    """One event of the kernel as a value."""
    event = EventType(int(record.type))
    details: dict[str, Any] = {}
    if event in (EventType.LIT, EventType.HID):
        details["card"] = None if record.card == NOTHING else KIND_NAMES[record.card]
    elif event is EventType.TURN_BEGAN:
        details["turn"] = int(record.amount)
    return Event(event.name.lower(), None if record.seat == NOBODY else int(record.seat), details)
