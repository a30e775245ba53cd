"""Actions, events and cards in words."""

from __future__ import annotations

from typing import Any

from tests.games.lanterns.ai import KIND_NAMES
from tests.games.lanterns.rules.actions import ACTIONS, decode
from tests.games.lanterns.rules.events import EVENT_FIELDS, EventType
from tests.games.lanterns.rules.state import Phase

from banjar.core.action import Action, ActionTable
from banjar.core.event import Event
from banjar.kernel.event_buffer import NOBODY, NOTHING

CARD_LETTERS = "PSG"
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
SCORE_NAMES = ("lit", "hidden")


def to_action(number: int) -> Action:
    """One action of the kernel as a value."""
    decoded = decode(number)
    verb, card = decoded.type.name.lower(), KIND_NAMES[decoded.parameters["card"]]
    return Action(number, verb, f"{verb}={card}", (("card", card),))


TABLE = ActionTable([to_action(number) for number in range(ACTIONS)])


def to_event(record: Any) -> Event:
    """One event of the kernel as a value."""
    event = EventType(int(record.type))
    fields = EVENT_FIELDS[event]
    details: dict[str, Any] = {}
    if fields.card:
        details[fields.card] = None if record.card == NOTHING else KIND_NAMES[record.card]
    if fields.amount:
        details[fields.amount] = int(record.amount)
    return Event(event.name.lower(), None if record.seat == NOBODY else int(record.seat), details)
