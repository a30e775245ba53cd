"""Tokens let programs play a seat, until they are revoked."""

from __future__ import annotations

from tests.server.store.store_helpers import NOW, entry, opened


async def test_seat_tokens(database_url: str) -> None:
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
