"""How far members have read."""

from __future__ import annotations

from tests.server.store.store_helpers import entry, opened


async def test_the_seen_version_never_decreases(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry(members=("anna", "bert")))
        for version, seen in ((3, 3), (2, 3), (5, 5)):
            await store.members.mark_seen({("t", "anna"): version, ("t", "carl"): version})
            assert [version for _, version in await store.tables.of_member("anna", 1)] == [seen]
        await store.logs.append(entry(version=2, members=("anna",)))
        assert [version for _, version in await store.tables.of_member("anna", 1)] == [5]
        assert [version for _, version in await store.tables.of_member("bert", 1)] == [0]
        await store.members.mark_seen({("t", "nobody"): 3, ("nowhere", "anna"): 7})
        assert await store.tables.of_member("nobody", 1) == []


async def test_unread_entries_are_skipped(database_url: str) -> None:
    """Members who were behind stay as far behind, at these tables only."""

    async with opened(database_url) as store:
        for name in "ab":
            await store.logs.append(entry(name, members=("anna", "bert")))
            await store.members.mark_seen({(name, "anna"): 1})
        await store.members.skip_unread(["a"])
        for person, seen in (("anna", {"a": 2, "b": 1}), ("bert", {"a": 1, "b": 0})):
            assert {row.id: version for row, version in await store.tables.of_member(person, 5)} == seen
