"""Answers in advance are kept by seat."""

from __future__ import annotations

import pytest
from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store import StoreError


async def test_answers_are_replaced(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry())
        assert await store.auto_replies.of_table("t") == {}
        await store.auto_replies.set("t", 2, b"two")
        await store.auto_replies.set("t", 0, b"zero")
        await store.auto_replies.set("t", 2, b"new")
        assert await store.auto_replies.of_table("t") == {0: b"zero", 2: b"new"}


async def test_nothing_is_kept_for_a_table_that_is_not_there(database_url: str) -> None:
    async with opened(database_url) as store:
        for table in ("nobody", "\0"):
            for work in (
                store.chat.add(table, NOW, b"{}"),
                store.auto_replies.set(table, 0, b"{}"),
                store.seat_tokens.create("hash", table, 0, NOW),
            ):
                with pytest.raises(StoreError, match="there is no table '"):
                    await work
