"""Personal links work once."""

from __future__ import annotations

import asyncio

from tests.server.store.store_helpers import NOW, opened


async def test_a_link_works_once(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.links.create("a", "anna", NOW + 10)
        await store.links.create("b", "bert", NOW + 10)
        used = await asyncio.gather(*(store.links.use("a", NOW + 1) for _ in range(8)))
        assert (used.count("anna"), used.count(None)) == (1, 7)
        assert await store.links.use("a", NOW + 2) is None
        assert await store.links.use("b", NOW + 10) is None
        assert await store.links.use("b", NOW + 9) == "bert"
        assert await store.links.use("c", NOW) is None


async def test_a_link_works_in_one_process(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
        for number in range(20):
            await one.links.create(str(number), "anna", NOW + 10)
            used = await asyncio.gather(*(store.links.use(str(number), NOW) for store in (one, two, one, two)))
            assert used.count("anna") == 1
