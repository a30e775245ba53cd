"""Creating, filling and starting tables; rematches and branches."""

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
    TableDriver,
    assert_refused,
    every_configuration,
    every_game,
    finished_table,
    open_table,
    running_table,
    seeded_draw,
    settings,
    snapshot,
)

from banjar.table import commands, factory, log
from banjar.table.clock import CorrespondenceClock, LiveClock, Night, NoClock
from banjar.table.errors import RulesChanged
from banjar.table.settings import SeatPlan, Settings
from banjar.table.table import OPEN, OVER, OWNER_START_MILLISECONDS, RUNNING, Table

ANNA, BERT, CLEO, DORA = PEOPLE
SHARED = (SeatPlan("me"), SeatPlan("local", "Opa"))


@every_configuration
def test_a_game_of_people_starts(chosen: Configuration) -> None:
    driver = running_table(chosen)
    assert driver.table.status == RUNNING
    assert driver.table.to_act == driver.state.to_act
    assert [seat.name for seat in driver.table.seats] == list(NAMES[: chosen.players])
    assert snapshot(driver.again()) == snapshot(driver.table)


@every_configuration
def test_a_game_of_bots_starts(chosen: Configuration) -> None:
    driver = open_table(chosen, seats=[SeatPlan("bot", None, "novice")] * chosen.players)
    driver.start()
    assert all(seat.is_played_by_bot for seat in driver.table.seats)
    assert driver.table.active_person_count == 0


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
    error = assert_refused(code, factory.create, wrong, ANNA, "Anna", NOON)
    assert "\n" not in str(error.values)
    assert error.detail is None or "\n" not in error.detail


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "\u202e\u2066", "\n"])
def test_wrong_names_are_refused(name: str) -> None:
    assert_refused("bad-name", factory.create, settings(ALTAR), ANNA, name, NOON)
    assert_refused("bad-name", SeatPlan("guest", name).checked)
    assert_refused("bad-name", open_table(ALTAR).join, BERT, name)


def test_names_are_cleaned() -> None:
    driver = open_table(ALTAR)
    driver.join(BERT, "  Be\u202ert\t\u0301  ")
    assert driver.table.seats[1].name == "Bert"


@every_configuration
def test_settings_survive_storing(chosen: Configuration) -> None:
    checked = settings(chosen, clock=CorrespondenceClock(night=Night())).checked()
    assert msgspec.json.decode(msgspec.json.encode(checked), type=Settings) == checked
    assert checked.checked() == checked


def test_the_first_free_seat_is_taken() -> None:
    driver = open_table(DALANG)
    driver.join(BERT, "Bert", seat=2)
    driver.join(CLEO, "Cleo")
    assert [seat.holder for seat in driver.table.seats] == [ANNA, CLEO, BERT]
    assert_refused("no-open-seat", driver.join, DORA, "Dora")
    assert_refused("seat-taken", driver.join, DORA, "Dora", seat=2)
    assert_refused("no-such-seat", driver.join, DORA, "Dora", seat=3)
    assert_refused("no-such-seat", driver.join, DORA, "Dora", seat=-1)


def test_a_guest_needs_the_invitation() -> None:
    driver = open_table(DALANG, seats=[SeatPlan("me"), SeatPlan("guest", "Bert"), SeatPlan("open")])
    token = driver.table.seats[1].invitation
    assert token is not None
    assert len(token) == factory.TOKEN_LENGTH
    assert_refused("bad-invitation", driver.join, BERT, "Bert", seat=1)
    assert_refused("bad-invitation", driver.join, BERT, "Bert", invitation="é")
    driver.join(BERT, "Bertje", invitation=token)
    assert driver.table.seats[1].holder == BERT
    assert_refused("bad-invitation", driver.join, CLEO, "Cleo", invitation=token)
    driver.submit(BERT, commands.Leave(command="leave"))
    assert driver.table.seats[1].name == "Bert"
    driver.join(BERT, "Bert", invitation=token)


def test_only_the_owner_reads_invitations_and_only_those_at_the_table_the_code() -> None:
    driver = open_table(ALTAR, seats=[SeatPlan("me"), SeatPlan("guest", "Bert")])
    table = driver.table
    assert views.you(table, ANNA, [0], 0, None)["invitations"] == {1: table.seats[1].invitation}
    assert views.you(table, ANNA, [0], 0, None)["code"] == table.code
    for shown in (views.you(table, BERT, [], None, None), views.you(table, None, [], None, None)):
        assert not {"code", "invitations"} & set(shown)
    driver.join(BERT, "Bert", invitation=table.seats[1].invitation)
    assert views.you(table, ANNA, [0], 0, None)["invitations"] == {}
    assert "invitations" not in views.you(table, BERT, [1], 1, None)


