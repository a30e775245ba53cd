"""How tables come into being, fill up and start; rematches and branches."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.laws.configurations import Configuration, configuration
from tests.table import json_views as views
from tests.table.table_driver import (
    ALTAR,
    DALANG,
    NAMES,
    NOON,
    PEOPLE,
    Sitting,
    every_configuration,
    every_game,
    everything,
    finished,
    lots,
    opened,
    refused,
    running,
    settings,
)

from banjar.table import commands as asked
from banjar.table import factory, log
from banjar.table.clock import CorrespondenceClock, LiveClock, Night, NoClock
from banjar.table.errors import RulesChanged
from banjar.table.settings import SeatPlan, Settings
from banjar.table.table import MAKERS_TIME, OPEN, OVER, RUNNING, Table

ANNA, BERT, CLEO, DORA = PEOPLE
SHARED = (SeatPlan("me"), SeatPlan("local", "Opa"))


@every_configuration
def test_a_game_of_people_begins(chosen: Configuration) -> None:
    sitting = running(chosen)
    assert sitting.table.status == RUNNING
    assert sitting.table.to_act == sitting.state.to_act
    assert [seat.name for seat in sitting.table.seats] == list(NAMES[: chosen.players])
    assert everything(sitting.again()) == everything(sitting.table)


@every_configuration
def test_a_game_of_bots_begins(chosen: Configuration) -> None:
    sitting = opened(chosen, seats=[SeatPlan("bot", None, "novice")] * chosen.players)
    sitting.start()
    assert all(seat.is_played_by_bot for seat in sitting.table.seats)
    assert sitting.table.persons == 0


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("bad-game", {"game": "chess"}),
        ("bad-players", {"seats": ()}),
        ("bad-seats", {"seats": (SeatPlan("me"),) * 2}),
        ("bad-players", {"seats": (SeatPlan("open"),) * 9}),
        ("bad-level", {"seats": (SeatPlan("me"), SeatPlan("bot", None, "godlike"))}),
        ("bad-option", {"options": {"snails": True}}),
        ("bad-option", {"options": {"oracle": "perhaps"}}),
        ("bad-option", {"options": {"players": 3}}),
        ("bad-option", {"options": {"name": "dalang"}}),
        ("bad-option", {"options": {"rules": 1}}),
        ("bad-option", {"options": {"colours": ["red", "blue"]}}),
        ("bad-option", {"options": {"sets": {"red": []}}}),
        ("bad-option", {"options": {"sets": 5}}),
        ("bad-level", {"substitute": "godlike"}),
        ("bad-time", {"pace": -1}),
        ("bad-time", {"pace": 10_001}),
        ("bad-time", {"clock": NoClock(grace=0)}),
        ("bad-time", {"clock": LiveClock(bank=0)}),
        ("bad-time", {"clock": LiveClock(increment=-1)}),
        ("bad-time", {"clock": LiveClock(grace=10**9)}),
        ("bad-time", {"clock": CorrespondenceClock(allowance=1)}),
        ("bad-night", {"clock": CorrespondenceClock(night=Night("22:00", "22:00"))}),
        ("bad-night", {"clock": CorrespondenceClock(night=Night("22:00", "21:59"))}),
        ("bad-night", {"clock": CorrespondenceClock(night=Night("25:00", "08:00"))}),
        ("bad-night", {"clock": CorrespondenceClock(night=Night(zone="Europe/Atlantis"))}),
        ("bad-night", {"clock": CorrespondenceClock(night=Night(zone="../../etc/passwd"))}),
        ("bad-night", {"clock": CorrespondenceClock(night=Night(zone="Europe"))}),
        ("bad-night", {"clock": CorrespondenceClock(night=Night(zone=""))}),
    ],
    ids=str,
)
def test_wrong_settings_are_refused(code: str, changes: dict[str, Any]) -> None:
    wrong = msgspec.structs.replace(settings(ALTAR), **changes)
    error = refused(code, factory.create, wrong, ANNA, "Anna", NOON)
    assert "\n" not in str(error.values)
    assert error.detail is None or "\n" not in error.detail


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "\u202e\u2066", "\n"])
def test_wrong_names_are_refused(name: str) -> None:
    refused("bad-name", factory.create, settings(ALTAR), ANNA, name, NOON)
    refused("bad-name", SeatPlan("guest", name).checked)
    refused("bad-name", opened(ALTAR).join, BERT, name)


def test_names_are_tidied() -> None:
    sitting = opened(ALTAR)
    sitting.join(BERT, "  Be\u202ert\t\u0301  ")
    assert sitting.table.seats[1].name == "Bert \u0301"


@every_configuration
def test_settings_survive_storing(chosen: Configuration) -> None:
    checked = settings(chosen, clock=CorrespondenceClock(night=Night())).checked()
    assert msgspec.json.decode(msgspec.json.encode(checked), type=Settings) == checked
    assert checked.checked() == checked


def test_the_first_free_seat_is_taken() -> None:
    sitting = opened(DALANG)
    sitting.join(BERT, "Bert", seat=2)
    sitting.join(CLEO, "Cleo")
    assert [seat.holder for seat in sitting.table.seats] == [ANNA, CLEO, BERT]
    refused("no-open-seat", sitting.join, DORA, "Dora")
    refused("seat-taken", sitting.join, DORA, "Dora", seat=2)
    refused("no-such-seat", sitting.join, DORA, "Dora", seat=3)
    refused("no-such-seat", sitting.join, DORA, "Dora", seat=-1)


def test_a_guest_needs_the_invitation() -> None:
    sitting = opened(DALANG, seats=[SeatPlan("me"), SeatPlan("guest", "Bert"), SeatPlan("open")])
    token = sitting.table.seats[1].invitation
    assert token is not None
    assert len(token) == factory.TOKEN_LENGTH
    refused("bad-invitation", sitting.join, BERT, "Bert", seat=1)
    refused("bad-invitation", sitting.join, BERT, "Bert", invitation="é")
    sitting.join(BERT, "Bertje", invitation=token)
    assert sitting.table.seats[1].holder == BERT
    refused("bad-invitation", sitting.join, CLEO, "Cleo", invitation=token)
    sitting.submit(BERT, asked.Leave(command="leave"))
    assert sitting.table.seats[1].name == "Bert"
    sitting.join(BERT, "Bert", invitation=token)


def test_only_the_owner_reads_invitations_and_only_those_at_the_table_the_code() -> None:
    sitting = opened(ALTAR, seats=[SeatPlan("me"), SeatPlan("guest", "Bert")])
    table = sitting.table
    assert views.you(table, ANNA, [0], 0, None)["invitations"] == {1: table.seats[1].invitation}
    assert views.you(table, ANNA, [0], 0, None)["code"] == table.code
    for shown in (views.you(table, BERT, [], None, None), views.you(table, None, [], None, None)):
        assert not {"code", "invitations"} & set(shown)
    sitting.join(BERT, "Bert", invitation=table.seats[1].invitation)
    assert views.you(table, ANNA, [0], 0, None)["invitations"] == {}
    assert "invitations" not in views.you(table, BERT, [1], 1, None)


def test_people_leave_before_the_start() -> None:
    sitting = opened(ALTAR)
    sitting.join(BERT, "Bert")
    sitting.ready(BERT)
    sitting.submit(BERT, asked.ChooseColour(command="colour", colour="green"))
    sitting.submit(BERT, asked.Leave(command="leave"))
    assert sitting.table.seats[1].is_free
    assert (sitting.table.seats[1].name, sitting.table.seats[1].colour) == (None, None)
    refused("not-seated", sitting.submit, BERT, asked.Leave(command="leave again"))
    sitting.join(CLEO, "Cleo")
    assert not sitting.table.seats[1].ready


def test_all_must_be_there_and_ready() -> None:
    sitting = opened(ALTAR)
    refused("not-full", sitting.start)
    sitting.join(BERT, "Bert")
    refused("not-owner", sitting.start, BERT)
    refused("not-ready", sitting.start)
    sitting.ready(BERT)
    sitting.ready(BERT, False)
    refused("not-ready", sitting.start)
    sitting.ready(BERT)
    sitting.start()
    refused("not-open", sitting.start)
    refused("not-open", sitting.ready, BERT)
    refused("not-open", sitting.join, CLEO, "Cleo")
    refused("not-open", sitting.submit, BERT, asked.Leave(command="leave"))
    refused("not-open", sitting.submit, BERT, asked.ChooseColour(command="colour", colour="green"))


def test_people_at_one_device_are_ready_together() -> None:
    sitting = opened(DALANG)
    sitting.join(BERT, "Bert")
    sitting.join(BERT, "Berta")
    refused("not-ready", sitting.start)
    sitting.ready(BERT)
    sitting.start()
    assert sitting.table.seats_of(BERT) == [1, 2]


def test_one_identity_joins_several_open_seats() -> None:
    """Several people share a device that is not the maker's."""
    sitting = opened(DALANG)
    for name in ("Bert", "Cleo"):
        sitting.join(BERT, name)
    assert sitting.table.seats_of(BERT) == [1, 2]
    assert [seat.name for seat in sitting.table.seats] == ["Anna", "Bert", "Cleo"]


