"""Bots that play for those who are gone, and seats that are given back."""

from __future__ import annotations

from typing import Any

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
    refused,
    running,
)

from banjar.bots import load_bot
from banjar.bots.levels import LEVELS
from banjar.table import commands as asked
from banjar.table import log, reveal_delay
from banjar.table.clock import DAY, SECOND, Clock, CorrespondenceClock, LiveClock, NoClock
from banjar.table.handlers import answer
from banjar.table.settings import SeatPlan
from banjar.table.table import OVER, RETURNING_BANK, RUNNING

ANNA, BERT, CLEO, DORA = PEOPLE
LIVE = LiveClock(bank=60 * SECOND, increment=5 * SECOND, grace=15 * SECOND)
SLOW = CorrespondenceClock(allowance=DAY)
every_clock = pytest.mark.parametrize("clock", [NoClock(), LIVE, SLOW], ids=["none", "live", "correspondence"])


@every_configuration
def test_nobody_has_to_wait_for_ever(chosen: Configuration) -> None:
    """All are gone: bots take over one after another, and the game ends."""
    sitting = running(chosen, LIVE)
    taken = 0
    while sitting.table.status == RUNNING:
        if sitting.table.alarm(None) is not None:
            sitting.run_out()
            taken += 1
        sitting.bot_acts()
    assert taken == chosen.players
    assert sitting.table.winners == sitting.state.winners()


@every_clock
@every_game
def test_a_seat_is_given_back(chosen: Configuration, clock: Clock) -> None:
    sitting = running(chosen, clock)
    who, seat = sitting.mover, sitting.table.to_act
    assert seat is not None
    refused("not-substituted", sitting.come_back, who)
    sitting.run_out()
    assert sitting.table.seats[seat].substituted
    assert views.table_state(sitting.table, set(), None)["seats"][seat]["substituted"]
    refused("substituted", sitting.act, who, sitting.state.legal_actions()[0].text)
    refused("substituted", sitting.undo, who)
    sitting.come_back(who)
    assert not sitting.table.seats[seat].is_played_by_bot
    alarm = sitting.table.alarm(None)
    assert alarm is not None
    assert alarm >= sitting.now + RETURNING_BANK
    sitting.act(who, sitting.state.legal_actions()[0].text)
    assert everything(sitting.again()) == everything(sitting.table)


@every_game
def test_nothing_is_offered_where_a_bot_decides(chosen: Configuration) -> None:
    """The rules would offer it, but nobody who looks from the seat can choose."""
    sitting = running(chosen, LIVE)
    who, seat = sitting.mover, sitting.table.to_act
    assert offered(sitting, seat)
    sitting.run_out()
    assert not offered(sitting, seat)
    sitting.come_back(who)
    assert offered(sitting, seat)
    sitting.resign(who)
    assert sitting.table.play is not None
    assert sitting.table.play.to_act == seat
    assert not any(offered(sitting, number) for number in range(chosen.players))


def test_the_end_by_resignation_offers_nothing() -> None:
    """Also not to whoever was about to decide when the others gave up."""
    sitting = running(ALTAR)
    assert offered(sitting, 0)
    sitting.resign(BERT)
    assert sitting.table.status == OVER
    assert not offered(sitting, 0)


def test_whoever_has_got_no_seat_to_play_is_told_why() -> None:
    """Also while others decide, and one seat of several that is left is enough to be asked."""
    sitting = running(DALANG, LIVE)
    who, seat = sitting.mover, sitting.table.to_act
    sitting.run_out()
    while sitting.table.to_act == seat:
        sitting.bot_acts()
    action = sitting.state.legal_actions()[0].text
    refused("substituted", sitting.act, who, action)
    refused("substituted", sitting.undo, who)
    sitting.resign(who)
    refused("has-resigned", sitting.act, who, action)
    refused("has-resigned", sitting.undo, who)
    shared = running(DALANG, LIVE, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), SeatPlan("open")])
    assert shared.table.to_act in (0, 1)
    shared.run_out()
    refused("substituted", shared.act, ANNA, shared.state.legal_actions()[0].text)
    while shared.table.to_act != 2:
        if shared.table.alarm(None) is None:
            shared.bot_acts()
        else:
            shared.act(shared.mover, shared.state.legal_actions()[0].text)
    refused("not-your-turn", shared.act, ANNA, shared.state.legal_actions()[0].text)