def test_people_leave_before_the_start() -> None:
    driver = open_table(ALTAR)
    driver.join(BERT, "Bert")
    driver.ready(BERT)
    driver.submit(BERT, commands.ChooseColour(command="colour", colour="green"))
    driver.submit(BERT, commands.Leave(command="leave"))
    assert driver.table.seats[1].is_free
    assert (driver.table.seats[1].name, driver.table.seats[1].colour) == (None, None)
    assert_refused("not-seated", driver.submit, BERT, commands.Leave(command="leave again"))
    driver.join(CLEO, "Cleo")
    assert not driver.table.seats[1].ready


def test_all_must_be_there_and_ready() -> None:
    driver = open_table(ALTAR)
    assert_refused("not-full", driver.start)
    driver.join(BERT, "Bert")
    assert_refused("not-owner", driver.start, BERT)
    assert_refused("not-ready", driver.start)
    driver.ready(BERT)
    driver.ready(BERT, False)
    assert_refused("not-ready", driver.start)
    driver.ready(BERT)
    driver.start()
    assert_refused("not-open", driver.start)
    assert_refused("not-open", driver.ready, BERT)
    assert_refused("not-open", driver.join, CLEO, "Cleo")
    assert_refused("not-open", driver.submit, BERT, commands.Leave(command="leave"))
    assert_refused("not-open", driver.submit, BERT, commands.ChooseColour(command="colour", colour="green"))


def test_people_on_one_device_are_ready_together() -> None:
    driver = open_table(DALANG)
    driver.join(BERT, "Bert")
    driver.join(BERT, "Berta")
    assert_refused("not-ready", driver.start)
    driver.ready(BERT)
    driver.start()
    assert driver.table.seats_of(BERT) == [1, 2]


def test_one_identity_joins_several_open_seats() -> None:
    """Several people share a device that is not the owner's."""
    driver = open_table(DALANG)
    for name in ("Bert", "Cleo"):
        driver.join(BERT, name)
    assert driver.table.seats_of(BERT) == [1, 2]
    assert [seat.name for seat in driver.table.seats] == ["Anna", "Bert", "Cleo"]


def test_several_people_play_on_the_owners_device() -> None:
    driver = open_table(ALTAR, seats=SHARED)
    driver.start()
    assert driver.table.seats_of(ANNA) == [0, 1]
    movers = set()
    for _ in range(12):
        movers.add(driver.table.to_act)
        driver.act(ANNA, driver.state.legal_actions()[0].text)
    assert movers == {0, 1}


def test_colours() -> None:
    driver = open_table(ALTAR)
    driver.join(BERT, "Bert")
    driver.submit(BERT, commands.ChooseColour(command="1", colour="green"))
    assert_refused("colour-taken", driver.submit, ANNA, commands.ChooseColour(command="2", colour="green"))
    assert_refused("colour-taken", driver.submit, ANNA, commands.ChooseColour(command="3", colour="purple"))
    assert_refused("not-seated", driver.submit, CLEO, commands.ChooseColour(command="4", colour="blue"))
    assert_refused("not-seated", driver.submit, BERT, commands.ChooseColour(command="5", colour="blue", seat=0))
    driver.ready(BERT)
    driver.start()
    assert [seat.colour for seat in driver.table.seats] == ["red", "green"]
    assert [player["colour"] for player in (views.game_view(driver.table, None) or {})["players"]] == ["red", "green"]
    assert driver.state.game.options["colours"] == ("red", "green")


@every_game
def test_the_starter_is_random_and_neighbours_stay(chosen: Configuration) -> None:
    orders = set()
    for seed in range(30):
        driver = running_table(chosen, seed=seed, starter="random")
        orders.add(tuple(str(seat.name) for seat in driver.table.seats))
    names = NAMES[: chosen.players]
    assert orders == {names[first:] + names[:first] for first in range(chosen.players)}


def test_seeds_codes_and_secrets_differ_from_table_to_table() -> None:
    made = [factory.create(settings(ALTAR), ANNA, "Anna", NOON) for _ in range(50)]
    assert len({entry.code for entry in made}) == len({entry.secret for entry in made}) == 50


