"""Actions, events and cards as text: the structured forms and the short notation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from banjar.core.action import Action, ActionTable
from banjar.core.event import Event
from banjar.games.dalang.rules.actions import ACTIONS, ActionId, decode
from banjar.games.dalang.rules.box import (
    COURT_KINDS,
    ISLANDS,
    KINDS,
    MAX_PLAYERS,
    MOST_SHOWN,
    PAIR_ISLANDS,
    PAIRS,
    Island,
    Kind,
)
from banjar.games.dalang.rules.events import EVENT_FIELDS, EventType
from banjar.games.dalang.rules.state import EndReason, Exchange, Phase
from banjar.kernel.event_buffer import NOBODY, NOTHING, EventRecord

KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
ISLAND_NAMES = tuple(island.name.lower() for island in Island)
ISLAND_LETTERS = "KPTW"
PAIR_NAMES = tuple(
    ISLAND_LETTERS[PAIR_ISLANDS[2 * pair]] + ISLAND_LETTERS[PAIR_ISLANDS[2 * pair + 1]] for pair in range(PAIRS)
)
PHASE_NAMES = tuple(Phase(phase).name.lower() for phase in range(Phase.OVER + 1))
END_REASONS = tuple(reason.name.lower() for reason in EndReason)
EXCHANGES = tuple(mode.name.lower() for mode in Exchange)
COLOUR_NAMES = ("red", "blue", "yellow", "green")
CARD_LETTERS = "PWRSA123456"  # R is the prince (raja), 1 to 6 are the pairs KP to TW
SCORE_LINES = ("masks", "seals")
SHORT_KINDS = (*KIND_NAMES[:COURT_KINDS], *PAIR_NAMES)


def simple(number: ActionId, kind: str, text: str) -> Action:
    return Action(int(number), kind, text)


def warriors() -> Iterator[Action]:
    for seat in range(MAX_PLAYERS):
        yield Action(ActionId.WARRIOR + seat, "play_warrior", f"warrior~{seat}", (("spare", seat),))


def cards_by_island(first: ActionId, kind: str, word: str) -> Iterator[Action]:
    for card in range(KINDS):
        for island in range(ISLANDS):
            yield Action(
                first + ISLANDS * card + island,
                kind,
                f"{word}={SHORT_KINDS[card]}@{ISLAND_LETTERS[island]}",
                (("card", KIND_NAMES[card]), ("island", ISLAND_NAMES[island])),
            )


def cards(first: ActionId, kind: str, word: str) -> Iterator[Action]:
    for card in range(KINDS):
        yield Action(first + card, kind, f"{word}={SHORT_KINDS[card]}", (("card", KIND_NAMES[card]),))


def shows(first: ActionId, kind: str, word: str) -> Iterator[Action]:
    for number in range(1, MOST_SHOWN + 1):
        yield Action(first + number - 1, kind, f"{word}*{number}", (("show", number),))


def travels() -> Iterator[Action]:
    for i, island in enumerate(PAIR_ISLANDS):
        pair = i // 2
        yield Action(
            ActionId.DALANG + i,
            "play_dalang",
            f"dalang={PAIR_NAMES[pair]}@{ISLAND_LETTERS[island]}",
            (("card", KIND_NAMES[COURT_KINDS + pair]), ("goal", ISLAND_NAMES[island])),
        )


def all_actions() -> Iterator[Action]:
    yield simple(ActionId.END_TURN, "end_turn", "end")
    yield from warriors()
    yield simple(ActionId.PARRY, "parry", "parry")
    yield simple(ActionId.FLEE, "flee", "flee")
    yield simple(ActionId.FORCE, "force", "force")
    yield simple(ActionId.NO_FORCE, "do_not_force", "noforce")
    yield simple(ActionId.SCHOLAR, "play_scholar", "scholar")
    yield simple(ActionId.ARTIST, "play_artist", "artist")
    yield simple(ActionId.JOIN, "join", "join")
    yield simple(ActionId.PASS, "pass", "pass")
    yield simple(ActionId.DONE, "done", "done")
    yield from cards_by_island(ActionId.PUT, "put", "put")
    for island in range(ISLANDS):
        text = f"take@{ISLAND_LETTERS[island]}"
        yield Action(ActionId.TAKE + island, "take", text, (("island", ISLAND_NAMES[island]),))
    yield from cards(ActionId.EXCHANGE, "exchange", "discard")
    yield from shows(ActionId.PRIEST, "play_priest", "priest")
    yield from shows(ActionId.PRINCE, "play_prince", "prince")
    yield from shows(ActionId.SHOW, "show", "show")
    yield from travels()
    for pair in range(PAIRS):
        name = KIND_NAMES[COURT_KINDS + pair]
        yield Action(ActionId.BLOCK + pair, "block", f"block={PAIR_NAMES[pair]}", (("card", name),))
    yield from cards(ActionId.STOW, "stow", "stow")


TABLE = ActionTable(all_actions())
assert len(TABLE) == ACTIONS


def mask(action: int) -> int | None:
    """B10.2: the card put on a stack is secret; the island is not."""
    type_, parameters = decode(action)
    if type_ is ActionId.PUT:
        return ActionId.PUT + parameters["island"]
    return int(ActionId.STOW) if type_ is ActionId.STOW else None


def unmask(masked: int, choice: int) -> int:
    return masked + (choice if decode(masked).type is ActionId.STOW else ISLANDS * choice)


def to_event(record: EventRecord) -> Event:
    """Convert an event of the kernel to a value."""
    event = EventType(int(record.type))
    fields = EVENT_FIELDS[event]
    details: dict[str, Any] = {}
    if fields.card:
        details[fields.card] = None if record.card == NOTHING else KIND_NAMES[record.card]
    if fields.place == "island":
        details[fields.place] = None if record.place == NOTHING else ISLAND_NAMES[record.place]
    elif fields.place:
        details[fields.place] = int(record.place)
    if fields.amount == "reason":
        details[fields.amount] = END_REASONS[record.amount]
    elif fields.amount:
        details[fields.amount] = int(record.amount)
    seat = None if record.seat == NOBODY else int(record.seat)
    return Event(event.name.lower(), seat, details)
