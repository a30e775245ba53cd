"""`banjar restore`: fill an empty database from a backup, in one transaction, and compare every table."""

from __future__ import annotations

import itertools
import pathlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store import migration
from banjar.server.store.archive import ArchiveReader, Header
from banjar.server.store.backup import TableProgressCallback, made_by
from banjar.server.store.database import MIGRATION_LOCK, Database
from banjar.server.store.errors import StoreError
from banjar.server.store.replay import replays
from banjar.server.store.schema import LOG_ENTRIES, PROCESSES
from banjar.server.store.url import open_error, parse_url

BATCH_ROWS = 1000
RESTORED_PROCESS = "backup"
"""Stands for the servers of before in `processes`: the time since the backup is downtime, credited to all clocks."""
COLUMN_TYPES = {"text": sa.Text, "integer": sa.BigInteger, "bytes": sa.LargeBinary}


@dataclass(frozen=True)
class RestoreReport:
    """What was restored and compared."""

    tables: int
    entries: int
    changed: int
    """Tables that this version folds otherwise than the one of the backup, or not at all; their entries agree."""


async def restore(url: str | None, path: pathlib.Path, progress: TableProgressCallback) -> RestoreReport:
    """Restore into an empty database; StoreError if that cannot be done, and then nothing has changed."""
    checked = parse_url(url)
    reader = ArchiveReader(path)
    try:
        if reader.header.schema not in migration.versions():
            raise StoreError(f"{path} was made by a later version of Banjar: use that version")
        is_new = checked.file is not None and not checked.file.exists()
        database = Database(checked)

        async def work(connection: AsyncConnection) -> RestoreReport:
            await database.lock(connection, MIGRATION_LOCK)
            await _check_empty(connection, database)
            return await _fill(connection, reader, progress)

        try:
            return await database.write_patiently(work)
        except BaseException as error:
            if is_new and checked.file is not None:
                checked.file.unlink(missing_ok=True)
            if isinstance(error, Exception):
                raise open_error(checked, error) from error
            raise
        finally:
            await database.close()
    finally:
        reader.close()


async def _check_empty(connection: AsyncConnection, database: Database) -> None:
    if await connection.run_sync(migration.version_of) is not None:
        raise StoreError(f"the database {database.url.shown} is not empty: restore into a new one")
    await connection.run_sync(migration.is_behind, database.url)  # refuses the tables of another program


async def _fill(connection: AsyncConnection, reader: ArchiveReader, progress: TableProgressCallback) -> RestoreReport:
    header = reader.header
    await connection.run_sync(migration.upgrade, header.schema)
    tables = _tables(header)
    for name, group in itertools.groupby(reader.rows(), key=lambda row: row[0]):
        columns = list(header.tables[name].columns)
        while batch := [dict(zip(columns, values, strict=True)) for _, values in itertools.islice(group, BATCH_ROWS)]:
            await connection.execute(tables[name].insert(), batch)
    await connection.run_sync(migration.upgrade)
    moment = header.made_at
    await connection.execute(
        PROCESSES.insert().values(id=RESTORED_PROCESS, started_at=moment, heartbeat_at=moment, stopped_at=moment)
    )
    return await _compare(connection, reader, progress)


def _tables(header: Header) -> dict[str, sa.TableClause]:
    """The tables as they were when the backup was made."""
    return {
        name: sa.table(name, *(sa.column(column, COLUMN_TYPES[kind]()) for column, kind in section.columns.items()))
        for name, section in header.tables.items()
    }


async def _compare(
    connection: AsyncConnection, reader: ArchiveReader, progress: TableProgressCallback
) -> RestoreReport:
    """Fold every log as it now stands in the database, and compare it with the one that was backed up."""
    expected, done, entries, changed = dict(reader.replays), 0, 0, 0
    is_same_version = reader.header.made_by == made_by()
    async for replay in replays(_entries(connection)):
        known = expected.pop(replay.table, None)
        is_equal = replay == known
        has_equal_log = known is not None and replay.log == known.log
        if not is_equal and (is_same_version or not has_equal_log):
            raise StoreError(f"the table {replay.table} does not come back as it was, so nothing was restored")
        done, entries, changed = done + 1, entries + replay.entries, changed + (not is_equal or replay.state is None)
        progress(done, len(reader.replays))
    if expected:
        raise StoreError(f"the table {min(expected)} is missing from the backup, so nothing was restored")
    return RestoreReport(done, entries, changed)


async def _entries(connection: AsyncConnection) -> AsyncIterator[tuple[str, bytes]]:
    ordered = sa.select(LOG_ENTRIES.c.table_id, LOG_ENTRIES.c.body).order_by(
        LOG_ENTRIES.c.table_id, LOG_ENTRIES.c.number
    )
    async with connection.stream(ordered.execution_options(yield_per=500)) as result:
        async for table, body in result:
            yield table, body
