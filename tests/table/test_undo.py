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
    Sitting,
    every_configuration,
    every_game,
    everything,
    refused,
    running,
)

from banjar.table import commands as asked
from banjar.table import log
from banjar.table.clock import DAY, HOUR, SECOND, CorrespondenceClock, LiveClock, NoClock
from banjar.table.session import MOST_TAKEN_BACK
from banjar.table.settings import SeatPlan
from banjar.table.table import RUNNING

ANNA, BERT, CLEO, DORA = PEOPLE
LIVE = LiveClock(bank=60 * SECOND, increment=5 * SECOND, grace=15 * SECOND)
SLOW = CorrespondenceClock(allowance=DAY)


def undoable(sitting: Sitting) -> int:
    return len(sitting.table.undoable(sitting.now))


def until_undoable(sitting: Sitting, count: int = 1) -> str:
    """Play until the last mover can take back so many decisions; the mover."""
    while undoable(sitting) < count:
        assert sitting.table.status == RUNNING
        mover = sitting.mover
        sitting.play(1)
    return mover


def act_once(sitting: Sitting) -> str:
    action = sitting.state.legal_actions()[0].text
    sitting.act(sitting.mover, action)
    return action


@every_configuration
def test_undo_leads_back_and_never_past_the_barrier(chosen: Configuration) -> None:
    """Whatever was played, exactly the decisions since the last news can be taken back."""
    sitting = running(chosen)
    states = [sitting.state.to_bytes()]
    quiet = 0
    for _ in range(50):
        if sitting.table.status != RUNNING:
            break
        mover = sitting.mover
        sitting.play(1)
        states.append(sitting.state.to_bytes())
        quiet = 0 if sitting.state.barrier else quiet + 1
        if sitting.table.status != RUNNING:
            break
        assert undoable(sitting) == quiet
        error = refused("nothing-to-undo", sitting.undo, mover, quiet + 1)
        assert error.values == {"most": quiet}
        refused("nothing-to-undo", sitting.undo, mover, 0)
        refused("nothing-to-undo", sitting.undo, mover, -1)
        for other in PEOPLE[: chosen.players]:
            if other != mover:
                refused("nothing-to-undo", sitting.undo, other)
        if quiet and sitting.draw(2):
            steps = 1 + sitting.draw(quiet)
            sitting.undo(mover, steps)
            del states[-steps:]
            quiet -= steps
            assert sitting.state.to_bytes() == states[-1]
            assert sitting.mover == mover
    assert everything(sitting.again()) == everything(sitting.table)


@every_configuration
def test_what_was_drawn_stays_drawn(chosen: Configuration) -> None:
    """After an undo and the same decision, the same follows: nobody draws twice."""
    sitting = running(chosen, seed=5)
    for _ in range(40):
        if sitting.table.status != RUNNING:
            break
        mover, told = sitting.mover, [sitting.state.view(seat) for seat in range(chosen.players)]
        sitting.play(1)
        news = [sitting.state.events(seat) for seat in range(chosen.players)]
        after = sitting.state.to_bytes()
        action = sitting.state.decisions[-1][1].text
        if undoable(sitting):
            sitting.undo(mover)
            assert [sitting.state.view(seat) for seat in range(chosen.players)] == told
            sitting.act(mover, action)
            assert sitting.state.to_bytes() == after
            assert [sitting.state.events(seat) for seat in range(chosen.players)] == news
    kinds = {event.type for step in sitting.state.history(None) for event in step}
    assert kinds & {"drew", "took", "bought"}


@every_game
def test_a_decision_for_the_table_before_an_undo_is_refused(chosen: Configuration) -> None:
    sitting = running(chosen)
    mover = until_undoable(sitting)
    version = sitting.table.version
    stale = asked.Act(command="late", version=version, action=sitting.state.legal_actions()[0].text)
    sitting.undo(mover)
    refused("stale-version", sitting.submit, mover, stale)
    refused("stale-version", sitting.undo, mover, 1, version)


@every_game
def test_an_undo_is_carried_out_once(chosen: Configuration) -> None:
    sitting = running(chosen)
    mover = until_undoable(sitting)
    decisions = len(sitting.state.decisions)
    command = asked.Undo(command="once", version=sitting.table.version)
    assert sitting.submit(mover, command) == sitting.submit(mover, command)
    assert len(sitting.state.decisions) == decisions - 1


@every_game
def test_what_is_shown_is_what_can_be_undone(chosen: Configuration) -> None:
    sitting = running(chosen)
    mover = until_undoable(sitting, 2)
    seat = sitting.table.seats_of(mover)[0]
    assert views.undo_count(sitting.table, seat) == 2
    assert [views.undo_count(sitting.table, other) for other in range(chosen.players) if other != seat] == [0] * (
        chosen.players - 1
    )
    assert views.undo_count(sitting.table, None) == 0
    if chosen.players > 2:
        sitting.resign(mover)
        assert views.undo_count(sitting.table, seat) == 0
        refused("has-resigned", sitting.undo, mover)


def test_what_the_table_decided_itself_is_not_taken_back_alone() -> None:
    """A3.1: nobody is offered to take back that nothing could be bought; it would only be decided again."""
    sitting = running(ALTAR, seed=3, formalities=False)
    tried = 0
    while tried < 8:
        assert sitting.table.status == RUNNING
        seat, mover = sitting.table.to_act, sitting.mover
        assert seat is not None
        known = undoable(sitting)
        is_formality = sitting.state.phase == "buy" and len(sitting.state.legal_ids()) == 1
        if not is_formality:
            sitting.play(1)
            continue
        sitting.add(log.Acted(at=sitting.now, seat=seat, action="nobuy"))
        assert undoable(sitting) == views.undo_count(sitting.table, seat) == known == 0
        refused("nothing-to-undo", sitting.undo, mover)
        before = sitting.state.to_bytes()
        act_once(sitting)
        if undoable(sitting):
            assert undoable(sitting) == 1
            sitting.undo(mover)
            assert sitting.state.to_bytes() == before
            tried += 1


