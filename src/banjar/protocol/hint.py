"""Hints: what the expert would do."""

from __future__ import annotations

from banjar.protocol.base import ServerStruct


class HintReason(ServerStruct, kw_only=True):
    """One action, and what the expert's search found; null where the bot does not say."""

    action: str
    visits: int | None
    value: float | None
    margin: float | None


class HintAnswer(ServerStruct, kw_only=True):
    """The actions, best first."""

    reasons: list[HintReason]
