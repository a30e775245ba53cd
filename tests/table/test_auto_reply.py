"""Auto-replies are made when they are allowed, and nobody can tell them from decisions."""

from __future__ import annotations

import msgspec
import pytest
from tests.laws.configurations import Configuration, configuration
from tests.laws.secrets import worlds
from tests.table import json_views as views
from tests.table.table_driver import ALTAR, PEOPLE, TableDriver, assert_refused, every_game, running_table, with_world

from banjar.table import auto_reply, log, reveal_delay
from banjar.table.auto_reply import AutoReply
from banjar.table.clock import CorrespondenceClock, LiveClock
from banjar.table.reply_time import reveal_at
from banjar.table.settings import SeatPlan
from banjar.table.table import RUNNING

ANNA, BERT, CLEO, DORA = PEOPLE
NEVER = AutoReply(pass_when_unable=False)
REACTIONS = configuration("dalang-4")


def at_reaction(driver: TableDriver, only: bool) -> str:
    """Play until a reaction with one legal action, or with more; returns the action that does nothing."""
    reactions = driver.state.game.rules.reactions
    driver.play(1)
    driver.play(until=lambda state: state.phase in reactions and (len(state.legal_ids()) == 1) == only)
    assert driver.table.status == RUNNING
    return reactions[driver.state.phase]


def test_a_player_who_cannot_react_passes() -> None:
    driver = running_table(REACTIONS)
    for _ in range(10):
        nothing = at_reaction(driver, only=True)
        assert auto_reply.find(driver.table, AutoReply(), True) == nothing
        assert auto_reply.find(driver.table, NEVER, True) is None


def test_only_a_player_who_could_reply_at_once_passes_automatically() -> None:
    """B10.4: players who are absent, share a device or have a correspondence clock could not be so quick."""
    driver = running_table(REACTIONS)
    nothing = at_reaction(driver, only=True)
    assert auto_reply.find(driver.table, AutoReply(), False) is None
    by_post = running_table(REACTIONS, clock=CorrespondenceClock(24 * 3600 * 1000))
    at_reaction(by_post, only=True)
    assert auto_reply.find(by_post.table, AutoReply(), True) is None
    shared = running_table(
        REACTIONS, seats=[SeatPlan("me"), *[SeatPlan("local", name) for name in ("Bob", "Cay", "Dan")]]
    )
    at_reaction(shared, only=True)
    assert auto_reply.find(shared.table, AutoReply(), True) is None
    for table in (driver.table, by_post.table, shared.table):
        assert table.session is not None
        phase = table.session.state.phase
        answers = {phase: nothing} if phase in table.session.game.rules.auto_replies else {}
        wanted = auto_reply.find(table, AutoReply(answers=answers), False)
        assert wanted == answers.get(phase), "what is answered whatever the cards are tells nothing"


def test_a_player_who_cannot_buy_plays_at_once() -> None:
    """A3.1: without the stones for any good nothing is bought, and everybody can see why."""
    driver = running_table(ALTAR, seed=3, formalities=False)
    asking = running_table(ALTAR, seed=3)
    asked = {True: 0, False: 0}
    while min(asked.values()) < 5:
        driver.play(1)
        driver.play(until=lambda state: state.phase == "buy")
        assert driver.table.status == RUNNING
        is_formality = len(driver.state.legal_ids()) == 1
        asked[is_formality] += 1
        assert auto_reply.find(driver.table, AutoReply(), True) == ("nobuy" if is_formality else None)
        assert auto_reply.find(driver.table, NEVER, False) == auto_reply.find(driver.table, AutoReply(), True)
        assert reveal_at(driver.table) == driver.table.asked_at
    asking.play(until=lambda state: state.phase == "buy" and len(state.legal_ids()) == 1)
    assert asking.table.status == RUNNING
    assert auto_reply.find(asking.table, AutoReply(), True) is None


def test_a_player_who_can_react_is_asked() -> None:
    driver = running_table(REACTIONS)
    for _ in range(10):
        nothing = at_reaction(driver, only=False)
        assert auto_reply.find(driver.table, AutoReply(), True) is None
        phase = driver.state.phase
        if nothing in driver.state.game.rules.auto_replies.get(phase, ()):
            assert auto_reply.find(driver.table, AutoReply(answers={phase: nothing}), True) == nothing


def test_the_shrine_reward_is_chosen_once_for_all() -> None:
    """A3.16: points or stones."""
    for seed in range(20):
        driver = running_table(ALTAR, seed=seed)
        driver.play(until=lambda state: state.phase == "shrine_reward")
        if driver.table.status == RUNNING:
            break
    for reward in ("points", "stones"):
        assert auto_reply.find(driver.table, AutoReply(answers={"shrine_reward": reward}), True) == reward
    assert auto_reply.find(driver.table, AutoReply(), True) is None


def test_an_ordinary_decision_has_no_auto_reply() -> None:
    """Even if there is only one legal action: playing the last card is not a formality."""
    driver = running_table(ALTAR, formalities=False)
    driver.play(until=lambda state: state.phase == "play" and len(state.legal_ids()) == 1)
    assert driver.table.status == RUNNING
    assert auto_reply.find(driver.table, AutoReply(), True) is None


def test_bots_have_no_auto_replies() -> None:
    driver = running_table(REACTIONS)
    at_reaction(driver, only=True)
    driver.resign(driver.mover)
    assert auto_reply.find(driver.table, AutoReply(), True) is None


