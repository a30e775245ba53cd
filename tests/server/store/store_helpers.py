"""Rows, entries and open stores for tests of the store."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import asyncpg

from banjar.protocol.lobby import TableSummary
from banjar.server.store import LogAppend, Store, StoredSummary, TableRow
from banjar.table.clock import NoClock

NOW = 1_700_000_000_000


@contextlib.asynccontextmanager
async def opened(
    url: str | None, process: str = "one", *, migrate: bool = False, now: int = NOW
) -> AsyncIterator[Store]:
    """A store that is closed at the end."""
    store = await Store.open(url, migrate=migrate, process=process, now=now)
    try:
        yield store
    finally:
        await store.close()


def summary_of(table: str, version: int) -> TableSummary:
    """What lists show of a running public game of altar."""
    return TableSummary(
        table=table,
        game="altar",
        options={},
        clock=NoClock(),
        status="running",
        visibility="public",
        seats=[],
        to_act=0,
        turn=version,
        winners=[],
        created_at=NOW,
        updated_at=NOW + version,
    )


def row(table: str = "t", version: int = 1, **others: Any) -> TableRow:
    """A running public game of altar."""
    values: dict[str, Any] = {
        "code": None,
        "game": "altar",
        "status": "running",
        "visibility": "public",
        "due_at": None,
        "created_at": NOW,
        "updated_at": NOW + version,
        "summary": StoredSummary(shown=summary_of(table, version), holders=["anna", None], credited_until=version),
    }
    return TableRow(id=table, version=version, **{**values, **others})


def entry(
    table: str = "t",
    version: int = 1,
    body: bytes | None = None,
    members: tuple[str, ...] = (),
    creating: LogAppend | None = None,
    **others: Any,
) -> LogAppend:
    """The entry that leads to this version."""
    body = f'{{"entry": {version}}}'.encode() if body is None else body
    return LogAppend(row(table, version, **others), NOW + version, body, members, creating)


async def sql(url: str, statement: str, *arguments: Any) -> list[Any]:
    """Run a statement on PostgreSQL beside the store."""
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(statement, *arguments))
    finally:
        await connection.close()
