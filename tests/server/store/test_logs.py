"""Log entries: in order, once, and every append is atomic."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.store.store_helpers import NOW, entry, opened, row

from banjar.server.store import LogAppend, StoreUnavailable


async def test_entries_come_back_in_order(database_url: str) -> None:
    async with opened(database_url) as store:
        for version in range(1, 13):
            assert await store.logs.append(entry(version=version))
        bodies = [f'{{"entry": {version}}}'.encode() for version in range(1, 13)]
        assert await store.logs.entries("t") == bodies
        assert await store.logs.entries("t", after=10) == bodies[10:]
        assert await store.logs.entries("t", after=12) == []
        assert await store.logs.entries("nobody") == []
        assert await store.tables.get("t") == row(version=12)
        assert store.logs.appended == 12


BODIES = {
    "short": b"{}",
    "everywhere": '{"name": "Ni Wayan ᬩᬮᬶ 🏝", "zero": "\\u0000"}'.encode(),
    "spaces": b'{ "spaces" :  1.0e2,\n"order":\t[2,1] }',
    "megabyte": json.dumps({"long": "é" * 500_000}, ensure_ascii=False).encode(),
    "any": bytes(range(256)),
}


async def test_bodies_come_back_byte_by_byte(database_url: str) -> None:
    async with opened(database_url) as store:
        for name, body in BODIES.items():
            assert await store.logs.append(entry(name, body=body))
            assert await store.logs.entries(name) == [body]
            assert (await store.tables.get(name)) == row(name)
            await store.auto_replies.set(name, 0, body)
            assert await store.auto_replies.of_table(name) == {0: body}
            await store.chat.add(name, NOW, body)
            assert await store.chat.lines(name) == [(1, body)]


async def test_a_taken_number_writes_nothing(database_url: str) -> None:
    async with opened(database_url) as store:
        assert await store.logs.append(entry())
        assert await store.logs.append(entry(version=2, members=("anna",)))
        late = entry(version=2, body=b"late", status="over", members=("bert",), creating=entry("rematch"))
        assert not await store.logs.append(late)
        assert await store.logs.entries("t", 1) == [b'{"entry": 2}']
        assert await store.tables.get("t") == row(version=2)
        assert await store.tables.of_member("bert", 9) == []
        assert await store.tables.get("rematch") is None
        assert await store.logs.entries("rematch") == []
        assert store.logs.appended == 2


async def test_a_log_has_no_gaps(database_url: str) -> None:
    async with opened(database_url) as store:
        assert not await store.logs.append(entry(version=2))
        assert await store.logs.append(entry())
        assert not await store.logs.append(entry(version=3))
        assert await store.tables.get("t") == row()
        assert await store.logs.entries("t") == [b'{"entry": 1}']


async def test_neither_id_nor_code_is_given_twice(database_url: str) -> None:
    async with opened(database_url) as store:
        assert await store.logs.append(entry("a", code="ABC"))
        assert not await store.logs.append(entry("a", code="DEF"))
        assert not await store.logs.append(entry("b", code="ABC"))
        assert await store.logs.append(entry("b", code="DEF"))
        assert await store.logs.append(entry("c"))
        assert await store.logs.append(entry("d"))
        assert not any(await asyncio.gather(*(store.logs.append(entry(name, code="DEF")) for name in "xyz")))
        assert sum(await asyncio.gather(*(store.logs.append(entry(name, code="GHI")) for name in "xyz"))) == 1


async def test_a_rematch_begins_with_the_entry_or_not_at_all(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry("old"))
        await store.logs.append(entry("taken", code="T"))
        both = entry("old", 2, creating=entry("new", members=("anna",), code="N"))
        assert await store.logs.append(both)
        assert await store.logs.entries("new") == [b'{"entry": 1}']
        assert [found.id for found, _ in await store.tables.of_member("anna", 9)] == ["new"]
        for clash in (entry("taken"), entry("other", code="T")):
            assert not await store.logs.append(entry("old", 3, creating=clash))
        assert len(await store.logs.entries("old")) == 2
        # Two that begin, one of which cannot.
        assert not await store.logs.append(entry("first", creating=entry("taken")))
        assert await store.tables.get("first") is None
        assert await store.logs.append(entry("first", creating=entry("second", creating=entry("third"))))
        assert await store.tables.get("third") == row("third")


async def test_many_tables_share_transactions(database_url: str) -> None:
    async with opened(database_url) as store:
        names = [f"t{number}" for number in range(100)]
        assert all(await asyncio.gather(*(store.logs.append(entry(name)) for name in names)))
        before = store.commits

        async def play(name: str) -> None:
            for version in range(2, 6):
                assert await store.logs.append(entry(name, version))

        await asyncio.gather(*(play(name) for name in names))
        assert store.commits - before <= 12
        assert store.logs.appended == 500
        for name in names:
            assert len(await store.logs.entries(name)) == 5


async def test_a_conflict_does_not_affect_other_entries(database_url: str) -> None:
    async with opened(database_url) as store:
        await asyncio.gather(*(store.logs.append(entry(f"t{number}")) for number in range(50)))
        batch = [entry(f"t{number}", 3 if number % 10 == 7 else 2) for number in range(50)]
        batch += [entry("t7"), entry("new"), entry("t8", 2, body=b"again"), entry("gone", 4)]
        before = store.commits
        won = await asyncio.gather(*(store.logs.append(one) for one in batch))
        expected = [number % 10 != 7 for number in range(50)] + [False, True, False, False]
        assert won == expected
        assert store.commits - before == 2
        assert (await store.logs.entries("t8"))[-1] == b'{"entry": 2}'


async def test_an_impossible_entry_does_not_affect_other_entries(database_url: str) -> None:
    """No database holds a number of 80 bits."""

    async with opened(database_url) as store:
        bad = entry("bad", updated_at=1 << 80)
        outcome = await asyncio.gather(
            *(store.logs.append(one) for one in (entry("a"), bad, entry("b"))), return_exceptions=True
        )
        assert outcome[0] is True
        assert isinstance(outcome[1], Exception)
        assert outcome[2] is True
        assert await store.tables.get("bad") is None
        assert await store.logs.append(entry("a", 2))


@pytest.mark.parametrize(
    ("appending", "message"),
    [
        (entry(version=0), "numbered from 1, not 0"),
        (entry(version=2, creating=entry("b", 2)), "has the version 1, not 2"),
        (entry(creating=entry()), "no table begins twice"),
    ],
)
async def test_appends_that_no_log_can_hold(sqlite_url: str, appending: LogAppend, message: str) -> None:
    async with opened(sqlite_url) as store:
        with pytest.raises(ValueError, match=message):
            await store.logs.append(appending)


async def test_two_coroutines_want_the_same_number(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry())
        for version in range(2, 8):
            rivals = [entry(version=version, body=b"%d" % rival) for rival in range(10)]
            won = await asyncio.gather(*(store.logs.append(rival) for rival in rivals))
            assert won.count(True) == 1
            assert await store.logs.entries("t", version - 1) == [rivals[won.index(True)].body]


async def test_two_processes_want_the_same_number(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
        names = [f"t{number}" for number in range(30)]
        for version in range(1, 11):
            mine = [entry(name, version, b"one") for name in names]
            yours = [entry(name, version, b"two") for name in reversed(names)]
            won = await asyncio.gather(
                *(one.logs.append(appending) for appending in mine),
                *(two.logs.append(appending) for appending in yours),
            )
            first, second = won[: len(names)], won[len(names) :][::-1]
            for name, a, b in zip(names, first, second, strict=True):
                assert a != b
                assert await one.logs.entries(name, version - 1) == [b"one" if a else b"two"]


async def test_two_processes_want_the_same_code(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url, "two") as two:
        for number in range(20):
            won = await asyncio.gather(
                one.logs.append(entry(f"a{number}", code=str(number))),
                two.logs.append(entry(f"b{number}", code=str(number))),
            )
            assert won.count(True) == 1


async def test_a_cancelled_caller_does_not_affect_others(database_url: str) -> None:
    async with opened(database_url) as store:
        given_up = asyncio.create_task(store.logs.append(entry("a")))
        other = asyncio.create_task(store.logs.append(entry("b")))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await other
        assert await store.tables.get("a") is None
        assert await store.logs.append(entry("b", 2))


async def test_closing_writes_pending_entries(database_url: str) -> None:
    async with opened(database_url) as store:
        tasks = [asyncio.create_task(store.logs.append(entry(f"t{number}"))) for number in range(600)]
        await asyncio.sleep(0)
    assert all(await asyncio.gather(*tasks))
    with pytest.raises(StoreUnavailable, match="is closed"):
        await store.logs.append(entry("late"))
    async with opened(database_url) as store:
        assert await store.tables.get("t599") == row("t599")


async def test_deleting_a_table_deletes_all_its_rows(database_url: str) -> None:
    async with opened(database_url) as store:
        for name in ("t", "kept"):
            await store.logs.append(entry(name, members=("anna",)))
            await store.auto_replies.set(name, 0, b"{}")
            await store.chat.add(name, NOW, b"{}")
            await store.seat_tokens.create(f"hash of {name}", name, 1, NOW)
            await store.presence.set(name, 1, True)
        await store.processes.heartbeat(NOW)
        await store.tables.delete("t")
        await store.tables.delete("t")
        assert await store.tables.get("t") is None
        assert await store.logs.entries("t") == []
        assert await store.auto_replies.of_table("t") == {}
        assert await store.chat.lines("t") == []
        assert await store.seat_tokens.seat_of("hash of t") is None
        assert not await store.presence.is_present("t", 1, NOW)
        assert [found.id for found, _ in await store.tables.of_member("anna", 9)] == ["kept"]
        assert await store.seat_tokens.seat_of("hash of kept") == ("kept", 1)
        assert await store.presence.is_present("kept", 1, NOW)
        assert not await store.logs.append(entry(version=2))
        assert await store.logs.append(entry())