def test_several_people_play_at_the_device_of_the_maker() -> None:
    sitting = opened(ALTAR, seats=SHARED)
    sitting.start()
    assert sitting.table.seats_of(ANNA) == [0, 1]
    movers = set()
    for _ in range(12):
        movers.add(sitting.table.to_act)
        sitting.act(ANNA, sitting.state.legal_actions()[0].text)
    assert movers == {0, 1}


def test_colours() -> None:
    sitting = opened(ALTAR)
    sitting.join(BERT, "Bert")
    sitting.submit(BERT, asked.ChooseColour(command="1", colour="green"))
    refused("colour-taken", sitting.submit, ANNA, asked.ChooseColour(command="2", colour="green"))
    refused("colour-taken", sitting.submit, ANNA, asked.ChooseColour(command="3", colour="purple"))
    refused("not-seated", sitting.submit, CLEO, asked.ChooseColour(command="4", colour="blue"))
    refused("not-seated", sitting.submit, BERT, asked.ChooseColour(command="5", colour="blue", seat=0))
    sitting.ready(BERT)
    sitting.start()
    assert [seat.colour for seat in sitting.table.seats] == ["red", "green"]
    assert [player["colour"] for player in (views.game_view(sitting.table, None) or {})["players"]] == ["red", "green"]
    assert sitting.state.game.options["colours"] == ("red", "green")


