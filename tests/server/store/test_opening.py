"""Opening a database: one sentence for every error."""

from __future__ import annotations

import asyncio
import os
import pathlib
import socket
import sqlite3
import stat
import subprocess
import sys

import platformdirs
import pytest
from tests.server.store.store_helpers import NOW, entry, opened, sql

from banjar.server.store import Store, StoreError, StoreUnavailable


async def refusal(url: str | None) -> str:
    """The error message of opening a database."""

    with pytest.raises(StoreError) as caught:
        async with opened(url):
            pass
    text = str(caught.value)
    assert "\n" not in text
    assert "Traceback" not in text
    return text


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("", "the database must be a URL such as sqlite:////home/me/banjar.db or postgresql"),
        ("banjar.db", "the database must be a URL such as"),
        ("postgresql://me:secret@host:port/banjar", "the database must be a URL such as"),
        ("mysql://me:secret@host/banjar", "Banjar does not support the database 'mysql': use a URL such as sqlite:"),
        ("postgresql+psycopg://host/banjar", "Banjar does not support the database 'postgresql+psycopg'"),
        ("sqlite://", "the URL of an SQLite database needs the path of a file: sqlite:////home/me/"),
        ("sqlite:///:memory:", "the URL of an SQLite database needs the path of a file"),
        ("sqlite://home/me/banjar.db", "the URL of an SQLite database needs the path of a file"),
        ("sqlite:////tmp/banjar.db?mode=ro", "the URL of an SQLite database takes no parameters such as 'mode'"),
        (
            "postgresql://me:secret@host/banjar?options=x",
            "the URL of a PostgreSQL database takes the parameters host, port and sslmode, not 'options'",
        ),
    ],
)
async def test_bad_urls(url: str, sentence: str) -> None:
    text = await refusal(url)
    assert text.startswith(sentence)
    assert "secret" not in text


async def test_paths_that_are_no_database(tmp_path: pathlib.Path) -> None:
    missing = tmp_path / "missing" / "banjar.db"
    assert await refusal(f"sqlite:///{missing}") == f"the folder {missing.parent} of the database does not exist"
    assert await refusal(f"sqlite:///{tmp_path}") == f"{tmp_path} is not a file"
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ni Wayan, this is long enough to be taken for something else.")
    assert await refusal(f"sqlite:///{letter}") == f"{letter} is not an SQLite database"
    assert letter.read_text().startswith("Dear")
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"SQLite format 3\0" + b"nonsense" * 1000)
    assert (await refusal(f"sqlite:///{broken}")).startswith(f"the database {broken} cannot be used: ")


