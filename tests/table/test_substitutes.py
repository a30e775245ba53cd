"""Bots that play for absent players, and seats that are given back."""

from __future__ import annotations

from typing import Any

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
    running_table,
    snapshot,
)

from banjar.bots import load_bot
from banjar.bots.levels import LEVELS
from banjar.table import commands, log
from banjar.table.clock import DAY, SECOND, Clock, CorrespondenceClock, LiveClock, NoClock
from banjar.table.handlers import handle
from banjar.table.reply_time import reveal_at
from banjar.table.settings import SeatPlan
from banjar.table.table import MIN_BANK_ON_RETURN_MILLISECONDS, OVER, RUNNING

ANNA, BERT, CLEO, DORA = PEOPLE
LIVE = LiveClock(bank=60 * SECOND, increment=5 * SECOND, grace=15 * SECOND)
SLOW = CorrespondenceClock(allowance=DAY)
every_clock = pytest.mark.parametrize("clock", [NoClock(), LIVE, SLOW], ids=["none", "live", "correspondence"])


@every_configuration
def test_nobody_has_to_wait_for_ever(chosen: Configuration) -> None:
    """All players are absent: bots take over one after another, and the game ends."""
    driver = running_table(chosen, LIVE)
    taken = 0
    while driver.table.status == RUNNING:
        if driver.table.clock_due_at(None) is not None:
            driver.run_out()
            taken += 1
        driver.bot_acts()
    assert taken == chosen.players
    assert driver.table.winners == driver.state.winners()


@every_clock
@every_game
def test_a_seat_is_given_back(chosen: Configuration, clock: Clock) -> None:
    driver = running_table(chosen, clock)
    who, seat = driver.mover, driver.table.to_act
    assert seat is not None
    assert_refused("not-substituted", driver.come_back, who)
    driver.run_out()
    assert driver.table.seats[seat].substituted
    assert views.table_state(driver.table, set(), None)["seats"][seat]["substituted"]
    assert_refused("substituted", driver.act, who, driver.state.legal_actions()[0].text)
    assert_refused("substituted", driver.undo, who)
    driver.come_back(who)
    assert not driver.table.seats[seat].is_played_by_bot
    alarm = driver.table.clock_due_at(None)
    assert alarm is not None
    assert alarm >= driver.now + MIN_BANK_ON_RETURN_MILLISECONDS
    driver.act(who, driver.state.legal_actions()[0].text)
    assert snapshot(driver.again()) == snapshot(driver.table)


@every_game
def test_nothing_is_offered_while_a_bot_plays_the_seat(chosen: Configuration) -> None:
    """The rules would offer actions, but the player cannot choose."""
    driver = running_table(chosen, LIVE)
    who, seat = driver.mover, driver.table.to_act
    assert offered(driver, seat)
    driver.run_out()
    assert not offered(driver, seat)
    driver.come_back(who)
    assert offered(driver, seat)
    driver.resign(who)
    assert driver.table.session is not None
    assert driver.table.session.to_act == seat
    assert not any(offered(driver, number) for number in range(chosen.players))


def test_nothing_is_offered_after_an_end_by_resignation() -> None:
    """Not even to the player who was to act when the others resigned."""
    driver = running_table(ALTAR)
    assert offered(driver, 0)
    driver.resign(BERT)
    assert driver.table.status == OVER
    assert not offered(driver, 0)


def test_a_player_without_an_active_seat_is_refused_with_the_reason() -> None:
    """Also while others decide; one active seat of several is enough."""
    driver = running_table(DALANG, LIVE)
    who, seat = driver.mover, driver.table.to_act
    driver.run_out()
    while driver.table.to_act == seat:
        driver.bot_acts()
    action = driver.state.legal_actions()[0].text
    assert_refused("substituted", driver.act, who, action)
    assert_refused("substituted", driver.undo, who)
    driver.resign(who)
    assert_refused("has-resigned", driver.act, who, action)
    assert_refused("has-resigned", driver.undo, who)
    shared = running_table(DALANG, LIVE, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), SeatPlan("open")])
    assert shared.table.to_act in (0, 1)
    shared.run_out()
    assert_refused("substituted", shared.act, ANNA, shared.state.legal_actions()[0].text)
    while shared.table.to_act != 2:
        if shared.table.clock_due_at(None) is None:
            shared.bot_acts()
        else:
            shared.act(shared.mover, shared.state.legal_actions()[0].text)
    assert_refused("not-your-turn", shared.act, ANNA, shared.state.legal_actions()[0].text)