@every_game
def test_lots_decide_who_starts_and_neighbours_stay(chosen: Configuration) -> None:
    orders = set()
    for seed in range(30):
        sitting = running(chosen, seed=seed, starter="random")
        orders.add(tuple(str(seat.name) for seat in sitting.table.seats))
    names = NAMES[: chosen.players]
    assert orders == {names[first:] + names[:first] for first in range(chosen.players)}


def test_seeds_codes_and_secrets_differ_from_table_to_table() -> None:
    made = [factory.create(settings(ALTAR), ANNA, "Anna", NOON) for _ in range(50)]
    assert len({entry.code for entry in made}) == len({entry.secret for entry in made}) == 50


@every_configuration
def test_a_rematch_has_the_same_people_and_bots(chosen: Configuration) -> None:
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (chosen.players - 2), SeatPlan("bot", None, "novice")]
    old = finished(chosen, seats=plans, starter="random")
    asker = next(seat.holder for seat in old.table.seats if seat.holder is not None)
    new = Sitting(factory.rematch(old.table, asker, old.now, lots(2)), seed=2)
    assert new.table.before == old.table.id
    assert new.table.owner == asker
    assert [(seat.holder, seat.name, seat.level) for seat in new.table.seats] == [
        (seat.holder, seat.name, seat.level) for seat in old.table.seats
    ]
    assert new.table.settings.options == old.table.settings.options
    for who in {seat.holder for seat in new.table.seats if seat.holder not in (None, asker)}:
        refused("not-ready", new.start, asker)
        new.ready(str(who))
    new.start(asker)
    assert new.state.seed != old.state.seed
    new.play()
    assert new.table.status == OVER


def test_a_rematch_is_for_those_who_played_to_the_end() -> None:
    sitting = running(ALTAR)
    refused("not-over", factory.rematch, sitting.table, ANNA, NOON)
    refused("not-over", sitting.submit, ANNA, asked.Rematch(command="too soon"))
    refused("not-seated", factory.rematch, finished(ALTAR).table, CLEO, NOON)


@every_configuration
def test_a_branch_plays_on_from_any_moment(chosen: Configuration) -> None:
    old = opened(chosen)
    for who, name, colour in zip(PEOPLE[1:], NAMES[1:], ("green", "yellow", "blue"), strict=True):
        if any(seat.is_free for seat in old.table.seats):
            old.join(who, name)
            old.ready(who)
            old.submit(who, asked.ChooseColour(command=f"colour of {name}", colour=colour))
    old.start()
    old.play()
    assert old.table.play is not None
    last = len(old.state.decisions) - 1
    for step in (0, random.Random(str(chosen)).randrange(last), last):
        seat = step % chosen.players
        new = Sitting(factory.branch(old.table, step, seat, "novice", CLEO, "Cleo", old.now, lots(step)))
        refused("colour-taken", new.submit, CLEO, asked.ChooseColour(command="colour", colour="blue"))
        new.start(CLEO)
        assert new.table.before == old.table.id
        assert new.state == old.table.play.at(step)
        assert new.table.seats_of(CLEO) == [seat]
        assert [chair.colour for chair in new.table.seats] == [chair.colour for chair in old.table.seats]
        assert new.table.undoable(new.now) == []
        assert everything(new.again()) == everything(new.table)
        new.play()
        assert new.table.status == OVER


