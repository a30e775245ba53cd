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
    Sitting,
    every_configuration,
    every_game,
    everything,
    finished,
    opened,
    refused,
    running,
)

from banjar.table import commands as asked
from banjar.table import log
from banjar.table.handlers import answer
from banjar.table.settings import SeatPlan
from banjar.table.table import OVER

ANNA, BERT, CLEO, DORA = PEOPLE
STRANGER = "nobody-knows-me"


def legal(sitting: Sitting) -> str:
    return sitting.state.legal_actions()[0].text


def others(sitting: Sitting) -> list[str]:
    return [who for who in PEOPLE[: len(sitting.table.seats)] if who != sitting.mover]


@every_configuration
def test_whose_decision_it_is_the_table_knows(chosen: Configuration) -> None:
    sitting = running(chosen)
    for _ in range(20):
        for who in others(sitting):
            refused("not-your-turn", sitting.act, who, legal(sitting))
        refused("not-seated", sitting.act, STRANGER, legal(sitting))
        seat = sitting.table.to_act
        sitting.act(sitting.mover, legal(sitting))
        last = sitting.table.last
        assert isinstance(last, log.Acted)
        assert last.seat == seat


def test_a_command_cannot_name_the_seat_it_acts_for() -> None:
    body = b'{"do": "act", "command": "x", "version": 3, "action": "nobuy", "seat": 1}'
    with pytest.raises(msgspec.ValidationError, match="seat"):
        msgspec.json.decode(body, type=asked.Act)


@every_game
def test_only_what_is_on_offer_can_be_chosen(chosen: Configuration) -> None:
    sitting = running(chosen)
    before = everything(sitting.table)
    offered = {action.text for action in sitting.state.legal_actions()}
    for action in sitting.state.game.actions:
        if action.text not in offered:
            refused("bad-action", sitting.act, sitting.mover, action.text)
    for text in ("", "0", "nonsense", "x" * 200, "\x00", "{}", legal(sitting) + " "):
        error = refused("bad-action", sitting.act, sitting.mover, text)
        assert len(error.values["action"]) <= 40
    assert everything(sitting.table) == before


@every_game
def test_the_same_command_is_carried_out_once(chosen: Configuration) -> None:
    sitting = running(chosen)
    command = asked.Act(command="once", version=sitting.table.version, action=legal(sitting))
    mover = sitting.mover
    versions = {sitting.submit(mover, command) for _ in range(5)}
    assert len(versions) == 1
    assert len(sitting.state.decisions) == 1
    sitting.play(10)
    assert {sitting.submit(mover, command)} == versions
    assert sitting.again().answered(mover, "once") == versions.pop()


def test_two_people_may_use_the_same_command_id() -> None:
    sitting = opened(DALANG)
    sitting.submit(BERT, asked.Join(command="1", name="Bert"))
    sitting.submit(CLEO, asked.Join(command="1", name="Cleo"))
    assert sitting.table.seats_of(CLEO) == [2]


@pytest.mark.parametrize("size", [0, 65])
def test_command_ids_are_short(size: int) -> None:
    body = msgspec.json.encode({"do": "start", "command": "x" * size})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(body, type=asked.Start)


@every_game
def test_a_command_for_another_version_is_refused(chosen: Configuration) -> None:
    sitting = running(chosen)
    sitting.play(4)
    version = sitting.table.version
    for wrong in (-1, 0, version - 1, version + 1, 10**30):
        refused("stale-version", sitting.act, sitting.mover, legal(sitting), wrong)
        refused("stale-version", sitting.undo, sitting.mover, 1, wrong)
    sitting.act(sitting.mover, legal(sitting), version)


def test_what_did_not_touch_the_game_does_not_make_a_command_stale() -> None:
    sitting = running(DALANG)
    version = sitting.table.version
    sitting.resign(next(who for who in others(sitting)))
    assert sitting.table.version == version + 1
    sitting.act(sitting.mover, legal(sitting), version)


@every_game
def test_nothing_is_decided_before_the_start_or_after_the_end(chosen: Configuration) -> None:
    waiting, over = opened(chosen), finished(chosen)
    assert over.table.status == OVER
    for sitting in (waiting, over):
        refused("not-running", sitting.act, ANNA, "nobuy")
        refused("not-running", sitting.undo, ANNA)
        refused("not-running", sitting.resign, ANNA)
        refused("not-running", sitting.come_back, ANNA)
        refused("not-seated", sitting.act, STRANGER, "nobuy")
        refused("not-seated", sitting.undo, STRANGER)
        refused("not-seated", sitting.resign, STRANGER)
        refused("not-seated", sitting.come_back, STRANGER)
    refused("not-seated", waiting.ready, STRANGER)


