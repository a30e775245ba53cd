"""Clocks: deadlines, including nights and daylight saving time."""

from __future__ import annotations

import datetime
import random
import time
import zoneinfo

import pytest
from tests.laws.configurations import Configuration
from tests.table import json_views as views
from tests.table.table_driver import ALTAR, DALANG, PEOPLE, every_game, running_table

from banjar.table import log
from banjar.table.clock import (
    ABSENCE_LIMIT_MILLISECONDS,
    DAY,
    HOUR,
    IDLE_LIMIT_MILLISECONDS,
    MINUTE,
    SECOND,
    CorrespondenceClock,
    LiveClock,
    Night,
    NoClock,
)
from banjar.table.reply_time import reveal_at

ANNA, BERT, CLEO, DORA = PEOPLE
LIVE = LiveClock(bank=60 * SECOND, increment=5 * SECOND, grace=15 * SECOND)
AMSTERDAM, NEW_YORK = "Europe/Amsterdam", "America/New_York"


def at(text: str, zone: str = AMSTERDAM, fold: int = 0) -> int:
    """The timestamp of a local time."""
    wall = datetime.datetime.fromisoformat(text).replace(tzinfo=zoneinfo.ZoneInfo(zone), fold=fold)
    return int(wall.timestamp() * SECOND)


@pytest.mark.parametrize(
    ("zone", "start", "hours", "end"),
    [
        (AMSTERDAM, "2026-06-01 12:00", 9, "2026-06-01 21:00"),
        (AMSTERDAM, "2026-06-01 12:00", 10, "2026-06-01 22:00"),
        (AMSTERDAM, "2026-06-01 12:00", 11, "2026-06-02 09:00"),
        (AMSTERDAM, "2026-06-01 23:30", 1, "2026-06-02 09:00"),
        (AMSTERDAM, "2026-06-02 07:59", 1, "2026-06-02 09:00"),
        (AMSTERDAM, "2026-06-01 08:00", 28, "2026-06-02 22:00"),
        (AMSTERDAM, "2026-03-28 21:00", 2, "2026-03-29 09:00"),
        (AMSTERDAM, "2026-03-29 01:30", 14, "2026-03-29 22:00"),
        (AMSTERDAM, "2026-03-29 03:30", 15, "2026-03-30 09:00"),
        (AMSTERDAM, "2026-10-24 21:00", 2, "2026-10-25 09:00"),
        (AMSTERDAM, "2026-10-25 02:30", 14, "2026-10-25 22:00"),
        (NEW_YORK, "2026-03-07 21:00", 2, "2026-03-08 09:00"),
        (NEW_YORK, "2026-11-01 01:30", 15, "2026-11-02 09:00"),
    ],
)
def test_no_time_is_counted_at_night(zone: str, start: str, hours: int, end: str) -> None:
    night = Night("22:00", "08:00", zone)
    assert night.counted_end(at(start, zone), hours * HOUR) == at(end, zone)


@pytest.mark.parametrize(
    ("day", "begins", "ends", "night_hours"),
    [
        ("2026-03-28", "22:00", "08:00", 9),
        ("2026-10-24", "22:00", "08:00", 11),
        ("2026-03-29", "01:00", "03:00", 1),
        ("2026-10-25", "01:00", "03:00", 3),
        ("2026-03-29", "02:30", "08:00", 4.5),
        ("2026-10-25", "02:30", "08:00", 6.5),
        ("2026-10-25", "02:15", "02:45", 0.5),
    ],
)
def test_a_night_in_which_the_clocks_change(day: str, begins: str, ends: str, night_hours: float) -> None:
    """A night ends at its local time, however many hours it has."""
    night = Night(begins, ends)
    start = at(f"{day} 00:30")
    counted = night.counted_end(start, 30 * HOUR) - start - 30 * HOUR
    usual = night.counted_end(at("2026-06-10 00:30"), 30 * HOUR) - at("2026-06-10 00:30") - 30 * HOUR
    lasts = datetime.datetime.strptime(ends, "%H:%M") - datetime.datetime.strptime(begins, "%H:%M")
    regular = lasts.total_seconds() % (24 * 3600) * SECOND
    assert counted - usual == pytest.approx(night_hours * HOUR - regular)


