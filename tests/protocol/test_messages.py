"""Messages to viewers match the structs, although their parts are encoded separately."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tests.laws.configurations import Configuration
from tests.table.table_driver import every_game, finished_table, running_table

from banjar.protocol.server_messages import ServerMessage
from banjar.protocol.table import (
    LastEntry,
    TableConstants,
    TableMessage,
    TableSettings,
    UpdateMessage,
)
from banjar.server.tables.broadcast import Broadcast
from banjar.server.tables.live_table import LiveTable
from banjar.table.settings import Settings


class Watcher:
    """A Viewer."""

    def __init__(self, who: str | None, seat: int | None) -> None:
        self.who = who
        self.seat = seat
        self.token: str | None = None
        self.network: str | None = None

    def send(self, message: bytes) -> None: ...

    def end(self) -> None: ...


def decoded(message: bytes) -> Any:
    """Decode a message, checking that it has all fields and no others."""
    found = msgspec.json.decode(message, type=ServerMessage)
    assert msgspec.json.decode(msgspec.json.encode(found)) == json.loads(message)
    return found


@every_game
@pytest.mark.parametrize("is_over", [False, True])
def test_messages_about_a_table(chosen: Configuration, is_over: bool) -> None:
    driver = finished_table(chosen) if is_over else running_table(chosen)
    if not is_over:
        driver.play(8)
    live = LiveTable(driver.table)
    people = [(seat.holder, number) for number, seat in enumerate(driver.table.seats)]
    for who, seat in (*people, (None, None)):
        broadcast, viewer = Broadcast(live), Watcher(who, seat)
        assert isinstance(decoded(broadcast.whole(viewer, None)), TableMessage)
        assert decoded(broadcast.whole(viewer, driver.table.version - 3)).missed
        assert isinstance(decoded(broadcast.update(viewer)), UpdateMessage)
        if seat is not None:
            assert decoded(broadcast.uncovered(viewer, seat)).since_last_turn is not msgspec.UNSET


def test_repeated_fields_are_the_same() -> None:
    """A struct cannot inherit from two others."""
    for whole, part in ((TableMessage, TableConstants), (UpdateMessage, LastEntry)):
        known = {field.name: (field.type, field.default) for field in msgspec.structs.fields(whole)}
        for field in msgspec.structs.fields(part):
            assert known[field.name] == (field.type, field.default)


def test_all_settings_except_seats_are_sent() -> None:
    assert set(TableSettings.__struct_fields__) == set(Settings.__struct_fields__) - {"seats"}
