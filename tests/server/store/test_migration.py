"""Older and later schemas: refused, or migrated with a backup."""

from __future__ import annotations

import pathlib
import shutil
import sqlite3

import pytest
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.store.store_helpers import NOW, entry, opened, row, sql

from banjar.server.store import Store, StoreError, migration
from banjar.server.store.schema import METADATA

LATER = """
import sqlalchemy as sa
from alembic import op
revision = "later"
down_revision = "{head}"
branch_labels = None
depends_on = None
def upgrade() -> None:
    op.add_column("links", sa.Column("note", sa.Text()))
    {more}
"""


def later_version(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path, more: str = "") -> None:
    """Be a version of Banjar with one migration more."""
    folder = tmp_path / "migrations 100%"
    shutil.copytree(migration.SCRIPTS_FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "later.py").write_text(LATER.format(head=migration.LATEST_VERSION, more=more))
    monkeypatch.setattr(migration, "SCRIPTS_FOLDER", folder)
    monkeypatch.setattr(migration, "LATEST_VERSION", "later")


async def fill(url: str) -> None:
    async with opened(url) as store:
        for version in range(1, 4):
            await store.logs.append(entry(version=version, members=("anna",)))
        await store.links.create("a", "anna", NOW + 10)


async def refused(url: str, **options: bool) -> str:
    with pytest.raises(StoreError) as caught:
        await Store.open(url, process="one", now=NOW, **options)
    return str(caught.value)


def test_the_newest_version_is_the_last_script() -> None:
    assert migration.versions()[0] == migration.LATEST_VERSION


async def test_the_migrations_lead_to_the_schema(database_url: str) -> None:
    def shape(connection: Connection) -> dict[str, object]:
        found = inspect(connection)
        names = set(found.get_table_names()) - {"banjar_version"}
        return {
            name: (
                [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)],
                found.get_pk_constraint(name)["constrained_columns"],
                sorted((str(index["name"]), str(index["column_names"])) for index in found.get_indexes(name)),
                [constraint["column_names"] for constraint in found.get_unique_constraints(name)],
            )
            for name in names
        }

    async with opened(database_url) as store:

        async def work(connection: AsyncConnection) -> None:
            migrated = await connection.run_sync(shape)
            assert set(migrated) == set(METADATA.tables)
            await connection.run_sync(METADATA.drop_all)
            await connection.run_sync(METADATA.create_all)
            assert await connection.run_sync(shape) == migrated

        await store._database.write(work)


async def test_an_earlier_schema_is_not_touched(
    database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    await fill(database_url)
    with monkeypatch.context() as patched:
        later_version(patched, tmp_path)
        text = await refused(database_url)
        assert text.endswith(
            "was made by an earlier version of Banjar: start once with --migrate, which makes a backup first"
        )
    async with opened(database_url) as store:
        assert len(await store.logs.entries("t")) == 3


async def test_a_migration_of_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "banjar.db"
    url = f"sqlite:///{file}"
    await fill(url)
    with monkeypatch.context() as patched:
        later_version(patched, tmp_path)
        async with opened(url, migrate=True) as store:
            assert store.backup == f"{file}.backup-20231114-221320"
            assert len(await store.logs.entries("t")) == 3
            assert await store.logs.append(entry(version=4))
        async with opened(url, migrate=True) as store:
            assert store.backup is None
    assert "note" in columns(file)
    assert "note" not in columns(tmp_path / "banjar.db.backup-20231114-221320")
    text = await refused(url)
    assert text == f"the database {file} was made by a later version of Banjar: use that version"
    assert await refused(url, migrate=True) == text
    async with opened(f"sqlite:///{file}.backup-20231114-221320") as store:
        assert await store.tables.get("t") == row(version=3)
        assert len(await store.logs.entries("t")) == 3
    assert [path.name for path in tmp_path.glob("*.part*")] == []


def columns(file: pathlib.Path) -> list[str]:
    connection = sqlite3.connect(file)
    try:
        return [found[1] for found in connection.execute("PRAGMA table_info(links)")]
    finally:
        connection.close()


async def test_a_migration_of_a_server(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    await fill(postgres_url)
    with monkeypatch.context() as patched:
        later_version(patched, tmp_path)
        async with opened(postgres_url, migrate=True) as store:
            assert store.backup == "banjar_backup_20231114_221320"
            assert len(await store.logs.entries("t")) == 3
    assert "was made by a later version" in await refused(postgres_url)
    tables = await sql(
        postgres_url, "SELECT table_name FROM information_schema.tables WHERE table_schema = $1", store.backup
    )
    assert {name for (name,) in tables} == {*METADATA.tables, "banjar_version"}
    assert (await sql(postgres_url, f"SELECT count(*) FROM {store.backup}.log_entries"))[0][0] == 3
    assert "note" not in (await sql(postgres_url, f"SELECT * FROM {store.backup}.links"))[0]
    assert "note" in (await sql(postgres_url, "SELECT * FROM links"))[0]


async def test_a_migration_that_fails_changes_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path
) -> None:
    await fill(database_url)
    with monkeypatch.context() as patched:
        later_version(patched, tmp_path, more='op.execute("UPDATE nothing SET x = 1")')
        assert "cannot be used: " in await refused(database_url, migrate=True)
    async with opened(database_url) as store:
        assert len(await store.logs.entries("t")) == 3
        assert await store.links.use("a", NOW) == "anna"


async def test_without_a_backup_nothing_is_migrated(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "banjar.db"

    await fill(f"sqlite:///{file}")
    (tmp_path / "banjar.db.backup-20231114-221320").touch()
    with monkeypatch.context() as patched:
        later_version(patched, tmp_path)
        text = await refused(f"sqlite:///{file}", migrate=True)
        assert text.endswith("cannot be written, so nothing was changed: a file of this name exists")
    async with opened(f"sqlite:///{file}") as store:
        assert len(await store.logs.entries("t")) == 3
