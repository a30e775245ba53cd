"""Actions, events and cards in words: the structured forms and the short notation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from banjar.games.action import Action, ActionTable, Happening
from banjar.games.dalang.actions import ACTIONS, Act
from banjar.games.dalang.cards import ISLANDS, KINDS, MAX_PLAYERS, MOST_SHOWN, PAIR_ISLANDS, PAIRS, Island, Kind
from banjar.games.dalang.events import Event
from banjar.games.dalang.state import EndReason, Exchange, Phase
from banjar.kernel.journal import NOBODY, NOTHING, Entry

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
SHORT_KINDS = (*KIND_NAMES[:5], *PAIR_NAMES)


def simple(number: Act, kind: str, text: str) -> Action:
    return Action(int(number), kind, text)


def warriors() -> Iterator[Action]:
    for seat in range(MAX_PLAYERS):
        yield Action(Act.WARRIOR + seat, "play_warrior", f"warrior~{seat}", (("spare", seat),))


def cards_by_island(first: Act, kind: str, word: str) -> Iterator[Action]:
    for card in range(KINDS):
        for island in range(ISLANDS):
            yield Action(
                first + ISLANDS * card + island,
                kind,
                f"{word}={SHORT_KINDS[card]}@{ISLAND_LETTERS[island]}",
                (("card", KIND_NAMES[card]), ("island", ISLAND_NAMES[island])),
            )


def cards(first: Act, kind: str, word: str) -> Iterator[Action]:
    for card in range(KINDS):
        yield Action(first + card, kind, f"{word}={SHORT_KINDS[card]}", (("card", KIND_NAMES[card]),))


def shows(first: Act, kind: str, word: str) -> Iterator[Action]:
    for number in range(1, MOST_SHOWN + 1):
        yield Action(first + number - 1, kind, f"{word}*{number}", (("show", number),))


def travels() -> Iterator[Action]:
    for i, island in enumerate(PAIR_ISLANDS):
        pair = i // 2
        yield Action(
            Act.DALANG + i,
            "play_dalang",
            f"dalang={PAIR_NAMES[pair]}@{ISLAND_LETTERS[island]}",
            (("card", KIND_NAMES[5 + pair]), ("goal", ISLAND_NAMES[island])),
        )


def all_actions() -> Iterator[Action]:
    yield simple(Act.END_TURN, "end_turn", "end")
    yield from warriors()
    yield simple(Act.PARRY, "parry", "parry")
    yield simple(Act.FLEE, "flee", "flee")
    yield simple(Act.FORCE, "force", "force")
    yield simple(Act.NO_FORCE, "do_not_force", "noforce")
    yield simple(Act.SCHOLAR, "play_scholar", "scholar")
    yield simple(Act.ARTIST, "play_artist", "artist")
    yield simple(Act.JOIN, "join", "join")
    yield simple(Act.PASS, "pass", "pass")
    yield simple(Act.DONE, "done", "done")
    yield from cards_by_island(Act.PUT, "put", "put")
    for island in range(ISLANDS):
        text = f"take@{ISLAND_LETTERS[island]}"
        yield Action(Act.TAKE + island, "take", text, (("island", ISLAND_NAMES[island]),))
    yield from cards(Act.EXCHANGE, "exchange", "discard")
    yield from shows(Act.PRIEST, "play_priest", "priest")
    yield from shows(Act.PRINCE, "play_prince", "prince")
    yield from shows(Act.SHOW, "show", "show")
    yield from travels()
    for pair in range(PAIRS):
        name = KIND_NAMES[5 + pair]
        yield Action(Act.BLOCK + pair, "block", f"block={PAIR_NAMES[pair]}", (("card", name),))
    yield from cards(Act.STOW, "stow", "stow")


TABLE = ActionTable(all_actions())
assert len(TABLE) == ACTIONS


def mask(action: int) -> int | None:
    """B10.2: which card was put on a stack is secret; to which island it went is not."""
    if Act.PUT <= action < Act.TAKE:
        return int(Act.PUT) + (action - Act.PUT) % ISLANDS
    if Act.STOW <= action < Act.COUNT:
        return int(Act.STOW)
    return None


def unmask(masked: int, choice: int) -> int:
    return masked + (choice if masked >= Act.STOW else ISLANDS * choice)


EVENT_FIELDS: dict[Event, tuple[str, str, str]] = {
    # what `card`, `place` and `amount` are called; an empty name is left out
    Event.TURN_BEGAN: ("", "", "turn"),
    Event.RETURNED: ("", "", ""),
    Event.DREW: ("card", "", "count"),
    Event.RESHUFFLED: ("", "", "count"),
    Event.TURN_ENDED: ("", "", "turn"),
    Event.PLAYED: ("card", "island", "count"),
    Event.SPARED: ("", "", ""),
    Event.PARRIED: ("card", "", "count"),
    Event.FLED: ("", "", "count"),
    Event.FORCED: ("card", "", "count"),
    Event.DID_NOT_FORCE: ("card", "", ""),
    Event.JOINED: ("card", "", "count"),
    Event.PASSED: ("card", "", ""),
    Event.DONE: ("card", "", "count"),
    Event.PUT_ON_STACK: ("card", "island", "count"),
    Event.TOOK_FROM_STACK: ("card", "island", "count"),
    Event.DISCARDED: ("card", "island", "count"),
    Event.SHOWED: ("card", "", "count"),
    Event.WON_DISC: ("card", "island", "count"),
    Event.TOOK_SEAL: ("", "island", ""),
    Event.NAMED_GOAL: ("", "island", ""),
    Event.BLOCKED: ("card", "island", "count"),
    Event.STOWED: ("card", "island", "count"),
    Event.DALANG_MOVED: ("", "island", ""),
    Event.TOOK_MASK: ("", "mask", "value"),
    Event.PICKED_UP: ("card", "island", "count"),
    Event.GAME_ENDED: ("", "", "reason"),
}


def happening(entry: Entry) -> Happening:
    """One journal entry as a value."""
    event = Event(int(entry.what))
    card, place, amount = EVENT_FIELDS[event]
    details: dict[str, Any] = {}
    if card:
        details[card] = None if entry.card == NOTHING else KIND_NAMES[entry.card]
    if place == "island":
        details[place] = None if entry.place == NOTHING else ISLAND_NAMES[entry.place]
    elif place:
        details[place] = int(entry.place)
    if amount == "reason":
        details[amount] = END_REASONS[entry.amount]
    elif amount:
        details[amount] = int(entry.amount)
    seat = None if entry.seat == NOBODY else int(entry.seat)
    return Happening(event.name.lower(), seat, details)
