"""Commands: who may give them, when, and that each is carried out once."""

from __future__ import annotations

import msgspec
import pytest
from tests.laws.configurations import Configuration
from tests.table import json_views as views
from tests.table.table_driver import (
    ALTAR,
    DALANG,
    PEOPLE,
    TableDriver,
    assert_refused,
    every_configuration,
    every_game,
    finished_table,
    open_table,
    running_table,
    snapshot,
)

from banjar.table import commands, log
from banjar.table.handlers import MAX_CHANGES_BEFORE_START, handle
from banjar.table.settings import SeatPlan
from banjar.table.table import OVER

ANNA, BERT, CLEO, DORA = PEOPLE
STRANGER = "nobody-knows-me"


def legal(driver: TableDriver) -> str:
    return driver.state.legal_actions()[0].text


def others(driver: TableDriver) -> list[str]:
    return [who for who in PEOPLE[: len(driver.table.seats)] if who != driver.mover]


@every_configuration
def test_the_table_knows_whose_decision_it_is(chosen: Configuration) -> None:
    driver = running_table(chosen)
    for _ in range(20):
        for who in others(driver):
            assert_refused("not-your-turn", driver.act, who, legal(driver))
        assert_refused("not-seated", driver.act, STRANGER, legal(driver))
        seat = driver.table.to_act
        driver.act(driver.mover, legal(driver))
        last = driver.table.last_entry
        assert isinstance(last, log.Acted)
        assert last.seat == seat


def test_a_command_cannot_name_the_seat_it_acts_for() -> None:
    body = b'{"do": "act", "command": "x", "version": 3, "action": "nobuy", "seat": 1}'
    with pytest.raises(msgspec.ValidationError, match="seat"):
        msgspec.json.decode(body, type=commands.Act)


@every_game
def test_only_offered_actions_can_be_chosen(chosen: Configuration) -> None:
    driver = running_table(chosen)
    before = snapshot(driver.table)
    offered = {action.text for action in driver.state.legal_actions()}
    for action in driver.state.game.actions:
        if action.text not in offered:
            assert_refused("bad-action", driver.act, driver.mover, action.text)
    for text in ("", "0", "nonsense", "x" * 200, "\x00", "{}", legal(driver) + " "):
        error = assert_refused("bad-action", driver.act, driver.mover, text)
        assert len(error.values["action"]) <= 40
    assert snapshot(driver.table) == before


@every_game
def test_the_same_command_is_carried_out_once(chosen: Configuration) -> None:
    driver = running_table(chosen)
    command = commands.Act(command="once", version=driver.table.version, action=legal(driver))
    mover = driver.mover
    versions = {driver.submit(mover, command) for _ in range(5)}
    assert len(versions) == 1
    assert len(driver.state.decisions) == 1
    driver.play(10)
    assert {driver.submit(mover, command)} == versions
    assert driver.again().command_version(mover, "once") == versions.pop()


def test_two_people_may_use_the_same_command_id() -> None:
    driver = open_table(DALANG)
    driver.submit(BERT, commands.Join(command="1", name="Bert"))
    driver.submit(CLEO, commands.Join(command="1", name="Cleo"))
    assert driver.table.seats_of(CLEO) == [2]


@pytest.mark.parametrize("size", [0, 65])
def test_command_ids_are_short(size: int) -> None:
    body = msgspec.json.encode({"do": "start", "command": "x" * size})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(body, type=commands.Start)


@every_game
def test_a_command_for_another_version_is_refused(chosen: Configuration) -> None:
    driver = running_table(chosen)
    driver.play(4)
    version = driver.table.version
    for wrong in (-1, 0, version - 1, version + 1, 10**30):
        assert_refused("stale-version", driver.act, driver.mover, legal(driver), wrong)
        assert_refused("stale-version", driver.undo, driver.mover, 1, wrong)
    driver.act(driver.mover, legal(driver), version)


def test_entries_that_do_not_change_the_game_do_not_make_a_command_stale() -> None:
    driver = running_table(DALANG)
    version = driver.table.version
    driver.resign(next(who for who in others(driver)))
    assert driver.table.version == version + 1
    driver.act(driver.mover, legal(driver), version)


