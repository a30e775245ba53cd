"""Answers in advance: given when they are allowed, and so that nobody can tell."""

from __future__ import annotations

import msgspec
import pytest
from tests.laws.configurations import Configuration, configuration
from tests.laws.secrets import worlds
from tests.table import json_views as views
from tests.table.table_driver import ALTAR, PEOPLE, Sitting, every_game, imagined, refused, running

from banjar.table import auto_reply, log, reveal_delay
from banjar.table.auto_reply import AutoReply
from banjar.table.clock import CorrespondenceClock, LiveClock
from banjar.table.settings import SeatPlan
from banjar.table.table import RUNNING

ANNA, BERT, CLEO, DORA = PEOPLE
NEVER = AutoReply(pass_when_unable=False)
REACTIONS = configuration("dalang-4")


def at_reaction(sitting: Sitting, only: bool) -> str:
    """Play until somebody is asked to react who has only one answer, or has more; the answer that does nothing."""
    reactions = sitting.state.game.rules.reactions
    sitting.play(1)
    sitting.play(until=lambda state: state.phase in reactions and (len(state.legal_ids()) == 1) == only)
    assert sitting.table.status == RUNNING
    return reactions[sitting.state.phase]


def test_who_cannot_react_passes() -> None:
    sitting = running(REACTIONS)
    for _ in range(10):
        nothing = at_reaction(sitting, only=True)
        assert auto_reply.automatic(sitting.table, AutoReply(), True) == nothing
        assert auto_reply.automatic(sitting.table, NEVER, True) is None


def test_only_who_is_asked_in_person_passes_by_itself() -> None:
    """B10.4: nobody who is away, hands the device on or has days to answer could be so quick."""
    sitting = running(REACTIONS)
    nothing = at_reaction(sitting, only=True)
    assert auto_reply.automatic(sitting.table, AutoReply(), False) is None
    by_post = running(REACTIONS, clock=CorrespondenceClock(24 * 3600 * 1000))
    at_reaction(by_post, only=True)
    assert auto_reply.automatic(by_post.table, AutoReply(), True) is None
    shared = running(REACTIONS, seats=[SeatPlan("me"), *[SeatPlan("local", name) for name in ("Bob", "Cay", "Dan")]])
    at_reaction(shared, only=True)
    assert auto_reply.automatic(shared.table, AutoReply(), True) is None
    for table in (sitting.table, by_post.table, shared.table):
        assert table.play is not None
        phase = table.play.state.phase
        answers = {phase: nothing} if phase in table.play.game.rules.standing else {}
        wanted = auto_reply.automatic(table, AutoReply(answers=answers), False)
        assert wanted == answers.get(phase), "what is answered whatever the cards are tells nothing"


def test_who_cannot_buy_plays_at_once() -> None:
    """A3.1: without the stones for any good nothing is bought, and all see why."""
    sitting = running(ALTAR, seed=3, formalities=False)
    asking = running(ALTAR, seed=3)
    asked = {True: 0, False: 0}
    while min(asked.values()) < 5:
        sitting.play(1)
        sitting.play(until=lambda state: state.phase == "buy")
        assert sitting.table.status == RUNNING
        is_formality = len(sitting.state.legal_ids()) == 1
        asked[is_formality] += 1
        assert auto_reply.automatic(sitting.table, AutoReply(), True) == ("nobuy" if is_formality else None)
        assert auto_reply.automatic(sitting.table, NEVER, False) == auto_reply.automatic(
            sitting.table, AutoReply(), True
        )
        assert reveal_delay.release(sitting.table) == sitting.table.since
    asking.play(until=lambda state: state.phase == "buy" and len(state.legal_ids()) == 1)
    assert asking.table.status == RUNNING
    assert auto_reply.automatic(asking.table, AutoReply(), True) is None


def test_who_can_react_is_asked() -> None:
    sitting = running(REACTIONS)
    for _ in range(10):
        nothing = at_reaction(sitting, only=False)
        assert auto_reply.automatic(sitting.table, AutoReply(), True) is None
        phase = sitting.state.phase
        if nothing in sitting.state.game.rules.standing.get(phase, ()):
            assert auto_reply.automatic(sitting.table, AutoReply(answers={phase: nothing}), True) == nothing


def test_the_shrine_reward_is_chosen_once_for_all() -> None:
    """A3.16: points or stones."""
    for seed in range(20):
        sitting = running(ALTAR, seed=seed)
        sitting.play(until=lambda state: state.phase == "shrine_reward")
        if sitting.table.status == RUNNING:
            break
    for reward in ("points", "stones"):
        assert auto_reply.automatic(sitting.table, AutoReply(answers={"shrine_reward": reward}), True) == reward
    assert auto_reply.automatic(sitting.table, AutoReply(), True) is None


def test_an_ordinary_decision_is_never_made_in_advance() -> None:
    """Even where there is only one choice: playing the last card of the hand is an act, not a formality."""
    sitting = running(ALTAR, formalities=False)
    sitting.play(until=lambda state: state.phase == "play" and len(state.legal_ids()) == 1)
    assert sitting.table.status == RUNNING
    assert auto_reply.automatic(sitting.table, AutoReply(), True) is None


def test_a_bot_needs_no_standing_answers() -> None:
    sitting = running(REACTIONS)
    at_reaction(sitting, only=True)
    sitting.resign(sitting.mover)
    assert auto_reply.automatic(sitting.table, AutoReply(), True) is None