async def test_a_database_of_another_program(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "other.db"
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE bookmarks (id INTEGER)")
    other.close()
    assert await refusal(f"sqlite:///{file}") == (
        f"the database {file} belongs to another program: it has a table 'bookmarks' that Banjar did not create"
    )


async def test_a_folder_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    assert (await refusal("sqlite:////proc/banjar.db")).startswith("the folder /proc cannot be written: ")
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/banjar")
    assert (await refusal(None)).startswith("the folder /proc/banjar/banjar cannot be created: ")
    file = tmp_path / "banjar.db"
    sqlite3.connect(file).close()
    file.write_bytes(b"")
    # The tests may run as a user who may write anywhere.
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert await refusal(f"sqlite:///{file}") == f"the database {file} cannot be written: this user may only read it"


async def test_the_default_file(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path / "data" / "banjar")
    async with opened(None) as store:
        assert await store.logs.append(entry())
        assert store.backup is None
    file = tmp_path / "data" / "banjar" / "banjar.db"
    assert file.exists()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("prefix", ["sqlite", "sqlite+aiosqlite"])
async def test_one_process_per_file(tmp_path: pathlib.Path, prefix: str) -> None:
    file = tmp_path / "banjar.db"
    other = tmp_path / "other.db"

    async with opened(f"sqlite:///{file}") as store:
        await store.logs.append(entry())
        other.symlink_to(file)
        for path in (file, other):
            with pytest.raises(StoreError) as caught:
                await Store.open(f"{prefix}:///{path}", process="two", now=NOW)
            assert str(caught.value) == (
                f"another Banjar server uses {file}: an SQLite file serves one process,"
                " a PostgreSQL database serves many"
            )
    async with opened(f"{prefix}:///{other}") as store:
        assert len(await store.logs.entries("t")) == 1


async def test_a_child_does_not_keep_the_file(tmp_path: pathlib.Path) -> None:
    """A worker that outlives a killed server must not stop the next one."""
    url = f"sqlite:///{tmp_path / 'banjar.db'}"
    code = f"""
import asyncio, os, signal
from banjar.server.store import Store
async def main():
    await Store.open({url!r}, process="one", now=1)
    heard, told = os.pipe()
    child = os.fork()
    if not child:
        import time
        os.write(told, b"alive")
        time.sleep(30)
        os._exit(0)
    os.read(heard, 5)
    os.write(1, f"{{child}}\\n".encode())
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        child = int(server.stdout.readline())
    try:

        async def check() -> None:
            async with opened(url):
                pass

        await check()
    finally:
        os.kill(child, 9)


async def test_no_server_answers(tmp_path: pathlib.Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        text = await refusal(f"postgresql://me:secret@127.0.0.1:{port}/banjar")
        assert text.startswith("no PostgreSQL server answers at 127.0.0.1: ")
        assert "secret" not in text
    assert (await refusal(f"postgresql:///banjar?host={tmp_path}")).startswith(
        f"no PostgreSQL server answers at {tmp_path}: "
    )


async def test_a_server_that_is_no_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    """It accepts the connection and never answers."""
    monkeypatch.setattr("banjar.server.store.engines.CONNECT_TIMEOUT_SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        text = await refusal(f"postgresql://me@127.0.0.1:{port}/banjar?sslmode=disable")
        assert text.startswith("no PostgreSQL server answers at 127.0.0.1: ")


def as_user(url: str, user: str) -> str:
    return url.replace("//postgres:@", f"//{user}@")


async def test_what_a_server_refuses(postgres_url: str) -> None:
    place = postgres_url.partition("host=")[2]
    server = f"the PostgreSQL server at {place}"
    nowhere = postgres_url.replace("/banjar_", "/nowhere_")
    assert (await refusal(nowhere)).startswith(f"{server} has no database 'nowhere_")
    wrong = await refusal(as_user(postgres_url, "stranger:wrong"))
    assert wrong == f"{server} does not accept this password for the user 'stranger'"
    assert (await refusal(as_user(postgres_url, "nobody"))).startswith(f"{server} does not let the user 'nobody' in: ")
    text = await refusal(as_user(postgres_url, "stranger:right"))
    assert text.startswith("the user 'stranger' may not create or change tables in the database 'banjar_")


async def test_a_shared_database_with_a_table_of_the_same_name(postgres_url: str) -> None:
    await sql(postgres_url, "CREATE TABLE bookmarks (id int)")

    async with opened(postgres_url) as store:
        assert await store.logs.append(entry())
    await sql(postgres_url, "DROP TABLE banjar_version")
    assert "belongs to another program: it has a table 'audit_log' that" in await refusal(postgres_url)


async def test_commits_are_on_the_disk(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        async with store._database.engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "busy_timeout")
            ]
        assert found == ["wal", 2, 500]


async def test_a_closed_database_opens_no_connection(database_url: str) -> None:
    """Such a connection would never be closed."""

    async with opened(database_url) as store:
        assert await store.logs.append(entry())
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.logs.entries("t")
    assert store._database.engine.pool.checkedout() == 0  # type: ignore[attr-defined]
    assert store._database.engine.pool.checkedin() == 0  # type: ignore[attr-defined]


async def test_many_processes_start_together(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url, process=f"{number}", now=NOW) for number in range(4)))
    assert await stores[0].logs.append(entry())
    assert len(await stores[3].logs.entries("t")) == 1
    for store in stores:
        await store.close()


@pytest.mark.parametrize("name", ["", "a\0"])
async def test_a_process_needs_a_name(sqlite_url: str, name: str) -> None:
    with pytest.raises(ValueError, match="a process needs a name"):
        await Store.open(sqlite_url, process=name, now=NOW)
