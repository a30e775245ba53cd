"""Bots that think in processes of their own, so that the web process never waits for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from banjar.server.workers.errors import QuestionRefused, WorkersUnavailable
from banjar.server.workers.question import Answer, Question, Reason

if TYPE_CHECKING:
    from banjar.server.workers.workers import Workers

__all__ = ["Answer", "Question", "QuestionRefused", "Reason", "Workers", "WorkersUnavailable"]


def __getattr__(name: str) -> Any:
    """The workers themselves need no asyncio, and start sooner without it."""
    if name != "Workers":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from banjar.server.workers.workers import Workers

    return Workers
