"""Auto-replies are stored by seat."""

from __future__ import annotations

import pytest
from tests.server.store.store_helpers import NOW, entry, opened

from banjar.server.store import StoreError


async def test_an_auto_reply_is_replaced(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.logs.append(entry())
        assert await store.auto_replies.of_table("t") == {}
        await store.auto_replies.set("t", 2, b"two")
        await store.auto_replies.set("t", 0, b"zero")
        await store.auto_replies.set("t", 2, b"new")
        assert await store.auto_replies.of_table("t") == {0: b"zero", 2: b"new"}


async def test_a_missing_table_is_an_error(database_url: str) -> None:
    async with opened(database_url) as store:
        for table in ("nobody", "\0"):
            for work in (
                store.chat.add(table, NOW, b"{}"),
                store.auto_replies.set(table, 0, b"{}"),
                store.seat_tokens.create("hash", table, 0, NOW),
            ):
                with pytest.raises(StoreError, match="there is no table '"):
                    await work
