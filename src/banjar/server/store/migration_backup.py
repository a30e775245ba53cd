"""The backup before a migration: a copy of the SQLite file, or of the tables into another PostgreSQL schema."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import sqlite3
from datetime import UTC, datetime

from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.errors import StoreError, describe
from banjar.server.store.schema import METADATA, RETIRED_TABLES, VERSION_TABLE
from banjar.server.store.url import DatabaseUrl


async def back_up(connection: AsyncConnection, url: DatabaseUrl, now: int) -> str:
    """Copy everything; returns the path of the file, or the name of the schema. StoreError if that fails."""
    moment = datetime.fromtimestamp(now / 1000, UTC)
    if url.file is None:
        return await copy_tables(connection, f"banjar_backup_{moment:%Y%m%d_%H%M%S}")
    target = url.file.with_name(f"{url.file.name}.backup-{moment:%Y%m%d-%H%M%S}")
    try:
        await asyncio.to_thread(copy_file, url.file, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the backup {target} cannot be written, so nothing was changed: {describe(error)}") from error
    return str(target)


async def copy_tables(connection: AsyncConnection, schema: str) -> str:
    """Copy our tables into a new schema of the same database, while nobody writes to them."""
    present = await connection.run_sync(lambda inner: set(inspect(inner).get_table_names()))
    names = sorted(present & {*METADATA.tables, *RETIRED_TABLES, VERSION_TABLE})
    current = await connection.scalar(text("SELECT current_schema()"))
    await connection.execute(text(f'CREATE SCHEMA "{schema}"'))
    await connection.execute(text(f"LOCK TABLE {', '.join(names)} IN SHARE ROW EXCLUSIVE MODE"))
    for name in names:
        await connection.execute(text(f'CREATE TABLE "{schema}".{name} AS TABLE "{current}".{name}'))
    return schema


def copy_file(source: pathlib.Path, target: pathlib.Path) -> None:
    """SQLite's online backup; the target appears under its name only when it is complete and on the disk."""
    if target.exists():
        raise FileExistsError(None, "a file of this name exists")
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    # The copy holds the same secrets.
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with contextlib.closing(sqlite3.connect(source)) as opened, contextlib.closing(sqlite3.connect(unfinished)) as copy:
        opened.backup(copy)
    with unfinished.open("rb+") as written:
        os.fsync(written.fileno())
    unfinished.replace(target)
