"""The history for one seat: the log, missed decisions, and moments of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.laws.configurations import Configuration
from tests.laws.secrets import opened_cards, true_cards
from tests.table import json_views as history
from tests.table import json_views as views
from tests.table.table_driver import (
    ALTAR,
    DALANG,
    PEOPLE,
    assert_refused,
    every_configuration,
    every_game,
    finished_table,
    open_table,
    running_table,
)

from banjar import parse_record
from banjar.core.event import Event
from banjar.protocol.history import MAX_MISSED_DECISIONS
from banjar.table import log
from banjar.table.table import OVER, RUNNING

ANNA, BERT, CLEO, DORA = PEOPLE
NOT_LOOKED_UP = {"looked": "good", "put_on_stack": "card", "stowed": "card"}
"""A4.4, B10.2: details that players saw once and may not look up, by type of event."""
NAME_THEIR_TURN = {"turn_began", "turn_ended"}


def plain(events: list[Event]) -> list[dict[str, Any]]:
    """Events for JSON, without marks."""
    return [event.to_dict() for event in events]


def unmarked(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """In the order of the rules, without the marks for the reader, and without turns where the rules name none."""
    marks = {"mine", "forced"}
    found = [{key: value for key, value in event.items() if key not in marks} for event in events]
    for event in found:
        if event["type"] not in NAME_THEIR_TURN:
            del event["turn"]
    for place, event in enumerate(found):
        if event["type"] == "spared":
            found[place - 1 : place + 1] = event, found[place - 1]
    return found


@every_configuration
def test_decision_events_match_the_history(chosen: Configuration) -> None:
    """With a memory aid everything the seat was sent; without, what a log may keep."""
    for memory_aid in (True, False):
        driver = running_table(chosen, memory_aid=memory_aid)
        driver.play(60)
        assert driver.table.session is not None
        assert driver.table.status == RUNNING
        for seat in (None, *range(chosen.players)):
            told = history.decision_events(driver.table, seat, 0)
            whole = [plain(step) for step in driver.state.history(seat)]
            assert [chapter["step"] for chapter in told] == list(range(len(whole)))
            assert [chapter["version"] for chapter in told] == [
                0,
                *(info.version for info in driver.table.session.decision_infos),
            ]
            if memory_aid:
                assert [unmarked(chapter["events"]) for chapter in told] == whole
            else:
                events = [event for chapter in told for event in chapter["events"]]
                laid_down = [event for event in events if event["type"] in NOT_LOOKED_UP]
                assert all(event[NOT_LOOKED_UP[event["type"]]] is None for event in laid_down)
                assert events


@every_game
def test_what_was_missed_since_a_version(chosen: Configuration) -> None:
    driver = running_table(chosen)
    driver.play(5)
    version = driver.table.version
    assert history.events_since(driver.table, 0, version) == []
    driver.play(7)
    missed = history.events_since(driver.table, 0, version)
    assert missed is not None
    assert [chapter["version"] for chapter in missed] == list(range(version + 1, version + 8))
    assert missed == history.decision_events(driver.table, 0, 6)
    assert history.events_since(driver.table, 0, 10**9) == []
    assert len(history.events_since(driver.table, None, 0) or ()) == 12


def test_too_many_missed_decisions() -> None:
    driver = running_table(DALANG)
    driver.play(MAX_MISSED_DECISIONS + 1)
    assert driver.table.decision_count == MAX_MISSED_DECISIONS + 1
    assert history.events_since(driver.table, 0, 0) is None


def test_no_events_before_the_start() -> None:
    table = open_table(ALTAR).table
    assert (
        history.decision_events(table, 0, 0)
        == history.events_since(table, 0, 0)
        == history.since_last_turn(table, 0)
        == []
    )


@every_configuration
def test_since_my_last_turn(chosen: Configuration) -> None:
    driver = running_table(chosen)
    for _ in range(40):
        if driver.table.status != RUNNING:
            break
        for seat in range(chosen.players):
            told = history.since_last_turn(driver.table, seat)
            movers = [mover for mover, _ in driver.state.decisions]
            last = max((number for number, mover in enumerate(movers, 1) if mover == seat), default=0)
            assert [chapter["step"] for chapter in told] == list(range(last + 1, len(movers) + 1))
        driver.play(1)


def test_decisions_of_bots_and_auto_replies_for_me_count_as_missed() -> None:
    driver = running_table(DALANG)
    driver.play(until=lambda state: state.phase in state.game.rules.reactions)
    seat, before = driver.table.to_act, driver.table.decision_count
    assert seat is not None
    driver.add(log.Acted(at=driver.now, seat=seat, action=driver.state.game.rules.reactions[driver.state.phase]))
    told = history.since_last_turn(driver.table, seat)
    assert told[-1]["step"] == before + 1
    assert any(event["seat"] == seat for event in told[-1]["events"])


def test_what_concerned_me_is_marked() -> None:
    """Gains and losses, also through others' cards; not a pass. Checked against the state before and after."""
    found: Counter[tuple[str, bool, bool]] = Counter()
    for seed in range(4):
        driver = running_table(DALANG, seed=seed)
        state, before = driver.state, driver.state.view(None)
        while driver.table.status == RUNNING and len(state.decisions) < 400:
            driver.play(1)
            for seat in range(state.players):
                events = views.last_entry(driver.table, seat)["events"]
                spared = next((event["seat"] for event in events if event["type"] == "spared"), None)
                for event in events:
                    is_marked, is_own = "mine" in event, event["seat"] == seat
                    found[event["type"], is_own, is_marked] += 1
                    if event["type"] in ("forced", "blocked"):
                        assert is_marked == (before["active"] == seat)
                    if event["type"] == "won_disc" and not is_own:
                        assert is_marked == (before[f"{event['card']}_disc"][event["island"]] == seat)
                    if event["type"] == "played" and event["card"] == "warrior" and not is_own:
                        assert is_marked == (not before["players"][seat]["fled"] and spared != seat)
            before = state.view(None)
    assert found["won_disc", False, True]
    assert found["won_disc", False, False]
    assert found["won_disc", True, True]
    assert found["took_seal", False, True]
    assert found["forced", False, True]
    assert found["blocked", False, True]
    assert found["played", False, True]
    assert not found["passed", True, True]
    assert not found["turn_began", True, True]