def offered(sitting: Sitting, seat: int | None) -> list[Any]:
    found: list[Any] = (views.game_view(sitting.table, seat) or {})["legal"]
    return found


@every_game
def test_a_player_comes_back_while_others_decide(chosen: Configuration) -> None:
    sitting = running(chosen, LIVE)
    who, seat = sitting.mover, sitting.table.to_act
    assert seat is not None
    sitting.run_out()
    while sitting.table.to_act == seat:
        sitting.bot_acts()
    since = sitting.table.since
    sitting.now += SECOND
    sitting.come_back(who)
    assert sitting.table.since == since
    assert sitting.table.seats[seat].bank == RETURNING_BANK
    refused("not-substituted", sitting.come_back, who)


@every_clock
def test_nobody_holds_the_table_up_by_coming_back_again_and_again(clock: Clock) -> None:
    sitting = running(ALTAR, clock)
    sitting.run_out()
    sitting.come_back(ANNA)
    sitting.run_out()
    refused("bot-decides", sitting.come_back, ANNA)
    sitting.bot_acts()
    sitting.come_back(ANNA)
    assert not sitting.table.seats[0].substituted


def test_each_at_a_shared_device_comes_back() -> None:
    sitting = running(DALANG, LIVE, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), SeatPlan("open")])
    while sum(seat.substituted for seat in sitting.table.seats) < 3:
        if sitting.table.alarm(None) is not None:
            sitting.run_out()
        sitting.bot_acts()
    sitting.come_back(ANNA)
    sitting.come_back(ANNA)
    refused("not-substituted", sitting.come_back, ANNA)
    assert [seat.substituted for seat in sitting.table.seats] == [False, False, True]


def test_only_the_holder_comes_back() -> None:
    sitting = running(ALTAR, LIVE)
    sitting.run_out()
    refused("not-substituted", sitting.come_back, BERT)
    refused("not-seated", sitting.come_back, CLEO)


def test_whoever_resigns_does_not_come_back() -> None:
    sitting = running(DALANG, LIVE)
    who = sitting.mover
    sitting.run_out()
    sitting.resign(who)
    refused("not-substituted", sitting.come_back, who)


@every_game
@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_the_chosen_level_plays(chosen: Configuration, level: str) -> None:
    sitting = running(chosen, LIVE, substitute=level)
    sitting.run_out()
    sitting.now = reveal_delay.release(sitting.table)
    for _ in range(10):
        seat = sitting.table.to_act
        if seat is None or not sitting.table.seats[seat].is_played_by_bot:
            break
        bot = load_bot(sitting.table.settings.substitute, reveal_delay.bot_seed(sitting.table))
        action = bot.choose(sitting.state.seen_by(seat)).text
        sitting.add(log.Acted(at=sitting.now, seat=seat, action=action))
    assert sitting.table.decision_count > 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_waits_before_it_acts(level: str) -> None:
    sitting = running(ALTAR, pace=700, seats=[SeatPlan("bot", None, level), SeatPlan("me")])
    assert reveal_delay.release(sitting.table) == sitting.table.since + 700


def test_the_seed_of_a_bot_changes_with_every_decision() -> None:
    sitting = running(DALANG, seats=[SeatPlan("bot", None, "novice")] * 3)
    seeds = []
    for _ in range(20):
        seeds.append(reveal_delay.bot_seed(sitting.table))
        sitting.bot_acts()
    assert len(set(seeds)) == 20
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_the_seat_one_looks_from_is_given_back_first() -> None:
    """Where several share a device, and a program plays one of their seats."""
    sitting = running(ALTAR, seats=[SeatPlan("me"), SeatPlan("local", "Opa")])
    for seat in (0, 1):
        sitting.add(log.TakenOver(at=sitting.now, seat=seat))
    for own in (1, 0):
        entry = answer(sitting.table, asked.Return(command=f"back {own}"), ANNA, sitting.now, own=own)
        assert isinstance(entry, log.GivenBack)
        assert entry.seat == own
        sitting.add(entry)
