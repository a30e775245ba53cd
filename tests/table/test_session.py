"""A long game costs no more to look at, to undo and to follow than a short one."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest
from tests.laws.configurations import Configuration
from tests.table.long_game import long_log
from tests.table.table_driver import DALANG, every_configuration, every_game, running_table

from banjar.core.game import State
from banjar.core.state import BaseState
from banjar.protocol import history
from banjar.table import keyframes
from banjar.table.keyframes import KEYFRAME_INTERVAL_DECISIONS, Keyframes
from banjar.table.session import GameSession
from banjar.table.table import Table

LONG = 2_000
"""Decisions of the long game."""


@pytest.fixture
def close_keyframes(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that games of ordinary length have many keyframes."""
    monkeypatch.setattr(keyframes, "KEYFRAME_INTERVAL_DECISIONS", 8)
    monkeypatch.setattr("banjar.table.session.KEYFRAME_INTERVAL_DECISIONS", 8)


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """One element per decision that any state plays."""
    counted: list[int] = []
    play = BaseState.play

    def counting(self: BaseState, action: object) -> None:
        counted.append(1)
        play(self, action)  # type: ignore[arg-type]

    monkeypatch.setattr(BaseState, "play", counting)
    yield counted


@pytest.fixture(scope="module")
def long_table() -> Table:
    return Table.from_log("long", long_log(LONG))


def session_of(table: Table) -> GameSession:
    assert table.session is not None
    return table.session


def test_a_look_at_a_late_moment_replays_no_more_than_an_interval(long_table: Table, plays: list[int]) -> None:
    rng = random.Random(1)
    for step in (LONG, 0, LONG - 1, *(rng.randrange(LONG) for _ in range(20))):
        plays.clear()
        shown = history.moment(long_table, step, None, is_open=False)
        assert shown.last == LONG
        assert len(plays) < KEYFRAME_INTERVAL_DECISIONS


def test_a_late_moment_of_a_long_game_opens_at_once(long_table: Table) -> None:
    session_of(long_table).state_at(0)
    started = time.thread_time()
    history.moment(long_table, LONG - 3, None, is_open=False)
    assert time.thread_time() - started < 0.1


def test_an_undo_in_a_long_game_replays_no_more_than_an_interval(plays: list[int]) -> None:
    session = session_of(Table.from_log("long", long_log(LONG)))
    before = session.state_at(LONG - 3).to_bytes()
    plays.clear()
    session.undo(3)
    assert len(plays) < KEYFRAME_INTERVAL_DECISIONS
    assert session.state.to_bytes() == before
    assert session.step == session.state.step == len(session.action_texts) == LONG - 3


@every_configuration
@pytest.mark.usefixtures("close_keyframes")
def test_every_moment_is_as_it_was(chosen: Configuration) -> None:
    """In any order, and again after an undo."""
    driver = running_table(chosen, memory_aid=True)
    driver.play(70)
    session = session_of(driver.table)
    rng = random.Random(str(chosen))
    for _ in range(2):
        true = [state.to_bytes() for state in replay(session)]
        views = [state.view(None) for state in replay(session)]
        steps = [*range(session.step + 1), *rng.sample(range(session.step + 1), session.step)]
        for step in steps:
            assert session.state_at(step).to_bytes() == true[step]
            assert session.state_at(step).view(None) == views[step]
        session.undo(rng.randint(1, 20))


def replay(session: GameSession) -> Iterator[State]:
    state = session.game.from_origin(session.origin)
    yield state.copy()
    for text in session.action_texts:
        state.play(text)
        yield state.copy()


@every_configuration
@pytest.mark.usefixtures("close_keyframes")
def test_what_concerns_a_seat_does_not_depend_on_where_one_began_to_follow(chosen: Configuration) -> None:
    driver = running_table(chosen, memory_aid=True)
    driver.play(70)
    session = session_of(driver.table)
    rng = random.Random(str(chosen))
    for seat in range(chosen.players):
        relevance = session.game.rules.log.relevance(session.game.from_origin(session.origin).view(None))
        followed = [
            [(event, seat in relevance.follow(event)) for event in session.state.events_of(number, seat)]
            for number in range(session.step + 1)
        ]
        for number in rng.sample(range(session.step + 1), session.step + 1):
            assert session.events_of(number, seat) == followed[number]


@every_game
def test_the_number_of_keyframes_is_bounded(chosen: Configuration, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyframes, "KEYFRAME_INTERVAL_DECISIONS", 1)
    monkeypatch.setattr(keyframes, "MAX_KEYFRAMES", 4)
    driver = running_table(chosen)
    driver.play(50)
    session = session_of(driver.table)
    state = session.game.from_origin(session.origin)
    kept = Keyframes()
    for text in session.action_texts:
        state.play(text)
        kept.follow(state)
        assert len(kept) <= 4
        found = kept.at_or_before(state.step)
        assert found is not None
        assert state.step / 2 <= found.step <= state.step
    assert kept.at_or_before(0) is None
    kept.cut(1)
    assert len(kept) == 0


def test_a_log_is_listed_in_pages(long_table: Table) -> None:
    first, steps = 0, []
    while first <= LONG:
        page = history.page(long_table, history.decision_events(long_table, 1, first))
        assert page.last == LONG
        assert 0 < len(page.decisions) <= history.MAX_LISTED_DECISIONS
        steps += [decision.step for decision in page.decisions]
        first = steps[-1] + 1
    assert steps == list(range(LONG + 1))


def test_credits_of_downtime_are_seen_in_every_decision() -> None:
    session = session_of(running_table(DALANG).table)
    before = session.step
    driver = running_table(DALANG)
    driver.play(5)
    session = session_of(driver.table)
    asked = [session.info(number).asked_at for number in range(before + 1, session.step + 1)]
    session.credit(700)
    assert [session.info(number).asked_at for number in range(before + 1, session.step + 1)] == [
        at + 700 for at in asked
    ]