@every_game
def test_marks_are_the_same_live_and_in_the_log(chosen: Configuration) -> None:
    """Also after undo."""
    driver = running_table(chosen, memory_aid=True)
    live: dict[int, list[object]] = {}
    while len(live) < 60:
        mover = driver.mover
        driver.play(1)
        if len(live) % 7 == 3 and driver.table.undo_sizes(driver.now):
            driver.undo(mover)
            driver.play(1)
        live[driver.table.decision_count] = views.last_entry(driver.table, 1)["events"]
    told = {chapter["step"]: chapter["events"] for chapter in history.decision_events(driver.table, 1, 1)}
    assert told == live
    assert any("mine" in event for events in told.values() for event in events)


@every_game
def test_undone_decisions_have_no_events(chosen: Configuration) -> None:
    driver = running_table(chosen)
    while not driver.table.undo_sizes(driver.now):
        mover = driver.mover
        driver.play(1)
    before = driver.table.version
    driver.undo(mover)
    assert history.events_since(driver.table, 0, before) == []
    assert before not in [chapter["version"] for chapter in history.decision_events(driver.table, 0, 1)]
    assert views.last_entry(driver.table, 0) == {"entry": "undone", "by_seat": driver.table.to_act, "steps": 1}


@every_configuration
def test_a_finished_game_step_by_step(chosen: Configuration) -> None:
    driver = finished_table(chosen)
    last = len(driver.state.decisions)
    for step in {0, last // 3, last}:
        assert driver.table.session is not None
        state = driver.table.session.state_at(step)
        for seat in (None, chosen.players - 1):
            moment = history.moment(driver.table, step, seat, is_open=False)
            assert moment["games"] == [views.coloured(driver.table, state.view(seat))]
            assert [*map(unmarked, moment["events"])] == [plain(driver.state.events_of(step, seat))]
            assert (moment["step"], moment["last"]) == (step, last)
        decision = driver.state.decisions[step - 1] if step else None
        opened_up = history.moment(driver.table, step, None, is_open=True)
        assert len(opened_up["games"]) == len(opened_up["events"]) == chosen.players
        assert opened_up["by_seat"] == (decision[0] if decision else None)
        assert opened_up["action"] == (decision[1].text if decision else None)


@pytest.mark.parametrize("memory_aid", [False, True])
@every_configuration
def test_a_finished_game_is_open_at_every_step(chosen: Configuration, memory_aid: bool) -> None:
    """A4.5 B10.5: hands, stacks, sacrifice cards and the altar, as they lay then; the end only at the end."""
    driver = finished_table(chosen, memory_aid=memory_aid)
    assert driver.table.session is not None
    last = len(driver.state.decisions)
    for step in (0, last // 3, last - 1, last):
        state = driver.table.session.state_at(step)
        games = history.moment(driver.table, step, None, is_open=True)["games"]
        assert [game["seat"] for game in games] == [*range(chosen.players)]
        for game in games:
            assert opened_cards(game) == true_cards(state)
            assert ("values" in game or game.get("end_reason") is not None) == (step == last)
            assert [player["colour"] for player in game["players"]] == [seat.colour for seat in driver.table.seats]


@every_configuration
def test_a_game_that_ended_by_resignation_is_open(chosen: Configuration) -> None:
    """A4.5 B10.5: the table is over although the rules are not; for players and spectators alike."""
    driver = running_table(chosen)
    driver.play(7)
    for who in PEOPLE[1 : chosen.players]:
        assert driver.table.status == RUNNING
        driver.resign(who)
    assert driver.table.status == OVER
    assert not driver.state.is_over
    assert driver.table.session is not None
    for seat in (None, *range(chosen.players)):
        view = views.game_view(driver.table, seat)
        assert view is not None
        assert opened_cards(view) == true_cards(driver.state)
        assert (view["seat"], view["legal"], view.get("end_reason"), "values" in view) == (seat, [], None, False)
    for step in (0, 4, 7):
        for game in history.moment(driver.table, step, None, is_open=True)["games"]:
            assert opened_cards(game) == true_cards(driver.table.session.state_at(step))
        as_seen = history.moment(driver.table, step, 0, is_open=False)["games"]
        assert as_seen == [views.coloured(driver.table, driver.table.session.state_at(step).view(0))]


@every_game
def test_moments_in_any_order(chosen: Configuration) -> None:
    """Forwards, backwards and at random, during play and undo."""
    driver = running_table(chosen, seed=5)
    session = driver.table.session
    assert session is not None
    for _ in range(60):
        driver.play(4)
        seat = session.last_seat
        if driver.table.status == RUNNING and views.undo_count(driver.table, seat) and driver.draw(2):
            driver.undo(str(driver.table.seats[seat or 0].holder))
        step = driver.draw(len(driver.state.decisions) + 1)
        fresh = driver.state.game.from_origin(session.origin)
        for _, action in driver.state.decisions[:step]:
            fresh.play(action)
        found = session.state_at(step)
        assert found == fresh
        assert (found.view(0), found.decisions) == (fresh.view(0), fresh.decisions)


@every_game
def test_moments_of_a_running_game_are_public(chosen: Configuration) -> None:
    """An earlier hand of one's own would show what was laid since, which cannot be looked up (A4.4, B10.2)."""
    driver = running_table(chosen)
    driver.play(6)
    assert driver.table.session is not None
    for step in (0, 3, 6):
        moment = history.moment(driver.table, step, None, is_open=False)
        assert moment["games"] == [views.coloured(driver.table, driver.table.session.state_at(step).view(None))]
        assert (moment["step"], moment["last"], moment["action"]) == (step, 6, None)
        assert_refused("not-over", history.moment, driver.table, step, None, True)
        assert_refused("not-over", history.moment, driver.table, step, 0, False)
        assert_refused("not-over", history.moment, driver.table, step, 0, False, own=0)
    assert assert_refused("no-such-moment", history.moment, driver.table, 7, None, False).values == {"last": 6}


@every_game
def test_with_a_memory_aid_moments_are_seen_from_ones_own_seat(chosen: Configuration) -> None:
    driver = running_table(chosen, memory_aid=True)
    driver.play(6)
    assert driver.table.session is not None
    moment = history.moment(driver.table, 3, 1, is_open=False, own=1)
    assert moment["games"] == [views.coloured(driver.table, driver.table.session.state_at(3).view(1, True))]
    assert [*map(unmarked, moment["events"])] == [plain(driver.state.events_of(3, 1))]
    assert_refused("not-over", history.moment, driver.table, 3, 1, False)
    assert_refused("not-over", history.moment, driver.table, 3, 0, False, own=1)
    assert_refused("not-over", history.moment, driver.table, 3, 1, True, own=1)


def test_a_game_that_has_not_started_has_no_moments() -> None:
    assert_refused("not-running", history.moment, open_table(ALTAR).table, 0, None, False)


def test_only_finished_games_are_replayed() -> None:
    driver = running_table(ALTAR)
    assert_refused("not-over", history.moment, driver.table, 0, None, True)
    driver.play(4)
    driver.resign(BERT)
    assert history.moment(driver.table, 4, 0, is_open=True)["last"] == 4
    for step in (-1, 5):
        assert assert_refused("no-such-moment", history.moment, driver.table, step, None, False).values == {"last": 4}
    for seat in (-1, 2):
        assert assert_refused("no-such-seat", history.moment, driver.table, 0, seat, False).values == {"last": 1}


def test_a_record_names_players_and_resignations() -> None:
    driver = running_table(DALANG)
    driver.play(5)
    names = {"Seat0": "Anna", "Seat1": "Bert", "Seat2": "Cleo"}
    assert history.record_headers(driver.table) == names
    driver.resign(CLEO)
    assert history.record_headers(driver.table) == names | {"Resigned": "2"}
    driver.resign(ANNA)
    assert driver.table.winners == [1]
    record = driver.state.record(False, **history.record_headers(driver.table))
    read = parse_record(str(record))
    assert read == record
    assert read.headers["Resigned"] == "0 2"
    assert read.replay() == driver.state


@pytest.mark.parametrize("memory_aid", [False, True])
@every_game
def test_every_seat_gets_events_as_it_may_know_them(chosen: Configuration, memory_aid: bool) -> None:
    driver = running_table(chosen, memory_aid=memory_aid)
    assert unmarked(views.last_entry(driver.table, 0)["events"]) == plain(driver.state.events_of(0, 0))
    for _ in range(20):
        driver.play(1)
        for seat in (None, *range(chosen.players)):
            told = views.last_entry(driver.table, seat)
            assert told["entry"] == "acted"
            assert unmarked(told["events"]) == plain(driver.state.events(seat))
