"""Requests to bots and their replies."""

from __future__ import annotations

from typing import Any

import msgspec

STAND_IN = "greedy"
"""The level that decides where a search would be too slow in the plain kernel, or no worker is available."""


class BotRequest(msgspec.Struct, frozen=True):
    """A decision for a bot to make. Equal requests get equal replies."""

    table: str
    """The key under which a worker caches the state."""
    game: str
    players: int
    options: dict[str, Any]
    origin: dict[str, Any]
    actions: list[str]
    """All decisions so far, in notation."""
    seat: int
    level: str
    seed: int
    """Seeds the bot for this decision."""
    explain: bool = False


class ActionScore(msgspec.Struct, frozen=True):
    """A legal action and how the bot rates it, as far as this bot says."""

    action: str
    visits: int | None = None
    value: float | None = None
    margin: float | None = None


class BotReply(msgspec.Struct, frozen=True):
    """The decision of a bot."""

    action: str
    seconds: float
    """Thinking time in the worker, without queueing and transport."""
    by: str
    """The level that decided: the stand-in where a search was requested that is not compiled."""
    reasons: list[ActionScore] = []
    """Best first; empty unless the request asks for an explanation."""
