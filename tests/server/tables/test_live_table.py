"""Who is present at a table in memory, and which auto-reply is due."""

from __future__ import annotations

from unittest import mock

import pytest
from tests.table.table_driver import ALTAR, DALANG, PEOPLE, TableDriver, running_table

from banjar.server.http.routes.tables import OneTimeViewer
from banjar.server.tables.live_table import LiveTable
from banjar.table import auto_reply
from banjar.table.auto_reply import AutoReply
from banjar.table.reply_time import thoughtless_reply_at
from banjar.table.table import Table


def reacting() -> TableDriver:
    """A table where the seat to act may react and can only pass."""
    driver = running_table(DALANG, seed=3)
    reactions = driver.state.game.rules.reactions
    driver.play(until=lambda state: state.phase in reactions and len(state.legal_ids()) == 1)
    return driver


def test_presence_of_one_seat_agrees_with_presence_of_all() -> None:
    live = LiveTable(running_table(ALTAR).table)
    viewer = OneTimeViewer(PEOPLE[0])
    live.viewers.add(viewer)
    live.present_elsewhere = {1}
    for _ in range(2):
        assert {seat for seat in range(ALTAR.players) if live.is_present(seat)} == live.present()
        live.viewers.discard(viewer)
    assert live.present() == {1}


def test_an_auto_reply_is_found_again_only_when_something_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = reacting()
    live, seat = LiveTable(driver.table), driver.table.to_act
    assert seat is not None
    find = mock.Mock(side_effect=auto_reply.find)
    monkeypatch.setattr(auto_reply, "find", find)
    assert live.due_auto_reply() is None  # nobody is there
    live.present_elsewhere = {seat}
    reply = live.due_auto_reply()
    assert reply is not None
    assert (reply, reply.at, find.call_count) == (live.due_auto_reply(), thoughtless_reply_at(driver.table), 2)
    live.arrived_at[seat] = driver.table.asked_at + 500
    later = live.due_auto_reply()
    assert later is not None
    assert (later.action, later.at) == (reply.action, reply.at + 500)
    live.auto_replies[seat] = AutoReply(pass_when_unable=False)
    assert live.due_auto_reply() is None
    del live.auto_replies[seat]
    live.table = Table.from_log(driver.table.id, driver.bodies)
    assert live.due_auto_reply() == later
    assert find.call_count == 5
    driver.act(driver.mover, reply.action)
    live.table = driver.table
    live.due_auto_reply()
    assert find.call_count == 6
