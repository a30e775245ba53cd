"""Every event type has a writer with the parameter names of the table."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from tests.third_game import EVERY_GAME, rules_module

from banjar.core.registry import definition
from banjar.kernel.event_buffer import EVENT_RECORD, EVERYONE
from banjar.kernel.mode import PLAIN
from banjar.kernel.records import new_records

pytestmark = pytest.mark.usefixtures("third_game")
SUMMED_UP = {"picked_up"}
"""Written from the state, with an event a kind of card for the owner."""
VALUES = {"card": 2, "good": 2, "row": 3, "island": 3, "bonus": 1, "reason": 1, "substitute": 1, "face_down": 1}


def events_of(game: str) -> Any:
    return rules_module(game, "events")


def written_names(game: str) -> list[tuple[Any, Any, list[str]]]:
    """Each type of event, its writer and the writer's parameters after the state."""
    events = events_of(game)
    found = []
    for event in events.EventType:
        writer = getattr(events, event.name.lower())
        writer = getattr(writer, "py_func", writer)
        found.append((event, writer, [*inspect.signature(writer).parameters][1:]))
    return found


@pytest.mark.parametrize("game", EVERY_GAME)
def test_writers_have_the_names_of_the_table(game: str) -> None:
    for event, _, names in written_names(game):
        fields = {name for name in events_of(game).EVENT_FIELDS[event] if name}
        assert set(names) <= {"seat", *fields}, event


@pytest.mark.skipif(not PLAIN, reason="compiled rules are called by compiled rules only")
@pytest.mark.parametrize("game", EVERY_GAME)
def test_events_are_read_back_under_the_names_of_the_table(game: str) -> None:
    """The event value has each argument under the table's name, for a reader who may see everything."""
    rules = definition(game)
    for event, writer, names in written_names(game):
        if event.name.lower() in SUMMED_UP:
            continue
        state = new_records(rules.contract.STATE)[0]
        given = {name: 1 if name == "seat" else VALUES.get(name, 7) for name in names}
        writer(state, **given)
        record = state.events.records[0]
        told = rules.to_event(record)
        assert told.type == event.name.lower()
        assert told.seat == given.pop("seat", None)
        for field in ("card", "place", "amount"):
            name = getattr(events_of(game).EVENT_FIELDS[event], field)
            if name in given:
                assert getattr(record, field) == given[name], (event, name)


@pytest.mark.skipif(not PLAIN, reason="compiled rules are called by compiled rules only")
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_secret_card_makes_two_events(game: str) -> None:
    """Together they reach everybody once, and the others' has no card."""
    rules = definition(game)
    for event, writer, names in written_names(game):
        if event.name.lower() in SUMMED_UP:
            continue
        state = new_records(rules.contract.STATE)[0]
        writer(state, **dict.fromkeys(names, 1))
        records = state.events.records[: state.events.count]
        assert sum(record.audience for record in records) == EVERYONE, event
        if len(records) > 1:
            own, others = records
            assert (own.audience, own.card, others.card) == (2, 1, -1)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_accessors_read_the_field_of_the_table(game: str) -> None:
    """`good_of` reads what every event with a `good` calls so."""
    events = events_of(game)
    record = new_records(EVENT_RECORD)[0]
    record.card, record.place, record.amount = 2, 3, 4
    accessors = {name.removesuffix("_of"): value for name, value in vars(events).items() if name.endswith("_of")}
    assert accessors
    for name, accessor in accessors.items():
        places = {
            field
            for fields in events.EVENT_FIELDS.values()
            for field, given in fields._asdict().items()
            if given == name
        }
        assert {getattr(accessor, "py_func", accessor)(record)} == {getattr(record, place) for place in places}
