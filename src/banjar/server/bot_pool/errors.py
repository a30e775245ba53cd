"""What can go wrong with a question; no message holds anything hidden in a game."""

from __future__ import annotations


class BotUnavailable(RuntimeError):
    """Nobody could answer, or the workers are closed."""


class BotRequestRefused(ValueError):
    """The question is wrong: an unknown game or level, a decision that cannot be played, not this seat's turn."""


class WorkerLost(RuntimeError):
    """A worker died, answered nonsense or did not answer; it has to be replaced."""
