"""Keys are created once and shared by all processes."""

from __future__ import annotations

import asyncio

from tests.server.store.store_helpers import opened


async def test_a_key_is_made_once(database_url: str) -> None:
    async with opened(database_url) as store:
        keys = await asyncio.gather(*(store.keys.get("sign") for _ in range(5)))
        assert len(set(keys)) == 1
        assert len(keys[0]) == 32
        assert await store.keys.get("other") != keys[0]
    async with opened(database_url, "later") as store:
        assert await store.keys.get("sign") == keys[0]


async def test_all_processes_have_the_same_key(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
        keys = await asyncio.gather(*(store.keys.get("sign") for store in (one, two) * 4))
        assert len(set(keys)) == 1
