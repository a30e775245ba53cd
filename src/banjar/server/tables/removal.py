"""Take the seats of a person away, by order of the server's host."""

from __future__ import annotations

from banjar.server.tables.live_table import LiveTable
from banjar.server.tables.manager import TableManager
from banjar.table import log
from banjar.table.errors import Refusal
from banjar.table.table import OPEN, RUNNING, Table

REMOVAL_ATTEMPTS = 20


async def remove_person(manager: TableManager, live: LiveTable, who: str) -> list[int]:
    """The seats they had, none if they had none: before the start open again, after it played by bots."""

    def next_entry(table: Table) -> log.Entry | None:
        own = table.seats_of(who)
        if table.status == OPEN and own:
            return log.Barred(at=manager.now(), seat=own[0], whom=who)
        left = [seat for seat in own if not table.seats[seat].resigned] if table.status == RUNNING else []
        return log.Resigned(at=manager.now(), seat=left[0]) if left else None

    async with live.lock:
        seats = live.table.seats_of(who) if next_entry(live.table) is not None else []
    for _ in range(REMOVAL_ATTEMPTS):
        if not await manager.commands.append(live, next_entry) and next_entry(live.table) is None:
            return seats
    raise Refusal("busy")
