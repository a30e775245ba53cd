"""What happened, told to one seat: the log, what it missed, and finished games step by step."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.laws.configurations import Configuration
from tests.laws.secrets import opened_cards, true_cards
from tests.table.table_driver import (
    ALTAR,
    DALANG,
    PEOPLE,
    every_configuration,
    every_game,
    finished,
    opened,
    refused,
    running,
)

from banjar import parse_record
from banjar.core.event import Event
from banjar.table import history, log, views
from banjar.table.table import OVER, RUNNING

ANNA, BERT, CLEO, DORA = PEOPLE
NOT_LOOKED_UP = {"looked": "good", "put_on_stack": "card", "stowed": "card"}
"""A4.4, B10.2: what players saw once and may not look up, by the type of the event and the name of the detail."""


def plain(events: list[Event]) -> list[views.Shown]:
    """Happenings for JSON, without marks."""
    return [event.to_dict() for event in events]


def unmarked(events: list[views.Shown]) -> list[views.Shown]:
    """Without what concerns the reader."""
    return [{key: value for key, value in event.items() if key != "mine"} for event in events]


@every_configuration
def test_chapters_tell_the_history(chosen: Configuration) -> None:
    """With a memory aid everything a seat was told; without, what a log may keep."""
    for memory_aid in (True, False):
        sitting = running(chosen, memory_aid=memory_aid)
        sitting.play(60)
        assert sitting.table.play is not None
        assert sitting.table.status == RUNNING
        for seat in (None, *range(chosen.players)):
            told = history.chapters(sitting.table, seat, 0)
            whole = [plain(step) for step in sitting.state.history(seat)]
            assert [chapter["step"] for chapter in told] == list(range(len(whole)))
            assert [chapter["version"] for chapter in told] == [0, *sitting.table.play.versions]
            if memory_aid:
                assert [unmarked(chapter["events"]) for chapter in told] == whole
            else:
                events = [event for chapter in told for event in chapter["events"]]
                laid_down = [event for event in events if event["type"] in NOT_LOOKED_UP]
                assert all(event[NOT_LOOKED_UP[event["type"]]] is None for event in laid_down)
                assert events


@every_game
def test_what_was_missed_since_a_version(chosen: Configuration) -> None:
    sitting = running(chosen)
    sitting.play(5)
    version = sitting.table.version
    assert history.missed(sitting.table, 0, version) == []
    sitting.play(7)
    missed = history.missed(sitting.table, 0, version)
    assert missed is not None
    assert [chapter["version"] for chapter in missed] == list(range(version + 1, version + 8))
    assert missed == history.chapters(sitting.table, 0, 6)
    assert history.missed(sitting.table, 0, 10**9) == []
    assert len(history.missed(sitting.table, None, 0) or ()) == 12


def test_too_much_to_tell() -> None:
    sitting = running(DALANG)
    sitting.play(history.MOST_MISSED + 1)
    assert sitting.table.decision_count == history.MOST_MISSED + 1
    assert history.missed(sitting.table, 0, 0) is None


def test_nothing_happens_before_the_start() -> None:
    table = opened(ALTAR).table
    assert history.chapters(table, 0, 0) == history.missed(table, 0, 0) == history.since_last_turn(table, 0) == []


@every_configuration
def test_since_my_last_turn(chosen: Configuration) -> None:
    sitting = running(chosen)
    for _ in range(40):
        if sitting.table.status != RUNNING:
            break
        for seat in range(chosen.players):
            told = history.since_last_turn(sitting.table, seat)
            movers = [mover for mover, _ in sitting.state.decisions]
            last = max((number for number, mover in enumerate(movers, 1) if mover == seat), default=0)
            assert [chapter["step"] for chapter in told] == list(range(last + 1, len(movers) + 1))
        sitting.play(1)


def test_what_bots_and_standing_answers_did_for_me_was_missed_too() -> None:
    sitting = running(DALANG)
    sitting.play(until=lambda state: state.phase in state.game.rules.reactions)
    seat, before = sitting.table.to_act, sitting.table.decision_count
    assert seat is not None
    sitting.add(log.Acted(at=sitting.now, seat=seat, action=sitting.state.game.rules.reactions[sitting.state.phase]))
    told = history.since_last_turn(sitting.table, seat)
    assert told[-1]["step"] == before + 1
    assert any(event["seat"] == seat for event in told[-1]["events"])


def test_what_concerned_me_is_marked() -> None:
    """What one gains or loses, also by others' cards; not that one passed. Checked against the game as it was."""
    found: Counter[tuple[str, bool, bool]] = Counter()
    for seed in range(4):
        sitting = running(DALANG, seed=seed)
        state, before = sitting.state, sitting.state.view(None)
        while sitting.table.status == RUNNING and len(state.decisions) < 400:
            sitting.play(1)
            for seat in range(state.players):
                events = views.happened(sitting.table, seat)["events"]
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
def test_marks_are_the_same_live_and_looked_back_at(chosen: Configuration) -> None:
    """Also after decisions were taken back."""
    sitting = running(chosen, memory_aid=True)
    live: dict[int, list[object]] = {}
    while len(live) < 60:
        mover = sitting.mover
        sitting.play(1)
        if len(live) % 7 == 3 and sitting.table.undoable(sitting.now):
            sitting.undo(mover)
            sitting.play(1)
        live[sitting.table.decision_count] = views.happened(sitting.table, 1)["events"]
    told = {chapter["step"]: chapter["events"] for chapter in history.chapters(sitting.table, 1, 1)}
    assert told == live
    assert any("mine" in event for events in told.values() for event in events)


