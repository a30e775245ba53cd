"""A row that a frozen process has locked in PostgreSQL stalls its own table and no other."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest
from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store import StoreUnavailable, engines
from banjar.server.store.errors import Trouble

OTHERS_SECONDS = 1.5
"""How long tables may take that nobody has locked."""
BUSY_SECONDS = 4.0


@contextlib.asynccontextmanager
async def frozen(url: str, statement: str, **settings: str) -> AsyncIterator[None]:
    """A peer that ran a statement and neither commits nor goes away."""
    connection: Any = await asyncpg.connect(url, server_settings=settings)
    try:
        await connection.execute(f"BEGIN; {statement}")
        yield
    finally:
        connection.terminate()


async def test_one_locked_row_stalls_no_other_table(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        tables = [f"t{number}" for number in range(20)]
        for table in tables:
            await store.logs.append(entry(table))
        async with frozen(postgres_url, "SELECT * FROM tables WHERE id = 't7' FOR UPDATE"):
            started_at = time.monotonic()
            stuck = asyncio.create_task(store.logs.append(entry("t7", 2)))
            for version in (2, 3):
                won = await asyncio.gather(*(store.logs.append(entry(one, version)) for one in tables if one != "t7"))
                assert all(won)
            assert time.monotonic() - started_at < OTHERS_SECONDS
            assert not stuck.done()
            with pytest.raises(StoreUnavailable) as refused:
                await stuck
            assert refused.value.trouble is Trouble.LOCKED
            assert time.monotonic() - started_at < BUSY_SECONDS
            assert await store.health.trouble(lambda: NOW) is None  # a move at another table can be committed
        assert await store.logs.append(entry("t7", 2))


async def test_a_row_that_is_freed_in_time_is_written(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.logs.append(entry())
        async with frozen(postgres_url, "SELECT * FROM tables FOR UPDATE"):
            waiting = asyncio.create_task(store.logs.append(entry(version=2)))
            await asyncio.sleep(0.5)
            assert not waiting.done()
        assert await waiting
        assert len(await store.logs.entries("t")) == 2


async def test_a_table_that_a_frozen_process_began_stalls_no_other_table(postgres_url: str) -> None:
    """Its id is taken or free, depending on whether the other process ever commits."""
    insertion = (
        "INSERT INTO tables (id, game, status, visibility, version, created_at, updated_at, summary)"
        " VALUES ('new', 'altar', 'open', 'public', 1, 0, 0, '{}')"
    )
    async with opened(postgres_url) as store:
        async with frozen(postgres_url, insertion):
            started_at = time.monotonic()
            stuck = asyncio.create_task(store.logs.append(entry("new")))
            assert all(await asyncio.gather(*(store.logs.append(entry(f"t{number}")) for number in range(20))))
            assert time.monotonic() - started_at < OTHERS_SECONDS
            assert not stuck.done()
            with pytest.raises(StoreUnavailable):
                await stuck
            assert time.monotonic() - started_at < BUSY_SECONDS
        assert await store.logs.append(entry("new"))


async def test_everybody_is_refused_soon_where_everything_is_locked(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        async with frozen(postgres_url, "LOCK TABLE log_entries IN EXCLUSIVE MODE"):
            started_at = time.monotonic()
            outcome = await asyncio.gather(
                *(store.logs.append(entry(f"t{number}")) for number in range(50)), return_exceptions=True
            )
            assert {type(error) for error in outcome} == {StoreUnavailable}
            assert time.monotonic() - started_at < BUSY_SECONDS
        assert await store.logs.append(entry("t1"))


async def test_closing_does_not_wait_for_a_locked_row(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.logs.append(entry())
        async with frozen(postgres_url, "SELECT * FROM tables FOR UPDATE"):
            stuck = asyncio.create_task(store.logs.append(entry(version=2)))
            await asyncio.sleep(0.1)
            async with asyncio.timeout(1):
                await store.close()
            with pytest.raises(StoreUnavailable):
                await stuck


async def test_the_locks_of_a_frozen_process_are_freed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own connection says after what time, so that nobody has to end it."""
    monkeypatch.setattr(engines, "IDLE_IN_TRANSACTION_TIMEOUT_MILLISECONDS", 300)
    settings = engines.asyncpg_arguments()["server_settings"]
    async with opened(postgres_url) as store:
        await store.logs.append(entry())
        async with frozen(postgres_url, "SELECT * FROM tables FOR UPDATE", **settings):
            assert await store.logs.append(entry(version=2))
