"""A bot request that waits for its reply."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from banjar.server.bot_pool.request import BotReply
from banjar.server.bot_pool.requester import Requester


@dataclass(eq=False, slots=True)
class Job:
    """A numbered request, and the future of its reply."""

    number: int
    game: str
    requester: Requester
    frame: bytes
    reply: asyncio.Future[BotReply]
    failures: int = 0
    failed_slot: int | None = None
    """The number of the slot where it failed last."""
    is_falling_back: bool = False
    """The plain worker answers in place of a compiled one."""