@pytest.mark.parametrize("fold", [0, 1])
@pytest.mark.parametrize("night", [Night("02:30", "08:00"), Night("22:00", "02:30")], ids=str)
def test_the_hour_that_comes_twice_is_counted_at_once(night: Night, fold: int) -> None:
    start = at("2026-10-25 02:10", fold=fold)
    began = time.perf_counter()
    end = night.counted_end(start, 10 * HOUR)
    assert time.perf_counter() - began < 0.1
    assert start + 10 * HOUR <= end <= start + 18 * HOUR


@pytest.mark.parametrize("zone", [AMSTERDAM, NEW_YORK, "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"])
def test_counted_time_adds_up(zone: str) -> None:
    """The end is not earlier than without nights, never at night, and grows with the length."""
    dice = random.Random(zone)
    night = Night("22:00", "08:00", zone)
    for _ in range(100):
        start = at("2026-01-01 00:00") + dice.randrange(366 * DAY)
        first, second = dice.randrange(1, 3 * DAY), dice.randrange(1, 3 * DAY)
        end = night.counted_end(start, first)
        assert end >= start + first
        assert night.counted_end(end, second) == night.counted_end(start, first + second)
        here = datetime.datetime.fromtimestamp((end - 1) / SECOND, zoneinfo.ZoneInfo(zone))
        assert 8 <= here.hour < 22


def test_a_warning_at_night_waits_for_the_morning() -> None:
    driver = running_table(ALTAR, CorrespondenceClock(allowance=10 * HOUR, night=Night()))
    driver.now = at("2026-10-24 11:59")
    driver.add(log.Credited(at=driver.now, milliseconds=driver.now - driver.table.asked_at))
    up = driver.table.clock_due_at(None)
    assert up == at("2026-10-24 21:59")
    driver.now = up
    assert isinstance(driver.tick(), log.Warned)
    assert driver.table.warned_until == at("2026-10-25 08:59")
    driver.now = at("2026-10-25 08:58")
    assert driver.tick() is None
    driver.now = at("2026-10-25 08:59")
    assert isinstance(driver.tick(), log.TakenOver)


def test_a_live_clock_counts_thinking_and_adds_the_increment() -> None:
    driver = running_table(ALTAR, LIVE)
    driver.now += 10 * SECOND
    driver.play(1)
    assert driver.table.seats[0].bank == 55 * SECOND - 1
    assert driver.table.seats[1].bank == 60 * SECOND
    shown = views.table_state(driver.table, {0, 1}, None)
    assert shown["deadline"] == driver.now + driver.table.seats[driver.table.to_act or 0].bank
    assert [seat["bank"] for seat in shown["seats"]] == [seat.bank for seat in driver.table.seats]


def test_the_delay_of_a_reaction_is_not_charged() -> None:
    driver = running_table(DALANG, LIVE)
    reactions = driver.state.game.rules.reactions
    driver.play(until=lambda state: state.phase in reactions)
    seat = driver.table.to_act
    assert seat is not None
    bank = driver.table.seats[seat].bank
    driver.now = reveal_at(driver.table)
    assert driver.now > driver.table.asked_at
    assert driver.table.deadline(None) == driver.table.clock_start + bank >= driver.now + bank
    driver.act(driver.mover, reactions[driver.state.phase])
    assert driver.table.seats[seat].bank == bank + LIVE.increment


@every_game
@pytest.mark.parametrize("clock", [NoClock(), LIVE, CorrespondenceClock(allowance=DAY)], ids=["none", "live", "slow"])
def test_first_a_warning_then_a_bot(chosen: Configuration, clock: NoClock | LiveClock | CorrespondenceClock) -> None:
    driver = running_table(chosen, clock)
    seat, up = driver.table.to_act, driver.table.clock_due_at(None)
    assert seat is not None
    assert up is not None
    driver.now = up - 1
    assert driver.tick() is None
    driver.now = up
    assert driver.tick() == log.Warned(at=up, seat=seat, until=up + clock.grace)
    assert driver.tick() is None
    assert views.table_state(driver.table, {seat}, None)["takeover_at"] == up + clock.grace
    assert driver.table.clock_due_at(None) == up + clock.grace
    driver.now = up + clock.grace - 1
    assert driver.tick() is None
    driver.now += 1
    assert driver.tick() == log.TakenOver(at=driver.now, seat=seat)
    assert driver.tick() is None
    assert driver.table.clock_due_at(None) is None
    assert views.table_state(driver.table, {seat}, None)["takeover_at"] is None


