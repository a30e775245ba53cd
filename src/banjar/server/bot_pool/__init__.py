"""Run bots in worker processes, so that they never block the web process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banjar.server.bot_pool.errors import BotRequestRefused, BotUnavailable
from banjar.server.bot_pool.request import ActionScore, BotReply, BotRequest

if TYPE_CHECKING:
    from banjar.server.bot_pool.pool import BotPool

__all__ = ["ActionScore", "BotPool", "BotReply", "BotRequest", "BotRequestRefused", "BotUnavailable"]


def __getattr__(name: str) -> type:
    """Import the pool on first use: workers need no asyncio and start faster without it."""
    if name != "BotPool":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from banjar.server.bot_pool.pool import BotPool

    return BotPool
