"""Lines of chat are numbered."""

from __future__ import annotations

import asyncio

from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store.chat import LinePlace


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


async def test_lines_are_searched_in_pages(database_url: str) -> None:
    """Every page goes on where the one before ended, whatever it found."""
    async with opened(database_url) as store:
        for table in ("t1", "t2", "t3"):
            await store.logs.append(entry(table))
            for number in range(4):
                body = b'{"who":"%b","number":%d}' % (b"anna" if number % 2 else b"bert", number + 1)
                assert await store.chat.add(table, NOW, body) == number + 1
        for most in (1, 2, 5, 12, 50):
            found, pages = list[tuple[str, int]](), 0
            place: LinePlace | None = LinePlace("", 0)
            while place is not None:
                more, place = await store.chat.search("anna", place, most)
                found += [(line.table, line.number) for line in more]
                pages += 1
            assert sorted(found) == [(table, number) for table in ("t1", "t2", "t3") for number in (2, 4)]
            assert pages == 12 // most + 1
        assert (await store.chat.search("cleo", LinePlace("", 0), 50)) == ([], None)
