"""`banjar backup`: read a database that servers may be using, in one snapshot."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BigInteger, Integer, LargeBinary, Select, Table, Text, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

import banjar
from banjar.server.store import migration
from banjar.server.store.archive import FORMAT, FORMAT_VERSION, ArchiveWriter, Header, Kind, Replay, Section
from banjar.server.store.engines import postgresql_engine, sqlite_engine
from banjar.server.store.errors import StoreError
from banjar.server.store.replay import replays
from banjar.server.store.schema import LOG_ENTRIES, METADATA, PRESENCE, PROCESSES, SEEKS
from banjar.server.store.sqlite_file import check_file
from banjar.server.store.url import DatabaseUrl, open_error, parse_url

LEFT_OUT = (PROCESSES, PRESENCE, SEEKS)
"""What belongs to the running processes."""
KINDS: dict[type[Any], Kind] = {Text: "text", Integer: "integer", BigInteger: "integer", LargeBinary: "bytes"}

TableProgressCallback = Callable[[int, int], None]
"""Called with the number of tables of players done and of all."""


@dataclass(frozen=True)
class BackupReport:
    """What was written."""

    tables: int
    entries: int
    unreadable: int
    """Tables whose log this version cannot fold; they are in the backup too."""
    bytes: int


async def back_up(url: str | None, path: pathlib.Path, now: int, progress: TableProgressCallback) -> BackupReport:
    """Write everything into a new file; StoreError if that cannot be done, and then there is no file."""
    checked = parse_url(url)
    if checked.file is not None:
        if not checked.file.exists():
            raise StoreError(f"there is no database {checked.file}")
        check_file(checked.file)
        engine = sqlite_engine(checked)
    else:
        engine = postgresql_engine(checked, is_patient=True).execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
    try:
        with ArchiveWriter(path) as archive:
            async with engine.connect() as connection:
                await connection.begin()
                return await _copy(connection, checked, archive, now, progress)
    except Exception as error:
        raise open_error(checked, error) from error
    finally:
        await engine.dispose()


async def _copy(
    connection: AsyncConnection, url: DatabaseUrl, archive: ArchiveWriter, now: int, progress: TableProgressCallback
) -> BackupReport:
    if await connection.run_sync(migration.version_of) is None:
        raise StoreError(f"the database {url.shown} has no tables of Banjar")
    if await connection.run_sync(migration.is_behind, url):
        raise StoreError(
            f"the database {url.shown} was made by an earlier version of Banjar: back it up with that version,"
            " or start the server once with --migrate"
        )
    tables = [table for table in METADATA.sorted_tables if table not in LEFT_OUT]
    sections = {str(table.name): await _section(connection, table) for table in tables}
    archive.write(Header(FORMAT, FORMAT_VERSION, migration.LATEST_VERSION, now, made_by(), sections))
    for table in tables:
        if table is not LOG_ENTRIES:
            async for row in _rows(connection, select(table)):
                archive.write([str(table.name), *row])
    total = await connection.scalar(select(func.count(LOG_ENTRIES.c.table_id.distinct()))) or 0
    written: list[Replay] = []
    async for replay in replays(_written_entries(connection, archive)):
        archive.write(replay)
        written.append(replay)
        progress(len(written), total)
    entries = sections[LOG_ENTRIES.name].rows
    unreadable = sum(replay.state is None for replay in written)
    return BackupReport(len(written), entries, unreadable, archive.finish())


def made_by() -> str:
    """The program and its version, for the header."""
    return f"banjar {banjar.__version__}"


async def _section(connection: AsyncConnection, table: Table) -> Section:
    rows = await connection.scalar(select(func.count()).select_from(table)) or 0
    return Section({str(column.name): KINDS[type(column.type)] for column in table.columns}, rows)


async def _written_entries(connection: AsyncConnection, archive: ArchiveWriter) -> AsyncIterator[tuple[str, bytes]]:
    """All log entries, by table and number, as they are written."""
    ordered = select(LOG_ENTRIES).order_by(LOG_ENTRIES.c.table_id, LOG_ENTRIES.c.number)
    async for row in _rows(connection, ordered):
        archive.write([str(LOG_ENTRIES.name), *row])
        yield row.table_id, row.body


async def _rows(connection: AsyncConnection, statement: Select[Any]) -> AsyncIterator[Any]:
    """The rows of a SELECT, a few at a time."""
    async with connection.stream(statement.execution_options(yield_per=500)) as result:
        async for row in result:
            yield row