def offered(driver: TableDriver, seat: int | None) -> list[Any]:
    found: list[Any] = (views.game_view(driver.table, seat) or {})["legal"]
    return found


@every_game
def test_a_player_comes_back_while_others_decide(chosen: Configuration) -> None:
    driver = running_table(chosen, LIVE)
    who, seat = driver.mover, driver.table.to_act
    assert seat is not None
    driver.run_out()
    while driver.table.to_act == seat:
        driver.bot_acts()
    since = driver.table.asked_at
    driver.now += SECOND
    driver.come_back(who)
    assert driver.table.asked_at == since
    assert driver.table.seats[seat].bank == MIN_BANK_ON_RETURN_MILLISECONDS
    assert_refused("not-substituted", driver.come_back, who)


@every_clock
def test_repeated_returns_do_not_delay_the_table(clock: Clock) -> None:
    driver = running_table(ALTAR, clock)
    driver.run_out()
    driver.come_back(ANNA)
    driver.run_out()
    assert_refused("bot-decides", driver.come_back, ANNA)
    driver.bot_acts()
    driver.come_back(ANNA)
    assert not driver.table.seats[0].substituted


def test_each_player_on_a_shared_device_comes_back() -> None:
    driver = running_table(DALANG, LIVE, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), SeatPlan("open")])
    while sum(seat.substituted for seat in driver.table.seats) < 3:
        if driver.table.clock_due_at(None) is not None:
            driver.run_out()
        driver.bot_acts()
    driver.come_back(ANNA)
    driver.come_back(ANNA)
    assert_refused("not-substituted", driver.come_back, ANNA)
    assert [seat.substituted for seat in driver.table.seats] == [False, False, True]


def test_only_the_holder_comes_back() -> None:
    driver = running_table(ALTAR, LIVE)
    driver.run_out()
    assert_refused("not-substituted", driver.come_back, BERT)
    assert_refused("not-seated", driver.come_back, CLEO)


def test_a_player_who_resigned_does_not_come_back() -> None:
    driver = running_table(DALANG, LIVE)
    who = driver.mover
    driver.run_out()
    driver.resign(who)
    assert_refused("not-substituted", driver.come_back, who)


@every_game
@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_the_substitute_has_the_chosen_level(chosen: Configuration, level: str) -> None:
    driver = running_table(chosen, LIVE, substitute=level)
    driver.run_out()
    driver.now = reveal_at(driver.table)
    for _ in range(10):
        seat = driver.table.to_act
        if seat is None or not driver.table.seats[seat].is_played_by_bot:
            break
        bot = load_bot(driver.table.settings.substitute, driver.table.bot_seed)
        action = bot.choose(driver.state.seen_by(seat)).text
        driver.add(log.Acted(at=driver.now, seat=seat, action=action))
    assert driver.table.decision_count > 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_waits_before_it_acts(level: str) -> None:
    driver = running_table(ALTAR, pace=700, seats=[SeatPlan("bot", None, level), SeatPlan("me")])
    assert reveal_at(driver.table) == driver.table.asked_at + 700


def test_the_seed_of_a_bot_changes_with_every_decision() -> None:
    driver = running_table(DALANG, seats=[SeatPlan("bot", None, "novice")] * 3)
    seeds = []
    for _ in range(20):
        seeds.append(driver.table.bot_seed)
        driver.bot_acts()
    assert len(set(seeds)) == 20
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_the_seat_one_looks_from_is_given_back_first() -> None:
    """On a shared device where a program plays one of the seats."""
    driver = running_table(ALTAR, seats=[SeatPlan("me"), SeatPlan("local", "Opa")])
    for seat in (0, 1):
        driver.add(log.TakenOver(at=driver.now, seat=seat))
    for own in (1, 0):
        entry = handle(driver.table, commands.Return(command=f"back {own}"), ANNA, driver.now, viewing=own)
        assert isinstance(entry, log.GivenBack)
        assert entry.seat == own
        driver.add(entry)
