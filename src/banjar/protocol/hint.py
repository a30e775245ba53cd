"""Hints: what the expert would do."""

from __future__ import annotations

from banjar.core.advice import Advice, Effect
from banjar.protocol.base import ServerStruct


class HintSentence(ServerStruct, kw_only=True):
    """One thing that the action brings, prevents or costs."""

    effect: Effect
    message: str
    """Names the message `<game>-web-hint-<message>`, which takes the values and the names of the seats."""
    values: dict[str, str | int]
    seats: dict[str, list[int]]

    @classmethod
    def of(cls, advice: Advice) -> HintSentence:
        """The wire form of a game's advice."""
        seats = {name: list(listed) for name, listed in advice.seats.items()}
        return cls(effect=advice.effect, message=advice.message, values=dict(advice.values), seats=seats)


class HintReason(ServerStruct, kw_only=True):
    """One action, and what the expert's search found; null where the bot does not say."""

    action: str
    visits: int | None
    value: float | None
    margin: float | None
    why: list[HintSentence]
    """Why to choose it, the most important first; only for the best action."""


class HintAnswer(ServerStruct, kw_only=True):
    """The actions, best first."""

    reasons: list[HintReason]
