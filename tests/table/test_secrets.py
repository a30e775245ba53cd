"""Nothing that a table sends reveals what its reader may not know."""

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
    TableDriver,
    assert_refused,
    encoded,
    every_configuration,
    every_game,
    finished_table,
    open_table,
    running_table,
    with_world,
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
    """Everything that a reader can get from a table."""
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


def assert_same(driver: TableDriver, world: Any, seat: int) -> None:
    who = driver.table.seats[seat].holder
    for reader in ((who, seat), ("spectator-identity", None)):
        truth = shown(driver.table, *reader)
        with with_world(driver, world):
            other = shown(driver.table, *reader)
        different = [name for name in truth if encoded(truth[name]) != encoded(other[name])]
        assert different == [], f"reader {reader} can tell two worlds apart by {different}"


@pytest.mark.parametrize("memory_aid", [False, True], ids=["memory", "memory aid"])
@every_configuration
def test_worlds_that_look_alike_give_the_same_bytes(chosen: Configuration, memory_aid: bool) -> None:
    """Failure 1: whatever others hold, a seat and the spectators get the same bytes."""
    dice = random.Random(f"{chosen} {memory_aid}")
    driver = running_table(chosen, LIVE, seed=f"{chosen} {memory_aid}", memory_aid=memory_aid)
    for number in range(2 if chosen.game == "altar" else 1):
        driver.play(dice.randrange(10, 30))
        if driver.table.status != RUNNING:
            break
        seat = dice.randrange(chosen.players)
        for world in worlds(driver.state, seat, number):
            assert_same(driver, world, seat)


@every_configuration
def test_cards_nobody_has_seen_can_be_shuffled(chosen: Configuration) -> None:
    driver = running_table(chosen, seed=str(chosen))
    for number in range(3):
        driver.play(15)
        if driver.table.status != RUNNING:
            break
        twin = with_other_chance(driver.state, random.Random(number))
        for seat in range(chosen.players):
            assert_same(driver, twin, seat)


def secrets_of(driver: TableDriver) -> list[str]:
    """Strings that may be in no payload of a running game."""
    table = driver.table
    found = [str(table.secret), *PEOPLE, str(table.owner)]
    found += [str(chair.invitation) for chair in table.seats if chair.invitation is not None]
    if table.session is not None:
        found += [str(driver.state.seed), '"seed"', '"deal"', '"deck"', '"origin"', '"reshuffles"']
    return found


@every_configuration
def test_no_secret_is_in_any_payload(chosen: Configuration) -> None:
    """Failures 1, 2 and 6: no seeds, random bits, identities or invitations."""
    plans = [SeatPlan("me"), SeatPlan("guest", "Bert"), *[SeatPlan("open")] * (chosen.players - 2)]
    driver = open_table(chosen, CorrespondenceClock(night=Night()), seats=plans)
    token = driver.table.seats[1].invitation
    assert token is not None
    for who, seat in ((BERT, None), (None, None)):
        assert token.encode() not in encoded(shown(driver.table, who, seat))
        assert driver.table.code.encode() not in encoded(shown(driver.table, who, seat))
    driver.join(BERT, "Bert", invitation=token)
    driver.ready(BERT)
    for who, name in zip(PEOPLE[2 : chosen.players], NAMES[2:], strict=False):
        driver.join(who, name)
        driver.ready(who)
    assert driver.table.status == OPEN
    check_payloads(driver)
    driver.start()
    for _ in range(6):
        check_payloads(driver)
        driver.play(8)


def check_payloads(driver: TableDriver) -> None:
    secrets = secrets_of(driver)
    for who, seat in readers(driver.table):
        payload = encoded(shown(driver.table, who, seat)).decode()
        assert [secret for secret in secrets if secret in payload] == []
        if driver.table.status != OPEN:
            assert driver.table.code not in payload


@every_game
def test_auto_replies_are_sent_to_their_seat_only(chosen: Configuration) -> None:
    table = running_table(chosen).table
    phase, answers = next(iter(table.settings.load().rules.auto_replies.items()))
    mine = AutoReply(answers={phase: answers[0]})
    assert views.you(table, ANNA, [0], 0, mine)["auto_reply"]["answers"] == {phase: answers[0]}
    for who, seat in readers(table):
        if seat != 0:
            assert "auto_reply" not in views.you(table, who, table.seats_of(who or ""), seat, None)
    assert "auto_reply" not in views.you(table, CLEO, [], None, mine)


@every_game
def test_a_spectator_sees_what_all_see(chosen: Configuration) -> None:
    """Failure 8: looking from no seat shows the public view, to players too."""
    driver = running_table(chosen)
    driver.play(20)
    assert views.game_view(driver.table, None) == views.coloured(driver.table, driver.state.view(None))
    assert (views.game_view(driver.table, None) or {})["legal"] == []
    for number in range(chosen.players):
        view = views.game_view(driver.table, number)
        assert view is not None
        assert bool(view["legal"]) == (number == driver.table.to_act)


@pytest.mark.parametrize("memory_aid", [False, True])
@every_configuration
def test_no_open_view_while_a_game_runs(
    chosen: Configuration, memory_aid: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Failure 1: neither on request nor inside anything that a table sends."""
    driver = running_table(chosen, memory_aid=memory_aid)
    with monkeypatch.context() as patched:
        patched.setattr(State, "open_view", lambda *_: pytest.fail("an opened view of a running game"))
        for _ in range(4):
            for who, seat in readers(driver.table):
                shown(driver.table, who, seat)
                assert_refused("not-over", views.open_view, driver.table, driver.state, seat)
                assert_refused("not-over", history.moment, driver.table, 0, seat, True, seat)
                history.moment(driver.table, driver.table.decision_count, None, False, seat)
            driver.play(6)
        assert driver.table.status == RUNNING
    driver.play()
    assert views.open_view(driver.table, driver.state, None)


def test_open_view_has_no_other_callers() -> None:
    """Everything else in the package uses `State.view`."""
    package = pathlib.Path(banjar.__file__).parent
    callers = {str(path.relative_to(package)) for path in package.rglob("*.py") if ".open_view(" in path.read_text()}
    assert callers == {"core/observation.py", "protocol/views.py", "terminal/replay.py"}


@every_game
def test_after_the_end_everything_is_open(chosen: Configuration) -> None:
    driver = finished_table(chosen)
    for seat in (None, *range(chosen.players)):
        assert views.game_view(driver.table, seat) == views.coloured(driver.table, driver.state.view(seat))
    result = views.result(driver.table)
    assert result is not None
    assert result["winners"] == driver.state.winners()
    assert result["sheets"] == driver.state.score_sheets()


def test_refusals_do_not_depend_on_what_others_hold() -> None:
    """The same refusal, whether or not another seat could do it."""
    for chosen in (ALTAR, DALANG):
        driver = running_table(chosen)
        for action in driver.state.game.actions[:40]:
            other = next(who for who in PEOPLE if who != driver.mover)
            error = assert_refused("not-your-turn", driver.act, other, action.text)
            assert error.values == {}