@every_game
def test_a_refused_command_may_be_given_again(chosen: Configuration) -> None:
    sitting = running(chosen)
    command = asked.Act(command="again", version=sitting.table.version, action="nonsense")
    refused("bad-action", sitting.submit, sitting.mover, command)
    assert sitting.table.answered(sitting.mover, "again") is None
    sitting.submit(sitting.mover, msgspec.structs.replace(command, action=legal(sitting)))


@every_configuration
def test_answering_changes_nothing_by_itself(chosen: Configuration) -> None:
    sitting = running(chosen)
    before = everything(sitting.table)
    command = asked.Act(command="x", version=sitting.table.version, action=legal(sitting))
    first = answer(sitting.table, command, sitting.mover, sitting.now)
    assert answer(sitting.table, command, sitting.mover, sitting.now) == first
    assert everything(sitting.table) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_resigning(players: int) -> None:
    """With two the other wins; with more, bots play on until one person is left."""
    chosen = Configuration(f"altar-{players}", "altar", players)
    sitting = running(chosen)
    sitting.play(5)
    for number, who in enumerate(PEOPLE[: players - 1]):
        assert sitting.table.winners == []
        ends = views.you(sitting.table, who, [number], number, None)["resigning_ends"]
        assert ends == (number == players - 2)
        sitting.resign(who)
        assert "resigning_ends" not in views.you(sitting.table, who, [number], number, None)
        assert sitting.table.seats[number].resigned
        assert (sitting.table.status == OVER) == (number == players - 2)
        if sitting.table.status != OVER:
            refused("has-resigned", sitting.resign, who)
            sitting.play(5)
    assert sitting.table.winners == [players - 1]
    assert sitting.table.end_reason == "resignation"
    assert everything(sitting.again()) == everything(sitting.table)


@pytest.mark.parametrize("name", ["dalang-3", "dalang-4", "altar-3", "altar-4"])
def test_a_bot_plays_to_the_end_for_whoever_has_resigned(name: str) -> None:
    game, players = name.split("-")
    sitting = running(Configuration(name, game, int(players)))
    sitting.resign(BERT)
    assert sitting.table.seats[1].is_played_by_bot
    refused("not-substituted", sitting.come_back, BERT)
    while sitting.table.to_act != 1:
        sitting.play(1)
    refused("has-resigned", sitting.act, BERT, legal(sitting))
    sitting.play()
    assert sitting.state.is_over
    assert sitting.table.end_reason == sitting.state.end_reason
    ranks = sitting.state.ranks()
    best = min(rank for seat, rank in enumerate(ranks) if seat != 1)
    assert sitting.table.winners == [seat for seat, rank in enumerate(ranks) if seat != 1 and rank == best]


def test_whoever_has_resigned_does_not_win() -> None:
    """Though the bot that plays on for them has the most points."""
    found = 0
    for seed in range(12):
        sitting = running(Configuration("altar-3", "altar", 3), seed=seed)
        sitting.play(15)
        sitting.resign(ANNA)
        sitting.play()
        assert sitting.state.is_over
        assert 0 not in sitting.table.winners
        assert sitting.table.winners
        assert views.result(sitting.table)["ranks"] == sitting.state.ranks()
        found += sitting.state.winners() == [0]
    assert found


def test_resigning_against_bots() -> None:
    alone = running(ALTAR, seats=[SeatPlan("me"), SeatPlan("bot", None, "novice")])
    alone.resign(ANNA)
    assert alone.table.winners == [1]


@every_game
def test_bots_do_not_play_on_when_the_last_person_has_resigned(chosen: Configuration) -> None:
    bots = [SeatPlan("bot", None, "novice")] * (chosen.players - 2)
    sitting = running(chosen, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), *bots])
    sitting.play(5)
    sitting.resign(ANNA, seat=0)
    assert (sitting.table.status == OVER) == (not bots)
    if bots:
        sitting.resign(ANNA, seat=1)
    assert sitting.table.status == OVER
    assert sitting.table.end_reason == "resignation"
    assert sitting.table.winners == (list(range(2, chosen.players)) or [1])
    assert everything(sitting.again()) == everything(sitting.table)


def test_one_of_several_at_a_device_resigns() -> None:
    sitting = running(DALANG, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), SeatPlan("local", "Oma")])
    sitting.submit(ANNA, asked.Resign(command="the one who looks"), own=1)
    assert [seat.resigned for seat in sitting.table.seats] == [False, True, False]
    sitting.resign(ANNA, seat=2)
    assert sitting.table.winners == [0]
    other = running(DALANG)
    refused("not-seated", other.resign, BERT, seat=0)
