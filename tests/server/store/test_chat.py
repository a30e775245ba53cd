"""Lines of chat are numbered."""

from __future__ import annotations

import asyncio

from tests.server.store.store_helpers import NOW, entry, opened


async def test_chat_is_numbered(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry())
        numbers = [await store.chat.add("t", NOW, b"the same line") for _ in range(3)]
        assert numbers == [1, 2, 3]
        assert await store.chat.lines("t", after=1, limit=1) == [(2, b"the same line")]
        assert len(await store.chat.lines("t")) == 3


async def test_chat_under_races(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
        await one.logs.append(entry())
        numbers = await asyncio.gather(
            *(store.chat.add("t", NOW, b"%d" % line) for line in range(20) for store in (one, two))
        )
        assert sorted(numbers) == list(range(1, 41))
        assert [number for number, _ in await one.chat.lines("t")] == list(range(1, 41))
