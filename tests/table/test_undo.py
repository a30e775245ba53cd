"""Taking back: by whoever decided, up to the last news, and without a gain of time."""

from __future__ import annotations

import pytest
from tests.laws.configurations import Configuration
from tests.table import json_views as views
from tests.table.table_driver import (
    ALTAR,
    DALANG,
    NOON,
    PEOPLE,
    TableDriver,
    assert_refused,
    every_configuration,
    every_game,
    running_table,
    snapshot,
)

from banjar.table import commands, log
from banjar.table.clock import DAY, HOUR, SECOND, CorrespondenceClock, LiveClock, NoClock
from banjar.table.session import MAX_UNDOS_SINCE_FINAL
from banjar.table.settings import SeatPlan
from banjar.table.table import RUNNING

ANNA, BERT, CLEO, DORA = PEOPLE
LIVE = LiveClock(bank=60 * SECOND, increment=5 * SECOND, grace=15 * SECOND)
SLOW = CorrespondenceClock(allowance=DAY)


def undoable(driver: TableDriver) -> int:
    return len(driver.table.undo_sizes(driver.now))


def until_undoable(driver: TableDriver, count: int = 1) -> str:
    """Play until the last mover can take back so many decisions; the mover."""
    while undoable(driver) < count:
        assert driver.table.status == RUNNING
        mover = driver.mover
        driver.play(1)
    return mover


def act_once(driver: TableDriver) -> str:
    action = driver.state.legal_actions()[0].text
    driver.act(driver.mover, action)
    return action


@every_configuration
def test_undo_leads_back_and_never_past_the_barrier(chosen: Configuration) -> None:
    """Whatever was played, exactly the decisions since the last news can be taken back."""
    driver = running_table(chosen)
    states = [driver.state.to_bytes()]
    quiet = 0
    for _ in range(50):
        if driver.table.status != RUNNING:
            break
        mover = driver.mover
        driver.play(1)
        states.append(driver.state.to_bytes())
        quiet = 0 if driver.state.barrier else quiet + 1
        if driver.table.status != RUNNING:
            break
        assert undoable(driver) == quiet
        error = assert_refused("nothing-to-undo", driver.undo, mover, quiet + 1)
        assert error.values == {"most": quiet}
        assert_refused("nothing-to-undo", driver.undo, mover, 0)
        assert_refused("nothing-to-undo", driver.undo, mover, -1)
        for other in PEOPLE[: chosen.players]:
            if other != mover:
                assert_refused("nothing-to-undo", driver.undo, other)
        if quiet and driver.draw(2):
            steps = 1 + driver.draw(quiet)
            driver.undo(mover, steps)
            del states[-steps:]
            quiet -= steps
            assert driver.state.to_bytes() == states[-1]
            assert driver.mover == mover
    assert snapshot(driver.again()) == snapshot(driver.table)


@every_configuration
def test_what_was_drawn_stays_drawn(chosen: Configuration) -> None:
    """After an undo and the same decision, the same follows: nobody draws twice."""
    driver = running_table(chosen, seed=5)
    for _ in range(40):
        if driver.table.status != RUNNING:
            break
        mover, told = driver.mover, [driver.state.view(seat) for seat in range(chosen.players)]
        driver.play(1)
        news = [driver.state.events(seat) for seat in range(chosen.players)]
        after = driver.state.to_bytes()
        action = driver.state.decisions[-1][1].text
        if undoable(driver):
            driver.undo(mover)
            assert [driver.state.view(seat) for seat in range(chosen.players)] == told
            driver.act(mover, action)
            assert driver.state.to_bytes() == after
            assert [driver.state.events(seat) for seat in range(chosen.players)] == news
    kinds = {event.type for step in driver.state.history(None) for event in step}
    assert kinds & {"drew", "took", "bought"}


@every_game
def test_a_decision_for_the_table_before_an_undo_is_refused(chosen: Configuration) -> None:
    driver = running_table(chosen)
    mover = until_undoable(driver)
    version = driver.table.version
    stale = commands.Act(command="late", version=version, action=driver.state.legal_actions()[0].text)
    driver.undo(mover)
    assert_refused("stale-version", driver.submit, mover, stale)
    assert_refused("stale-version", driver.undo, mover, 1, version)


@every_game
def test_an_undo_is_carried_out_once(chosen: Configuration) -> None:
    driver = running_table(chosen)
    mover = until_undoable(driver)
    decisions = len(driver.state.decisions)
    command = commands.Undo(command="once", version=driver.table.version)
    assert driver.submit(mover, command) == driver.submit(mover, command)
    assert len(driver.state.decisions) == decisions - 1


@every_game
def test_what_is_shown_is_what_can_be_undone(chosen: Configuration) -> None:
    driver = running_table(chosen)
    mover = until_undoable(driver, 2)
    seat = driver.table.seats_of(mover)[0]
    assert views.undo_count(driver.table, seat) == 2
    assert [views.undo_count(driver.table, other) for other in range(chosen.players) if other != seat] == [0] * (
        chosen.players - 1
    )
    assert views.undo_count(driver.table, None) == 0
    if chosen.players > 2:
        driver.resign(mover)
        assert views.undo_count(driver.table, seat) == 0
        assert_refused("has-resigned", driver.undo, mover)


def test_what_the_table_decided_itself_is_not_taken_back_alone() -> None:
    """A3.1: nobody is offered to take back that nothing could be bought; it would only be decided again."""
    driver = running_table(ALTAR, seed=3, formalities=False)
    tried = 0
    while tried < 8:
        assert driver.table.status == RUNNING
        seat, mover = driver.table.to_act, driver.mover
        assert seat is not None
        known = undoable(driver)
        is_formality = driver.state.phase == "buy" and len(driver.state.legal_ids()) == 1
        if not is_formality:
            driver.play(1)
            continue
        driver.add(log.Acted(at=driver.now, seat=seat, action="nobuy"))
        assert undoable(driver) == views.undo_count(driver.table, seat) == known == 0
        assert_refused("nothing-to-undo", driver.undo, mover)
        before = driver.state.to_bytes()
        act_once(driver)
        if undoable(driver):
            assert undoable(driver) == 1
            driver.undo(mover)
            assert driver.state.to_bytes() == before
            tried += 1


