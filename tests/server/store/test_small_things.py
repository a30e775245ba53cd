"""Preferences, chat, links, tokens and keys."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store import StoreError


def test_preferences_are_replaced(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await store.append(entry())
            assert await store.preferences("t") == {}
            await store.set_preferences("t", 2, b"two")
            await store.set_preferences("t", 0, b"zero")
            await store.set_preferences("t", 2, b"new")
            assert await store.preferences("t") == {0: b"zero", 2: b"new"}

    asyncio.run(check())


def test_chat_is_numbered(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await store.append(entry())
            numbers = [await store.add_chat("t", NOW, b"the same line") for _ in range(3)]
            assert numbers == [1, 2, 3]
            assert await store.chat("t", after=1, limit=1) == [(2, b"the same line")]
            assert len(await store.chat("t")) == 3

    asyncio.run(check())


def test_chat_under_races(postgres_url: str) -> None:
    async def check() -> None:
        async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
            await one.append(entry())
            numbers = await asyncio.gather(
                *(store.add_chat("t", NOW, b"%d" % line) for line in range(20) for store in (one, two))
            )
            assert sorted(numbers) == list(range(1, 41))
            assert [number for number, _ in await one.chat("t")] == list(range(1, 41))

    asyncio.run(check())


def test_nothing_is_kept_for_a_table_that_is_not_there(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            for table in ("nobody", "\0"):
                for work in (
                    store.add_chat(table, NOW, b"{}"),
                    store.set_preferences(table, 0, b"{}"),
                    store.add_seat_token("hash", table, 0, NOW),
                ):
                    with pytest.raises(StoreError, match="there is no table '"):
                        await work

    asyncio.run(check())


def test_a_link_works_once(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await store.make_link("a", "anna", NOW + 10)
            await store.make_link("b", "bert", NOW + 10)
            used = await asyncio.gather(*(store.use_link("a", NOW + 1) for _ in range(8)))
            assert (used.count("anna"), used.count(None)) == (1, 7)
            assert await store.use_link("a", NOW + 2) is None
            assert await store.use_link("b", NOW + 10) is None
            assert await store.use_link("b", NOW + 9) == "bert"
            assert await store.use_link("c", NOW) is None

    asyncio.run(check())


def test_a_link_works_in_one_process(postgres_url: str) -> None:
    async def check() -> None:
        async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
            for number in range(20):
                await one.make_link(str(number), "anna", NOW + 10)
                used = await asyncio.gather(*(store.use_link(str(number), NOW) for store in (one, two, one, two)))
                assert used.count("anna") == 1

    asyncio.run(check())


def test_seat_tokens(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            await store.append(entry())
            await store.add_seat_token("first", "t", 1, NOW)
            await store.add_seat_token("second", "t", 1, NOW)
            await store.add_seat_token("other", "t", 2, NOW)
            assert await store.seat_of_token("first") == ("t", 1)
            assert await store.seat_of_token("strange") is None
            await store.remove_seat_tokens("t", 1)
            assert await store.seat_of_token("first") is None
            assert await store.seat_of_token("second") is None
            assert await store.seat_of_token("other") == ("t", 2)

    asyncio.run(check())


def test_a_key_is_made_once(database_url: str) -> None:
    async def check() -> None:
        async with opened(database_url) as store:
            keys = await asyncio.gather(*(store.key("sign") for _ in range(5)))
            assert len(set(keys)) == 1
            assert len(keys[0]) == 32
            assert await store.key("other") != keys[0]
        async with opened(database_url, "later") as store:
            assert await store.key("sign") == keys[0]

    asyncio.run(check())


def test_all_processes_have_the_same_key(postgres_url: str) -> None:
    async def check() -> None:
        async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
            keys = await asyncio.gather(*(store.key("sign") for store in (one, two) * 4))
            assert len(set(keys)) == 1

    asyncio.run(check())
