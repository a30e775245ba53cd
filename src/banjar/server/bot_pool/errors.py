"""Errors of bot requests. Their messages never contain hidden information of a game."""

from __future__ import annotations


class BotUnavailable(RuntimeError):
    """No worker could answer, or the pool is closed."""


class BotQueueFull(BotUnavailable):
    """Too many requests of the same network wait already."""


class BotRequestRefused(ValueError):
    """The request is invalid: an unknown game or level, an illegal action, not the turn of this seat."""


class WorkerLost(RuntimeError):
    """A worker died, sent a malformed reply or timed out, and has to be replaced."""
