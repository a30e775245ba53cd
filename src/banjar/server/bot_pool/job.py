"""A question on its way to an answer."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from banjar.server.bot_pool.request import BotReply


@dataclass(eq=False, slots=True)
class Job:
    """A question with its number, and whoever waits for the answer."""

    number: int
    game: str
    whose: str
    frame: bytes
    answer: asyncio.Future[BotReply]
    failures: int = 0
    failed_at: int | None = None
    """The number of the place where it went wrong last."""
    is_falling_back: bool = False
    """A plain worker answers though compiled ones should."""
