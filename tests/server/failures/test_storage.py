"""Faults of the storage under a running server: nothing acknowledged is lost, and `/healthz` tells the truth."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import shutil
import sqlite3
import subprocess
import time
import typing
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import asyncpg
import httpx
import pytest
from sqlalchemy import event
from tests.server.app_fixtures import AppUnderTest, play_steps, running_app, send_command, start_table
from tests.server.client import Client, RequestRefused
from tests.server.database_proxy import DatabaseProxy
from tests.server.server_process import ServerProcess, sqlite_url
from tests.server.table_fixtures import check_views, stored_log, table_with_clients

from banjar.protocol.health import Health
from banjar.server.store.errors import Trouble

HEALTH_SECONDS = 1.5
"""How long `/healthz` may take, whatever is wrong."""
BUSY_SECONDS = 4.0
"""How long a move may take to be refused."""
RECOVERY_SECONDS = 5.0

Fault = Callable[[AppUnderTest, pathlib.Path], contextlib.AbstractContextManager[None]]


@contextlib.contextmanager
def locked(_app: AppUnderTest, file: pathlib.Path) -> Iterator[None]:
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def moved_away(suffix: str) -> Fault:
    @contextlib.contextmanager
    def fault(_app: AppUnderTest, file: pathlib.Path) -> Iterator[None]:
        path, aside = file.with_name(file.name + suffix), file.with_name("aside")
        path.rename(aside)
        yield
        aside.replace(path)

    return fault


@contextlib.contextmanager
def replaced(_app: AppUnderTest, file: pathlib.Path) -> Iterator[None]:
    aside = file.with_name("aside")
    file.rename(aside)
    shutil.copy(aside, file)
    yield
    aside.replace(file)


@contextlib.contextmanager
def overwritten(_app: AppUnderTest, file: pathlib.Path) -> Iterator[None]:
    content = file.read_bytes()
    with file.open("rb+") as opened:
        opened.write(b"garbage" * 1000)
    yield
    with file.open("rb+") as opened:
        opened.write(content)


@contextlib.contextmanager
def cut_short(_app: AppUnderTest, file: pathlib.Path) -> Iterator[None]:
    content = file.read_bytes()
    os.truncate(file, 4096)
    yield
    with file.open("rb+") as opened:
        opened.write(content)


@contextlib.contextmanager
def read_only(app: AppUnderTest, _file: pathlib.Path) -> Iterator[None]:
    """As SQLite answers on a disk that was remounted; this user may be root, whom file modes do not stop."""
    value = 1

    def check_out(connection: Any, _record: Any, _proxy: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA query_only={value}")
        cursor.close()

    event.listen(app.store._database.engine.sync_engine, "checkout", check_out)
    yield
    value = 0


FAULTS = {
    "locked": (locked, Trouble.LOCKED),
    "deleted": (moved_away(""), Trouble.FILE_GONE),
    "write-ahead log deleted": (moved_away("-wal"), Trouble.FILE_GONE),
    "shared memory deleted": (moved_away("-shm"), Trouble.FILE_GONE),
    "replaced": (replaced, Trouble.FILE_GONE),
    "overwritten": (overwritten, Trouble.CORRUPT),
    "cut short": (cut_short, Trouble.CORRUPT),
    "read-only": (read_only, Trouble.READ_ONLY),
}


@contextlib.asynccontextmanager
async def at_a_table(folder: pathlib.Path) -> AsyncIterator[tuple[AppUnderTest, str, str, dict[str, Any]]]:
    """A server, a running table, whose turn it is, and a decision they could make."""
    async with running_app(folder) as app:
        table, people = await start_table(app, 2, game="altar")
        live = await play_steps(app, table, 4)
        assert live.table.session is not None
        assert live.table.to_act is not None
        action = live.table.session.state.legal_actions()[0].text
        yield app, table, people[live.table.to_act], {"version": live.table.version, "action": action}


async def health(app: AppUnderTest) -> tuple[int, str]:
    async with asyncio.timeout(HEALTH_SECONDS), app.client() as client:
        found = await client.get("/healthz")
    return found.status_code, found.json()["status"]


async def becomes_healthy(app: AppUnderTest) -> None:
    async with asyncio.timeout(RECOVERY_SECONDS):
        while (await health(app))[0] != 200:
            await asyncio.sleep(0.05)


async def checkpointed(app: AppUnderTest) -> None:
    """Move what is in the write-ahead log into the database, so that the file itself is worth something."""
    async with app.store._database.engine.connect() as connection:
        await connection.exec_driver_sql("COMMIT")
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
    app.store._database.check_file()  # as after every commit, which is when SQLite makes its own checkpoints
    assert await health(app) == (200, "ok")


@pytest.mark.parametrize("name", FAULTS)
async def test_a_move_is_refused_while_it_could_be_lost_and_health_says_why(tmp_path: pathlib.Path, name: str) -> None:
    """Nothing is acknowledged meanwhile, the answer comes soon, and everything goes on by itself afterwards."""
    fault, trouble = FAULTS[name]
    async with at_a_table(tmp_path) as (app, table, actor, wanted):
        assert await health(app) == (200, "ok")
        if fault is read_only:
            await app.store.logs._group_commit._drop_writer()
        await checkpointed(app)
        with fault(app, tmp_path / "banjar.db"):
            await asyncio.sleep(1.0)  # an answer of before is good for a second
            assert await health(app) == (503, trouble.value)
            for _ in range(2):
                started_at = time.monotonic()
                refused = await send_command(app, actor, table, "act", command="one", **wanted)
                assert refused.json()["error"]["code"] == "busy"
                assert time.monotonic() - started_at < BUSY_SECONDS
        await becomes_healthy(app)
        async with asyncio.timeout(RECOVERY_SECONDS):
            while (answer := await send_command(app, actor, table, "act", command="one", **wanted)).status_code == 503:
                await asyncio.sleep(0.05)
        version = answer.json()["version"]
        bodies = await app.store.logs.entries(table)
    # The outage may have been credited before it.
    assert version in (wanted["version"] + 1, wanted["version"] + 2)
    assert [number for number, body in enumerate(bodies, 1) if b'"command":"one"' in body] == [version]
    async with running_app(tmp_path) as app:
        assert (await app.store.logs.entries(table))[: len(bodies)] == bodies


async def test_a_file_moved_away_before_its_first_checkpoint_keeps_its_write_ahead_log(tmp_path: pathlib.Path) -> None:
    """All is still in the log, which SQLite deletes when it opens an empty file beside it."""
    file = tmp_path / "banjar.db"
    async with at_a_table(tmp_path) as (app, table, actor, wanted):
        with moved_away("")(app, file):
            lookups = (app.store.logs.entries(table) for _ in range(6))  # more than there are connections
            outcome = await asyncio.gather(*lookups, return_exceptions=True)
            assert {type(error).__name__ for error in outcome} == {"StoreUnavailable"}
            assert not file.exists()
        await becomes_healthy(app)
        answer = await send_command(app, actor, table, "act", command="one", **wanted)
        bodies = await app.store.logs.entries(table)
        assert b'"command":"one"' in bodies[answer.json()["version"] - 1]
    async with running_app(tmp_path) as app:
        assert (await app.store.logs.entries(table))[: len(bodies)] == bodies


async def test_many_who_write_to_a_locked_database_do_not_wait_for_each_other(tmp_path: pathlib.Path) -> None:
    async with at_a_table(tmp_path) as (app, table, _, _):
        with locked(app, tmp_path / "banjar.db"):
            started_at = time.monotonic()
            writes = (app.store.auto_replies.set(table, seat % 2, b"{}") for seat in range(50))
            outcome = await asyncio.gather(*writes, return_exceptions=True)
            assert time.monotonic() - started_at < BUSY_SECONDS
        assert {type(error).__name__ for error in outcome} == {"StoreUnavailable"}


async def test_health_is_asked_of_the_database_once_a_second_whoever_asks(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        before, started_at = app.store.commits, time.monotonic()
        async with app.client() as client:
            answers = await asyncio.gather(*(client.get("/healthz") for _ in range(100)))
        assert {answer.status_code for answer in answers} == {200}
        # One a second, and the scheduler's own heartbeats.
        assert app.store.commits - before <= 3 + 2 * (time.monotonic() - started_at)


async def test_a_server_that_closes_is_not_healthy(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        app.context.closing = True
        assert await health(app) == (503, "closing")
        app.context.closing = False


def test_every_trouble_is_a_status_of_health() -> None:
    statuses = typing.get_args(typing.get_type_hints(Health)["status"])
    assert sorted(statuses) == sorted(["ok", "closing", *Trouble])


def test_a_deleted_lock_file_does_not_let_a_second_server_in(tmp_path: pathlib.Path) -> None:
    with ServerProcess(sqlite_url(tmp_path), odd={"no_bots": True}) as server:
        (tmp_path / "banjar.db.lock").unlink()
        ends_at = time.monotonic() + RECOVERY_SECONDS
        while httpx.get(f"{server.address}/healthz").status_code != 200:  # `database slow` on a busy machine
            assert time.monotonic() < ends_at
            time.sleep(0.1)
        with pytest.raises(RuntimeError, match="another Banjar server uses"):
            ServerProcess(sqlite_url(tmp_path), odd={"no_bots": True})


def small_disk(folder: pathlib.Path) -> list[str]:
    """The start of a command that sees a disk of 4 MiB at this folder; skips where that is not allowed."""
    prefix = ["unshare", "-rm", "sh", "-c", 'mount -t tmpfs -o size=4m none "$0" && exec "$@"', str(folder)]
    try:
        subprocess.run([*prefix, "true"], check=True, capture_output=True, timeout=10)
    except (OSError, subprocess.SubprocessError) as error:
        pytest.skip(f"no disk can be mounted here: {error}")
    return prefix


async def act_in_turn(table: str, clients: list[Client]) -> None:
    for _ in range(200):  # what is left of the write-ahead log is used up first
        for client in clients:
            await client.act(table)


async def test_a_full_disk_refuses_moves_until_there_is_room(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    url = sqlite_url(folder)
    with ServerProcess(url, odd={"no_bots": True}, prefix=small_disk(folder)) as server:
        seen = pathlib.Path(f"/proc/{server.process.pid}/root{folder}")
        async with table_with_clients([server.address], 2, game="altar") as (table, clients):
            filler = seen / "filler"
            with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
            acting = next(client for client in clients if client.tables[table]["game"]["legal"])
            with pytest.raises(RequestRefused, match="busy"):
                await act_in_turn(table, clients)
            acknowledged = max(client.tables[table]["version"] for client in clients)
            started_at = time.monotonic()
            answer = await acting.http.get("/healthz")
            assert (answer.status_code, answer.json()["status"]) == (503, "disk full")
            assert time.monotonic() - started_at < HEALTH_SECONDS
            filler.unlink()
            async with asyncio.timeout(RECOVERY_SECONDS):
                while (await acting.http.get("/healthz")).status_code != 200:
                    await asyncio.sleep(0.1)
            version = max(client.tables[table]["version"] for client in clients)
            async with asyncio.timeout(30):
                while max(client.tables[table]["version"] for client in clients) <= version:
                    for client in clients:
                        with contextlib.suppress(RequestRefused):
                            await client.act(table)
            shutil.copytree(seen, tmp_path / "copy")  # the disk is gone with the server
        assert server.stop() == 0
    entries = await stored_log(sqlite_url(tmp_path / "copy"), table)
    assert len(entries) > acknowledged
    for client in clients:
        check_views(table, client, entries)


async def test_health_answers_soon_although_postgresql_hangs(postgres_url: str) -> None:
    with DatabaseProxy.to(postgres_url) as proxy, ServerProcess(proxy.url, odd={"no_bots": True}) as server:
        async with table_with_clients([server.address], 2, game="altar") as (_, clients):
            proxy.hang()
            started_at = time.monotonic()
            answer = await clients[0].http.get("/healthz")
            assert time.monotonic() - started_at < HEALTH_SECONDS
            assert (answer.status_code, answer.json()["status"]) == (503, "database slow")


async def set_read_only(url: str, value: str) -> None:
    """What the next connections to a PostgreSQL database may do; those that are open do not change."""
    connection = await asyncpg.connect(url)
    try:
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
    finally:
        await connection.close()


async def test_a_read_only_postgresql_refuses_moves_and_health_says_why(postgres_url: str) -> None:
    """As after a change to a standby, which drops all connections."""
    with DatabaseProxy.to(postgres_url) as proxy, ServerProcess(proxy.url, odd={"no_bots": True}) as server:
        async with table_with_clients([server.address], 2, game="altar") as (table, clients):
            acting = next(client for client in clients if client.tables[table]["game"]["legal"])
            for value in ("on", "off"):
                await set_read_only(postgres_url, value)
                proxy.cut()
                proxy.restore()
                if value == "on":
                    with pytest.raises(RequestRefused, match="busy"):
                        await acting.act(table)
                    answer = await acting.http.get("/healthz")
                    assert (answer.status_code, answer.json()["status"]) == (503, "database read-only")
            async with asyncio.timeout(RECOVERY_SECONDS):
                while (await acting.http.get("/healthz")).status_code != 200:
                    await asyncio.sleep(0.1)
            version = acting.tables[table]["version"]
            await acting.act(table)
            await acting.until(lambda: acting.tables[table]["version"] > version)
        assert server.stop() == 0
    entries = await stored_log(postgres_url, table)
    for client in clients:
        check_views(table, client, entries)
