"""The clock of a process goes by the monotonic clock, whatever is done to the wall clock."""

from __future__ import annotations

import logging
import random

import pytest
from tests.server.fake_clocks import START, Clocks

from banjar.server.process_clock import MAX_STEP_MILLISECONDS

HOUR = 3_600_000


def test_it_starts_with_the_wall_clock() -> None:
    assert Clocks().clock.now() == START


@pytest.mark.parametrize("jump", [-HOUR, -3_000, 3_000, HOUR])
def test_a_jump_of_the_wall_clock_is_no_time(jump: int) -> None:
    clocks = Clocks()
    clocks.wall += jump
    assert clocks.clock.now() == START
    clocks.pass_time(700)
    assert clocks.clock.now() == START + 700
    assert clocks.clock.wall_departure() == jump


def test_a_clock_that_was_set_back_is_reached_slowly_and_never_backwards() -> None:
    clocks = Clocks()
    clocks.wall -= 60_000
    last = clocks.clock.now()
    seconds = 0
    while clocks.clock.wall_departure():
        seconds += 1
        clocks.pass_time(1_000)
        assert clocks.follow() is None
        now = clocks.clock.now()
        assert last + 980 <= now <= last + 1_000
        last = now
    assert 5_900 <= seconds <= 6_100, "1 %"


def test_a_jump_forward_is_a_step_from_then_to_now() -> None:
    """The machine slept, for which the monotonic clock stands still, or the wall clock was set."""
    clocks = Clocks()
    clocks.pass_time(1_000)
    clocks.wall += HOUR
    assert clocks.follow() == (START + 1_000, START + 1_000 + HOUR)
    assert clocks.clock.now() == START + 1_000 + HOUR
    assert clocks.follow() is None


def test_a_clock_that_is_years_ahead_is_not_believed() -> None:
    clocks = Clocks()
    clocks.wall += 10 * 365 * 24 * HOUR
    assert clocks.follow() is None
    assert clocks.clock.now() == START


def test_a_jump_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    clocks = Clocks()
    with caplog.at_level(logging.WARNING):
        for jump in (-HOUR, 2 * HOUR, MAX_STEP_MILLISECONDS + HOUR):
            clocks.wall += jump
            for _ in range(5):
                clocks.pass_time(5_000)
                clocks.follow()
    assert [record.getMessage().split(" seconds ")[0] for record in caplog.records] == [
        "the wall clock was set and is 3600.0",
        "the wall clock jumped 3600.2",
        "the wall clock was set and is 2595600.0",
    ]
    assert clocks.clock.jumps == 3


def test_drift_is_followed_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    clocks, dice = Clocks(), random.Random(3)
    last = clocks.clock.now()
    with caplog.at_level(logging.WARNING):
        for _ in range(2_000):
            clocks.pass_time(5_000)
            clocks.wall += dice.randrange(-20, 40)
            assert clocks.follow() is None
            assert clocks.clock.now() >= last
            last = clocks.clock.now()
            assert abs(clocks.clock.wall_departure()) < 200
    assert not caplog.records
