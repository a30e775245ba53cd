"""The row that the database keeps of a table beside its log."""

from __future__ import annotations

from banjar.protocol import views
from banjar.server.store.table_row import StoredSummary, TableRow
from banjar.server.tables.live_table import LiveTable
from banjar.table.reply_time import reveal_at
from banjar.table.table import OPEN

LEASE_MILLISECONDS = 20_000
"""How long after a step is due it is left to the process that scheduled it."""


def table_row(live: LiveTable) -> TableRow:
    """The row for the table as it is now."""
    table = live.table
    return TableRow(
        id=table.id,
        code=table.code if table.status == OPEN else None,
        game=table.settings.game,
        status=table.status,
        visibility=table.settings.visibility,
        version=table.version,
        due_at=due_at(live),
        created_at=table.created_at,
        updated_at=table.updated_at,
        summary=StoredSummary(
            shown=views.table_summary(table),
            holders=[seat.holder for seat in table.seats],
            credited_until=table.credited_until,
        ),
        made_from=table.made_from,
    )


def due_at(live: LiveTable) -> int | None:
    """When another process may claim the table, because the one that scheduled its next step must be gone."""
    table, seat = live.table, live.table.to_act
    if seat is None:
        return None
    if live.is_resting:
        return None
    if table.seats[seat].is_played_by_bot:
        return reveal_at(table) + LEASE_MILLISECONDS
    reply = live.due_auto_reply()
    if reply is not None:
        return reply.at + LEASE_MILLISECONDS
    # As if the player were absent: whoever claims the table looks up whether they are.
    clock_due_at = table.clock_due_at(table.asked_at)
    return None if clock_due_at is None else clock_due_at + LEASE_MILLISECONDS
