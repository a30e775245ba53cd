"""What a worker is asked and what it answers."""

from __future__ import annotations

from typing import Any

import msgspec

STAND_IN = "greedy"
"""Decides instead of a search that the plain kernel is too slow for, and where no worker can be had."""


class BotRequest(msgspec.Struct, frozen=True):
    """A decision for a bot; the same question has the same answer."""

    table: str
    """Under this name a worker remembers how far it has played the game."""
    game: str
    players: int
    options: dict[str, Any]
    origin: dict[str, Any]
    actions: list[str]
    """All decisions so far, in notation."""
    seat: int
    level: str
    seed: int
    """The bot's, for this decision."""
    explain: bool = False


class ActionScore(msgspec.Struct, frozen=True):
    """A legal action with what the bot thought of it, as far as this bot tells."""

    action: str
    visits: int | None = None
    value: float | None = None
    margin: float | None = None


class BotReply(msgspec.Struct, frozen=True):
    """What a bot decided."""

    action: str
    seconds: float
    """In the worker, without waiting and transport."""
    by: str
    """The level that really decided: greedy where a search was asked for that is not compiled yet."""
    reasons: list[ActionScore] = []
    """Best first; empty unless the question wants an explanation."""