@every_game
def test_nothing_is_decided_before_the_start_or_after_the_end(chosen: Configuration) -> None:
    waiting, over = open_table(chosen), finished_table(chosen)
    assert over.table.status == OVER
    for driver in (waiting, over):
        assert_refused("not-running", driver.act, ANNA, "nobuy")
        assert_refused("not-running", driver.undo, ANNA)
        assert_refused("not-running", driver.resign, ANNA)
        assert_refused("not-running", driver.come_back, ANNA)
        assert_refused("not-seated", driver.act, STRANGER, "nobuy")
        assert_refused("not-seated", driver.undo, STRANGER)
        assert_refused("not-seated", driver.resign, STRANGER)
        assert_refused("not-seated", driver.come_back, STRANGER)
    assert_refused("not-seated", waiting.ready, STRANGER)


@every_game
def test_a_refused_command_may_be_given_again(chosen: Configuration) -> None:
    driver = running_table(chosen)
    command = commands.Act(command="again", version=driver.table.version, action="nonsense")
    assert_refused("bad-action", driver.submit, driver.mover, command)
    assert driver.table.command_version(driver.mover, "again") is None
    driver.submit(driver.mover, msgspec.structs.replace(command, action=legal(driver)))


@every_configuration
def test_handling_changes_nothing_by_itself(chosen: Configuration) -> None:
    driver = running_table(chosen)
    before = snapshot(driver.table)
    command = commands.Act(command="x", version=driver.table.version, action=legal(driver))
    first = handle(driver.table, command, driver.mover, driver.now)
    assert handle(driver.table, command, driver.mover, driver.now) == first
    assert snapshot(driver.table) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_resigning(players: int) -> None:
    """With two players the other wins; with more, bots play on until one person is left."""
    chosen = Configuration(f"altar-{players}", "altar", players)
    driver = running_table(chosen)
    driver.play(5)
    for number, who in enumerate(PEOPLE[: players - 1]):
        assert driver.table.winners == []
        ends = views.you(driver.table, who, [number], number, None)["resignation_ends_game"]
        assert ends == (number == players - 2)
        driver.resign(who)
        assert "resignation_ends_game" not in views.you(driver.table, who, [number], number, None)
        assert driver.table.seats[number].resigned
        assert (driver.table.status == OVER) == (number == players - 2)
        if driver.table.status != OVER:
            assert_refused("has-resigned", driver.resign, who)
            driver.play(5)
    assert driver.table.winners == [players - 1]
    assert driver.table.end_reason == "resignation"
    assert snapshot(driver.again()) == snapshot(driver.table)


@pytest.mark.parametrize("name", ["dalang-3", "dalang-4", "altar-3", "altar-4"])
def test_a_bot_plays_to_the_end_for_a_player_who_resigned(name: str) -> None:
    game, players = name.split("-")
    driver = running_table(Configuration(name, game, int(players)))
    driver.resign(BERT)
    assert driver.table.seats[1].is_played_by_bot
    assert_refused("not-substituted", driver.come_back, BERT)
    while driver.table.to_act != 1:
        driver.play(1)
    assert_refused("has-resigned", driver.act, BERT, legal(driver))
    driver.play()
    assert driver.state.is_over
    assert driver.table.end_reason == driver.state.end_reason
    ranks = driver.state.ranks()
    best = min(rank for seat, rank in enumerate(ranks) if seat != 1)
    assert driver.table.winners == [seat for seat, rank in enumerate(ranks) if seat != 1 and rank == best]


def test_a_player_who_resigned_does_not_win() -> None:
    """Even if the bot that plays on has the most points."""
    found = 0
    for seed in range(12):
        driver = running_table(Configuration("altar-3", "altar", 3), seed=seed)
        driver.play(15)
        driver.resign(ANNA)
        driver.play()
        assert driver.state.is_over
        assert 0 not in driver.table.winners
        assert driver.table.winners
        assert views.result(driver.table)["ranks"] == driver.state.ranks()
        found += driver.state.winners() == [0]
    assert found


def test_resigning_against_bots() -> None:
    alone = running_table(ALTAR, seats=[SeatPlan("me"), SeatPlan("bot", None, "novice")])
    alone.resign(ANNA)
    assert alone.table.winners == [1]