@every_game
def test_what_is_taken_back_is_not_told(chosen: Configuration) -> None:
    sitting = running(chosen)
    while not sitting.table.undoable(sitting.now):
        mover = sitting.mover
        sitting.play(1)
    before = sitting.table.version
    sitting.undo(mover)
    assert history.missed(sitting.table, 0, before) == []
    assert before not in [chapter["version"] for chapter in history.chapters(sitting.table, 0, 1)]
    assert views.happened(sitting.table, 0) == {"what": "undone", "by_seat": sitting.table.to_act, "steps": 1}


@every_configuration
def test_a_finished_game_step_by_step(chosen: Configuration) -> None:
    sitting = finished(chosen)
    last = len(sitting.state.decisions)
    for step in {0, last // 3, last}:
        assert sitting.table.play is not None
        state = sitting.table.play.at(step)
        for seat in (None, chosen.players - 1):
            moment = history.moment(sitting.table, step, seat, is_open=False)
            assert moment["games"] == [views.coloured(sitting.table, state.view(seat))]
            assert [*map(unmarked, moment["events"])] == [plain(sitting.state.events_of(step, seat))]
            assert (moment["step"], moment["last"]) == (step, last)
        decision = sitting.state.decisions[step - 1] if step else None
        opened_up = history.moment(sitting.table, step, None, is_open=True)
        assert len(opened_up["games"]) == len(opened_up["events"]) == chosen.players
        assert opened_up["by_seat"] == (decision[0] if decision else None)
        assert opened_up["action"] == (decision[1].text if decision else None)


@pytest.mark.parametrize("memory_aid", [False, True])
@every_configuration
def test_a_finished_game_is_open_at_every_step(chosen: Configuration, memory_aid: bool) -> None:
    """A4.5 B10.5: hands, stacks, sacrifice cards and the altar, as they lay then; the end only at the end."""
    sitting = finished(chosen, memory_aid=memory_aid)
    assert sitting.table.play is not None
    last = len(sitting.state.decisions)
    for step in (0, last // 3, last - 1, last):
        state = sitting.table.play.at(step)
        games = history.moment(sitting.table, step, None, is_open=True)["games"]
        assert [game["seat"] for game in games] == [*range(chosen.players)]
        for game in games:
            assert opened_cards(game) == true_cards(state)
            assert ("values" in game or game.get("end_reason") is not None) == (step == last)
            assert [player["colour"] for player in game["players"]] == [seat.colour for seat in sitting.table.seats]


@every_configuration
def test_a_game_that_was_given_up_is_open(chosen: Configuration) -> None:
    """A4.5 B10.5: the table is over, whatever the rules would go on with; to players and spectators alike."""
    sitting = running(chosen)
    sitting.play(7)
    for who in PEOPLE[1 : chosen.players]:
        assert sitting.table.status == RUNNING
        sitting.resign(who)
    assert sitting.table.status == OVER
    assert not sitting.state.is_over
    assert sitting.table.play is not None
    for seat in (None, *range(chosen.players)):
        view = views.game_shown(sitting.table, seat)
        assert view is not None
        assert opened_cards(view) == true_cards(sitting.state)
        assert (view["seat"], view["legal"], view.get("end_reason"), "values" in view) == (seat, [], None, False)
    for step in (0, 4, 7):
        for game in history.moment(sitting.table, step, None, is_open=True)["games"]:
            assert opened_cards(game) == true_cards(sitting.table.play.at(step))
        as_seen = history.moment(sitting.table, step, 0, is_open=False)["games"]
        assert as_seen == [views.coloured(sitting.table, sitting.table.play.at(step).view(0))]


@every_game
def test_looks_at_the_past_in_any_order(chosen: Configuration) -> None:
    """Forwards, backwards and anywhere, while the game goes on and is taken back."""
    sitting = running(chosen, seed=5)
    play = sitting.table.play
    assert play is not None
    for _ in range(60):
        sitting.play(4)
        seat = play.last_seat
        if sitting.table.status == RUNNING and views.undo_of(sitting.table, seat) and sitting.draw(2):
            sitting.undo(str(sitting.table.seats[seat or 0].holder))
        step = sitting.draw(len(sitting.state.decisions) + 1)
        fresh = sitting.state.game.from_origin(play.origin)
        for _, action in sitting.state.decisions[:step]:
            fresh.play(action)
        found = play.at(step)
        assert found == fresh
        assert (found.view(0), found.decisions) == (fresh.view(0), fresh.decisions)


@every_game
def test_a_running_game_is_looked_back_at_as_all_saw_it(chosen: Configuration) -> None:
    """A hand of one's own that was would tell what was laid since, and that cannot be looked up (A4.4, B10.2)."""
    sitting = running(chosen)
    sitting.play(6)
    assert sitting.table.play is not None
    for step in (0, 3, 6):
        moment = history.moment(sitting.table, step, None, is_open=False)
        assert moment["games"] == [views.coloured(sitting.table, sitting.table.play.at(step).view(None))]
        assert (moment["step"], moment["last"], moment["action"]) == (step, 6, None)
        refused("not-over", history.moment, sitting.table, step, None, True)
        refused("not-over", history.moment, sitting.table, step, 0, False)
        refused("not-over", history.moment, sitting.table, step, 0, False, own=0)
    assert refused("no-such-moment", history.moment, sitting.table, 7, None, False).values == {"last": 6}


@every_game
def test_with_a_memory_aid_one_looks_back_from_ones_own_seat(chosen: Configuration) -> None:
    sitting = running(chosen, memory_aid=True)
    sitting.play(6)
    assert sitting.table.play is not None
    moment = history.moment(sitting.table, 3, 1, is_open=False, own=1)
    assert moment["games"] == [views.coloured(sitting.table, sitting.table.play.at(3).view(1, True))]
    assert [*map(unmarked, moment["events"])] == [plain(sitting.state.events_of(3, 1))]
    refused("not-over", history.moment, sitting.table, 3, 1, False)
    refused("not-over", history.moment, sitting.table, 3, 0, False, own=1)
    refused("not-over", history.moment, sitting.table, 3, 1, True, own=1)


def test_a_game_that_has_not_begun_has_no_moments() -> None:
    refused("not-running", history.moment, opened(ALTAR).table, 0, None, False)


def test_only_finished_games_are_replayed() -> None:
    sitting = running(ALTAR)
    refused("not-over", history.moment, sitting.table, 0, None, True)
    sitting.play(4)
    sitting.resign(BERT)
    assert history.moment(sitting.table, 4, 0, is_open=True)["last"] == 4
    for step in (-1, 5):
        assert refused("no-such-moment", history.moment, sitting.table, step, None, False).values == {"last": 4}
    for seat in (-1, 2):
        assert refused("no-such-seat", history.moment, sitting.table, 0, seat, False).values == {"last": 1}


def test_a_record_says_who_sat_where_and_who_gave_up() -> None:
    sitting = running(DALANG)
    sitting.play(5)
    names = {"Seat0": "Anna", "Seat1": "Bert", "Seat2": "Cleo"}
    assert history.record_headers(sitting.table) == names
    sitting.resign(CLEO)
    assert history.record_headers(sitting.table) == names | {"Resigned": "2"}
    sitting.resign(ANNA)
    assert sitting.table.winners == [1]
    record = sitting.state.record(False, **history.record_headers(sitting.table))
    read = parse_record(str(record))
    assert read == record
    assert read.headers["Resigned"] == "0 2"
    assert read.replay() == sitting.state


@pytest.mark.parametrize("memory_aid", [False, True])
@every_game
def test_happenings_reach_every_seat_as_they_may_know_them(chosen: Configuration, memory_aid: bool) -> None:
    sitting = running(chosen, memory_aid=memory_aid)
    assert unmarked(views.happened(sitting.table, 0)["events"]) == plain(sitting.state.events_of(0, 0))
    for _ in range(20):
        sitting.play(1)
        for seat in (None, *range(chosen.players)):
            told = views.happened(sitting.table, seat)
            assert told["what"] == "acted"
            assert unmarked(told["events"]) == plain(sitting.state.events(seat))
