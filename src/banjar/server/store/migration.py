"""The version of a database's schema: create it, migrate an earlier one, refuse any other."""

from __future__ import annotations

import pathlib
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from banjar.server.store.database import MIGRATION_LOCK, Database
from banjar.server.store.errors import StoreError
from banjar.server.store.migration_backup import back_up
from banjar.server.store.schema import METADATA, RETIRED_TABLES, VERSION_TABLE
from banjar.server.store.url import DatabaseUrl

if TYPE_CHECKING:
    from alembic.config import Config

# Alembic is imported where it is needed: a server whose database is up to date starts a tenth faster without it.
SCRIPTS_FOLDER = pathlib.Path(__file__).with_name("migrations")
LATEST_VERSION = "0004"
"""The revision of the last script."""


async def prepare(database: Database, *, migrate: bool, now: int) -> str | None:
    """Create the schema, or migrate it if `migrate` is true; returns where the backup is, if one was made.

    StoreError for a database that is of another version and may not be, or cannot be, migrated.
    """

    async def work(connection: AsyncConnection) -> str | None:
        await database.lock(connection, MIGRATION_LOCK)  # processes that start together create one schema
        if not await connection.run_sync(is_behind, database.url):
            return None
        backup: str | None = None
        if await connection.run_sync(version_of) is not None:
            if not migrate:
                raise StoreError(
                    f"the database {database.url.shown} was made by an earlier version of Banjar:"
                    " start once with --migrate, which makes a backup first"
                )
            backup = await back_up(connection, database.url, now)
        await connection.run_sync(upgrade)
        return backup

    return await database.write_patiently(work)


def version_of(connection: Connection) -> str | None:
    """The version of the schema; None if there is no Banjar schema."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    version: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return version


def is_behind(connection: Connection, url: DatabaseUrl) -> bool:
    """Whether the schema is missing or of an earlier version; StoreError if this version does not know it."""
    version = version_of(connection)
    if version == LATEST_VERSION:
        return False
    if version is None:
        names = set(inspect(connection).get_table_names()) - {VERSION_TABLE}
        foreign = names if url.file is not None else names & {*METADATA.tables, *RETIRED_TABLES}
        if foreign:
            raise StoreError(
                f"the database {url.shown} belongs to another program: it has a table {min(foreign)!r}"
                " that Banjar did not create"
            )
        return True
    if version not in versions():
        raise StoreError(f"the database {url.shown} was made by a later version of Banjar: use that version")
    return True


def versions() -> list[str]:
    """All versions there have been, newest first."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()]


def upgrade(connection: Connection, version: str = "head") -> None:
    """Run the missing migrations in the connection's transaction."""
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def alembic_config() -> Config:
    """Alembic's configuration, without an ini file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS_FOLDER).replace("%", "%%"))
    return config