@every_configuration
def test_a_rematch_has_the_same_people_and_bots(chosen: Configuration) -> None:
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (chosen.players - 2), SeatPlan("bot", None, "novice")]
    old = finished_table(chosen, seats=plans, starter="random")
    asker = next(seat.holder for seat in old.table.seats if seat.holder is not None)
    new = TableDriver(factory.rematch(old.table, asker, old.now, seeded_draw(2)), seed=2)
    assert new.table.previous_table == old.table.id
    assert new.table.owner == asker
    assert [(seat.holder, seat.name, seat.level) for seat in new.table.seats] == [
        (seat.holder, seat.name, seat.level) for seat in old.table.seats
    ]
    assert new.table.settings.options == old.table.settings.options
    for who in {seat.holder for seat in new.table.seats if seat.holder not in (None, asker)}:
        assert_refused("not-ready", new.start, asker)
        new.ready(str(who))
    new.start(asker)
    assert new.state.seed != old.state.seed
    new.play()
    assert new.table.status == OVER


def test_whoever_is_ready_last_starts_a_rematch() -> None:
    """The one who asks is ready at once, also one who joined by the link; nobody waits for a button of the owner."""
    old = finished_table(configuration("altar-3"), starter="first")
    new = TableDriver(factory.rematch(old.table, BERT, old.now, seeded_draw(2)), seed=2)
    assert [seat.ready for seat in new.table.seats] == [False, True, False]
    new.ready(ANNA)
    assert_refused("not-ready", new.start, ANNA)
    assert_refused("not-ready", new.start, BERT)
    assert_refused("not-owner", new.start, DORA)
    new.ready(CLEO)
    new.start(CLEO)
    assert new.table.status == RUNNING


def test_people_at_one_device_are_ready_for_their_rematch() -> None:
    old = finished_table(ALTAR, seats=SHARED)
    new = TableDriver(factory.rematch(old.table, ANNA, old.now, seeded_draw(2)), seed=2)
    new.start(ANNA)
    assert new.table.seats_of(ANNA) == [0, 1]


def test_the_table_tells_who_wants_a_rematch() -> None:
    driver = finished_table(ALTAR)
    assert views.table_state(driver.table, (), None)["rematch_seat"] is None
    driver.table.fold(log.Rematched(at=driver.now, who=BERT, command="again", table="next"))
    assert views.table_state(driver.table, (), None)["rematch_seat"] == driver.table.first_seat_of(BERT)


def test_a_rematch_is_for_those_who_played_to_the_end() -> None:
    driver = running_table(ALTAR)
    assert_refused("not-over", factory.rematch, driver.table, ANNA, NOON)
    assert_refused("not-over", driver.submit, ANNA, commands.Rematch(command="too soon"))
    assert_refused("not-seated", factory.rematch, finished_table(ALTAR).table, CLEO, NOON)


@every_configuration
def test_a_branch_plays_on_from_any_moment(chosen: Configuration) -> None:
    old = open_table(chosen)
    for who, name, colour in zip(PEOPLE[1:], NAMES[1:], ("green", "yellow", "blue"), strict=True):
        if any(seat.is_free for seat in old.table.seats):
            old.join(who, name)
            old.ready(who)
            old.submit(who, commands.ChooseColour(command=f"colour of {name}", colour=colour))
    old.start()
    old.play()
    assert old.table.session is not None
    last = len(old.state.decisions) - 1
    for step in (0, random.Random(str(chosen)).randrange(last), last):
        seat = step % chosen.players
        new = TableDriver(factory.branch(old.table, step, seat, "novice", CLEO, "Cleo", old.now, seeded_draw(step)))
        assert_refused("colour-taken", new.submit, CLEO, commands.ChooseColour(command="colour", colour="blue"))
        new.start(CLEO)
        assert new.table.previous_table == old.table.id
        assert new.state == old.table.session.state_at(step)
        assert new.table.seats_of(CLEO) == [seat]
        assert [chair.colour for chair in new.table.seats] == [chair.colour for chair in old.table.seats]
        assert new.table.undo_sizes(new.now) == []
        assert snapshot(new.again()) == snapshot(new.table)
        new.play()
        assert new.table.status == OVER


