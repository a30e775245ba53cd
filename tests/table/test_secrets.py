"""Nothing that a table shows tells a reader what they may not know."""

from __future__ import annotations

import pathlib
import random
from typing import Any

import pytest
from tests.laws.configurations import Configuration
from tests.laws.secrets import with_other_chance, worlds
from tests.table import json_views as history
from tests.table import json_views as views
from tests.table.table_driver import (
    ALTAR,
    DALANG,
    NAMES,
    PEOPLE,
    Sitting,
    every_configuration,
    every_game,
    finished,
    fully,
    imagined,
    opened,
    refused,
    running,
)

import banjar
from banjar import State
from banjar.table.auto_reply import AutoReply
from banjar.table.clock import SECOND, CorrespondenceClock, LiveClock, Night
from banjar.table.settings import SeatPlan
from banjar.table.table import OPEN, RUNNING, Table

ANNA, BERT, CLEO, DORA = PEOPLE
LIVE = LiveClock(bank=600 * SECOND)


def shown(table: Table, who: str | None, seat: int | None) -> dict[str, Any]:
    """Everything that one reader can get from a table."""
    own = table.seats_of(who) if who is not None else []
    parts: dict[str, Any] = {
        "common": views.table_state(table, {0, 1}, None),
        "fixed": views.table_constants(table),
        "you": views.you(table, who, own, seat, None),
        "game": views.game_view(table, seat),
        "happened": views.last_entry(table, seat),
        "summary": views.table_summary(table),
        "chapters": history.decision_events(table, seat, 0),
        "missed": history.events_since(table, seat, table.version // 2),
    }
    if seat is not None:
        parts["since last turn"] = history.since_last_turn(table, seat)
    return parts


def readers(table: Table) -> list[tuple[str | None, int | None]]:
    """Every seat with its holder, and a spectator with and without an identity."""
    seats = [(chair.holder, number) for number, chair in enumerate(table.seats)]
    return [*seats, ("spectator-identity", None), (None, None)]


def assert_same(sitting: Sitting, world: Any, seat: int) -> None:
    who = sitting.table.seats[seat].holder
    for reader in ((who, seat), ("spectator-identity", None)):
        truth = shown(sitting.table, *reader)
        with imagined(sitting, world):
            other = shown(sitting.table, *reader)
        different = [name for name in truth if fully(truth[name]) != fully(other[name])]
        assert different == [], f"reader {reader} can tell two worlds apart by {different}"


@pytest.mark.parametrize("memory_aid", [False, True], ids=["memory", "memory aid"])
@every_configuration
def test_worlds_that_look_alike_give_the_same_bytes(chosen: Configuration, memory_aid: bool) -> None:
    """Failure 1: whatever others hold, a seat and the spectators get the same bytes."""
    dice = random.Random(f"{chosen} {memory_aid}")
    sitting = running(chosen, LIVE, seed=f"{chosen} {memory_aid}", memory_aid=memory_aid)
    for number in range(2 if chosen.game == "altar" else 1):
        sitting.play(dice.randrange(10, 30))
        if sitting.table.status != RUNNING:
            break
        seat = dice.randrange(chosen.players)
        for world in worlds(sitting.state, seat, number):
            assert_same(sitting, world, seat)


@every_configuration
def test_cards_nobody_has_seen_can_be_shuffled(chosen: Configuration) -> None:
    sitting = running(chosen, seed=str(chosen))
    for number in range(3):
        sitting.play(15)
        if sitting.table.status != RUNNING:
            break
        twin = with_other_chance(sitting.state, random.Random(number))
        for seat in range(chosen.players):
            assert_same(sitting, twin, seat)


def secrets_of(sitting: Sitting) -> list[str]:
    """What is in no payload of a running game."""
    table = sitting.table
    found = [str(table.secret), *PEOPLE, str(table.owner)]
    found += [str(chair.invitation) for chair in table.seats if chair.invitation is not None]
    if table.play is not None:
        found += [str(sitting.state.seed), '"seed"', '"deal"', '"deck"', '"origin"', '"reshuffles"']
    return found


@every_configuration
def test_no_secret_is_in_any_payload(chosen: Configuration) -> None:
    """Failures 1, 2 and 6: seeds, lots, identities and invitations are the server's alone."""
    plans = [SeatPlan("me"), SeatPlan("guest", "Bert"), *[SeatPlan("open")] * (chosen.players - 2)]
    sitting = opened(chosen, CorrespondenceClock(night=Night()), seats=plans)
    token = sitting.table.seats[1].invitation
    assert token is not None
    for who, seat in ((BERT, None), (None, None)):
        assert token.encode() not in fully(shown(sitting.table, who, seat))
        assert sitting.table.code.encode() not in fully(shown(sitting.table, who, seat))
    sitting.join(BERT, "Bert", invitation=token)
    sitting.ready(BERT)
    for who, name in zip(PEOPLE[2 : chosen.players], NAMES[2:], strict=False):
        sitting.join(who, name)
        sitting.ready(who)
    assert sitting.table.status == OPEN
    check_payloads(sitting)
    sitting.start()
    for _ in range(6):
        check_payloads(sitting)
        sitting.play(8)


def check_payloads(sitting: Sitting) -> None:
    secrets = secrets_of(sitting)
    for who, seat in readers(sitting.table):
        payload = fully(shown(sitting.table, who, seat)).decode()
        assert [secret for secret in secrets if secret in payload] == []
        if sitting.table.status != OPEN:
            assert sitting.table.code not in payload


@every_game
def test_standing_answers_are_told_to_their_seat_alone(chosen: Configuration) -> None:
    table = running(chosen).table
    phase, answers = next(iter(table.settings.load().rules.standing.items()))
    mine = AutoReply(answers={phase: answers[0]})
    assert views.you(table, ANNA, [0], 0, mine)["standing"]["answers"] == {phase: answers[0]}
    for who, seat in readers(table):
        if seat != 0:
            assert "standing" not in views.you(table, who, table.seats_of(who or ""), seat, None)
    assert "standing" not in views.you(table, CLEO, [], None, mine)


@every_game
def test_a_spectator_sees_what_all_see(chosen: Configuration) -> None:
    """Failure 8: looking from no seat shows the public view, to players too."""
    sitting = running(chosen)
    sitting.play(20)
    assert views.game_view(sitting.table, None) == views.coloured(sitting.table, sitting.state.view(None))
    assert (views.game_view(sitting.table, None) or {})["legal"] == []
    for number in range(chosen.players):
        view = views.game_view(sitting.table, number)
        assert view is not None
        assert bool(view["legal"]) == (number == sitting.table.to_act)


@pytest.mark.parametrize("memory_aid", [False, True])
@every_configuration
def test_nothing_is_opened_while_a_game_runs(
    chosen: Configuration, memory_aid: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failure 1: neither by being asked for nor on the way to anything that a table shows."""
    sitting = running(chosen, memory_aid=memory_aid)
    with monkeypatch.context() as patched:
        patched.setattr(State, "open_view", lambda *_: pytest.fail("an opened view of a running game"))
        for _ in range(4):
            for who, seat in readers(sitting.table):
                shown(sitting.table, who, seat)
                refused("not-over", views.open_view, sitting.table, sitting.state, seat)
                refused("not-over", history.moment, sitting.table, 0, seat, True, seat)
                history.moment(sitting.table, sitting.table.decision_count, None, False, seat)
            sitting.play(6)
        assert sitting.table.status == RUNNING
    sitting.play()
    assert views.open_view(sitting.table, sitting.state, None)


def test_only_what_is_over_can_be_opened() -> None:
    """Everything else in the package looks through `State.view`."""
    package = pathlib.Path(banjar.__file__).parent
    callers = {str(path.relative_to(package)) for path in package.rglob("*.py") if ".open_view(" in path.read_text()}
    assert callers == {"core/state.py", "protocol/views.py", "terminal/replay.py"}


@every_game
def test_after_the_end_everything_is_open(chosen: Configuration) -> None:
    sitting = finished(chosen)
    for seat in (None, *range(chosen.players)):
        assert views.game_view(sitting.table, seat) == views.coloured(sitting.table, sitting.state.view(seat))
    result = views.result(sitting.table)
    assert result is not None
    assert result["winners"] == sitting.state.winners()
    assert result["sheets"] == sitting.state.score_sheets()


def test_refusals_do_not_tell_what_others_hold() -> None:
    """The same words come back, whether or not another seat could do it."""
    for chosen in (ALTAR, DALANG):
        sitting = running(chosen)
        for action in sitting.state.game.actions[:40]:
            other = next(who for who in PEOPLE if who != sitting.mover)
            error = refused("not-your-turn", sitting.act, other, action.text)
            assert error.values == {}