@pytest.mark.parametrize(
    "answers", [{"buy": "nobuy"}, {"shrine_reward": "gold"}, {"": ""}, {"x" * 99: "y" * 99}], ids=str
)
def test_only_some_phases_have_auto_replies(answers: dict[str, str]) -> None:
    error = assert_refused("bad-auto-reply", auto_reply.checked, running_table(ALTAR).table, AutoReply(answers=answers))
    assert len(error.values["phase"]) <= 40


@every_game
def test_every_auto_reply_of_a_game_is_accepted(chosen: Configuration) -> None:
    table = running_table(chosen).table
    for phase, known in table.settings.load().rules.auto_replies.items():
        for action in known:
            wanted = AutoReply(answers={phase: action})
            assert auto_reply.checked(table, wanted) == wanted
            assert msgspec.json.decode(msgspec.json.encode(wanted), type=AutoReply) == wanted


def test_a_reaction_takes_its_time_whatever_it_is() -> None:
    driver = running_table(REACTIONS)
    seen = set()
    for _ in range(40):
        at_reaction(driver, only=driver.draw(2) == 0)
        pause = reveal_at(driver.table) - driver.table.asked_at
        shortest = driver.table.settings.reaction_pause
        assert shortest <= pause <= reveal_delay.MAX_DELAY_FACTOR * shortest
        seen.add(pause)
    assert len(seen) > 30


def test_a_reaction_takes_its_time_as_long_as_others_may_come_back() -> None:
    """B10.4: an absent player whose seat a bot plays may come back."""
    driver = running_table(
        configuration("dalang-3"), seats=[SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", None, "novice")]
    )
    at_reaction(driver, only=True)
    seat = driver.table.to_act
    other = next(n for n, chair in enumerate(driver.table.seats) if chair.is_person and n != seat)
    before = reveal_at(driver.table)
    assert before > driver.table.asked_at
    driver.add(log.TakenOver(at=driver.now, seat=other))
    assert reveal_at(driver.table) - driver.table.asked_at >= driver.table.settings.reaction_pause


def test_a_bots_reaction_takes_its_time_too() -> None:
    """B10.4: a bot with a choice answers as soon as one without."""
    bots = [SeatPlan("bot", None, "novice")] * 2
    driver = running_table(configuration("dalang-3"), seats=[SeatPlan("me"), *bots], pace=0)
    reactions = driver.state.game.rules.reactions
    driver.play(until=lambda state: state.phase in reactions and state.to_act != 0)
    assert reveal_at(driver.table) - driver.table.asked_at == driver.table.settings.reaction_pause


def test_the_clock_does_not_show_the_drawn_delay() -> None:
    """B10.4: neither the deadline nor the time left shows when an answer was released."""
    clock = LiveClock(60_000, 5_000)
    driver = running_table(REACTIONS, clock=clock)
    for number in range(20):
        nothing = at_reaction(driver, only=True)
        table, seat = driver.table, driver.table.to_act
        assert seat is not None
        bank, longest = table.seats[seat].bank, int(reveal_delay.MAX_DELAY_FACTOR * table.settings.reaction_pause)
        assert table.deadline(None) == table.asked_at + longest + bank
        at = (reveal_at(table), table.asked_at + longest)[number % 2]
        driver.add(log.Acted(at=at, seat=seat, action=nothing))
        driver.now = at
        assert table.seats[seat].bank == bank + clock.increment


def test_other_decisions_have_no_delay() -> None:
    driver = running_table(REACTIONS)
    assert reveal_at(driver.table) == driver.table.asked_at
    alone = running_table(REACTIONS, seats=[SeatPlan("me"), *[SeatPlan("bot", None, "novice")] * 3])
    alone.play(until=lambda state: state.phase in state.game.rules.reactions and state.to_act == 0)
    assert reveal_at(alone.table) == alone.table.asked_at


def test_other_entries_do_not_change_the_pause() -> None:
    driver = running_table(REACTIONS)
    at_reaction(driver, only=True)
    before = reveal_at(driver.table)
    driver.resign(next(who for who in PEOPLE if who != driver.mover))
    assert reveal_at(driver.table) == before


@pytest.mark.parametrize("name", ["dalang-3", "dalang-4"])
def test_the_pause_is_the_same_in_worlds_that_look_alike(name: str) -> None:
    """B10.4: a seat cannot tell by the pause whether another could have reacted."""
    driver = running_table(configuration(name))
    able = set()
    for number in range(6):
        at_reaction(driver, only=number % 2 == 0)
        truth = reveal_at(driver.table)
        watcher = ((driver.table.to_act or 0) + 1) % len(driver.table.seats)
        for world in worlds(driver.state, watcher, number):
            able.add(len(world.legal_ids()) > 1)
            with with_world(driver, world):
                assert reveal_at(driver.table) == truth
    assert able == {False, True}


def test_auto_replies_are_shown_like_any_other_decision() -> None:
    """Updates do not say who decided."""
    driver = running_table(REACTIONS)
    nothing = at_reaction(driver, only=False)
    by_hand, in_advance = driver.again(), driver.again()
    seat, now = driver.table.to_act, driver.now
    assert seat is not None
    by_hand.fold(log.Acted(at=now, who=driver.mover, command="mine", seat=seat, action=nothing))
    in_advance.fold(log.Acted(at=now, seat=seat, action=nothing))
    for other in [number for number in range(4) if number != seat]:
        assert views.last_entry(by_hand, other) == views.last_entry(in_advance, other)
    assert views.table_state(by_hand, {0, 1}, None) == views.table_state(in_advance, {0, 1}, None)
