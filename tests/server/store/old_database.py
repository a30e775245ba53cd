"""The database of version 0.1 in `fixtures/`, loaded into SQLite or PostgreSQL, and what version 0.1 read from it."""

from __future__ import annotations

import contextlib
import json
import pathlib
import sqlite3
from typing import Any

from sqlalchemy import Connection, MetaData
from sqlalchemy.ext.asyncio import create_async_engine

from banjar.server.store import migration
from banjar.server.store.schema import VERSION_TABLE
from banjar.server.store.url import parse_url

FOLDER = pathlib.Path(__file__).with_name("fixtures")
DUMP = FOLDER / "server-0.1.sql"
KNOWN: dict[str, Any] = json.loads((FOLDER / "server-0.1.json").read_text())
VERSION: str = KNOWN["alembic_version"]


async def load(url: str) -> None:
    """Fill an empty database with the dump."""
    checked = parse_url(url)
    if checked.file is not None:
        with contextlib.closing(sqlite3.connect(checked.file)) as target:
            target.executescript(DUMP.read_text())
        return
    engine = create_async_engine(checked.sqlalchemy)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(fill)
    finally:
        await engine.dispose()


def fill(connection: Connection) -> None:
    """Make the schema as it was, with its own migration, and copy the rows of the dump."""
    migration.upgrade(connection, VERSION)
    metadata = MetaData()
    metadata.reflect(connection)
    with contextlib.closing(sqlite3.connect(":memory:")) as source:
        source.executescript(DUMP.read_text())
        source.row_factory = sqlite3.Row
        for table in metadata.sorted_tables:
            rows = [dict(row) for row in source.execute(f"SELECT * FROM {table.name}")]
            assert len(rows) == KNOWN["rows"][table.name]
            if table.name != VERSION_TABLE:
                connection.execute(table.insert(), rows)