@every_game
def test_bots_do_not_play_on_when_the_last_person_has_resigned(chosen: Configuration) -> None:
    bots = [SeatPlan("bot", None, "novice")] * (chosen.players - 2)
    driver = running_table(chosen, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), *bots])
    driver.play(5)
    driver.resign(ANNA, seat=0)
    assert (driver.table.status == OVER) == (not bots)
    if bots:
        driver.resign(ANNA, seat=1)
    assert driver.table.status == OVER
    assert driver.table.end_reason == "resignation"
    assert driver.table.winners == (list(range(2, chosen.players)) or [1])
    assert snapshot(driver.again()) == snapshot(driver.table)


def test_one_of_several_at_a_device_resigns() -> None:
    driver = running_table(DALANG, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), SeatPlan("local", "Oma")])
    driver.submit(ANNA, commands.Resign(command="the one who looks"), own=1)
    assert [seat.resigned for seat in driver.table.seats] == [False, True, False]
    driver.resign(ANNA, seat=2)
    assert driver.table.winners == [0]
    other = running_table(DALANG)
    assert_refused("not-seated", other.resign, BERT, seat=0)


def test_a_log_does_not_grow_without_end_before_the_start() -> None:
    """Strangers cannot fill it; the owner can still remove them, everybody can leave and start."""
    driver = open_table(ALTAR)
    driver.join(BERT, "Bert")
    while driver.table.version < MAX_CHANGES_BEFORE_START:
        driver.ready(BERT)
    assert_refused("too-many-changes", driver.ready, BERT)
    assert_refused("too-many-changes", driver.join, CLEO, "Cleo")
    while driver.table.version < 2 * MAX_CHANGES_BEFORE_START:
        driver.ready(ANNA)
    assert_refused("too-many-changes", driver.ready, ANNA)
    driver.submit(BERT, commands.Leave(command="leave"))
    assert driver.table.version == 2 * MAX_CHANGES_BEFORE_START + 1


def bar(driver: TableDriver, seat: int, who: str = ANNA) -> int:
    return driver.submit(who, commands.Bar(command=driver.name(), seat=seat))


def readmit(driver: TableDriver, name: str, who: str = ANNA) -> int:
    return driver.submit(who, commands.Readmit(command=driver.name(), name=name))


def test_a_barred_person_does_not_sit_down_again_until_readmitted() -> None:
    """Neither under another name nor with the invitation, and no name or identity is told to others."""
    driver = open_table(DALANG, seats=[SeatPlan("me"), SeatPlan("guest", "Bert"), SeatPlan("open")])
    invitation = driver.table.seats[1].invitation
    driver.join(BERT, "Bert", invitation=invitation)
    bar(driver, 1)
    assert (driver.table.seats_of(BERT), driver.table.seats[1].invitation) == ([], None)
    for name in ("Bert", "Robert"):
        assert_refused("barred-from-table", driver.join, BERT, name)
    assert_refused("bad-invitation", driver.join, CLEO, "Cleo", invitation=invitation)
    assert driver.again().barred == {BERT: "Bert"}
    assert views.you(driver.table, ANNA, [0], 0, None)["barred"] == ["Bert"]
    assert "barred" not in views.you(driver.table, CLEO, [], None, None)
    assert_refused("no-such-person", readmit, driver, "Cleo")
    assert_refused("not-owner", readmit, driver, "Bert", BERT)
    readmit(driver, "Bert")
    driver.join(BERT, "Bert")


def test_only_the_owner_bars_and_only_others_before_the_start() -> None:
    driver = open_table(ALTAR)
    assert_refused("no-such-person", bar, driver, 0)
    assert_refused("no-such-person", bar, driver, 1)
    assert_refused("no-such-seat", bar, driver, 2)
    driver.join(BERT, "Bert")
    assert_refused("not-owner", bar, driver, 0, BERT)
    assert_refused("not-open", bar, running_table(ALTAR), 1)


def test_a_table_bars_no_more_than_a_hundred() -> None:
    driver = open_table(ALTAR)
    for number in range(100):
        driver.join(f"person {number}", f"Person {chr(0x4E00 + number)}")
        bar(driver, 1)
    driver.join(BERT, "Bert")
    assert_refused("too-many-bans", bar, driver, 1)