@pytest.mark.parametrize(
    "answers", [{"buy": "nobuy"}, {"shrine_reward": "gold"}, {"": ""}, {"x" * 99: "y" * 99}], ids=str
)
def test_only_some_questions_have_standing_answers(answers: dict[str, str]) -> None:
    error = refused("bad-standing", auto_reply.checked, running(ALTAR).table, AutoReply(answers=answers))
    assert len(error.values["phase"]) <= 40


@every_game
def test_every_standing_answer_of_a_game_is_accepted(chosen: Configuration) -> None:
    table = running(chosen).table
    for phase, known in table.settings.load().rules.standing.items():
        for action in known:
            wanted = AutoReply(answers={phase: action})
            assert auto_reply.checked(table, wanted) == wanted
            assert msgspec.json.decode(msgspec.json.encode(wanted), type=AutoReply) == wanted


def test_a_reaction_takes_its_time_whatever_it_is() -> None:
    sitting = running(REACTIONS)
    seen = set()
    for _ in range(40):
        at_reaction(sitting, only=sitting.draw(2) == 0)
        pause = reveal_delay.release(sitting.table) - sitting.table.since
        shortest = sitting.table.settings.reaction_pause
        assert shortest <= pause <= reveal_delay.SPREAD * shortest
        seen.add(pause)
    assert len(seen) > 30


def test_a_reaction_takes_its_time_as_long_as_others_may_come_back() -> None:
    """B10.4: a bot that plays for somebody keeps nothing from them."""
    sitting = running(
        configuration("dalang-3"), seats=[SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", None, "novice")]
    )
    at_reaction(sitting, only=True)
    seat = sitting.table.to_act
    other = next(n for n, chair in enumerate(sitting.table.seats) if chair.is_person and n != seat)
    before = reveal_delay.release(sitting.table)
    assert before > sitting.table.since
    sitting.add(log.TakenOver(at=sitting.now, seat=other))
    assert reveal_delay.release(sitting.table) - sitting.table.since >= sitting.table.settings.reaction_pause


def test_a_bots_reaction_takes_its_time_too() -> None:
    """B10.4: one that has to think answers as soon as one that has nothing to think about."""
    bots = [SeatPlan("bot", None, "novice")] * 2
    sitting = running(configuration("dalang-3"), seats=[SeatPlan("me"), *bots], pace=0)
    reactions = sitting.state.game.rules.reactions
    sitting.play(until=lambda state: state.phase in reactions and state.to_act != 0)
    assert reveal_delay.release(sitting.table) - sitting.table.since == sitting.table.settings.reaction_pause


def test_the_clock_does_not_tell_the_lot() -> None:
    """B10.4: neither when the time is up nor what is left of it says when an answer was let out."""
    clock = LiveClock(60_000, 5_000)
    sitting = running(REACTIONS, clock=clock)
    for number in range(20):
        nothing = at_reaction(sitting, only=True)
        table, seat = sitting.table, sitting.table.to_act
        assert seat is not None
        bank, longest = table.seats[seat].bank, int(reveal_delay.SPREAD * table.settings.reaction_pause)
        assert table.time_is_up(None) == table.since + longest + bank
        at = (reveal_delay.release(table), table.since + longest)[number % 2]
        sitting.add(log.Acted(at=at, seat=seat, action=nothing))
        sitting.now = at
        assert table.seats[seat].bank == bank + clock.increment


def test_nothing_else_waits() -> None:
    sitting = running(REACTIONS)
    assert reveal_delay.release(sitting.table) == sitting.table.since
    alone = running(REACTIONS, seats=[SeatPlan("me"), *[SeatPlan("bot", None, "novice")] * 3])
    alone.play(until=lambda state: state.phase in state.game.rules.reactions and state.to_act == 0)
    assert reveal_delay.release(alone.table) == alone.table.since


def test_other_entries_do_not_change_the_pause() -> None:
    sitting = running(REACTIONS)
    at_reaction(sitting, only=True)
    before = reveal_delay.release(sitting.table)
    sitting.resign(next(who for who in PEOPLE if who != sitting.mover))
    assert reveal_delay.release(sitting.table) == before


@pytest.mark.parametrize("name", ["dalang-3", "dalang-4"])
def test_the_pause_is_the_same_in_worlds_that_look_alike(name: str) -> None:
    """B10.4: a seat cannot tell by the pause whether another could have reacted."""
    sitting = running(configuration(name))
    able = set()
    for number in range(6):
        at_reaction(sitting, only=number % 2 == 0)
        truth = reveal_delay.release(sitting.table)
        watcher = ((sitting.table.to_act or 0) + 1) % len(sitting.table.seats)
        for world in worlds(sitting.state, watcher, number):
            able.add(len(world.legal_ids()) > 1)
            with imagined(sitting, world):
                assert reveal_delay.release(sitting.table) == truth
    assert able == {False, True}


def test_automatic_answers_are_told_like_any_other() -> None:
    """What the others are told does not say who decided."""
    sitting = running(REACTIONS)
    nothing = at_reaction(sitting, only=False)
    by_hand, in_advance = sitting.again(), sitting.again()
    seat, now = sitting.table.to_act, sitting.now
    assert seat is not None
    by_hand.fold(log.Acted(at=now, who=sitting.mover, command="mine", seat=seat, action=nothing))
    in_advance.fold(log.Acted(at=now, seat=seat, action=nothing))
    for other in [number for number in range(4) if number != seat]:
        assert views.last_entry(by_hand, other) == views.last_entry(in_advance, other)
    assert views.table_state(by_hand, {0, 1}, None) == views.table_state(in_advance, {0, 1}, None)
