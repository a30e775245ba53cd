"""Events as a story: with their turn, causes before effects, and what the table declined for the reader."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.laws.configurations import Configuration
from tests.table import json_views as views
from tests.table.table_driver import DALANG, TableDriver, every_configuration, running_table

from banjar.table import log
from banjar.table.table import RUNNING


def told(driver: TableDriver, seat: int | None) -> list[dict[str, Any]]:
    """The whole log of a seat."""
    found: list[dict[str, Any]] = views.decision_events(driver.table, seat, 0)
    return found


@every_configuration
def test_every_event_belongs_to_a_turn(chosen: Configuration) -> None:
    """Turns rise by one, a turn begins with its first event, and each is the turn of the seat that began it."""
    driver = running_table(chosen)
    driver.play(60)
    state = driver.state
    owners: dict[int, int] = {}
    for seat in (None, 0):
        decisions = told(driver, seat)
        turns = [event["turn"] for decision in decisions for event in decision["events"]]
        assert turns == sorted(turns)
        assert set(turns) <= set(range(1, state.turn + 1))
        for decision in decisions[1:]:
            owners.setdefault(decision["turn"], decision["active"])
            assert owners[decision["turn"]] == decision["active"]
            assert all(event["turn"] >= decision["turn"] for event in decision["events"])
            assert decision["by_seat"] == state.decision(decision["step"])[0]
        began = {
            event["turn"]: event["seat"]
            for decision in decisions
            for event in decision["events"]
            if event["type"] == "turn_began"
        }
        assert all(owners.get(turn, owner) == owner for turn, owner in began.items())
    assert [decision["turn"] for decision in told(driver, None)[1:]] == state.turns


@every_configuration
def test_the_last_entry_has_the_turn_of_the_log(chosen: Configuration) -> None:
    driver = running_table(chosen, memory_aid=True)
    for _ in range(30):
        driver.play(1)
        live, kept = views.last_entry(driver.table, 0), told(driver, 0)[-1]
        assert [live[key] for key in ("step", "turn", "active", "by_seat", "events")] == [
            kept[key] for key in ("step", "turn", "active", "by_seat", "events")
        ]


def test_a_warrior_is_told_before_whom_it_spares() -> None:
    """B4.1: the rules write it the other way round."""
    driver = running_table(DALANG)
    driver.play(until=lambda state: state.phase == "answer_warrior")
    types = [event["type"] for event in told(driver, None)[-1]["events"]]
    assert types.index("spared") == types.index("played") + 1


def test_only_the_reader_learns_what_the_table_declined() -> None:
    """Whether a player could have reacted is nobody else's business."""
    driver = running_table(DALANG)
    found: Counter[tuple[bool, bool]] = Counter()
    while driver.table.status == RUNNING and len(found) < 2:
        state = driver.state
        declining = state.game.rules.reactions.get(state.phase)
        seat = driver.table.to_act
        assert seat is not None
        if declining not in ("pass", "noforce") or declining not in [one.text for one in state.legal_actions()]:
            driver.play(1)
            continue
        is_automatic = sum(found.values()) % 2 == 0
        if is_automatic:
            driver.add(log.Acted(at=driver.now, seat=seat, action=declining))
        else:
            driver.act(driver.mover, declining)
        found[is_automatic, True] += 1
        for reader in (None, *range(state.players)):
            marked = [event for event in told(driver, reader)[-1]["events"] if event.get("forced")]
            assert bool(marked) == (is_automatic and reader == seat)
            assert all(event["seat"] == seat and event["type"] in ("passed", "did_not_force") for event in marked)
    assert len(found) == 2
