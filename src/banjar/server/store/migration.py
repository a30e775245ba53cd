"""The version of a database's schema: making a new one, refusing a strange one, migrating an old one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import sqlite3
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import Database
from banjar.server.store.errors import StoreError, plain
from banjar.server.store.schema import METADATA, VERSION_TABLE
from banjar.server.store.url import DatabaseUrl

if TYPE_CHECKING:
    from alembic.config import Config

# Alembic is loaded where it is needed: a server whose database is up to date starts a tenth faster without it.
SCRIPTS = pathlib.Path(__file__).with_name("migrations")
NEWEST = "0001"
"""The last of the scripts."""
ADVISORY_LOCK = 0x62616E6A6172
"""Any number that all processes of Banjar agree on: two that start together make one schema."""


async def prepare(database: Database, *, migrate: bool, now: int) -> str | None:
    """Bring the schema to this version if that is wanted; where the backup is, if one was made."""

    async def work(connection: AsyncConnection) -> str | None:
        if database.is_shared:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
        if not await connection.run_sync(is_old, database.address):
            return None
        backup: str | None = None
        if await connection.run_sync(version_of) is not None:
            if not migrate:
                raise StoreError(
                    f"the database {database.address.shown} was made by an earlier version of Banjar:"
                    " start once with --migrate, which makes a backup first"
                )
            backup = await save(connection, database.address, now)
        await connection.run_sync(upgrade)
        return backup

    return await database.write(work)


def configuration() -> Config:
    """For alembic, without a file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def version_of(connection: Connection) -> str | None:
    """The schema's version, None if there is no schema of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    version: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return version


def is_old(connection: Connection, address: DatabaseUrl) -> bool:
    """Whether the schema is missing or of an earlier version; StoreError if it is none that this version knows."""
    version = version_of(connection)
    if version == NEWEST:
        return False
    if version is None:
        names = set(inspect(connection).get_table_names()) - {VERSION_TABLE}
        strange = names if address.file is not None else names & set(METADATA.tables)
        if strange:
            raise StoreError(
                f"the database {address.shown} belongs to another program: it has a table {min(strange)!r}"
                " that Banjar did not make"
            )
        return True
    if version not in versions():
        raise StoreError(f"the database {address.shown} was made by a later version of Banjar, which alone can use it")
    return True


def versions() -> list[str]:
    """All versions there have been, the newest first."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()]


def upgrade(connection: Connection) -> None:
    """Run the missing migrations in the connection's transaction."""
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def save(connection: AsyncConnection, address: DatabaseUrl, now: int) -> str:
    """Copy everything; the place of the copy."""
    moment = datetime.fromtimestamp(now / 1000, UTC)
    if address.file is None:
        return await save_tables(connection, f"banjar_backup_{moment:%Y%m%d_%H%M%S}")
    place = address.file.with_name(f"{address.file.name}.backup-{moment:%Y%m%d-%H%M%S}")
    try:
        await asyncio.to_thread(save_file, address.file, place)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"the backup {place} cannot be made, so nothing was changed: {plain(error)}") from error
    return str(place)


async def save_tables(connection: AsyncConnection, place: str) -> str:
    """Copy our tables into a new schema of the same database, while nobody writes."""
    present = await connection.run_sync(lambda inner: set(inspect(inner).get_table_names()))
    names = sorted(present & {*METADATA.tables, VERSION_TABLE})
    home = await connection.scalar(text("SELECT current_schema()"))
    await connection.execute(text(f'CREATE SCHEMA "{place}"'))
    await connection.execute(text(f"LOCK TABLE {', '.join(names)} IN SHARE ROW EXCLUSIVE MODE"))
    for name in names:
        await connection.execute(text(f'CREATE TABLE "{place}".{name} AS TABLE "{home}".{name}'))
    return place


def save_file(file: pathlib.Path, place: pathlib.Path) -> None:
    """SQLite's online backup; the copy has its name only when it is whole and on the disk."""
    if place.exists():
        raise FileExistsError(None, "there is a file of this name")
    unfinished = place.with_name(place.name + ".part")
    unfinished.unlink(missing_ok=True)
    # The copy holds the same secrets.
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(unfinished)) as copy:
        source.backup(copy)
    with unfinished.open("rb+") as written:
        os.fsync(written.fileno())
    unfinished.replace(place)
