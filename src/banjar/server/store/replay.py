"""Digests of logs and of the tables they lead to, by which a restored database is compared with its backup."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterable, AsyncIterator, Iterable

import msgspec

from banjar.server.store.archive import Replay
from banjar.table import log
from banjar.table.errors import Refusal
from banjar.table.table import Table

FOLD_ERRORS = (Refusal, msgspec.MsgspecError, ValueError, LookupError, AttributeError, AssertionError, TypeError)
"""What a log raises that this version cannot fold: it stays as it is, and is compared by its entries alone."""


async def replays(entries: AsyncIterable[tuple[str, bytes]]) -> AsyncIterator[Replay]:
    """The replay of each table, from all entries ordered by table and number."""
    table: str | None = None
    bodies: list[bytes] = []
    async for name, body in entries:
        if name != table:
            if table is not None:
                yield replay_of(table, bodies)
            table, bodies = name, []
        bodies.append(body)
    if table is not None:
        yield replay_of(table, bodies)


def replay_of(table: str, bodies: list[bytes]) -> Replay:
    """Fold a log."""
    return Replay(table, len(bodies), _digest(bodies), _state_digest(table, bodies))


def _state_digest(table_id: str, bodies: list[bytes]) -> str | None:
    try:
        table = Table.from_log(table_id, bodies)
        shown = [table.version, table.status, table.code, table.owner, table.to_act, table.winners]
        seats = [(seat.holder, seat.name, seat.colour, seat.resigned, seat.substituted) for seat in table.seats]
        state = b"" if table.session is None else table.session.state.to_bytes()
    except FOLD_ERRORS:
        return None
    last = b"" if table.last_entry is None else log.encode(table.last_entry)
    return _digest([msgspec.json.encode([shown, seats]), state, last])


def _digest(parts: Iterable[bytes]) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "big"))
        found.update(part)
    return found.hexdigest()
