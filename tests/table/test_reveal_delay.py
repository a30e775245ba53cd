"""When replies are shown: drawn from what was observed, bounded, the same in every process."""

from __future__ import annotations

import math
import statistics

import pytest
from tests.laws.configurations import configuration
from tests.laws.secrets import worlds
from tests.table.table_driver import TableDriver, running_table, with_world

from banjar.table import log, reveal_delay
from banjar.table.clock import CorrespondenceClock, LiveClock
from banjar.table.reply_time import reply_at, reveal_at, thoughtless_reply_at
from banjar.table.settings import SeatPlan
from banjar.table.table import Table

REACTIONS = configuration("dalang-4")
PAUSE = 1000


def at_reaction(driver: TableDriver, only: bool) -> str:
    """Play until somebody is asked to react who has only one answer, or has more; the answer that does nothing."""
    reactions = driver.state.game.rules.reactions
    driver.play(1)
    driver.play(until=lambda state: state.phase in reactions and (len(state.legal_ids()) == 1) == only)
    return reactions[driver.state.phase]


def imitated(own: list[int], others: list[int], count: int = 2000) -> list[int]:
    return [
        reveal_delay.imitated_thinking(PAUSE, own, others, reveal_delay.random_bits("table", 1, number))
        for number in range(count)
    ]


def test_an_unknown_person_seems_to_think_as_people_usually_do() -> None:
    found = imitated([], [])
    assert 3000 < statistics.median(found) < 4000
    assert max(found) <= reveal_delay.maximum_delay(PAUSE) == 30_000


@pytest.mark.parametrize("median", [1500, 3500, 8000])
def test_a_known_person_seems_to_think_as_they_do(median: int) -> None:
    own = [round(median * math.exp(0.5 * deviation / 10)) for deviation in range(-20, 21)]
    assert statistics.median(imitated(own, [400, 20_000])) == pytest.approx(median, rel=0.1)


def test_the_first_real_reaction_at_a_table_outweighs_what_is_usual() -> None:
    found = imitated([], [9000])
    assert 6000 < statistics.median(found) < 11_000


def test_no_observed_time_is_shown_again() -> None:
    own = [5000] * 100
    assert len(set(imitated(own, [])) - {5000}) > 500


def test_a_shorter_pause_makes_all_delays_shorter() -> None:
    for pause in (0, 40, 500, 1000, 4000, 10_000):
        longest = reveal_delay.maximum_delay(pause)
        assert longest <= reveal_delay.MAX_DELAY_MILLISECONDS
        assert longest >= reveal_delay.MAX_PAUSE_FACTOR * pause
        for number in range(100):
            bits = reveal_delay.random_bits("table", 2, number)
            assert 0 <= reveal_delay.imitated_thinking(pause, [], [], bits) <= longest
            assert reveal_delay.drawn_delay(pause, bits) <= longest


def test_a_slow_answer_no_longer_shows_that_there_was_a_choice() -> None:
    """A seat without a choice seems to think as long as the people of this table do."""
    driver = running_table(REACTIONS)
    for _ in range(60):
        at_reaction(driver, only=False)
        driver.now = driver.table.asked_at + 9000
        driver.act(driver.mover, driver.state.legal_actions()[0].text)
    delays = []
    for _ in range(60):
        at_reaction(driver, only=True)
        delays.append(thoughtless_reply_at(driver.table) - driver.table.asked_at)
    assert 7000 < statistics.median(delays) < 11_000


@pytest.mark.parametrize("name", ["dalang-3", "dalang-4"])
def test_the_moment_of_an_automatic_answer_is_the_same_in_worlds_that_look_alike(name: str) -> None:
    driver = running_table(configuration(name))
    for number in range(6):
        at_reaction(driver, only=number % 2 == 0)
        truth = thoughtless_reply_at(driver.table)
        assert truth >= reveal_at(driver.table)
        watcher = ((driver.table.to_act or 0) + 1) % len(driver.table.seats)
        for world in worlds(driver.state, watcher, number):
            with with_world(driver, world):
                assert thoughtless_reply_at(driver.table) == truth


def test_a_pass_by_hand_without_a_choice_comes_no_sooner_than_by_itself() -> None:
    driver = running_table(REACTIONS)
    at_reaction(driver, only=True)
    assert reply_at(driver.table) == thoughtless_reply_at(driver.table)
    at_reaction(driver, only=False)
    assert reply_at(driver.table) == reveal_at(driver.table)
    by_post = running_table(REACTIONS, clock=CorrespondenceClock(24 * 3600 * 1000))
    at_reaction(by_post, only=True)
    assert reply_at(by_post.table) == reveal_at(by_post.table), "nobody passes by itself there"


def test_nobody_waits_where_nobody_could_learn() -> None:
    """One person among bots, or friends who have turned the pause off."""
    alone = running_table(REACTIONS, seats=[SeatPlan("me"), *[SeatPlan("bot", None, "novice")] * 3])
    alone.play(until=lambda state: state.phase in state.game.rules.reactions and state.to_act == 0)
    friends = running_table(REACTIONS, reaction_pause=0)
    at_reaction(friends, only=True)
    for table in (alone.table, friends.table):
        assert thoughtless_reply_at(table) == reply_at(table) == table.asked_at


def test_time_for_which_a_reply_is_held_is_never_charged() -> None:
    clock = LiveClock(60_000, 0)
    driver = running_table(REACTIONS, clock=clock)
    for _ in range(60):
        nothing = at_reaction(driver, only=True)
        seat = driver.table.to_act
        assert seat is not None
        bank = driver.table.seats[seat].bank
        driver.now = thoughtless_reply_at(driver.table)
        driver.add(log.Acted(at=driver.now, seat=seat, action=nothing))
        assert driver.table.seats[seat].bank == bank


def test_a_table_learns_thinking_times_from_its_log_alone() -> None:
    """Of people with a choice only, without the time their reply was held, and undone replies are forgotten."""
    driver = running_table(REACTIONS)
    at_reaction(driver, only=False)
    seat, asked_at = driver.table.to_act, driver.table.asked_at
    action = driver.state.legal_actions()[0].text
    driver.add(log.Acted(at=asked_at + 2400, who=driver.mover, command="x", seat=seat or 0, action=action, held=900))
    nothing = at_reaction(driver, only=True)
    driver.add(log.Acted(at=driver.now, seat=driver.table.to_act or 0, action=nothing))
    for table in (driver.table, Table.from_log(driver.table.id, driver.bodies)):
        assert table.session is not None
        infos = table.session.decision_infos
        assert 1500 in [info.thinking for info in infos if info.seat == seat]
        assert infos[-1].thinking is None
        assert table.session.thinking_times(seat, 30_000)[0].count(1500) == 1