def test_what_was_decided_in_advance_goes_with_the_decision_before_it() -> None:
    """A3.16: a reward that is chosen once for all is not taken back alone, but with what was decided before it."""
    counts = []
    for seed in range(40):
        driver = running_table(ALTAR, seed=seed)
        while driver.table.status == RUNNING:
            seat, known = driver.table.to_act, driver.table.undo_sizes(driver.now)
            if driver.state.phase != "shrine_reward":
                driver.play(1)
                continue
            driver.add(log.Acted(at=driver.now, seat=seat or 0, action="points"))
            if driver.table.status == RUNNING and not driver.state.barrier:
                assert driver.table.undo_sizes(driver.now) == [count + 1 for count in known]
                counts.append(len(known))
    assert len(counts) > 5


@every_game
def test_taking_back_again_and_again_has_an_end(chosen: Configuration) -> None:
    """A log that is filled for ever takes for ever to read; once a decision stays, all is as before."""
    driver = running_table(chosen)
    mover = until_undoable(driver)
    before = None
    for _ in range(MAX_UNDOS_SINCE_FINAL):
        action = driver.state.decisions[-1][1].text
        driver.undo(mover)
        assert before in (None, driver.state.to_bytes())
        before = driver.state.to_bytes()
        driver.act(mover, action)
    assert views.undo_count(driver.table, driver.table.seats_of(mover)[0]) == 0
    assert_refused("nothing-to-undo", driver.undo, mover)
    assert snapshot(driver.again()) == snapshot(driver.table)
    while not driver.state.barrier:
        driver.play(1)
    until_undoable(driver)


@every_configuration
def test_taking_back_is_playing_the_rest_again(chosen: Configuration) -> None:
    """Now one, now several, in many turns: the game stands as if what was taken back had never been decided."""
    driver = running_table(chosen)
    for _ in range(120):
        if driver.table.status != RUNNING:
            break
        mover = driver.mover
        driver.play(1)
        most = undoable(driver)
        if driver.table.status == RUNNING and most and driver.draw(2):
            driver.undo(mover, 1 + driver.draw(most))
            assert driver.table.session is not None
            fresh = driver.state.game.from_origin(driver.table.session.origin)
            for _, action in driver.state.decisions:
                fresh.play(action)
            assert driver.state == fresh
            assert driver.state.history(0) == fresh.history(0)


def test_what_a_bot_decided_stays_decided() -> None:
    """A player who comes back does not take back the substitute's decisions."""
    driver = running_table(ALTAR)
    driver.run_out()
    driver.bot_acts()
    assert not driver.state.barrier
    driver.come_back(ANNA)
    assert views.undo_count(driver.table, 0) == 0
    assert_refused("nothing-to-undo", driver.undo, ANNA)
    act_once(driver)


def test_time_spent_on_what_is_taken_back_is_spent() -> None:
    """Live: the clock stands where it would without the decisions, the increment taken back with them."""
    driver = running_table(ALTAR, LIVE)
    start, bank = driver.table.asked_at, driver.table.seats[0].bank
    for _ in range(5):
        driver.now += 3 * SECOND
        act_once(driver)
        driver.now += 2 * SECOND
        driver.undo(ANNA)
    assert driver.table.deadline(None) == start + bank
    assert driver.now - start == 25 * SECOND
    driver.now += SECOND
    act_once(driver)
    assert driver.table.seats[0].bank == bank - 26 * SECOND + LIVE.increment


@pytest.mark.parametrize("clock", [LIVE, SLOW, NoClock()], ids=["live", "correspondence", "none"])
def test_nobody_holds_the_table_up_by_taking_back_again_and_again(
    clock: LiveClock | CorrespondenceClock | None,
) -> None:
    driver = running_table(ALTAR, clock)
    for _ in range(1000):
        driver.tick()
        if driver.table.seats[0].substituted:
            break
        if undoable(driver):
            driver.undo(ANNA)
        elif driver.table.decision_count == 0:
            act_once(driver)
        driver.now += SECOND if clock is LIVE else HOUR
    assert driver.table.seats[0].substituted
    assert driver.now - NOON < 2.5 * 24 * HOUR


def test_time_without_a_server_is_not_spent_on_what_is_taken_back_either() -> None:
    driver = running_table(ALTAR, SLOW)
    up = driver.table.deadline(None)
    assert up is not None
    act_once(driver)
    driver.now += 3 * DAY
    driver.add(log.Credited(at=driver.now, milliseconds=3 * DAY))
    driver.undo(ANNA)
    assert driver.table.deadline(None) == up + 3 * DAY


def test_what_is_taken_back_was_not_asked_in_the_future() -> None:
    """22: a decision after an outage, credited for it and then taken back."""
    driver = running_table(ALTAR, SLOW)
    act_once(driver)
    driver.add(log.Credited(at=driver.now, milliseconds=DAY))
    driver.undo(ANNA)
    assert driver.table.asked_at <= driver.now


def test_taking_back_at_a_shared_device() -> None:
    driver = running_table(DALANG, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), SeatPlan("open")])
    for _ in range(200):
        if undoable(driver) and driver.table.session is not None and driver.table.session.last_seat == 1:
            break
        driver.play(1)
    driver.undo(ANNA)
    assert driver.table.to_act == 1
