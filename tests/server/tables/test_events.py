"""What happened to a table is published to those who subscribed."""

from __future__ import annotations

from banjar.server.tables.events import TableChanged, TableDeleted, TableEvents, TableSeen
from banjar.server.tables.live_table import LiveTable
from banjar.table.table import Table


def test_listeners_are_called_in_order_with_their_kind_of_event_alone() -> None:
    events, live = TableEvents(), LiveTable(Table("table"))
    calls: list[tuple[str, object]] = []
    events.subscribe(TableChanged, lambda event: calls.append(("first", event)))
    events.subscribe(TableChanged, lambda event: calls.append(("second", event)))
    events.subscribe(TableDeleted, lambda event: calls.append(("deleted", event)))
    changed, deleted = TableChanged(live, by_other_process=True), TableDeleted(live)
    events.publish(changed)
    events.publish(TableSeen(live, "ann"))
    events.publish(deleted)
    assert calls == [("first", changed), ("second", changed), ("deleted", deleted)]
