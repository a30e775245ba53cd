"""Lists of tables, and timers."""

from __future__ import annotations

import asyncio

from tests.server.store.store_helpers import NOW, entry, opened, row

from banjar.server.store import TableRow
from banjar.server.store.tables import ListPlace, TablePage


def ids(rows: list[TableRow]) -> list[str]:
    return [found.id for found in rows]


async def test_a_row_is_found_by_id_and_by_code(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry(code="ABC", due_at=NOW))
        assert await store.tables.get("t") == row(code="ABC", due_at=NOW)
        assert await store.tables.by_code("ABC") == row(code="ABC", due_at=NOW)
        assert await store.tables.by_code("abc") is None
        await store.logs.append(entry(version=2, code=None, status="over"))
        assert await store.tables.get("t") == row(version=2, status="over")
        assert await store.tables.by_code("ABC") is None


async def test_what_strangers_send_is_not_found(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry())
        for strange in ("\0", "a\0b", "\ud800", "' OR 1=1 --", "", "ᬩ" * 500):
            assert await store.tables.get(strange) is None
            assert await store.tables.by_code(strange) is None
            assert await store.logs.entries(strange) == []
            assert await store.tables.of_member(strange, 5) == []
            assert await store.links.use(strange, NOW) is None
            assert await store.seat_tokens.seat_of(strange) is None
            assert await store.chat.lines(strange) == []
            assert await store.auto_replies.of_table(strange) == {}


async def test_public_tables_the_newest_first(database_url: str) -> None:
    async with opened(database_url) as store:
        for number in range(5):
            await store.logs.append(entry(f"t{number}", status="open", created_at=NOW + number))
        await store.logs.append(entry("hidden", status="open", visibility="private"))
        await store.logs.append(entry("running"))
        assert ids((await store.tables.public("open", 3)).rows) == ["t4", "t3", "t2"]
        assert ids((await store.tables.public("running", 3)).rows) == ["running"]
        assert (await store.tables.public("over", 3)).rows == []


async def test_tables_of_one_maker_hide_nobody_elses(database_url: str) -> None:
    """However many and however new, and on every page."""
    async with opened(database_url) as store:
        for number in range(3):
            await store.logs.append(entry(f"mine{number}", status="open", created_at=NOW + number, made_from="me"))
        await store.logs.append(entry("yours", status="open", created_at=NOW, made_from="you"))
        await store.logs.append(entry("theirs", status="open", created_at=NOW - 1))
        for number in range(60):
            await store.logs.append(
                entry(f"flood{number:02}", status="open", created_at=NOW + 100 + number, made_from="x")
            )
        first = await store.tables.public("open", 8)
        assert ids(first.rows) == ["flood59", "mine2", "yours", "theirs", "flood58", "mine1", "flood57", "mine0"]
        pages, place = list[str](), None
        for _ in range(20):
            page = await store.tables.public("open", 7, after=place)
            pages += ids(page.rows)
            place = page.last
            if place is None:
                break
        assert pages == ids((await store.tables.public("open", 100)).rows)
        assert len(set(pages)) == len(pages) == 65


async def test_tables_nobody_has_touched_are_listed_no_longer(database_url: str) -> None:
    async with opened(database_url) as store:
        for number in range(3):
            await store.logs.append(entry(f"t{number}", status="open", updated_at=NOW + number))
        assert ids((await store.tables.public("open", 9, since=NOW + 1)).rows) == ["t1", "t2"]
        strange = ListPlace(1, NOW, "a\0b")
        assert await store.tables.public("open", 9, after=strange) == TablePage([], None)


async def test_the_tables_of_a_member(database_url: str) -> None:
    async with opened(database_url) as store:
        for number in range(4):
            await store.logs.append(entry(f"t{number}", members=("anna", "bert"), updated_at=NOW + number))
        await store.logs.append(entry("other", members=("bert",)))
        await store.logs.append(entry("t0", 2, members=("anna",), updated_at=NOW + 9))
        mine = await store.tables.of_member("anna", 3)
        assert ids([found for found, _ in mine]) == ["t0", "t3", "t2"]
        rest = await store.tables.of_member("anna", 3, before=mine[-1][0].updated_at)
        assert ids([found for found, _ in rest]) == ["t1"]
        assert await store.tables.of_member("nobody", 3) == []


async def test_the_running_tables(database_url: str) -> None:
    async with opened(database_url) as store:
        for name, status in (("a", "running"), ("b", "open"), ("c", "over"), ("d", "running")):
            await store.logs.append(entry(name, status=status))
        assert ids(await store.tables.running("", 5)) == ["a", "d"]
        assert ids(await store.tables.running("", 1)) == ["a"]
        assert ids(await store.tables.running("a", 5)) == ["d"]


async def test_due_tables_the_earliest_first(database_url: str) -> None:
    async with opened(database_url) as store:
        for name, status, due_at in (
            ("later", "running", NOW + 5),
            ("sooner", "open", NOW + 2),
            ("not yet", "running", NOW + 11),
            ("over", "over", NOW),
            ("never", "running", None),
        ):
            await store.logs.append(entry(name, status=status, due_at=due_at))
        assert await store.tables.due(NOW + 10, 9) == [("sooner", NOW + 2), ("later", NOW + 5)]
        assert await store.tables.due(NOW + 10, 1) == [("sooner", NOW + 2)]


async def test_a_claim_is_won_once(database_url: str) -> None:
    async with opened(database_url) as store:
        for number in range(10):
            await store.logs.append(entry(f"t{number}", due_at=NOW))
            won = await asyncio.gather(
                *(store.tables.claim(f"t{number}", NOW, NOW + 1000 + rival) for rival in range(5))
            )
            assert won.count(True) == 1
            assert not await store.tables.claim(f"t{number}", NOW, NOW + 1)
        assert await store.tables.due(NOW, 9) == []
        assert not await store.tables.claim("nobody", NOW, NOW + 1)


async def test_a_claim_is_won_by_one_process(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
        for number in range(20):
            await one.logs.append(entry(f"t{number}", due_at=NOW))
            won = await asyncio.gather(
                *(store.tables.claim(f"t{number}", NOW, NOW + 1000) for store in (one, two, one, two))
            )
            assert won.count(True) == 1


async def test_a_timer_of_an_old_version_is_not_set(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry())
        await store.tables.set_due_at("t", 1, NOW)
        assert await store.tables.due(NOW, 9) == [("t", NOW)]
        await store.logs.append(entry(version=2, due_at=NOW + 5))
        await store.tables.set_due_at("t", 1, NOW)
        assert await store.tables.due(NOW + 9, 9) == [("t", NOW + 5)]
        await store.tables.set_due_at("t", 2, None)
        assert await store.tables.due(NOW + 9, 9) == []
