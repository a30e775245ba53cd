"""Repeat a read until the database answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from banjar.server.store.errors import StoreUnavailable
from banjar.server.tables.runtime import DATABASE_RETRY_SECONDS


async def retried(read: Callable[[], Awaitable[None]]) -> None:
    """Read what a notification was about: none comes twice."""
    while True:
        try:
            return await read()
        except StoreUnavailable:
            await asyncio.sleep(DATABASE_RETRY_SECONDS)