def test_a_branch_needs_a_moment_a_seat_and_a_level() -> None:
    driver = running_table(ALTAR)
    assert_refused("not-over", factory.branch, driver.table, 0, 0, "novice", ANNA, "Anna", NOON)
    over = finished_table(ALTAR)
    length = len(over.state.decisions)
    error = assert_refused("no-such-moment", factory.branch, over.table, length, 0, "novice", ANNA, "Anna", NOON)
    assert error.values == {"last": length - 1}
    assert_refused("no-such-moment", factory.branch, over.table, -1, 0, "novice", ANNA, "Anna", NOON)
    assert_refused("no-such-seat", factory.branch, over.table, 0, 2, "novice", ANNA, "Anna", NOON)
    assert_refused("bad-level", factory.branch, over.table, 0, 0, "godlike", ANNA, "Anna", NOON)
    driver.play(5)
    driver.resign(BERT)
    error = assert_refused("no-such-moment", factory.branch, driver.table, 6, 0, "novice", ANNA, "Anna", NOON)
    assert error.values == {"last": 5}
    assert factory.branch(driver.table, 5, 0, "novice", ANNA, "Anna", NOON).moves


@every_game
def test_a_log_of_other_rules_is_not_replayed(chosen: Configuration) -> None:
    driver = finished_table(chosen)
    entries = [log.decode(body) for body in driver.bodies]
    changed = [
        msgspec.structs.replace(entry, rules="0.0") if isinstance(entry, log.Started) else entry for entry in entries
    ]
    with pytest.raises(RulesChanged, match=rf"version 0\.0 of our {chosen.game} rules"):
        Table.from_log("table-1", map(log.encode, changed))
    made = factory.branch(driver.table, 3, 0, "novice", ANNA, "Anna", NOON)
    with pytest.raises(RulesChanged):
        Table.from_log("table-2", [log.encode(msgspec.structs.replace(made, rules="0.0"))])


def test_a_new_table_is_open() -> None:
    assert open_table(ALTAR).table.status == OPEN
    assert open_table(ALTAR).table.to_act is None


def test_the_owner_reseats() -> None:
    """25: people who do not come or get ready do not block the table."""
    driver = open_table(ALTAR)
    driver.join(BERT, "Bert")
    assert_refused("not-owner", driver.reseat, BERT, 1)
    assert_refused("seat-taken", driver.reseat, ANNA, 0)
    for wrong in (-1, 2):
        assert_refused("no-such-seat", driver.reseat, ANNA, wrong)
    assert_refused("bad-level", driver.reseat, ANNA, 1, "genius")
    driver.reseat(ANNA, 1)
    assert driver.table.seats_of(BERT) == []
    assert driver.table.seats[1].is_free
    assert_refused("not-full", driver.start)
    driver.reseat(ANNA, 1, "novice")
    assert_refused("no-open-seat", driver.join, CLEO, "Cleo")
    driver.reseat(ANNA, 1, "adept")
    assert snapshot(driver.again()) == snapshot(driver.table)
    driver.start()
    assert driver.table.seats[1].level == "adept"
    assert_refused("not-open", driver.reseat, ANNA, 1)
    driver.resign(ANNA)
    rematch = factory.rematch(driver.table, ANNA, driver.now, seeded_draw(2))
    assert [plan.level for plan in rematch.settings.seats] == [None, "adept"]


def test_local_and_guest_seats_can_be_reseated() -> None:
    driver = open_table(configuration("altar-3"), seats=[*SHARED, SeatPlan("guest", "Cleo")])
    invitation = driver.table.seats[2].invitation
    driver.reseat(ANNA, 1, "novice")
    driver.reseat(ANNA, 2)
    assert driver.table.seats_of(ANNA) == [0]
    assert_refused("bad-invitation", driver.join, CLEO, "Cleo", invitation=invitation)
    driver.join(CLEO, "Cleo")


def test_an_absent_owner_does_not_block_the_start() -> None:
    """25: when all are ready and there was no new entry for a while, any seated player may start."""
    driver = open_table(configuration("altar-3"))
    driver.join(BERT, "Bert")
    driver.join(CLEO, "Cleo")
    driver.ready(BERT)
    driver.now += OWNER_START_MILLISECONDS
    assert_refused("not-ready", driver.start, BERT)
    driver.ready(CLEO)
    assert driver.table.may_start_at(ANNA) == driver.table.created_at
    assert driver.table.may_start_at(BERT) == driver.now + OWNER_START_MILLISECONDS
    assert driver.table.may_start_at(DORA) is None
    driver.now += OWNER_START_MILLISECONDS - 1
    assert_refused("not-owner", driver.start, BERT)
    driver.now += 1
    assert_refused("not-owner", driver.start, DORA)
    driver.start(CLEO)
    assert driver.table.status == RUNNING