def test_a_branch_needs_a_moment_a_seat_and_a_level() -> None:
    sitting = running(ALTAR)
    refused("not-over", factory.branch, sitting.table, 0, 0, "novice", ANNA, "Anna", NOON)
    over = finished(ALTAR)
    length = len(over.state.decisions)
    error = refused("no-such-moment", factory.branch, over.table, length, 0, "novice", ANNA, "Anna", NOON)
    assert error.values == {"last": length - 1}
    refused("no-such-moment", factory.branch, over.table, -1, 0, "novice", ANNA, "Anna", NOON)
    refused("no-such-seat", factory.branch, over.table, 0, 2, "novice", ANNA, "Anna", NOON)
    refused("bad-level", factory.branch, over.table, 0, 0, "godlike", ANNA, "Anna", NOON)
    sitting.play(5)
    sitting.resign(BERT)
    error = refused("no-such-moment", factory.branch, sitting.table, 6, 0, "novice", ANNA, "Anna", NOON)
    assert error.values == {"last": 5}
    assert factory.branch(sitting.table, 5, 0, "novice", ANNA, "Anna", NOON).moves


@every_game
def test_a_log_of_other_rules_is_not_replayed(chosen: Configuration) -> None:
    sitting = finished(chosen)
    entries = [log.decoded(body) for body in sitting.bodies]
    changed = [
        msgspec.structs.replace(entry, rules="0.0") if isinstance(entry, log.Started) else entry for entry in entries
    ]
    with pytest.raises(RulesChanged, match=rf"version 0\.0 of our {chosen.game} rules"):
        Table.from_log("table-1", map(log.encoded, changed))
    made = factory.branch(sitting.table, 3, 0, "novice", ANNA, "Anna", NOON)
    with pytest.raises(RulesChanged):
        Table.from_log("table-2", [log.encoded(msgspec.structs.replace(made, rules="0.0"))])


def test_a_table_that_waits_is_open() -> None:
    assert opened(ALTAR).table.status == OPEN
    assert opened(ALTAR).table.to_act is None


def test_the_maker_plans_seats_anew() -> None:
    """25: who does not come, or does not get ready, keeps nobody from playing."""
    sitting = opened(ALTAR)
    sitting.join(BERT, "Bert")
    refused("not-owner", sitting.reseat, BERT, 1)
    refused("seat-taken", sitting.reseat, ANNA, 0)
    for wrong in (-1, 2):
        refused("no-such-seat", sitting.reseat, ANNA, wrong)
    refused("bad-level", sitting.reseat, ANNA, 1, "genius")
    sitting.reseat(ANNA, 1)
    assert sitting.table.seats_of(BERT) == []
    assert sitting.table.seats[1].is_free
    refused("not-full", sitting.start)
    sitting.reseat(ANNA, 1, "novice")
    refused("no-open-seat", sitting.join, CLEO, "Cleo")
    sitting.reseat(ANNA, 1, "adept")
    assert everything(sitting.again()) == everything(sitting.table)
    sitting.start()
    assert sitting.table.seats[1].level == "adept"
    refused("not-open", sitting.reseat, ANNA, 1)
    sitting.resign(ANNA)
    rematch = factory.rematch(sitting.table, ANNA, sitting.now, lots(2))
    assert [plan.level for plan in rematch.settings.seats] == [None, "adept"]


def test_seats_of_others_at_the_makers_device_and_of_guests_can_be_planned_anew() -> None:
    sitting = opened(configuration("altar-3"), seats=[*SHARED, SeatPlan("guest", "Cleo")])
    invitation = sitting.table.seats[2].invitation
    sitting.reseat(ANNA, 1, "novice")
    sitting.reseat(ANNA, 2)
    assert sitting.table.seats_of(ANNA) == [0]
    refused("bad-invitation", sitting.join, CLEO, "Cleo", invitation=invitation)
    sitting.join(CLEO, "Cleo")


def test_a_maker_who_has_gone_does_not_keep_the_others_waiting() -> None:
    """25: when all are ready and nothing has happened for long, anybody at the table may start."""
    sitting = opened(configuration("altar-3"))
    sitting.join(BERT, "Bert")
    sitting.join(CLEO, "Cleo")
    sitting.ready(BERT)
    sitting.now += MAKERS_TIME
    refused("not-ready", sitting.start, BERT)
    sitting.ready(CLEO)
    assert sitting.table.may_start_at(ANNA) == sitting.table.created_at
    assert sitting.table.may_start_at(BERT) == sitting.now + MAKERS_TIME
    assert sitting.table.may_start_at(DORA) is None
    sitting.now += MAKERS_TIME - 1
    refused("not-owner", sitting.start, BERT)
    sitting.now += 1
    refused("not-owner", sitting.start, DORA)
    sitting.start(CLEO)
    assert sitting.table.status == RUNNING
