"""B10.1, B10.2: what events tell whom."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.dalang.arrange import Happened, Table
from tests.games.dalang.situations import happened, place, play, readers

from banjar import Event, State
from banjar.games.dalang.io.text import to_event
from banjar.games.dalang.rules.events import EVENT_FIELDS, EventType
from banjar.games.dalang.rules.state import EVENTS_PER_DECISION
from banjar.kernel.event_buffer import EVENT_RECORD, NOTHING
from banjar.kernel.random import GENERATOR, below, seed_generator
from banjar.kernel.records import new_records

SECRET = {EventType.DREW, EventType.PUT_ON_STACK, EventType.TOOK_FROM_STACK, EventType.STOWED, EventType.PICKED_UP}


def play_randomly(table: Table, seed: int, decisions: int) -> list[dict[int | None, list[Happened]]]:
    """What every seat and a spectator (None) found after each decision."""
    generators = new_records(GENERATOR)
    seed_generator(generators[0], seed)
    told: list[dict[int | None, list[Happened]]] = []
    while (legal := table.legal()) and len(told) < decisions:
        table.play(legal[below(generators[0], len(legal))])
        told.append({viewer: table.happened(viewer) for viewer in (None, *range(table.s.players_count))})
    return told


@pytest.mark.parametrize("players", [3, 4])
def test_secret_cards_are_revealed_to_their_owner_only(players: int) -> None:
    """B10.2: everybody else finds the same entries without the card."""
    seen = Counter[EventType]()
    for told in play_randomly(Table(players), seed=players, decisions=1500):
        for viewer, entries in told.items():
            for entry in entries:
                hidden = entry.type in SECRET and entry.seat != viewer
                assert not hidden or entry.card == NOTHING
                assert entry.type not in SECRET or hidden or entry.card != NOTHING
                seen[entry.type] += 1
    assert seen.keys() >= SECRET


@pytest.mark.parametrize("players", [3, 4])
def test_all_find_the_same_events(players: int) -> None:
    """B10.1: apart from secret cards and the kinds of a picked-up stack all readers find the same."""
    for told in play_randomly(Table(players), seed=players, decisions=1500):
        public = [public_part(entries) for entries in told.values()]
        assert all(part == public[0] for part in public)


def public_part(entries: list[Happened]) -> list[tuple[Happened, int]]:
    """The entries without secret cards; a stack picked up kind by kind counts once, with all its cards."""
    parts: list[tuple[Happened, int]] = []
    for entry in entries:
        bare = entry._replace(card=NOTHING if entry.type in SECRET else entry.card, amount=0)
        if entry.type == EventType.PICKED_UP and parts and parts[-1][0] == bare:
            parts[-1] = (bare, parts[-1][1] + entry.amount)
        else:
            parts.append((bare, entry.amount))
    return parts


def told(what: str, seat: int | None, **details: Any) -> dict[str, Any]:
    return {"type": what, "seat": seat, **details}


def card(what: str, seat: int, kind: str | None, **details: Any) -> dict[str, Any]:
    return told(what, seat, card=kind, **details, count=1)


PLAYED_WARRIOR = [told("spared", 2), card("played", 0, "warrior", island=None)]

PUBLIC_EVENTS: list[Any] = [
    # situation, moves before, the move, what everybody finds
    ({"hands": ["W"]}, "", "warrior~2", PLAYED_WARRIOR),
    ({"hands": ["W", "WP"]}, "warrior~2", "parry", [card("parried", 1, "warrior")]),
    ({"hands": ["W", "PPPP"]}, "warrior~2", "flee", [told("fled", 1, count=4)]),
    ({"hands": ["W"]}, "warrior~2", "flee", [told("fled", 1, count=0)]),
    ({"hands": ["W", "W"]}, "warrior~2 parry", "noforce", [told("did_not_force", 1, card="warrior")]),
    ({"hands": ["S"]}, "", "scholar", [card("played", 0, "scholar", island=None)]),
    ({"hands": ["A"]}, "", "artist", [card("played", 0, "artist", island=None)]),
    ({"hands": ["S"]}, "scholar", "done", [told("done", 0, card="scholar", count=0)]),
    (
        {"hands": ["SPP"]},
        "scholar put=priest@P put=priest@T",
        "done",
        [told("done", 0, card="scholar", count=2)],
    ),
    ({"hands": ["S", "S"]}, "scholar done", "join", [card("joined", 1, "scholar")]),
    ({"hands": ["S", "S"]}, "scholar done", "pass", [told("passed", 1, card="scholar")]),
    ({"hands": ["AP"]}, "artist", "discard=priest", [told("discarded", 0, card="priest", island=None, count=1)]),
    (
        {"hands": ["RRR"]},
        "",
        "prince*2",
        [card("played", 0, "prince", island=None), told("showed", 0, card="prince", count=2)],
    ),
    ({"hands": ["PP", "PP"]}, "priest*1", "show*2", [told("showed", 1, card="priest", count=2)]),
    (
        {"hands": ["PP"]},
        "priest*1 pass",
        "pass",
        [
            told("passed", 2, card="priest"),
            told("won_disc", 0, card="priest", island="kukusch", count=1),
        ],
    ),
    (
        {"hands": ["PP"], "princes": {"K": 0}},
        "priest*1 pass",
        "pass",
        [
            told("passed", 2, card="priest"),
            told("won_disc", 0, card="priest", island="kukusch", count=1),
            told("took_seal", 0, island="kukusch"),
        ],
    ),
    (
        {"hands": ["PP"], "princes": {"K": 0}, "seals": {"K": 0}},
        "priest*1 pass",
        "pass",
        [
            told("passed", 2, card="priest"),
            told("won_disc", 0, card="priest", island="kukusch", count=1),
        ],
    ),
    (
        {"hands": ["6"]},
        "",
        "dalang=TW@W",
        [card("played", 0, "dalang_tw", island="wontong"), told("named_goal", 0, island="wontong")],
    ),
    ({"hands": ["6", "3"]}, "dalang=TW@W", "block=KW", [card("blocked", 1, "dalang_kw", island="wontong")]),
    (
        {"hands": ["6"]},
        "dalang=TW@W pass",
        "pass",
        [told("passed", 2, card="dalang_tw"), told("dalang_moved", 0, island="wontong")],
    ),
    (
        {"hands": ["W6"]},
        "warrior~2 flee dalang=TW@W",
        "pass",
        [
            told("passed", 2, card="dalang_tw"),
            told("dalang_moved", 0, island="wontong"),
            told("returned", 1),
        ],
    ),
    (
        {"hands": ["1"], "princes": {"P": 0}, "priests": {"P": 2}, "draw_pile": "", "turn": 7},
        "dalang=KP@P pass",
        "pass",
        [
            told("passed", 2, card="dalang_kp"),
            told("dalang_moved", 0, island="panschar"),
            told("took_mask", 2, mask=0, value=2),
            told("took_mask", 0, mask=4, value=3),
            told("turn_ended", 0, turn=7),
            told("turn_began", 1, turn=8),
            told("reshuffled", None, count=1),
        ],
    ),
    (
        {"hands": ["1"], "princes": {"P": 0}, "masks": [4]},
        "dalang=KP@P pass",
        "pass",
        [
            told("passed", 2, card="dalang_kp"),
            told("dalang_moved", 0, island="panschar"),
            told("took_mask", 0, mask=0, value=4),
            told("game_ended", 0, reason="masks"),
        ],
    ),
    (
        {"turn_limit": 3, "turn": 3},
        "",
        "end",
        [told("turn_ended", 0, turn=3), told("game_ended", 0, reason="truncated")],
    ),
    (
        {"draw_pile": "", "idle_turns": 5},
        "",
        "end",
        [told("turn_ended", 0, turn=1), told("game_ended", 0, reason="stalled")],
    ),
    (
        {"hands": ["W"], "draw_pile": ""},
        "warrior~2 flee",
        "end",
        [
            told("turn_ended", 0, turn=1),
            told("turn_began", 1, turn=2),
            told("returned", 1),
            told("reshuffled", None, count=1),
        ],
    ),
    (
        {"hands": ["W", "PPPRW"]},
        "warrior~2 flee put=priest@P put=priest@P",
        "put=priest@T",
        [
            told("discarded", 1, card="warrior", island=None, count=1),
            told("discarded", 1, card="prince", island=None, count=1),
        ],
    ),
    (
        {"hands": ["1"], "princes": {"P": 0}, "stacks": {(1, "P"): "PPPPSRR"}, "draw_pile": ""},
        "dalang=KP@P pass",
        "pass",
        [
            told("passed", 2, card="dalang_kp"),
            told("dalang_moved", 0, island="panschar"),
            told("took_mask", 0, mask=0, value=2),
            told("discarded", 1, card="prince", island="panschar", count=2),
            told("discarded", 1, card="scholar", island="panschar", count=1),
            told("turn_ended", 0, turn=1),
            told("turn_began", 1, turn=2),
            told("reshuffled", None, count=4),
        ],
    ),
]


def without_secrets(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    names = {event.name.lower() for event in SECRET}
    return [event for event in events if event["type"] not in names]


@pytest.mark.parametrize(
    ("situation", "before", "move", "expected"),
    PUBLIC_EVENTS,
    ids=[f"{case[1]} {case[2]}".strip() + f" {n}" for n, case in enumerate(PUBLIC_EVENTS)],
)
def test_events_that_everybody_sees(
    situation: dict[str, Any], before: str, move: str, expected: list[dict[str, Any]]
) -> None:
    """B10.1: the same for every seat and for spectators."""
    state = play(place(3, **situation), before)
    state.play(move)
    for reader in readers(state):
        assert without_secrets(happened(state, reader)) == expected


SECRET_EVENTS: list[Any] = [
    # situation, moves before, the move, whose secret, what its owner finds, what all others find
    (
        {"hands": ["SP"]},
        "scholar",
        "put=priest@T",
        0,
        [card("put_on_stack", 0, "priest", island="tschakkalag")],
        [card("put_on_stack", 0, None, island="tschakkalag")],
    ),
    (
        {"hands": ["W", "PR"]},
        "warrior~2 flee",
        "put=prince@W",
        1,
        [card("put_on_stack", 1, "prince", island="wontong")],
        [card("put_on_stack", 1, None, island="wontong")],
    ),
    (
        {"hands": ["S"], "stacks": {(0, "P"): "RP"}},
        "scholar",
        "take@P",
        0,
        [card("took_from_stack", 0, "priest", island="panschar")],
        [card("took_from_stack", 0, None, island="panschar")],
    ),
    (
        {"hands": ["6PRS"]},
        "dalang=TW@W pass pass",
        "stow=prince",
        0,
        [card("stowed", 0, "prince", island="kukusch")],
        [card("stowed", 0, None, island="kukusch")],
    ),
    (
        {"hands": ["6PR"], "stacks": {(0, "W"): "PPRS"}},
        "dalang=TW@W pass pass",
        "stow=prince",
        0,
        [
            card("stowed", 0, "prince", island="kukusch"),
            card("stowed", 0, "priest", island="kukusch"),
            told("dalang_moved", 0, island="wontong"),
            told("picked_up", 0, card="priest", island="wontong", count=2),
            told("picked_up", 0, card="prince", island="wontong", count=1),
            told("picked_up", 0, card="scholar", island="wontong", count=1),
        ],
        [
            card("stowed", 0, None, island="kukusch"),
            card("stowed", 0, None, island="kukusch"),
            told("dalang_moved", 0, island="wontong"),
            told("picked_up", 0, card=None, island="wontong", count=4),
        ],
    ),
    (
        {"hands": ["W", "WW"], "draw_pile": "R"},
        "warrior~2 parry",
        "force",
        1,
        [card("forced", 1, "warrior"), card("drew", 1, "prince"), told("turn_ended", 0, turn=1)],
        [card("forced", 1, "warrior"), card("drew", 1, None), told("turn_ended", 0, turn=1)],
    ),
    (
        {"hands": ["AP"], "draw_pile": "R"},
        "artist discard=priest",
        "done",
        0,
        [told("done", 0, card="artist", count=1), card("drew", 0, "prince")],
        [told("done", 0, card="artist", count=1), card("drew", 0, None)],
    ),
]


@pytest.mark.parametrize(
    ("situation", "before", "move", "owner", "own", "others"),
    SECRET_EVENTS,
    ids=[f"{case[1]} {case[2]}" for case in SECRET_EVENTS],
)
def test_events_that_only_the_owner_sees(
    situation: dict[str, Any],
    before: str,
    move: str,
    owner: int,
    own: list[dict[str, Any]],
    others: list[dict[str, Any]],
) -> None:
    """B10.2: the card, and the kinds of a stack picked up."""
    state = play(place(3, **situation), before)
    state.play(move)
    for reader in readers(state):
        expected = own if reader == owner else others
        assert happened(state, reader)[: len(expected)] == expected


def test_drawing() -> None:
    """B3.1 B10.2: each card to the one who drew it."""
    state = play(place(3, draw_pile="PWRS"), "end")
    owners = [(1, "priest"), (1, "warrior"), (2, "prince"), (0, "scholar")]
    for reader in readers(state):
        drawn = [event for event in happened(state, reader) if event["type"] == "drew"]
        assert drawn == [card("drew", seat, kind if seat == reader else None) for seat, kind in owners]


def test_every_event_has_a_test() -> None:
    """Each one of the enumeration is found in one of the tests above."""
    found = {"drew"}
    for *_, expected in PUBLIC_EVENTS:
        found |= {event["type"] for event in expected}
    for *_, own, _ in SECRET_EVENTS:
        found |= {event["type"] for event in own}
    assert found == {event.name.lower() for event in EventType}
    assert EVENT_FIELDS.keys() == set(EventType)


@pytest.mark.parametrize("event", EventType)
def test_an_event_as_a_value(event: EventType) -> None:
    """The names of the fields, with and without something in them."""
    record = new_records(EVENT_RECORD)[0]
    record.type, record.seat, record.card, record.place, record.amount = int(event), 2, 4, 3, 1
    full = to_event(record)
    record.seat = record.card = record.place = -1
    empty = to_event(record)
    assert (full.type, full.seat, empty.seat) == (event.name.lower(), 2, None)
    assert tuple(full.details) == tuple(empty.details) == tuple(name for name in EVENT_FIELDS[event] if name)
    expected = {"card": "artist", "island": "wontong", "mask": 3, "reason": "masks"}
    assert full.details == {name: expected.get(name, 1) for name in full.details}
    assert full.to_dict() == {"type": full.type, "seat": 2, **full.details}
    assert isinstance(full, Event)


SAME_FOR_OTHERS: list[Any] = [
    # two situations and moves that differ only in a secret of Red, and the readers who must not notice
    ({"stacks": {(0, "P"): "PPPP"}}, {"stacks": {(0, "P"): "PWRS"}}, "dalang=KP@P pass pass", None),
    ({"stacks": {(0, "P"): "PPPP"}}, {"stacks": {(0, "P"): "PWRS"}}, "scholar take@P take@P take@P", None),
    ({"draw_pile": "PPPP"}, {"draw_pile": "PWRS"}, "artist discard=scholar discard=KP done", None),
    ({"hands": ["1SPP"]}, {"hands": ["1SPW"]}, "dalang=KP@P pass pass stow=priest stow=scholar", None),
    (
        {"hands": ["SPPP"]},
        {"hands": ["SPWR"]},
        "scholar put=priest@P put=priest@P put=priest@T",
        "scholar put=warrior@P put=prince@P put=priest@T",
    ),
]


@pytest.mark.parametrize(("one", "other", "moves", "other_moves"), SAME_FOR_OTHERS)
def test_how_much_others_find_does_not_depend_on_secrets(
    one: dict[str, Any], other: dict[str, Any], moves: str, other_moves: str | None
) -> None:
    """B10.4: not even the number of entries."""
    usual = {"hands": ["1SA"], "draw_pile": ""}
    first = play(place(3, **{**usual, **one}), moves)
    second = play(place(3, **{**usual, **other}), other_moves or moves)
    for reader in (1, 2, None):
        assert first.history(reader) == second.history(reader)


def test_the_history_of_a_position_begins_with_nothing() -> None:
    """The set-up first, then one list a decision."""
    state = place(3, hands=["S"])
    assert state.history() == [[]]
    assert state.events() == []
    play(state, "scholar done")
    assert [len(events) for events in state.history()] == [0, 1, 1]
    assert state.history()[-1] == state.events()


def test_the_fullest_decision_fits_the_buffer() -> None:
    """The last card stowed before a scoring: everybody returns, drops, picks up and draws."""
    state = fullest()
    entries = int(state.raw.events.count)
    assert 60 <= entries <= EVENTS_PER_DECISION


def fullest() -> State:
    """Four stacks of four kinds under all others, three players away, a draw pile that runs out."""
    kinds = "PWRSA123456"
    rest = kinds.replace("1", "")
    state = place(
        4,
        hands=["WW1PP"],
        stacks={(0, "P"): "PWRS" + rest, **{(seat, "P"): "PWRS" + kinds for seat in (1, 2, 3)}},
        princes={"P": 0},
        priests={"P": 1},
        draw_pile="",
    )
    play(state, "warrior~1 flee flee warrior~2 flee dalang=KP@P")
    assert [player["fled"] for player in state.view()["players"]] == [False, True, True, True]
    return play(state, "stow=priest")