def test_what_was_decided_in_advance_goes_with_the_decision_before_it() -> None:
    """A3.16: a reward that is chosen once for all is not taken back alone, but with what was decided before it."""
    counts = []
    for seed in range(40):
        sitting = running(ALTAR, seed=seed)
        while sitting.table.status == RUNNING:
            seat, known = sitting.table.to_act, sitting.table.undoable(sitting.now)
            if sitting.state.phase != "shrine_reward":
                sitting.play(1)
                continue
            sitting.add(log.Acted(at=sitting.now, seat=seat or 0, action="points"))
            if sitting.table.status == RUNNING and not sitting.state.barrier:
                assert sitting.table.undoable(sitting.now) == [count + 1 for count in known]
                counts.append(len(known))
    assert len(counts) > 5


@every_game
def test_taking_back_again_and_again_has_an_end(chosen: Configuration) -> None:
    """A log that is filled for ever takes for ever to read; once a decision stays, all is as before."""
    sitting = running(chosen)
    mover = until_undoable(sitting)
    before = None
    for _ in range(MOST_TAKEN_BACK):
        action = sitting.state.decisions[-1][1].text
        sitting.undo(mover)
        assert before in (None, sitting.state.to_bytes())
        before = sitting.state.to_bytes()
        sitting.act(mover, action)
    assert views.undo_count(sitting.table, sitting.table.seats_of(mover)[0]) == 0
    refused("nothing-to-undo", sitting.undo, mover)
    assert everything(sitting.again()) == everything(sitting.table)
    while not sitting.state.barrier:
        sitting.play(1)
    until_undoable(sitting)


@every_configuration
def test_taking_back_is_playing_the_rest_again(chosen: Configuration) -> None:
    """Now one, now several, in many turns: the game stands as if what was taken back had never been decided."""
    sitting = running(chosen)
    for _ in range(120):
        if sitting.table.status != RUNNING:
            break
        mover = sitting.mover
        sitting.play(1)
        most = undoable(sitting)
        if sitting.table.status == RUNNING and most and sitting.draw(2):
            sitting.undo(mover, 1 + sitting.draw(most))
            assert sitting.table.play is not None
            fresh = sitting.state.game.from_origin(sitting.table.play.origin)
            for _, action in sitting.state.decisions:
                fresh.play(action)
            assert sitting.state == fresh
            assert sitting.state.history(0) == fresh.history(0)


def test_what_a_bot_decided_stays_decided() -> None:
    """A player who comes back does not take back the substitute's decisions."""
    sitting = running(ALTAR)
    sitting.run_out()
    sitting.bot_acts()
    assert not sitting.state.barrier
    sitting.come_back(ANNA)
    assert views.undo_count(sitting.table, 0) == 0
    refused("nothing-to-undo", sitting.undo, ANNA)
    act_once(sitting)


def test_time_spent_on_what_is_taken_back_is_spent() -> None:
    """Live: the clock stands where it would without the decisions, the increment taken back with them."""
    sitting = running(ALTAR, LIVE)
    start, bank = sitting.table.since, sitting.table.seats[0].bank
    for _ in range(5):
        sitting.now += 3 * SECOND
        act_once(sitting)
        sitting.now += 2 * SECOND
        sitting.undo(ANNA)
    assert sitting.table.time_is_up(None) == start + bank
    assert sitting.now - start == 25 * SECOND
    sitting.now += SECOND
    act_once(sitting)
    assert sitting.table.seats[0].bank == bank - 26 * SECOND + LIVE.increment


@pytest.mark.parametrize("clock", [LIVE, SLOW, NoClock()], ids=["live", "correspondence", "none"])
def test_nobody_holds_the_table_up_by_taking_back_again_and_again(
    clock: LiveClock | CorrespondenceClock | None,
) -> None:
    sitting = running(ALTAR, clock)
    for _ in range(1000):
        sitting.tick()
        if sitting.table.seats[0].substituted:
            break
        if undoable(sitting):
            sitting.undo(ANNA)
        elif sitting.table.decision_count == 0:
            act_once(sitting)
        sitting.now += SECOND if clock is LIVE else HOUR
    assert sitting.table.seats[0].substituted
    assert sitting.now - NOON < 2.5 * 24 * HOUR


def test_time_without_a_server_is_not_spent_on_what_is_taken_back_either() -> None:
    sitting = running(ALTAR, SLOW)
    up = sitting.table.time_is_up(None)
    assert up is not None
    act_once(sitting)
    sitting.now += 3 * DAY
    sitting.add(log.Credited(at=sitting.now, milliseconds=3 * DAY))
    sitting.undo(ANNA)
    assert sitting.table.time_is_up(None) == up + 3 * DAY


def test_what_is_taken_back_was_not_asked_in_the_future() -> None:
    """22: a decision after an outage, credited for it and then taken back."""
    sitting = running(ALTAR, SLOW)
    act_once(sitting)
    sitting.add(log.Credited(at=sitting.now, milliseconds=DAY))
    sitting.undo(ANNA)
    assert sitting.table.since <= sitting.now


def test_taking_back_at_a_shared_device() -> None:
    sitting = running(DALANG, seats=[SeatPlan("me"), SeatPlan("local", "Opa"), SeatPlan("open")])
    for _ in range(200):
        if undoable(sitting) and sitting.table.play is not None and sitting.table.play.last_seat == 1:
            break
        sitting.play(1)
    sitting.undo(ANNA)
    assert sitting.table.to_act == 1
