"""Undo: by the player who decided, up to the last barrier, without gaining time."""

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
    """Play until the last mover can undo a number of decisions; returns the mover."""
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
def test_undo_never_passes_the_barrier(chosen: Configuration) -> None:
    """Exactly the decisions since the last barrier can be undone."""
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
def test_redoing_a_decision_draws_the_same_cards(chosen: Configuration) -> None:
    """The same decision after an undo has the same result."""
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
def test_a_decision_for_the_version_before_an_undo_is_refused(chosen: Configuration) -> None:
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
def test_the_undo_count_in_views_is_right(chosen: Configuration) -> None:
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


def test_a_formality_is_not_undone_alone() -> None:
    """A3.1: undoing that nothing could be bought would only repeat it."""
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


def test_an_auto_reply_is_undone_with_the_decision_before_it() -> None:
    """A3.16: a reward chosen by an auto-reply is not undone alone."""
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
def test_the_number_of_undos_is_limited(chosen: Configuration) -> None:
    """An endless log would take for ever to fold; a final decision resets the limit."""
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
def test_undo_equals_replaying_the_rest(chosen: Configuration) -> None:
    """One or several at a time, over many turns: the state is as if the undone decisions had never been made."""
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


def test_decisions_of_bots_are_final() -> None:
    """A player who comes back cannot undo the substitute's decisions."""
    driver = running_table(ALTAR)
    driver.run_out()
    driver.bot_acts()
    assert not driver.state.barrier
    driver.come_back(ANNA)
    assert views.undo_count(driver.table, 0) == 0
    assert_refused("nothing-to-undo", driver.undo, ANNA)
    act_once(driver)


def test_undo_does_not_give_time_back() -> None:
    """Live clock: as without the decisions; their increments are lost."""
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
def test_repeated_undos_do_not_delay_the_table(
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


def test_undo_does_not_charge_downtime() -> None:
    driver = running_table(ALTAR, SLOW)
    up = driver.table.deadline(None)
    assert up is not None
    act_once(driver)
    driver.now += 3 * DAY
    driver.add(log.Credited(at=driver.now, milliseconds=3 * DAY))
    driver.undo(ANNA)
    assert driver.table.deadline(None) == up + 3 * DAY


def test_an_undone_decision_was_not_asked_in_the_future() -> None:
    """22: a decision after an outage, credited and then undone."""
    driver = running_table(ALTAR, SLOW)
    act_once(driver)
    driver.add(log.Credited(at=driver.now, milliseconds=DAY))
    driver.undo(ANNA)
    assert driver.table.asked_at <= driver.now


def test_undo_on_a_shared_device() -> None:
    driver = running_table(DALANG, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), SeatPlan("open")])
    for _ in range(200):
        if undoable(driver) and driver.table.session is not None and driver.table.session.last_seat == 1:
            break
        driver.play(1)
    driver.undo(ANNA)
    assert driver.table.to_act == 1
