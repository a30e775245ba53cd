"""Preferences, chat, links, tokens and keys."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store import StoreError


def test_preferences_are_replaced(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await store.logs.append(entry())
            assert await store.auto_replies.of_table("t") == {}
            await store.auto_replies.set("t", 2, b"two")
            await store.auto_replies.set("t", 0, b"zero")
            await store.auto_replies.set("t", 2, b"new")
            assert await store.auto_replies.of_table("t") == {0: b"zero", 2: b"new"}

    asyncio.run(check())


def test_chat_is_numbered(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await store.logs.append(entry())
            numbers = [await store.chat.add("t", NOW, b"the same line") for _ in range(3)]
            assert numbers == [1, 2, 3]
            assert await store.chat.lines("t", after=1, limit=1) == [(2, b"the same line")]
            assert len(await store.chat.lines("t")) == 3

    asyncio.run(check())


def test_chat_under_races(postgres_url: str) -> None:
    async def check() -> None:
        async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
            await one.logs.append(entry())
            numbers = await asyncio.gather(
                *(store.chat.add("t", NOW, b"%d" % line) for line in range(20) for store in (one, two))
            )
            assert sorted(numbers) == list(range(1, 41))
            assert [number for number, _ in await one.chat.lines("t")] == list(range(1, 41))

    asyncio.run(check())


def test_nothing_is_kept_for_a_table_that_is_not_there(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            for table in ("nobody", "\0"):
                for work in (
                    store.chat.add(table, NOW, b"{}"),
                    store.auto_replies.set(table, 0, b"{}"),
                    store.seat_tokens.create("hash", table, 0, NOW),
                ):
                    with pytest.raises(StoreError, match="there is no table '"):
                        await work

    asyncio.run(check())


def test_a_link_works_once(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await store.links.create("a", "anna", NOW + 10)
            await store.links.create("b", "bert", NOW + 10)
            used = await asyncio.gather(*(store.links.use("a", NOW + 1) for _ in range(8)))
            assert (used.count("anna"), used.count(None)) == (1, 7)
            assert await store.links.use("a", NOW + 2) is None
            assert await store.links.use("b", NOW + 10) is None
            assert await store.links.use("b", NOW + 9) == "bert"
            assert await store.links.use("c", NOW) is None

    asyncio.run(check())


def test_a_link_works_in_one_process(postgres_url: str) -> None:
    async def check() -> None:
        async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
            for number in range(20):
                await one.links.create(str(number), "anna", NOW + 10)
                used = await asyncio.gather(*(store.links.use(str(number), NOW) for store in (one, two, one, two)))
                assert used.count("anna") == 1

    asyncio.run(check())


def test_seat_tokens(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await store.logs.append(entry())
            await store.seat_tokens.create("first", "t", 1, NOW)
            await store.seat_tokens.create("second", "t", 1, NOW)
            await store.seat_tokens.create("other", "t", 2, NOW)
            assert await store.seat_tokens.seat_of("first") == ("t", 1)
            assert await store.seat_tokens.seat_of("strange") is None
            await store.seat_tokens.revoke("t", 1)
            assert await store.seat_tokens.seat_of("first") is None
            assert await store.seat_tokens.seat_of("second") is None
            assert await store.seat_tokens.seat_of("other") == ("t", 2)

    asyncio.run(check())


def test_a_key_is_made_once(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            keys = await asyncio.gather(*(store.keys.get("sign") for _ in range(5)))
            assert len(set(keys)) == 1
            assert len(keys[0]) == 32
            assert await store.keys.get("other") != keys[0]
        async with opened(database_url, "later") as store:
            assert await store.keys.get("sign") == keys[0]

    asyncio.run(check())


def test_all_processes_have_the_same_key(postgres_url: str) -> None:
    async def check() -> None:
        async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
            keys = await asyncio.gather(*(store.keys.get("sign") for store in (one, two) * 4))
            assert len(set(keys)) == 1

    asyncio.run(check())