@every_game
def test_a_timer_that_fires_after_the_move_does_nothing(chosen: Configuration) -> None:
    driver = running_table(chosen, CorrespondenceClock(allowance=DAY))
    up = driver.table.clock_due_at(None)
    assert up is not None
    driver.now = up
    driver.play(1)
    assert driver.tick() is None
    driver.now = up = driver.table.clock_due_at(None) or 0
    driver.tick()
    driver.act(driver.mover, driver.state.legal_actions()[0].text)
    assert driver.table.warned_until is None
    driver.now = up + CorrespondenceClock(allowance=DAY).grace
    assert driver.tick() is None


def test_without_a_clock_a_connected_player_has_a_day() -> None:
    driver = running_table(ALTAR)
    since = driver.table.asked_at
    assert driver.table.deadline(None) == since + IDLE_LIMIT_MILLISECONDS
    assert driver.table.deadline(since - HOUR) == since + ABSENCE_LIMIT_MILLISECONDS
    assert driver.table.deadline(since + HOUR) == since + HOUR + ABSENCE_LIMIT_MILLISECONDS
    assert views.table_state(driver.table, set(), None)["deadline"] is None


def test_a_warning_is_cancelled_when_the_player_comes_back_in_time() -> None:
    driver = running_table(ALTAR)
    gone = driver.now
    driver.now += ABSENCE_LIMIT_MILLISECONDS
    assert isinstance(driver.tick(gone), log.Warned)
    driver.now += MINUTE
    assert views.table_state(driver.table, set(), gone)["takeover_at"] == driver.table.warned_until
    assert views.table_state(driver.table, {0}, None)["takeover_at"] is None
    assert views.table_state(driver.table, set(), driver.now)["takeover_at"] is None, "left again after coming back"
    assert driver.table.clock_due_at(None) == driver.table.asked_at + IDLE_LIMIT_MILLISECONDS
    gone_again = driver.now + HOUR
    driver.now = gone_again + ABSENCE_LIMIT_MILLISECONDS
    assert isinstance(driver.tick(gone_again), log.Warned)
    assert driver.table.clock_due_at(gone_again) == driver.now + NoClock().grace


@pytest.mark.parametrize("clock", [NoClock(), LIVE, CorrespondenceClock(allowance=DAY, night=Night())], ids=repr)
def test_downtime_is_credited(clock: NoClock | LiveClock | CorrespondenceClock) -> None:
    driver = running_table(ALTAR, clock)
    up = driver.table.clock_due_at(None)
    assert up is not None
    driver.now = up
    driver.tick()
    until = driver.table.warned_until
    assert until is not None
    driver.now += 2 * DAY
    driver.add(log.Credited(at=driver.now, milliseconds=2 * DAY))
    assert driver.tick() is None
    assert driver.table.warned_until == until + 2 * DAY
    assert driver.table.deadline(None) == up + 2 * DAY


def test_a_resignation_gives_the_seat_to_act_no_time() -> None:
    driver = running_table(DALANG, CorrespondenceClock(allowance=DAY))
    up = driver.table.deadline(None)
    driver.now += HOUR
    driver.resign(next(who for who in PEOPLE[:3] if who != driver.mover))
    assert driver.table.deadline(None) == up


def test_a_credit_is_no_longer_than_the_decision_has_waited() -> None:
    """22: `asked_at` is never in the future."""
    driver = running_table(ALTAR, LIVE)
    driver.now += SECOND
    driver.add(log.Credited(at=driver.now, milliseconds=HOUR, until=driver.now))
    assert driver.table.asked_at == driver.now
    assert driver.table.credited_until == driver.now
    driver.add(log.Credited(at=driver.now, milliseconds=HOUR))
    assert (driver.table.asked_at, driver.table.credited_until) == (driver.now, driver.now)
