"""Lost connections, lost answers and busy files: nothing is lost or written twice, and retries end."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import sqlite3
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.store.store_helpers import NOW, entry, opened, sql

from banjar.server.store import StoreUnavailable, database, engines, group_commit
from banjar.server.store.log_writer.postgresql import PostgresqlLogWriter
from banjar.server.store.log_writer.sqlite import SqliteLogWriter

KILL = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
LOG_WRITERS: tuple[Any, ...] = (SqliteLogWriter, PostgresqlLogWriter)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (database, group_commit):
        monkeypatch.setattr(module, "RETRY_DELAYS_SECONDS", (0.01, 0.01))


def failing(monkeypatch: pytest.MonkeyPatch, times: int, after: bool, step: str = "commit") -> None:
    """Lose the connection before or after a step of the log writer, for the first attempts."""
    left = [times]

    def breaking(real: Any) -> Any:
        async def broken(self: Any, *arguments: Any) -> Any:
            if left[0] == 0:
                return await real(self, *arguments)
            left[0] -= 1
            if after:
                await real(self, *arguments)
            raise ConnectionResetError("the line is dead")

        return broken

    for log_writer in LOG_WRITERS:
        monkeypatch.setattr(log_writer, step, breaking(getattr(log_writer, step)))


@pytest.mark.parametrize("after", [True, False], ids=["committed", "not committed"])
@pytest.mark.usefixtures("hurried")
async def test_a_lost_answer_to_a_commit(database_url: str, monkeypatch: pytest.MonkeyPatch, after: bool) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry("a"))
        failing(monkeypatch, 1, after)
        batch = [entry("a", 2, creating=entry("rematch")), entry("b"), entry("a", 2, b"rival"), entry("c", 3)]
        won = await asyncio.gather(*(store.logs.append(one) for one in batch))
        assert won == [True, True, False, False]
        assert await store.logs.entries("a") == [b'{"entry": 1}', b'{"entry": 2}']
        assert await store.logs.entries("rematch") == [b'{"entry": 1}']
        assert await store.logs.entries("b") == [b'{"entry": 1}']


@pytest.mark.usefixtures("hurried")
async def test_a_connection_lost_on_the_way(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database_url) as store:
        for step in ("begin", "last_numbers", "insert_entries", "update_tables", "add_members"):
            await store.logs.append(entry(step))
            with monkeypatch.context() as patched:
                failing(patched, 2, True, step)
                assert await store.logs.append(entry(step, 2, members=(step,)))
            assert len(await store.logs.entries(step)) == 2
            assert len(await store.tables.of_member(step, 9)) == 1


@pytest.mark.usefixtures("hurried")
async def test_another_process_takes_the_number_during_the_outage(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
        await one.logs.append(entry())
        real = PostgresqlLogWriter.commit

        async def commit(self: PostgresqlLogWriter) -> None:
            monkeypatch.setattr(PostgresqlLogWriter, "commit", real)
            await self.connection.invalidate()
            assert await two.logs.append(entry(version=2, body=b"rival"))
            raise ConnectionResetError

        monkeypatch.setattr(PostgresqlLogWriter, "commit", commit)
        assert not await one.logs.append(entry(version=2))
        assert await one.logs.entries("t", 1) == [b"rival"]


@pytest.mark.usefixtures("hurried")
async def test_retries_end(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database_url) as store:
        failing(monkeypatch, 3, False)
        outcome = await asyncio.gather(*(store.logs.append(entry(name)) for name in "abc"), return_exceptions=True)
        assert [type(error) for error in outcome] == [StoreUnavailable] * 3
        assert str(outcome[0]) == "the database does not answer: the line is dead"
        assert await store.logs.append(entry("a"))


async def test_killed_connections_are_replaced(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.logs.append(entry())
        for version in range(2, 5):
            await store.logs.entries("t")
            await sql(postgres_url, KILL)
            won = await asyncio.gather(
                store.logs.append(entry(version=version)), store.tables.get("t"), store.processes.heartbeat(NOW)
            )
            assert won[0]
            assert len(await store.logs.entries("t")) == version
            assert await store.chat.add("t", NOW, b"{}") == version - 1


async def test_a_stream_of_entries_while_connections_are_killed(postgres_url: str) -> None:
    async with opened(postgres_url) as store:

        async def kill() -> None:
            for progress in range(20, 200, 30):
                while store.logs.appended < progress:
                    await asyncio.sleep(0.002)
                await sql(postgres_url, KILL)

        async def play(name: str) -> None:
            for version in range(1, 61):
                assert await store.logs.append(entry(name, version))

        async with asyncio.timeout(60):
            await asyncio.gather(kill(), *(play(name) for name in "abcd"))
        for name in "abcd":
            assert await store.logs.entries(name) == [f'{{"entry": {version}}}'.encode() for version in range(1, 61)]


async def test_a_line_of_chat_is_added_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry())
        await store.chat.add("t", NOW, b"one")
        lost = lose_commits(monkeypatch, 1)
        assert await store.chat.add("t", NOW, b"two") == 2
        assert lost == [0]
        assert await store.chat.lines("t") == [(1, b"one"), (2, b"two")]


async def test_work_that_is_not_idempotent_is_not_retried(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry(due_at=NOW))
        await store.links.create("a", "anna", NOW + 10)
        lose_commits(monkeypatch, 2)
        with pytest.raises(StoreUnavailable):
            await store.tables.claim("t", NOW, NOW + 5)
        with pytest.raises(StoreUnavailable):
            await store.links.use("a", NOW)
        assert await store.links.use("a", NOW) is None
        assert await store.tables.due(NOW + 5, 9) == [("t", NOW + 5)]


def lose_commits(monkeypatch: pytest.MonkeyPatch, times: int) -> list[int]:
    """Lose the answers to the next commits of writing methods."""
    real = AsyncConnection.commit
    left = [times]

    async def commit(self: AsyncConnection) -> None:
        await real(self)
        if left[0] and self.sync_connection is not None and self.sync_connection.get_execution_options().get("writes"):
            left[0] -= 1
            raise ConnectionResetError

    monkeypatch.setattr(AsyncConnection, "commit", commit)
    return left


@pytest.mark.usefixtures("hurried")
async def test_a_busy_file(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "SQLITE_BUSY_TIMEOUT_SECONDS", 0.05)
    file = tmp_path / "banjar.db"

    async with opened(f"sqlite:///{file}") as store:
        await store.logs.append(entry())
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert len(await store.logs.entries("t")) == 1
            for work in (store.logs.append(entry(version=2)), store.processes.heartbeat(NOW)):
                with pytest.raises(StoreUnavailable, match="^the database does not answer: database is locked$"):
                    await work
            other.execute("ROLLBACK")
        assert await store.logs.append(entry(version=2))
        await store.processes.heartbeat(NOW)


SLOW = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT i FROM n WHERE i > 999990"
)


async def test_a_cancelled_transaction_leaves_no_lock(sqlite_url: str) -> None:
    """A transaction cancelled in mid-statement must not keep others from writing."""

    async def work(connection: AsyncConnection) -> list[Any]:
        return list((await connection.execute(text(SLOW))).all())

    async with opened(sqlite_url) as store:
        await store.logs.append(entry())
        writing = asyncio.create_task(store._database.write(work))
        await asyncio.sleep(0.05)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError) as kept:
            await writing
        async with asyncio.timeout(2):
            await store.auto_replies.set("t", 0, b"next")
        # The statement lives as long as the traceback of the cancellation.
        assert kept.tb is not None


async def test_a_full_disk(sqlite_url: str) -> None:
    """SQLite's page limit simulates a full disk."""

    async with opened(sqlite_url) as store:
        await store.logs.append(entry())
        async with store._database.write_lock:
            log_writer = await store.logs._group_commit._open_writer()
            await log_writer.connection.exec_driver_sql("PRAGMA max_page_count=1")
            await log_writer.connection.commit()
        with pytest.raises(StoreUnavailable, match="database or disk is full"):
            await store.logs.append(entry(version=2, body=b"x" * 1_000_000))
        assert len(await store.logs.entries("t")) == 1
        assert await store.logs.append(entry(version=2))
